import { addNights } from '../../schema/nights';
import { BookingStatus, PaymentStatus } from '../src/bookings/booking.entity';
import { CancelledBy } from '../src/bookings/cancelledBy';
import { type BookingEvent, newBookingEvent } from '../src/bookings/bookingEvent.entity';
import { describeCancellation } from '../src/bookings/cancel/cancellationChoice';
import { demoPaymentIds } from '../src/external/payments.demo';
import { PaymentMethod, type Payment, newPayment } from '../src/bookings/pay/payment.entity';
import { type Refund, newRefund } from '../src/bookings/pay/refund.entity';
import type { Random } from './random';

const { HELD, CONFIRMED, CANCELLED, EXPIRED } = BookingStatus;
const { OPEN, PAID, REFUNDING, REFUNDED } = PaymentStatus;

const HOUR = 3_600_000;
const HOLD = HOUR / 2;
/** The longest time until a guest pays, in seconds. */
const PAID_WITHIN = 1200;
/** One cancellation in this many is too late for a refund. */
const LATE_CANCELLATIONS = 6;

/** The other rows of a booking: its payment, its refunds, and every step it took. */
export interface HistoryRows {
  payments: Payment[];
  refunds: Refund[];
  events: BookingEvent[];
}

interface Subject {
  id: string;
  hotelId: string;
  userId: string;
  totalCents: number;
  createdAt: Date;
  checkIn: string;
  /** The date at the hotel. */
  today: string;
  /** The final status of the booking. */
  status: BookingStatus;
}

/** A step of a booking; `at` is in milliseconds since 1970. */
export interface SeededStep {
  at: number;
  who: string | null;
  why: string;
  status: BookingStatus;
  payment: PaymentStatus;
}

/**
 * Writes the history of a booking as the services would: held, then paid or expired, then perhaps cancelled, on the
 * terms of a hotel that names none. Returns the final status of its row.
 */
export function addHistory(random: Random, subject: Subject, rows: HistoryRows) {
  const { id, hotelId, userId, totalCents, createdAt, status } = subject;
  const held = createdAt.getTime();
  const paidAt = status === EXPIRED ? null : held + random.whole(60, PAID_WITHIN) * 1000;
  const steps: SeededStep[] = [
    { at: held, who: userId, why: 'Held for payment.', status: HELD, payment: OPEN },
  ];
  if (paidAt === null)
    steps.push({ at: held + HOLD, who: null, why: 'Not paid in time.', status: EXPIRED, payment: OPEN });
  else steps.push({ at: paidAt, who: null, why: 'Paid.', status: CONFIRMED, payment: PAID });
  if (paidAt !== null && status === CANCELLED) steps.push(...cancel(random, subject, paidAt));
  addEvents(random, id, steps, rows.events);

  const { payment } = steps.at(-1)!;
  const refundedCents = payment === REFUNDED ? totalCents : 0;
  const { sessionId, intentId } = demoPaymentIds(id, totalCents);
  const paymentId = random.id(held / 1000);
  const paid = newPayment({
    id: paymentId,
    bookingId: id,
    hotelId,
    amountCents: totalCents,
    refundedCents,
    createdAt,
    sessionId,
    intentId: paidAt === null ? null : intentId,
    paidAt: paidAt === null ? null : new Date(paidAt),
    dueAt: null,
    method: PaymentMethod.ONLINE,
    cardBrand: paidAt === null ? null : 'visa',
    cardLast4: paidAt === null ? null : '4242',
  });
  rows.payments.push(paid);
  if (refundedCents) addRefund(random, subject, { paymentId, at: steps.at(-1)!.at }, rows.refunds);
  const cancelled = steps.find((step) => step.status === CANCELLED);
  return {
    payment,
    paidCents: paidAt === null ? 0 : totalCents,
    refundedCents,
    cancelledAt: cancelled ? new Date(cancelled.at) : null,
    cancelledBy: cancelled ? CancelledBy.GUEST : null,
    steps: steps.length,
    changedAt: new Date(steps.at(-1)!.at),
  };
}

/** The steps of a cancellation: in time, with a full refund, or on the day of check-in, without one. */
function cancel(
  random: Random,
  { userId, totalCents, checkIn, today }: Subject,
  paidAt: number,
): SeededStep[] {
  const midnight = momentOf(checkIn);
  // Fourteen hours before midnight UTC, the day of check-in has begun in no time zone.
  const lastFree = Math.min(midnight - 14 * HOUR, momentOf(addNights(today, -1)) + 8 * HOUR);
  const late = checkIn < today && (lastFree < paidAt || random.whole(1, LATE_CANCELLATIONS) === 1);
  const refundCents = late ? 0 : totalCents;
  const why = describeCancellation({ cancelledBy: CancelledBy.GUEST, refundCents });
  const step = { who: userId, why, status: CANCELLED };
  // From 6:00 to 15:00 UTC, all cities of the demonstration have the same date, from Mexico to Japan.
  if (late) return [{ ...step, at: midnight + random.whole(6 * 3600, 15 * 3600 - 1) * 1000, payment: PAID }];
  const at = paidAt + random.whole(0, (lastFree - paidAt) / 1000) * 1000;
  const refunded = { who: null, why: 'The refund is on its way.', status: CANCELLED, payment: REFUNDED };
  return [
    { ...step, at, payment: REFUNDING },
    { ...refunded, at: at + 1000 },
  ];
}

function addEvents(random: Random, bookingId: string, steps: SeededStep[], events: BookingEvent[]): void {
  const own: BookingEvent[] = [];
  for (const step of steps) own.push(nextEvent(random, bookingId, own, step));
  events.push(...own);
}

/** The event of a step after those that a booking has. */
export function nextEvent(
  random: Random,
  bookingId: string,
  events: readonly BookingEvent[],
  { at, who, ...step }: SeededStep,
): BookingEvent {
  const before = events.at(-1);
  return newBookingEvent({
    id: random.id(Math.floor(at / 1000)),
    bookingId,
    step: events.length + 1,
    at: new Date(at),
    userId: who,
    fromStatus: before?.status ?? null,
    fromPayment: before?.payment ?? null,
    ...step,
  });
}

function addRefund(
  random: Random,
  { id, hotelId, totalCents }: Subject,
  { paymentId, at }: Pick<Refund, 'paymentId'> & Pick<SeededStep, 'at'>,
  refunds: Refund[],
): void {
  const refund = newRefund({
    id: random.id(at / 1000),
    paymentId,
    bookingId: id,
    hotelId,
    amountCents: totalCents,
    reason: 'cancelled',
    providerId: `re_demo_${id}`,
    createdAt: new Date(at - 1000),
    dueAt: null,
    attempts: 1,
  });
  refunds.push(refund);
}

const momentOf = (night: string): number => Date.parse(`${night}T00:00:00Z`);
