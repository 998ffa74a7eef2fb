import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { freeUntil } from '../../../../schema/cancellation';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { firstNight } from '../booking.service';
import { todayFor } from '../hotelDay.service';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { isDue, type Refund } from '../pay/refund.entity';
import { ListSize } from '../../core/cost.decorator';
import { BulkResult } from '../../core/bulk';
import {
  BookingCancellation,
  CancelBookingInput,
  CancelBookingResult,
  CancelBookingsInput,
  ReleaseCheckoutsInput,
} from './cancellation.types';
import { abilities, cancelBooking, cancelBookings, releaseCheckouts } from './cancellation.service';

@Resolver(() => Booking)
export class CancellationResolver {
  @Allow('booking:cancel', 'booking:refund-much')
  @Mutation(() => CancelBookingResult, {
    description:
      'Cancels a confirmed booking before its first night. A guest is refunded by the cancellation terms; if the hotel cancels, everything is refunded unless staff choose another sum.',
  })
  cancelBooking(
    @Arg('input', () => CancelBookingInput) input: CancelBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return cancelBooking(viewer, input);
  }

  @FieldResolver(() => BookingCancellation, { description: 'Its cancellation terms.' })
  async cancellation(@Root() booking: Booking, @Ctx() { loaders }: Context): Promise<BookingCancellation> {
    const stays = await loaders.staysOfBooking.load(booking.id);
    const { lateRefundPercent } = booking;
    return { freeUntil: freeUntil(firstNight(stays), booking), lateRefundPercent };
  }

  @FieldResolver(() => Int, {
    description:
      'The part of refundedCents that cancelling refunded, in cents, without earlier refunds for changes; 0 unless cancelled.',
  })
  async cancellationRefundCents(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<number> {
    return sumOf(await loaders.refundsOfBooking.load(id), ({ reason }) => reason === 'cancelled');
  }

  @FieldResolver(() => Int, {
    description:
      'The part of refundedCents that is still due: not accepted by the card provider yet, or not paid out at the front desk yet; in cents.',
  })
  async pendingRefundCents(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<number> {
    return sumOf(await loaders.refundsOfBooking.load(id), isDue);
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

  @ListSize(100)
  @Allow('booking:cancel-many')
  @Mutation(() => [BulkResult], {
    description:
      'Cancels bookings as cancelBooking does, with the usual refund of who cancels, and reports the result for each. The refunds follow within seconds. Staff of the hotel only.',
  })
  cancelBookings(
    @Arg('input', () => CancelBookingsInput) input: CancelBookingsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return cancelBookings(viewer, input);
  }

  @ListSize(100)
  @Allow('booking:end-many')
  @Mutation(() => [BulkResult], {
    description:
      'Releases holds as releaseCheckout does, and reports the result for each. Staff of the hotel only.',
  })
  releaseCheckouts(
    @Arg('input', () => ReleaseCheckoutsInput) input: ReleaseCheckoutsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return releaseCheckouts(viewer, input);
  }
}

/** The cents of the refunds that match. */
const sumOf = (refunds: Refund[], isMeant: (refund: Refund) => boolean): number =>
  refunds.filter(isMeant).reduce((sum, { amountCents }) => sum + amountCents, 0);
