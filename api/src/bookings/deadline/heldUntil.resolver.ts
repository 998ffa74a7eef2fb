import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { atHotel, holdBooking, mayHold } from './heldUntil.service';
import { HoldBookingInput, HoldBookingResult, HotelMoment } from './heldUntil.types';

@Resolver(() => Booking)
export class HeldUntilResolver {
  @Allow('booking:hold')
  @Mutation(() => HoldBookingResult, {
    description:
      'Holds an unpaid booking, which staff hold until a time, until another one, or confirms it, so that the guest pays at the hotel. The guest gets a mail. Repeating it changes nothing. Staff of the hotel only.',
  })
  holdBooking(
    @Arg('input', () => HoldBookingInput) input: HoldBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return holdBooking(viewer, input);
  }

  @FieldResolver(() => HotelMoment, {
    nullable: true,
    description:
      'Until when staff hold it, confirmed but unpaid: if nothing is paid by then, it is cancelled without a fee. Null once anything is paid or the guests are checked in, and for bookings that wait for no payment.',
  })
  async heldUntil(
    @Root() { heldUntil, hotelId }: Booking,
    @Ctx() { loaders }: Context,
  ): Promise<HotelMoment | null> {
    if (!heldUntil) return null;
    const hotel = hotelId ? await loaders.hotels.load(hotelId) : null;
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return build(HotelMoment, atHotel(heldUntil, city?.timeZone ?? 'UTC'));
  }
}

@Resolver(() => BookingAbilities)
export class HoldBookingAbilityResolver {
  @FieldResolver(() => Boolean, {
    description: 'Hold it until another time, or confirm it, with holdBooking. Staff of the hotel only.',
  })
  holdBooking(@Root() { booking }: BookingAbilities, @Ctx() { viewer }: Context): boolean {
    return mayHold(viewer, booking);
  }
}
