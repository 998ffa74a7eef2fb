import { In, IsNull } from 'typeorm';
import { refundIfCancelled } from '../../../schema/cancellation';
import { todayIn } from '../../../schema/nights';
import { lockRows, repo, transaction } from '../database/transaction';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { now } from '../core/clock';
import { slice, type PageOf } from '../core/pagination';
import { authorize, authorized, can, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { freeNights } from '../rooms/night.service';
import { Booking, BookingStatus, PaymentStatus } from './booking.entity';
import type { CancelBookingInput, MyBookingsArgs } from './booking.inputs';
import { NotCancellable } from '../checkouts/cancellation.problems';
import { BookingChange, ChangeStatus } from './bookingChange.entity';
import { move, type Step } from './history.service';
import { queueCancellationMail } from './bookingMails.service';
import { Payment } from '../payments/payment.entity';
import { leftToRefund, queueRefund, refundSoon } from '../payments/refund.service';
import { Stay } from './stay.entity';

/** The booking, if it is there and the viewer may read it. */
export async function findBooking(viewer: Viewer | undefined, id: string): Promise<Booking | null> {
  authorize(viewer, 'booking:read');
  const booking = await repo(Booking).findOneBy({ id });
  return booking && can(viewer, 'booking:read', booking) ? booking : null;
}

/** The viewer's own bookings of every status, newest first. */
export async function listMyBookings(
  viewer: Viewer | undefined,
  args: MyBookingsArgs,
): Promise<PageOf<Booking>> {
  const { id } = authorized(viewer, 'booking:list-own');
  const [items, total] = await repo(Booking).findAndCount({
    where: { userId: id, ...(args.status ? { status: args.status } : {}) },
    order: { createdAt: 'DESC', id: 'DESC' },
    ...slice(args),
  });
  return { items, total };
}

/**
 * Cancels a confirmed booking before its first night: the nights are free at once, and what the policy gives
 * back is refunded. Cancelling again answers the same. Refuses NotCancellable.
 */
export async function cancelBooking(
  viewer: Viewer | undefined,
  { bookingId }: CancelBookingInput,
): Promise<Booking> {
  authorize(viewer, 'booking:cancel');
  const booking = await transaction(async () => {
    const [held] = await lockRows(Booking, [bookingId]);
    if (!held || !can(viewer, 'booking:read', held))
      refuse(new NotCancellable('This booking does not exist.'));
    authorize(viewer, 'booking:cancel', held);
    if (held.status === BookingStatus.CANCELLED) return held;
    if (held.status !== BookingStatus.CONFIRMED)
      refuse(
        new NotCancellable(
          'Only a confirmed booking can be cancelled. A hold ends by itself or can be released.',
        ),
      );
    const stays = await repo(Stay).findBy({ bookingId });
    const today = await todayAtHotel(held);
    if (hasBegun(stays, today))
      refuse(new NotCancellable('The stay has begun, so it can no longer be cancelled.'));
    const refundCents = refundNow(held, stays, today);
    const by = held.userId === viewer?.id ? 'the guest' : 'an administrator';
    await endConfirmed(held, refundCents, { who: viewer?.id ?? null, why: `Cancelled by ${by}.` });
    await queueCancellationMail(held, refundCents);
    return held;
  });
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

/** What the viewer may do with a booking now, by the same rules that the services apply. */
export function abilities(viewer: Viewer | undefined, booking: Booking, stays: Stay[], today: string) {
  const confirmed = booking.status === BookingStatus.CONFIRMED;
  const cancel = confirmed && !hasBegun(stays, today) && can(viewer, 'booking:cancel', booking);
  return {
    cancel,
    change: confirmed && !hasBegun(stays, today) && can(viewer, 'booking:change', booking),
    release: booking.status === BookingStatus.HELD && can(viewer, 'checkout:release', booking),
    refundIfCancelledCents: cancel ? refundNow(booking, stays, today) : 0,
  };
}

/** What cancelling gives back today by the terms, if not so much was given back before. */
const refundNow = (booking: Booking, stays: Stay[], today: string): number =>
  Math.min(refundIfCancelled(booking.totalCents, firstNight(stays), today, booking), leftToRefund(booking));

/** Ends a hold, inside the caller's transaction: the nights are free again. */
export async function endHold(booking: Booking, step: Step, payment = booking.payment): Promise<void> {
  await move(booking, { status: BookingStatus.EXPIRED, payment }, step);
  await freeNights(booking.hotelId, booking.id);
}

/** Ends a confirmed booking, inside the caller's transaction: the nights are free again, the refund is due. */
export async function endConfirmed(booking: Booking, refundCents: number, step: Step): Promise<Booking> {
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'cancelled') : booking.payment;
  await move(booking, { status: BookingStatus.CANCELLED, payment }, step);
  await freeNights(booking.hotelId, booking.id);
  await endChange(booking);
  return booking;
}

/** Gives up the change that waits for its payment, if there is one, inside the caller's transaction. */
export async function endChange({ id: bookingId, hotelId }: Booking): Promise<BookingChange | undefined> {
  const change = await repo(BookingChange).findOneBy({ bookingId, status: ChangeStatus.HELD });
  if (!change) return undefined;
  await repo(BookingChange).update({ id: change.id }, { status: ChangeStatus.ENDED, holdExpiresAt: null });
  await freeNights(hotelId, change.id);
  // Its payment page is closed by the job that asks about payments.
  await repo(Payment).update({ id: change.id, paidAt: IsNull() }, { dueAt: now() });
  return change;
}

/** The person's confirmed bookings that have not begun, each with what cancelling it now gives back. */
export async function listPaidAhead(userId: string): Promise<{ booking: Booking; refundCents: number }[]> {
  const bookings = await repo(Booking).find({
    where: { userId, status: BookingStatus.CONFIRMED },
    relations: { hotelRow: { cityRow: true } },
  });
  const stays = await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) });
  return bookings.flatMap((booking) => {
    const own = stays.filter(({ bookingId }) => bookingId === booking.id);
    const today = todayFor(booking.hotelRow?.cityRow);
    if (hasBegun(own, today)) return [];
    return [{ booking, refundCents: refundNow(booking, own, today) }];
  });
}

/** Today's date at the hotel of a booking. */
export async function todayAtHotel({ hotelId }: Booking): Promise<string> {
  const hotel = hotelId
    ? await repo(Hotel).findOne({ where: { id: hotelId }, relations: { cityRow: true } })
    : null;
  return todayFor(hotel?.cityRow);
}

/** Today's date in the city, where the stay is counted; UTC where the city is gone. */
export const todayFor = (city: City | null | undefined): string => todayIn(city?.timeZone ?? 'UTC', now());

/** The night on which the first of these stays begins. */
export const firstNight = (stays: Pick<Stay, 'checkIn'>[]): string =>
  stays.map((stay) => stay.checkIn).sort()[0] ?? '';

/** Whether the first of these nights is over; on its own day a stay can still be changed and cancelled. */
export const hasBegun = (stays: Stay[], today: string): boolean => firstNight(stays) < today;
