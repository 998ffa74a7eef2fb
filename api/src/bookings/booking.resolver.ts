import { currentLanguage } from '../../../schema/language';
import { nameIn } from '../hotels/placeNames/placeNames';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { referenceOf } from '../../../schema/bookingReferences';
import { Cost, ListSize } from '../core/cost.decorator';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { ChargeLine } from '../hotels/cities/cityCharge.types';
import { Hotel } from '../hotels/hotel.entity';
import { Counted, type Counting } from '../core/counting.decorator';
import { Page, type PageOf } from '../core/pagination';
import { can } from '../access/policy';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { Booking, BookingStatus } from './booking.entity';
import { MyBookingsArgs } from './booking.types';
import { findBooking } from './booking.service';
import { BookingsArgs } from './lists/bookingList.inputs';
import { listBookings, listMyBookings } from './lists/bookingList.service';
import { BookingEvent } from './bookingEvent.entity';
import { Stay } from './stay.entity';
import { nextStay, previousStay } from './roomMoves';

const BookingList = Page(Booking, 'Booking');

@Resolver(() => Booking)
export class BookingResolver {
  @Allow('booking:read')
  @Query(() => Booking, {
    nullable: true,
    description: 'The booking; null if it does not exist or is not yours.',
  })
  booking(
    @Arg('id', () => ID, { description: 'Its id, or its reference in any case, with or without the dash.' })
    id: string,
    @Ctx() { viewer }: Context,
  ): Promise<Booking | null> {
    return findBooking(viewer, id);
  }

  @Allow('booking:list-own')
  @Query(() => BookingList, { description: 'Your bookings, newest first unless you ask for a group.' })
  myBookings(
    @Args(() => MyBookingsArgs) args: MyBookingsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Booking>> {
    return listMyBookings(viewer, args, counting);
  }

  @Cost(500)
  @Allow('booking:list')
  @Query(() => BookingList, {
    description: 'All bookings, or those of a hotel, newest first by default. Staff of the hotel only.',
  })
  bookings(
    @Args(() => BookingsArgs) args: BookingsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Booking>> {
    return listBookings(viewer, args, counting);
  }

  @FieldResolver(() => String, {
    description:
      'Its reference for people: 8 letters and digits without look-alikes, such as `K7M4-2QXR`. Unique.',
  })
  reference(@Root() booking: Booking): string {
    return referenceOf(booking);
  }

  @FieldResolver(() => Date, {
    description:
      'When its status, payment, dates, rooms or guests last changed; initially when it was created.',
  })
  updatedAt(@Root() { createdAt, changedAt }: Booking): Date {
    return changedAt ?? createdAt;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the hold ends; null once it is no longer a hold.',
  })
  holdExpiresAt(@Root() { status, holdExpiresAt }: Booking): Date | null {
    return status === BookingStatus.HELD ? holdExpiresAt : null;
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'The hotel; null if it has been deleted since.',
  })
  hotel(@Root() { hotelId }: Booking, @Ctx() { loaders }: Context): Promise<Hotel | null> | null {
    return hotelId ? loaders.hotels.load(hotelId) : null;
  }

  @FieldResolver(() => User, { description: 'Who booked.' })
  user(@Root() { userId }: Booking, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @ListSize(3)
  @FieldResolver(() => [Stay], {
    description:
      'What was booked: one stay for each room number, and one more for each room that guests move to.',
  })
  stays(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<Stay[]> {
    return loaders.staysOfBooking.load(id);
  }

  @ListSize(3)
  @FieldResolver(() => [ChargeLine], {
    description: 'Taxes and fees included in the total.',
  })
  charges(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<ChargeLine[]> {
    return loaders.chargesOfBooking.load(id);
  }

  @ListSize(8)
  @FieldResolver(() => [BookingEvent], {
    description: 'Its history, oldest first; empty if you may not read it.',
  })
  history(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingEvent[]> | [] {
    return can(viewer, 'booking:read', booking) ? loaders.eventsOfBooking.load(booking.id) : [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the city of its hotel in the language of the request; null without the hotel.',
  })
  async cityName(@Root() { hotelId }: Booking, @Ctx() { loaders }: Context): Promise<string | null> {
    const hotel = hotelId === null ? null : await loaders.hotels.load(hotelId);
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return city ? nameIn(city, currentLanguage()) : null;
  }
}

@Resolver(() => BookingEvent)
export class BookingEventResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who took this step; null for Staybook itself and the card provider.',
  })
  user(@Root() { userId }: BookingEvent, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId ? loaders.users.load(userId) : null;
  }
}

@Resolver(() => Stay)
export class StayResolver {
  @FieldResolver(() => RoomNumber, {
    nullable: true,
    description: 'The room number; null if it has been deleted since.',
  })
  roomNumber(@Root() { roomNumberId }: Stay, @Ctx() { loaders }: Context): Promise<RoomNumber | null> | null {
    return roomNumberId ? loaders.roomNumbers.load(roomNumberId) : null;
  }

  @FieldResolver(() => RoomType, {
    nullable: true,
    description: 'The room type; null if it has been deleted since.',
  })
  roomType(@Root() { roomTypeId }: Stay, @Ctx() { loaders }: Context): Promise<RoomType | null> | null {
    return roomTypeId ? loaders.roomTypes.load(roomTypeId) : null;
  }

  @FieldResolver(() => Stay, {
    nullable: true,
    description:
      'The stay in which its guests go on in another room, from the day on which this one ends; null if they leave.',
  })
  async movesTo(@Root() stay: Stay, @Ctx() { loaders }: Context): Promise<Stay | null> {
    return stay.nextStayId
      ? (nextStay(stay, await loaders.staysOfBooking.load(stay.bookingId)) ?? null)
      : null;
  }

  @FieldResolver(() => Stay, {
    nullable: true,
    description: 'The stay in another room from which its guests come on its first day; null if they arrive.',
  })
  async movedFrom(@Root() stay: Stay, @Ctx() { loaders }: Context): Promise<Stay | null> {
    return previousStay(stay, await loaders.staysOfBooking.load(stay.bookingId)) ?? null;
  }
}
