import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { Booking } from '../booking.entity';
import { NightScalar } from '../../core/night.scalar';
import { NotCancellable } from './cancellation.problems';

@ObjectType({
  description: 'On what terms a booking may be cancelled: those of the hotel when it was booked.',
  simpleResolvers: true,
})
export class BookingCancellation {
  @Field(() => NightScalar, {
    description: 'The last day, at the hotel, on which cancelling gives everything back.',
  })
  freeUntil!: string;

  @Field(() => Int, { description: 'Percent of the price that comes back later, before the stay begins.' })
  lateRefundPercent!: number;
}

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it cannot be cancelled.',
  types: () => [Booking, NotCancellable] as const,
});
