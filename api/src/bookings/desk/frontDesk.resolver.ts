import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Cost, ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { BookingNote } from './bookingNote.entity';
import { addBookingNote } from './bookingNote.service';
import { deskStaysOf, findBusiestHotel, readFrontDesk } from './frontDesk.service';
import {
  AddBookingNoteInput,
  AddBookingNoteResult,
  DeskStay,
  FrontDesk,
  FrontDeskArgs,
  StayStateInput,
  StayStateResult,
} from './frontDesk.types';
import { StayAction } from './stayActions';
import { changeStayState } from './stayState.service';

@Resolver(() => Booking)
export class FrontDeskResolver {
  @Cost(200)
  @Allow('frontDesk:read')
  @Query(() => FrontDesk, {
    nullable: true,
    description:
      'Arrivals, departures, room moves and guests in house on a day at a hotel. Staff of the hotel only.',
  })
  frontDesk(
    @Args(() => FrontDeskArgs) args: FrontDeskArgs,
    @Ctx() { viewer }: Context,
  ): Promise<FrontDesk | null> {
    return readFrontDesk(viewer, args);
  }

  @Cost(200)
  @Allow('frontDesk:read')
  @Query(() => Hotel, {
    nullable: true,
    description:
      'The hotel with the most arrivals today (UTC), then with the most guests in house, then the first by name; null if there are no hotels. Staff of the hotel only.',
  })
  busiestHotel(@Ctx() { viewer }: Context): Promise<Hotel | null> {
    return findBusiestHotel(viewer);
  }

  @Allow('stay:manage')
  @Mutation(() => StayStateResult, {
    description:
      'Checks in the guests of a stay, and checks them out of the room that they move from; an unpaid change of the booking is discarded. Staff of the hotel only.',
  })
  checkInStay(
    @Arg('input', () => StayStateInput) input: StayStateInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeskStay> {
    return changeStayState(viewer, StayAction.CHECK_IN, 'checkInStay', input);
  }

  @Allow('stay:manage')
  @Mutation(() => StayStateResult, {
    description:
      'Checks out the guests of a stay; any remaining nights stay booked, unless endStay gives them up. Staff of the hotel only.',
  })
  checkOutStay(
    @Arg('input', () => StayStateInput) input: StayStateInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeskStay> {
    return changeStayState(viewer, StayAction.CHECK_OUT, 'checkOutStay', input);
  }

  @Allow('stay:manage')
  @Mutation(() => StayStateResult, {
    description:
      'Marks a stay as a no-show; it stays paid and its nights stay booked, unless endStay gives them up. Staff of the hotel only.',
  })
  markStayNoShow(
    @Arg('input', () => StayStateInput) input: StayStateInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeskStay> {
    return changeStayState(viewer, StayAction.NO_SHOW, 'markStayNoShow', input);
  }

  @Allow('stay:manage')
  @Mutation(() => StayStateResult, {
    description: 'Undoes the last check-in, check-out or no-show of a stay. Staff of the hotel only.',
  })
  undoStayState(
    @Arg('input', () => StayStateInput) input: StayStateInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeskStay> {
    return changeStayState(viewer, StayAction.UNDO, 'undoStayState', input);
  }

  @Allow('booking:note')
  @Mutation(() => AddBookingNoteResult, {
    description: 'Adds a note to a booking, for staff only. Staff of the hotel only.',
  })
  addBookingNote(
    @Arg('input', () => AddBookingNoteInput) input: AddBookingNoteInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return addBookingNote(viewer, input);
  }

  @ListSize(2)
  @FieldResolver(() => [BookingNote], {
    description: 'Notes by staff, oldest first; empty unless you may write one.',
  })
  notes(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingNote[]> | [] {
    return can(viewer, 'booking:note', booking) ? loaders.notesOfBooking.load(booking.id) : [];
  }

  @ListSize(3)
  @FieldResolver(() => [DeskStay], {
    description:
      'Its stays with what the front desk can do with them now, by room number; empty unless it is confirmed and you may check guests in.',
  })
  async deskStays(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<DeskStay[]> {
    if (!can(viewer, 'stay:manage', booking)) return [];
    const hotel = booking.hotelId ? await loaders.hotels.load(booking.hotelId) : null;
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return city ? deskStaysOf(booking, await loaders.staysOfBooking.load(booking.id), city) : [];
  }
}

@Resolver(() => BookingNote)
export class BookingNoteResolver {
  @FieldResolver(() => User, { description: 'Who wrote it.' })
  author(@Root() { authorId }: BookingNote, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(authorId);
  }
}
