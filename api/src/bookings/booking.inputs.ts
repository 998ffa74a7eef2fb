import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { PageArgs } from '../core/pagination';
import { BookingStatus } from './booking.entity';

@ArgsType()
export class MyBookingsArgs extends PageArgs {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings that stand so.' })
  status?: BookingStatus | null;
}

@ArgsType()
export class BookingsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings that stand so.' })
  status?: BookingStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Only those that hold nights unpaid: holds, and bookings with a change that waits for its payment.',
  })
  unpaid?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "A booking's reference, or a part of the hotel's name or of the guest's name or e-mail.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: `Look for at most ${LIMITS.name} characters` })
  text?: string | null;
}
