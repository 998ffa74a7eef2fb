import { IsInt, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LAST_ARRIVAL_HOUR } from '../../../../schema/arrivals';

const message = `Choose an hour from 0 to ${LAST_ARRIVAL_HOUR}.`;

@InputType({ description: 'When the guests of a booking expect to arrive.' })
export class SetArrivalHourInput {
  @Field(() => ID, { description: 'Reference of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `The hour of the day of arrival, one in which the hotel takes guests in; 24 to ${LAST_ARRIVAL_HOUR} are after midnight. Null where they do not know yet.`,
  })
  @ValidateIf((input: SetArrivalHourInput) => input.arrivalHour != null)
  @IsInt({ message })
  @Min(0, { message })
  @Max(LAST_ARRIVAL_HOUR, { message })
  arrivalHour?: number | null;
}
