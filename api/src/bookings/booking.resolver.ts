import { freeUntil } from '../../../schema/cancellation';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { Page, type PageOf } from '../core/pagination';
import { can } from '../core/policy';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { Booking, BookingStatus } from './booking.entity';
import { CancelBookingInput, MyBookingsArgs } from './booking.inputs';
import { BookingAbilities, BookingCancellation, CancelBookingResult } from './booking.results';
import {
  abilities,
  cancelBooking,
  findBooking,
  firstNight,
  listMyBookings,
  todayFor,
} from './booking.service';
import { BookingEvent } from './bookingEvent.entity';
import { Stay } from './stay.entity';

export const BookingList = Page(Booking, 'Booking');

@Resolver(() => Booking)
export class BookingResolver {
  @Allow('booking:read')
  @Query(() => Booking, {
    nullable: true,
    description: 'The booking; null where there is none, or it is not yours.',
  })
  booking(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<Booking | null> {
    return findBooking(viewer, id);
  }

  @Allow('booking:list-own')
  @Query(() => BookingList, { description: 'Your bookings, newest first.' })
  myBookings(
    @Args(() => MyBookingsArgs) args: MyBookingsArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<Booking>> {
    return listMyBookings(viewer, args);
  }

  @Allow('booking:cancel')
  @Mutation(() => CancelBookingResult, {
    description:
      'Cancels a confirmed booking before its first night; what the policy gives back is refunded.',
  })
  cancelBooking(
    @Arg('input', () => CancelBookingInput) input: CancelBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return cancelBooking(viewer, input);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'The hotel; null when it was removed since.' })
  hotel(@Root() { hotelId }: Booking, @Ctx() { loaders }: Context): Promise<Hotel | null> | null {
    return hotelId ? loaders.hotels.load(hotelId) : null;
  }

  @FieldResolver(() => User, { description: 'Who booked.' })
  user(@Root() { userId }: Booking, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @FieldResolver(() => [Stay], { description: 'What was booked: one stay a room number.' })
  stays(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<Stay[]> {
    return loaders.staysOfBooking.load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The hosted payment page, for the owner while the nights are held; else null.',
  })
  async checkoutUrl(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<string | null> {
    const open = booking.status === BookingStatus.HELD && can(viewer, 'booking:pay', booking);
    return open ? ((await loaders.payments.load(booking.id))?.url ?? null) : null;
  }

  @FieldResolver(() => BookingCancellation, { description: 'On what terms it may be cancelled.' })
  async cancellation(@Root() booking: Booking, @Ctx() { loaders }: Context): Promise<BookingCancellation> {
    const stays = await loaders.staysOfBooking.load(booking.id);
    const { lateRefundPercent } = booking;
    return { freeUntil: freeUntil(firstNight(stays), booking), lateRefundPercent };
  }

  @FieldResolver(() => [BookingEvent], {
    description: 'Every step it took, the first one first; empty for who may not read it.',
  })
  history(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingEvent[]> | [] {
    return can(viewer, 'booking:read', booking) ? loaders.eventsOfBooking.load(booking.id) : [];
  }

  @FieldResolver(() => BookingAbilities, { description: 'What you may do with it now.' })
  async viewerCan(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingAbilities> {
    const [stays, hotel] = await Promise.all([
      loaders.staysOfBooking.load(booking.id),
      booking.hotelId ? loaders.hotels.load(booking.hotelId) : null,
    ]);
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return { booking, ...abilities(viewer, booking, stays, todayFor(city)) };
  }
}

@Resolver(() => BookingEvent)
export class BookingEventResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who took the step; null for the house and the card provider.',
  })
  user(@Root() { userId }: BookingEvent, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId ? loaders.users.load(userId) : null;
  }
}

@Resolver(() => Stay)
export class StayResolver {
  @FieldResolver(() => RoomNumber, {
    nullable: true,
    description: 'The room number; null when it was removed since.',
  })
  roomNumber(@Root() { roomNumberId }: Stay, @Ctx() { loaders }: Context): Promise<RoomNumber | null> | null {
    return roomNumberId ? loaders.roomNumbers.load(roomNumberId) : null;
  }

  @FieldResolver(() => RoomType, {
    nullable: true,
    description: 'The room type; null when it was removed since.',
  })
  roomType(@Root() { roomTypeId }: Stay, @Ctx() { loaders }: Context): Promise<RoomType | null> | null {
    return roomTypeId ? loaders.roomTypes.load(roomTypeId) : null;
  }
}
