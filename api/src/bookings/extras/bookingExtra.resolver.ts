import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { User } from '../../users/user.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { todayFor } from '../hotelDay.service';
import { BookingAbilities } from '../booking.types';
import { BookingExtra } from './bookingExtra.entity';
import { addExtra, maySellExtras, refundIfRemoved, removeExtra } from './bookingExtra.service';
import { AddExtraInput, AddExtraResult, RemoveExtraInput, RemoveExtraResult } from './bookingExtra.types';

@Resolver(() => Booking)
export class BookingExtrasResolver {
  @Allow('extra:sell')
  @Mutation(() => AddExtraResult, {
    description:
      'Sells an extra of the hotel on a confirmed booking, at the price of now. The guest owes it; takePayment takes the money. Staff of the hotel only.',
  })
  addExtra(
    @Arg('input', () => AddExtraInput) input: AddExtraInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return addExtra(viewer, input);
  }

  @Allow('extra:sell')
  @Mutation(() => RemoveExtraResult, {
    description:
      'Removes an extra from a confirmed booking: the guest owes it no longer, and what they have paid of it is refunded. Repeating it changes nothing. Staff of the hotel only.',
  })
  removeExtra(
    @Arg('input', () => RemoveExtraInput) input: RemoveExtraInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return removeExtra(viewer, input);
  }

  @ListSize(2)
  @FieldResolver(() => [BookingExtra], {
    description: 'The extras that were sold on it, oldest first; empty if you may not read them.',
  })
  async extras(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingExtra[]> {
    return can(viewer, 'booking:read', booking) ? loaders.extrasOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => BookingAbilities)
export class ExtraAbilitiesResolver {
  @FieldResolver(() => Boolean, {
    description: 'Add and remove extras with addExtra and removeExtra. Staff of the hotel only.',
  })
  async sellExtras(
    @Root() { booking }: BookingAbilities,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<boolean> {
    if (!can(viewer, 'extra:sell', booking)) return false;
    const hotel = booking.hotelId ? await loaders.hotels.load(booking.hotelId) : null;
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return maySellExtras(viewer, booking, todayFor(city));
  }
}

@Resolver(() => BookingExtra)
export class BookingExtraResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who sold it.' })
  soldBy(@Root() { soldById }: BookingExtra, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(soldById);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who removed it; null if it was not removed.' })
  cancelledBy(
    @Root() { cancelledById }: BookingExtra,
    @Ctx() { loaders }: Context,
  ): Promise<User | null> | null {
    return cancelledById ? loaders.users.load(cancelledById) : null;
  }

  @FieldResolver(() => Int, {
    description:
      'What removing it now would refund, in cents: the part of its price that the guest has paid. The rest lowers what they owe.',
  })
  async refundIfRemovedCents(@Root() extra: BookingExtra, @Ctx() { loaders }: Context): Promise<number> {
    const booking = await loaders.bookings.load(extra.bookingId);
    return booking?.status === BookingStatus.CONFIRMED && !extra.cancelledAt
      ? refundIfRemoved(booking, extra)
      : 0;
  }
}
