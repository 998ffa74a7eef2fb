import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import type { PageOf } from '../core/pagination';
import type { Booking } from './booking.entity';
import { BookingsArgs } from './bookingList.inputs';
import { listBookings } from './bookingList.service';
import { BookingList } from './booking.resolver';

@Resolver()
export class BookingListResolver {
  @Allow('booking:list')
  @Query(() => BookingList, {
    description: "Everybody's bookings, or a hotel's, newest first. Administrators only.",
  })
  bookings(
    @Args(() => BookingsArgs) args: BookingsArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<Booking>> {
    return listBookings(viewer, args);
  }
}
