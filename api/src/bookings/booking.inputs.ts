import { ArgsType, Field } from 'type-graphql';
import { KeyedPageArgs } from '../core/pagination';
import { BookingStatus } from './booking.entity';

@ArgsType()
export class MyBookingsArgs extends KeyedPageArgs {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings that stand so.' })
  status?: BookingStatus | null;
}
