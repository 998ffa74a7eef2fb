import { In } from 'typeorm';
import { refundIfCancelled } from '../../../../schema/cancellation';
import { hook } from '../../core/hooks';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { maySetArrivalHour } from '../desk/arrival.service';
import { firstNight, hasStarted, todayAtHotel, todayFor } from '../booking.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queueCancellationMail } from '../bookingMails.service';
import { transition, type Step } from '../history.service';
import { Stay } from '../stay.entity';
import { authorize, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { freeNights } from '../../rooms/nights/night.service';
import { endChange } from '../change/applyChange.service';
import { forEach, type BulkResult } from '../../core/bulk';
import { releaseCheckout } from '../hold/hold.service';
import {
  NotCancellable,
  type CancelBookingInput,
  type CancelBookingsInput,
  type ReleaseCheckoutsInput,
} from './cancellation.types';

/** Runs inside the transaction that cancels a confirmed booking, with its row locked. */
export const onBookingCancelled = hook<Booking>();

/**
 * Cancels a confirmed booking before its first night is over. Its nights are free at once, and the amount due
 * by the terms is refunded.
 * Cancelling again returns the same booking. Refuses NotCancellable.
 */
export async function cancelBooking(
  viewer: Viewer | undefined,
  { bookingId }: CancelBookingInput,
  action = 'cancelBooking',
): Promise<Booking> {
  authorizeToAsk(viewer, 'booking:cancel');
  const booking = await transaction(async () => {
    const [locked] = await lockRows(Booking, [bookingId]);
    if (!locked || !can(viewer, 'booking:read', locked))
      refuse(new NotCancellable('This booking does not exist.'));
    authorize(viewer, 'booking:cancel', locked);
    if (locked.status === BookingStatus.CANCELLED) return locked;
    if (locked.status !== BookingStatus.CONFIRMED)
      refuse(
        new NotCancellable(
          'Only a confirmed booking can be cancelled. A hold ends on its own, or can be released.',
        ),
      );
    const stays = await repo(Stay).findBy({ bookingId });
    const today = await todayAtHotel(locked);
    if (hasStarted(stays, today))
      refuse(new NotCancellable('The stay has begun, so it can no longer be cancelled.'));
    const refundCents = refundNow(locked, stays, today);
    const before = { ...locked };
    const by = locked.userId === viewer?.id ? 'the guest' : 'an administrator';
    await endConfirmed(locked, refundCents, { who: viewer?.id ?? null, why: `Cancelled by ${by}.` });
    await queueCancellationMail(locked, refundCents);
    await recordBookingChange(viewer, action, locked, { before, after: locked });
    return locked;
  });
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

/** What the viewer may do with a booking now, by the rules that the services enforce. */
export function abilities(viewer: Viewer | undefined, booking: Booking, stays: Stay[], today: string) {
  const confirmed = booking.status === BookingStatus.CONFIRMED;
  const cancel = confirmed && !hasStarted(stays, today) && can(viewer, 'booking:cancel', booking);
  return {
    cancel,
    change: confirmed && !hasStarted(stays, today) && can(viewer, 'booking:change', booking),
    setArrivalHour: maySetArrivalHour(viewer, booking, stays, today),
    releaseChange: confirmed && can(viewer, 'change:release', booking),
    release: booking.status === BookingStatus.HELD && can(viewer, 'checkout:release', booking),
    refundIfCancelledCents: cancel ? refundNow(booking, stays, today) : 0,
  };
}

/** The refund for cancelling today: by the terms, and at most what is not refunded yet. */
const refundNow = (booking: Booking, stays: Stay[], today: string): number =>
  Math.min(refundIfCancelled(booking.totalCents, firstNight(stays), today, booking), leftToRefund(booking));

/** Ends a confirmed booking, frees its nights and queues its refund, inside the caller's transaction. */
export async function endConfirmed(booking: Booking, refundCents: number, step: Step): Promise<Booking> {
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'cancelled') : booking.payment;
  await transition(booking, { status: BookingStatus.CANCELLED, payment }, step);
  await freeNights(booking.hotelId, { bookingId: booking.id });
  await endChange(booking);
  await onBookingCancelled.run(booking);
  return booking;
}

/** A person's confirmed bookings that have not begun, each with the refund for cancelling it now. */
export async function listPaidAhead(userId: string): Promise<{ booking: Booking; refundCents: number }[]> {
  const bookings = await repo(Booking).find({
    where: { userId, status: BookingStatus.CONFIRMED },
    relations: { hotelRow: { cityRow: true } },
  });
  const stays = await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) });
  return bookings.flatMap((booking) => {
    const own = stays.filter(({ bookingId }) => bookingId === booking.id);
    const today = todayFor(booking.hotelRow?.cityRow);
    if (hasStarted(own, today)) return [];
    return [{ booking, refundCents: refundNow(booking, own, today) }];
  });
}

/** Cancels each booking like cancelBooking(). */
export function cancelBookings(
  viewer: Viewer | undefined,
  { bookingIds }: CancelBookingsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'booking:end-many');
  return forEach(bookingIds, (bookingId) => cancelBooking(viewer, { bookingId }, 'cancelBookings'));
}

/** Releases each hold like releaseCheckout(). */
export function releaseCheckouts(
  viewer: Viewer | undefined,
  { bookingIds }: ReleaseCheckoutsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'booking:end-many');
  return forEach(bookingIds, (bookingId) => releaseCheckout(viewer, { bookingId }, 'releaseCheckouts'));
}
