import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, MoreThan, Not } from 'typeorm';
import { workOffDue } from '../../database/dueRows';
import { insertRows, lockRow, requireTransaction, repo, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import type { RefundReason } from '../../mails/refund.mails';
import { now } from '../../core/clock';
import { findRefund, refund as askForRefund } from '../../external/payments';
import { ProviderUnavailable } from '../../external/payments.errors';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { move } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { Payment, PaymentMethod } from './payment.entity';
import { Refund, newRefund } from './refund.entity';

/** Who cancels or changes is answered within about this time, in milliseconds. */
const ANSWER_MS = 2000;
/** How long a refund waits at most after the provider could not be reached, in milliseconds. */
const UNAVAILABLE_MS = 300_000;

/**
 * Writes down that so much of a booking goes back, the newest payment first, inside the caller's transaction and
 * with the booking's row locked; never more than was paid and not given back before. What was paid at the front desk is
 * paid out there. Answers where its money stands then; the caller moves the booking there.
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

/** Reasons for which a part goes back while the rooms stay booked. */
const STAYS_BOOKED: readonly RefundReason[] = ['changed', 'changedTooLate'];

/** What was paid and is still ours. */
export const leftToRefund = ({ paidCents, refundedCents }: Booking): number => paidCents - refundedCents;

const dueRefunds = {
  entity: Refund,
  backoff: { firstMs: 20_000, longestMs: 6 * 3_600_000 },
  work: sendRefund,
  failed: retryLater,
};

/** What the provider refuses waits longer each time; a provider that was away is asked soon after it is back. */
async function retryLater(error: unknown, { id, bookingId }: Refund): Promise<void> {
  log.warn({ error, bookingId }, 'a refund failed and will be asked for again');
  if (!(error instanceof ProviderUnavailable)) return;
  const dueAt = new Date(now().getTime() + UNAVAILABLE_MS);
  await transaction(() => repo(Refund).update({ id, dueAt: MoreThan(dueAt) }, { dueAt }));
}

/** Gives back what is due of a booking now; what fails is asked for again by the job. */
export async function refundBooking(bookingId: string): Promise<void> {
  await workOffDue(dueRefunds, { bookingId });
}

/** The same for somebody who waits for the answer: a provider that is slow gives back behind it. */
export const refundSoon = (bookingId: string): Promise<void> =>
  Promise.race([refundBooking(bookingId), pause(ANSWER_MS, undefined, { ref: false })]);

/** Asks for every refund that is due; a job. What cannot be given back waits longer each time. */
export async function refundDue(): Promise<void> {
  await workOffDue(dueRefunds);
}

/**
 * Asks the provider once. Its key is made of ours, so that asking again after a crash never pays twice; only
 * after a refund that failed for good, or for less than before, is it asked under another one. It forgets keys
 * after a day, so one who asks again looks first whether the answer was lost.
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

/** Writes what the provider answered, inside the caller's transaction. */
async function recordAnswer(
  { id, bookingId }: Refund,
  providerId: string | null,
  done: boolean,
): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const refund = await repo(Refund).findOneByOrFail({ id });
  // Done meanwhile, or the provider has told before its answer came that this very refund failed.
  if (!refund.dueAt || (providerId && refund.providerId === providerId)) return;
  await repo(Refund).update({ id }, done ? { providerId, dueAt: null } : { providerId });
  if (!done) return log.error({ bookingId }, 'the provider could not give the money back; asking anew');
  await queueRefundMail(booking, refund);
  const payment = await paymentStatusOf(booking);
  if (payment !== PaymentStatus.REFUNDING)
    await move(booking, { payment }, { who: null, why: 'The money is on its way back.' });
}

/** Where the money of a booking stands by its refunds, of which it has some. */
export async function paymentStatusOf({ id: bookingId, status }: Booking): Promise<PaymentStatus> {
  if (await repo(Refund).countBy({ bookingId, dueAt: Not(IsNull()) })) return PaymentStatus.REFUNDING;
  return status === BookingStatus.CONFIRMED ? PaymentStatus.PAID : PaymentStatus.REFUNDED;
}
