import type { StayDates } from '../../../schema/nights';
import { hook } from '../core/hooks';
import { afterCommit, insertRows, requireTransaction, repo } from '../database/transaction';
import { now } from '../core/clock';
import { nameKey } from '../core/nameKey';
import { publish } from '../core/events';
import { User } from '../users/user.entity';
import { Booking, BookingStatus, newBooking, type PaymentStatus } from './booking.entity';
import { mayMove } from './booking.state';
import { BookingEvent, newBookingEvent } from './bookingEvent.entity';
import { dayOf } from './stats/figures.entity';
import { recordSales } from './stats/figures.service';

/** A step that a booking has just taken; the booking stands where it led. */
export interface BookingMoved {
  booking: Booking;
  fromStatus: BookingStatus;
}

/** Runs inside the transaction of every step of a booking but its first. */
export const onBookingMoved = hook<BookingMoved>();

/** Who takes a step (null: the server itself or the card provider), and why in a few words. */
export interface Step {
  who: string | null;
  why: string;
}

/** A new booking, but for what begin() adds. */
export type NewHold = Omit<
  Parameters<typeof newBooking>[0],
  'hotelKey' | 'guestKey' | 'checkIn' | 'checkOut' | 'steps'
>;

/**
 * Writes a new hold with the first step of its history, inside the caller's transaction. `dates` are the first night
 * and the day of departure of all its stays together.
 */
export async function begin(hold: NewHold, dates: StayDates, { who, why }: Step): Promise<Booking> {
  requireTransaction('begin()');
  const { userId, hotelName } = hold;
  const { name } = await repo(User).findOneOrFail({ select: { name: true }, where: { id: userId } });
  const listed = { ...dates, hotelKey: nameKey(hotelName), guestKey: nameKey(name), steps: 1 };
  const booking = newBooking({ ...hold, ...listed });
  await insertRows(Booking, [booking]);
  const { id: bookingId, status, payment, createdAt: at } = booking;
  const first = { step: 1, at, userId: who, fromStatus: null, fromPayment: null, status, payment, why };
  await repo(BookingEvent).insert(newBookingEvent({ bookingId, ...first }));
  return booking;
}

/**
 * The one way in which a booking comes to stand elsewhere: checks that the step is allowed, writes the booking
 * with its sums and dates, and appends to its history, inside the caller's transaction and with the booking's row locked.
 * Two who move the same booking at once cannot both take the next step; after the commit whoever watches the hotel is told.
 */
export async function move(
  booking: Booking,
  to: { status?: BookingStatus; payment?: PaymentStatus },
  { who, why }: Step,
): Promise<void> {
  requireTransaction('move()');
  const { id: bookingId, status: fromStatus, payment: fromPayment } = booking;
  const { status = fromStatus, payment = fromPayment } = to;
  if (!mayMove(booking, { status, payment }))
    throw new Error(`A booking cannot go from ${fromStatus} ${fromPayment} to ${status} ${payment}.`);

  const step = booking.steps + 1;
  const at = now();
  Object.assign(booking, { status, payment, steps: step, changedAt: at });
  if (status !== fromStatus) await count(booking, fromStatus, at);
  const { totalCents, paidCents, refundedCents, ranOutAt, cancelledAt, checkIn, checkOut } = booking;
  const rest = { totalCents, paidCents, refundedCents, ranOutAt, cancelledAt, checkIn, checkOut };
  await repo(Booking).update({ id: bookingId }, { status, payment, steps: step, changedAt: at, ...rest });
  const from = { fromStatus, fromPayment };
  const event = newBookingEvent({ bookingId, step, at, userId: who, ...from, status, payment, why });
  await repo(BookingEvent).insert(event);
  await onBookingMoved.run({ booking, fromStatus });
  const { hotelId } = booking;
  if (hotelId) afterCommit(() => publish('bookingMoved', hotelId, { bookingId }));
}

/** What the step changes in the figures of days. */
async function count(booking: Booking, from: BookingStatus, at: Date): Promise<void> {
  if (booking.status === BookingStatus.CONFIRMED)
    await recordSales(booking, 'sold', { day: dayOf(booking.createdAt), bookings: 1 });
  if (from !== BookingStatus.CONFIRMED) return;
  booking.cancelledAt = at;
  await recordSales(booking, 'given back', { day: dayOf(at), cancellations: 1 });
}
