import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, MoreThan, Not } from 'typeorm';
import { processDueRows } from '../../database/dueRows';
import { insertRows, lockRow, requireTransaction, repo, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import type { RefundReason } from '../../mails/refund.mails';
import { now } from '../../core/clock';
import { findRefund, refund as askForRefund } from '../../external/payments';
import { ProviderUnavailable } from '../../external/payments.errors';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { transition } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { Payment, PaymentMethod } from './payment.entity';
import { Refund, newRefund } from './refund.entity';

/** How long cancelling or changing waits for the provider at most, in milliseconds. */
const ANSWER_MS = 2000;
/** The longest pause of a refund after the provider could not be reached, in milliseconds. */
const UNAVAILABLE_MS = 300_000;

/**
 * Queues the refund of an amount, from the newest payment on, up to what is not refunded yet.
 * Runs inside the caller's transaction. The caller locks the booking's row. Money paid at the front desk is
 * paid out there. Returns the new payment status, which the caller writes with transition().
 */
export async function queueRefund(
  booking: Booking,
  cents: number,
  reason: RefundReason,
): Promise<PaymentStatus> {
  requireTransaction('queueRefund()');
  const back = Math.min(cents, leftToRefund(booking));
  booking.refundedCents += back;
  const payments = await repo(Payment).find({
    where: { bookingId: booking.id, paidAt: Not(IsNull()) },
    order: { paidAt: 'DESC', id: 'DESC' },
  });
  let left = back;
  let isAsked = false;
  for (const { id, bookingId, amountCents, refundedCents, method } of payments) {
    const share = Math.min(left, amountCents - refundedCents);
    if (share <= 0) continue;
    left -= share;
    await repo(Payment).update({ id }, { refundedCents: refundedCents + share });
    const atDesk = method !== PaymentMethod.ONLINE;
    if (!atDesk) isAsked = true;
    const what = { paymentId: id, bookingId, amountCents: share, reason, atDesk };
    await insertRows(Refund, [newRefund({ ...what, dueAt: atDesk ? null : now() })]);
  }
  if (back <= 0 || isAsked) return back > 0 ? PaymentStatus.REFUNDING : booking.payment;
  if (booking.payment === PaymentStatus.REFUNDING) return booking.payment;
  return STAYS_BOOKED.includes(reason) ? PaymentStatus.PAID : PaymentStatus.REFUNDED;
}

/** Reasons of partial refunds that leave the rooms booked. */
const STAYS_BOOKED: readonly RefundReason[] = ['changed', 'changedTooLate'];

/** What was paid and not refunded. */
export const leftToRefund = ({ paidCents, refundedCents }: Booking): number => paidCents - refundedCents;

const dueRefunds = {
  entity: Refund,
  backoff: { firstMs: 20_000, longestMs: 6 * 3_600_000 },
  work: sendRefund,
  failed: retryLater,
};

/** A refused refund waits longer each time. After an outage of the provider it is retried soon. */
async function retryLater(error: unknown, { id, bookingId }: Refund): Promise<void> {
  log.warn({ error, bookingId }, 'a refund failed and will be asked for again');
  if (!(error instanceof ProviderUnavailable)) return;
  const dueAt = new Date(now().getTime() + UNAVAILABLE_MS);
  await transaction(() => repo(Refund).update({ id, dueAt: MoreThan(dueAt) }, { dueAt }));
}

/** Sends the due refunds of a booking now. The job retries those that fail. */
export async function refundBooking(bookingId: string): Promise<void> {
  await processDueRows(dueRefunds, { bookingId });
}

/** Like refundBooking(), for a caller who waits. A slow provider's refund continues in the background. */
export const refundSoon = (bookingId: string): Promise<void> =>
  Promise.race([refundBooking(bookingId), pause(ANSWER_MS, undefined, { ref: false })]);

/** Sends every due refund; a job. A failed one waits longer each time. */
export async function refundDue(): Promise<void> {
  await processDueRows(dueRefunds);
}

/**
 * Requests a refund once.
 * Its idempotency key is the same for each attempt, so a retry after a crash pays nothing twice. The key
 * changes only after a definite failure or with a smaller amount. The provider forgets keys after a day, so a
 * retry first looks for an earlier refund.
 */
async function sendRefund(refund: Refund): Promise<void> {
  const { paymentId, providerId, amountCents } = refund;
  const { intentId } = await repo(Payment).findOneByOrFail({ id: paymentId });
  const known = refund.attempts > 1 ? await findRefund(intentId!, refund.id, providerId) : undefined;
  const { id, status } =
    known ??
    (await askForRefund({
      refundId: refund.id,
      paymentIntentId: intentId!,
      amountCents,
      idempotencyKey: ['refund', refund.id, amountCents, providerId].filter(Boolean).join('-'),
    }));
  await transaction(() => recordAnswer(refund, id ?? null, status !== 'failed'));
}

/** Records the provider's answer, inside the caller's transaction. */
async function recordAnswer(
  { id, bookingId }: Refund,
  providerId: string | null,
  done: boolean,
): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const refund = await repo(Refund).findOneByOrFail({ id });
  // Skips a refund that was completed in the meantime, or whose failure the provider reported before this answer.
  if (!refund.dueAt || (providerId && refund.providerId === providerId)) return;
  await repo(Refund).update({ id }, done ? { providerId, dueAt: null } : { providerId });
  if (!done) return log.error({ bookingId }, 'the provider could not carry out a refund; it will be retried');
  await queueRefundMail(booking, refund);
  const payment = await paymentStatusOf(booking);
  if (payment !== PaymentStatus.REFUNDING)
    await transition(booking, { payment }, { who: null, why: 'The refund is on its way.' });
}

/** The payment status of a booking with refunds. */
export async function paymentStatusOf({ id: bookingId, status }: Booking): Promise<PaymentStatus> {
  if (await repo(Refund).countBy({ bookingId, dueAt: Not(IsNull()) })) return PaymentStatus.REFUNDING;
  return status === BookingStatus.CONFIRMED ? PaymentStatus.PAID : PaymentStatus.REFUNDED;
}
