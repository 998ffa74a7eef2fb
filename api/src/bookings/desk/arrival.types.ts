import { IsInt, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { LAST_ARRIVAL_HOUR } from '../../../../schema/arrivals';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';

const message = `Choose an hour from 0 to ${LAST_ARRIVAL_HOUR}.`;

@InputType({ description: 'When the guests of a booking expect to arrive.' })
export class SetArrivalHourInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `The hour of arrival on the first day, within the check-in hours of the hotel; 24 to ${LAST_ARRIVAL_HOUR} are after midnight. Null if not known yet.`,
  })
  @ValidateIf((input: SetArrivalHourInput) => input.arrivalHour != null)
  @IsInt({ message })
  @Min(0, { message })
  @Max(LAST_ARRIVAL_HOUR, { message })
  arrivalHour?: number | null;
}

@ObjectType({
  implements: Problem,
  description: 'The guests cannot arrive in that hour, or have arrived already.',
})
export class ArrivalHourRefused extends Problem {
  static override readonly status = 409;
}

export const SetArrivalHourResult = createUnionType({
  name: 'SetArrivalHourResult',
  description: 'The booking with the arrival time, or why it was refused.',
  types: () => [Booking, ArrivalHourRefused] as const,
});
