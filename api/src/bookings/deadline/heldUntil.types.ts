import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { Booking } from '../booking.entity';
import { FrontDeskRefused } from '../desk/frontDesk.types';

@InputType({ description: 'A time on a day, by the clock at the hotel.' })
export class HotelMomentInput {
  @Field(() => NightScalar, { description: 'The day.' })
  day!: string;

  @Field(() => String, { description: 'The time, HH:MM from 00:00 to 23:59.' })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Enter a time such as 18:00' })
  time!: string;
}

@ObjectType({ description: 'A moment, and how the clock at the hotel shows it.', simpleResolvers: true })
export class HotelMoment {
  @Field(() => Date, { description: 'The moment.' })
  at!: Date;

  @Field(() => NightScalar, { description: 'The day at the hotel.' })
  day!: string;

  @Field(() => String, { description: 'The time at the hotel, HH:MM.' })
  time!: string;
}

@InputType({ description: 'Until when staff hold an unpaid booking.' })
export class HoldBookingInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => HotelMomentInput, {
    nullable: true,
    description:
      'The new time, at the latest the end of the day of arrival; null confirms the booking, and the guest pays at the hotel.',
  })
  @IsOptional()
  @ValidateNested()
  until?: HotelMomentInput | null;
}

export const HoldBookingResult = createUnionType({
  name: 'HoldBookingResult',
  description: 'The booking with its new time, or why it stays as it is.',
  types: () => [Booking, FrontDeskRefused] as const,
});
