import type { StayDates } from '../../../schema/nights';
import { hook } from '../core/hooks';
import { lockedRow, requireTransaction, repo } from '../database/transaction';
import { now } from '../core/clock';
import { nameKey } from '../core/nameKey';
import { User } from '../users/user.entity';
import { owedBy } from './balance/owed';
import { Booking, BookingStatus, newBooking, PaymentStatus } from './booking.entity';
import { mayTransition } from './booking.state';
import { BookingEvent, newBookingEvent } from './bookingEvent.entity';
import { announceBooking } from './bookingMoved.service';
import { postFolio, type FolioStep } from './folio/folio.service';
import { insertBooking } from './reference.service';
import { dayOf } from './stats/salesStats.entity';
import { recordSales } from './stats/salesStats.service';

/** A step that a booking has just taken. The booking is in its new state. */
export interface BookingMoved {
  booking: Booking;
  fromStatus: BookingStatus;
}

/** Runs inside the transaction of every step of a booking except the first and those that are notes. */
export const onBookingMoved = hook<BookingMoved>();

/** Who takes a step, a short reason, and what it settles. */
export interface Step extends FolioStep {
  /** The reason that staff gave in their own words. */
  reason?: string | null;
  /** Whether it is a line in the history alone: nothing about the booking changes, and no webhook is told. */
  isNote?: boolean;
}

/** A new booking without the columns that startHistory() adds. */
export type NewHold = Omit<
  Parameters<typeof newBooking>[0],
  'hotelKey' | 'guestKey' | 'checkIn' | 'checkOut' | 'steps' | 'balanceCents'
>;

/**
 * Writes a new hold and the first step of its history, inside the caller's transaction.
 * `dates` are the first night and the day of departure of all its stays together.
 */
export async function startHistory(hold: NewHold, dates: StayDates, step: Step): Promise<Booking> {
  requireTransaction('startHistory()');
  const { userId, hotelName } = hold;
  const { name } =
    lockedRow(User, userId) ??
    (await repo(User).findOneOrFail({ select: { name: true }, where: { id: userId } }));
  const listed = {
    ...dates,
    hotelKey: nameKey(hotelName),
    guestKey: nameKey(name),
    steps: 1,
    balanceCents: 0,
  };
  const booking = newBooking({ ...hold, ...listed });
  await insertBooking(booking);
  const { id: bookingId, status, payment, createdAt: at } = booking;
  const { who, why, reason = null } = step;
  const from = { fromStatus: null, fromPayment: null };
  const first = { step: 1, at, userId: who, ...from, status, payment, why, reason };
  await repo(BookingEvent).insert(newBookingEvent({ bookingId, ...first }));
  return booking;
}

/**
 * Takes a booking to another state. All changes of state go through here.
 * Checks that the step is allowed, writes the booking with its sums and dates, and appends to its history,
 * inside the caller's transaction. The caller locks the booking's row. Of two concurrent steps only one
 * succeeds. After the commit the event is published to the subscribers of the hotel.
 */
export async function transition(
  booking: Booking,
  to: { status?: BookingStatus; payment?: PaymentStatus },
  { who, why, reason = null, isNote, ...step }: Step,
): Promise<void> {
  requireTransaction('transition()');
  const { id: bookingId, status: fromStatus, payment: fromPayment } = booking;
  const { status = fromStatus } = to;
  const steps = booking.steps + 1;
  const at = now();
  Object.assign(booking, { status, steps, changedAt: at });
  if (status !== fromStatus) await count(booking, fromStatus, at);
  await postFolio(booking, { who, why, ...step });
  const payment = paidStatus(booking, to.payment ?? fromPayment);
  if (!mayTransition({ status: fromStatus, payment: fromPayment }, { status, payment }))
    throw new Error(`A booking cannot go from ${fromStatus} ${fromPayment} to ${status} ${payment}.`);
  booking.payment = payment;
  if (!isUnpaid(booking)) booking.heldUntil = null;
  const { totalCents, extrasCents, waivedCents, paidCents, refundedCents, balanceCents } = booking;
  const { ranOutAt, heldUntil, checkIn, checkOut } = booking;
  const { disputedCents, cancelledAt, cancelledBy, cancellationReason } = booking;
  const sums = { totalCents, extrasCents, waivedCents, paidCents, refundedCents, balanceCents };
  const dates = { ranOutAt, heldUntil, checkIn, checkOut };
  const rest = { ...sums, ...dates, disputedCents, cancelledAt, cancelledBy, cancellationReason };
  await repo(Booking).update({ id: bookingId }, { status, payment, steps, changedAt: at, ...rest });
  const from = { fromStatus, fromPayment };
  const what = { status, payment, why, reason };
  const event = newBookingEvent({ bookingId, step: steps, at, userId: who, ...from, ...what });
  await repo(BookingEvent).insert(event);
  if (!isNote) await onBookingMoved.run({ booking, fromStatus });
  const { hotelId } = booking;
  if (hotelId) announceBooking(hotelId, bookingId);
}

/**
 * Whether a booking without due refunds is paid: a confirmed one if its guest owes nothing, whatever was refunded; a cancelled
 * one if anything was paid.
 */
function paidStatus(booking: Booking, payment: PaymentStatus): PaymentStatus {
  const { status, paidCents } = booking;
  const isSettled = status === BookingStatus.CONFIRMED && payment === PaymentStatus.REFUNDED;
  if (payment !== PaymentStatus.PAID && payment !== PaymentStatus.OPEN && !isSettled) return payment;
  if (status === BookingStatus.CONFIRMED) return owedBy(booking) ? PaymentStatus.OPEN : PaymentStatus.PAID;
  if (status === BookingStatus.CANCELLED) return paidCents ? PaymentStatus.PAID : PaymentStatus.OPEN;
  return payment;
}

/** Whether something is owed of a confirmed booking and nothing was paid, so that a deadline stays (deadline/). */
const isUnpaid = (booking: Booking): boolean =>
  booking.status === BookingStatus.CONFIRMED &&
  owedBy(booking) > 0 &&
  booking.paidCents <= booking.refundedCents + booking.disputedCents;

/** Adds the step to the sales statistics. */
async function count(booking: Booking, from: BookingStatus, at: Date): Promise<void> {
  if (booking.status === BookingStatus.CONFIRMED)
    await recordSales(booking, 'add', { day: dayOf(booking.createdAt), bookings: 1 });
  if (from !== BookingStatus.CONFIRMED) return;
  booking.cancelledAt = at;
  await recordSales(booking, 'subtract', { day: dayOf(at), cancellations: 1 });
}
