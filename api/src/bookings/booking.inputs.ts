import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '../core/pagination';
import { BookingStatus } from './booking.entity';

@ArgsType()
export class MyBookingsArgs extends PageArgs {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings that stand so.' })
  status?: BookingStatus | null;
}

@InputType({ description: 'Which booking to cancel.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'Its reference.' })
  bookingId!: string;
}
