import { ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';

@ObjectType({
  implements: Problem,
  description: 'The guests of the booking cannot arrive in that hour, or have arrived.',
})
export class ArrivalHourRefused extends Problem {
  static override readonly status = 409;
}

export const SetArrivalHourResult = createUnionType({
  name: 'SetArrivalHourResult',
  description: 'The booking with the hour, or why it was not taken.',
  types: () => [Booking, ArrivalHourRefused] as const,
});
