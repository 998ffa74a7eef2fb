import { momentIn } from '../../schema/hotelTime';
import { addNights } from '../../schema/nights';
import { type Booking, BookingStatus, PaymentStatus } from '../src/bookings/booking.entity';
import { DisputeStatus, newDispute } from '../src/bookings/dispute/dispute.entity';
import { describeDispute } from '../src/bookings/dispute/disputeWords';
import { PaymentMethod } from '../src/bookings/pay/payment.entity';
import { demoDisputeId } from '../src/external/payments.demo';
import { nextEvent } from './bookingHistory';
import type { BookingRows } from './bookingRows';
import type { Random } from './random';

/** How long the bank waits for evidence, in milliseconds. */
const EVIDENCE_WITHIN = 9 * 86_400_000;

/**
 * Adds a dispute: the guest of one of these bookings, who paid online and left a while ago, does not know the payment. The
 * stand-in for the card provider reads it from its id.
 */
export function addDispute(
  random: Random,
  bookings: readonly Booking[],
  today: string,
  rows: BookingRows,
): void {
  const booking = bookings.find(
    ({ id, checkOut }) =>
      checkOut < addNights(today, -6) &&
      checkOut > addNights(today, -25) &&
      !rows.bookingExtras.some(({ bookingId }) => bookingId === id) &&
      rows.payments.some(({ bookingId, method }) => bookingId === id && method === PaymentMethod.ONLINE),
  );
  if (!booking) return;
  const { id: bookingId } = booking;
  const payment = rows.payments.find((one) => one.bookingId === bookingId)!;
  const openedAt = momentIn('UTC', addNights(today, -3), '09:12');
  const second = openedAt.getTime() / 1000;
  const { amountCents } = payment;
  const dispute = newDispute({
    id: random.id(second),
    providerId: demoDisputeId(bookingId, { cents: amountCents, second }),
    paymentId: payment.id,
    bookingId,
    hotelId: payment.hotelId,
    amountCents,
    takenCents: amountCents,
    reason: 'fraudulent',
    status: DisputeStatus.NEEDS_RESPONSE,
    evidenceDueBy: new Date(openedAt.getTime() + EVIDENCE_WITHIN),
    openedAt,
    closedAt: null,
    evidenceSubmittedAt: null,
    asOf: openedAt,
  });
  rows.disputes.push(dispute);
  const events = rows.events.filter((event) => event.bookingId === bookingId);
  const why = describeDispute(null, dispute, 0)!;
  const state = { status: BookingStatus.CONFIRMED, payment: PaymentStatus.PAID };
  const event = nextEvent(random, bookingId, events, { at: openedAt.getTime(), who: null, why, ...state });
  rows.events.push(event);
  Object.assign(booking, { steps: event.step, changedAt: openedAt });
}
