import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, MoreThan, Not } from 'typeorm';
import { partsOfShares, splitRefund, type RefundPart, type RefundShare } from '../../../../schema/refunds';
import { processDueRows } from '../../database/dueRows';
import { lockRow, repo, requireTransaction, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import type { RefundReason } from '../../mails/refund.mails';
import { now } from '../../core/clock';
import { perApp } from '../../core/appState';
import { hook } from '../../core/hooks';
import { findRefund, refund as askForRefund } from '../../external/payments.refunds';
import { ProviderUnavailable, RefundTooLarge } from '../../external/payments.errors';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { onMoneyMoved } from '../folio/folio.service';
import { transition } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { arrangeRefunds, openDisputesOf } from '../dispute/withheldRefunds.service';
import { Payment, PaymentMethod } from './payment.entity';
import { OWED_AT_DESK, Refund, newRefund } from './refund.entity';
import { atHotel, ofBooking } from '../ofBooking.service';

/** How long cancelling or changing waits for the provider at most, in milliseconds. */
const ANSWER_MS = 2000;
/** The longest pause of a refund after the provider could not be reached, in milliseconds. */
const UNAVAILABLE_MS = 300_000;

/** A due refund, and the provider's id of the payment that it is taken from. */
export interface AskedRefund extends Refund {
  intentId: string;
}

/** Runs outside any transaction when the provider has less left of a payment than a due refund asks for. */
export const onRefundTooLarge = hook<AskedRefund>();

/**
 * Runs before the first refund that this process sends, outside any transaction: the provider may have made refunds since
 * the backup from which the data was restored. Answers false if the provider could not be asked.
 */
export const onFirstRefund = hook<void, boolean>();
const first = perApp((): { isKnown?: Promise<boolean> | undefined } => ({}));

/** Waits until it is known which refunds the provider has made. Throws ProviderUnavailable if it cannot be asked. */
async function knowRefunds(): Promise<void> {
  first().isKnown ??= onFirstRefund.run().then((answers) => Object.values(answers).every(Boolean));
  const isKnown = await first().isKnown?.catch(() => false);
  if (isKnown) return;
  first().isKnown = undefined;
  throw new ProviderUnavailable(new Error('What it refunded before is not known yet.'));
}

/**
 * Queues the refund of an amount, from the newest payment on, up to what is not refunded yet.
 * Runs inside the caller's transaction. The caller locks the booking's row. The card provider is asked for money
 * that was paid online. Money that was paid at the front desk is due until staff record its pay-out there. What is on
 * account of a company is first taken off what it still owes. What a bank has taken back in an open dispute is withheld.
 * Returns the new payment status, which the caller writes with transition().
 */
export async function queueRefund(
  booking: Booking,
  cents: number,
  reason: RefundReason,
  requestKey: string | null = null,
): Promise<PaymentStatus> {
  requireTransaction('queueRefund()');
  const back = Math.min(cents, leftToRefund(booking));
  if (back <= 0) return booking.payment;
  const shares = await planRefund(booking, back);
  booking.refundedCents += back;
  for (const { payment, cents: amountCents } of shares) {
    const { id: paymentId, bookingId, hotelId, refundedCents } = payment;
    await repo(Payment).update(
      { id: paymentId, ...atHotel(hotelId) },
      { refundedCents: refundedCents + amountCents },
    );
    const what = { paymentId, bookingId, hotelId, reason, requestKey };
    const atDesk = payment.method !== PaymentMethod.ONLINE;
    const creditedCents = await creditAccount(payment, amountCents);
    const rest = { amountCents: amountCents - creditedCents, atDesk, dueAt: atDesk ? null : now() };
    const parts = [{ amountCents: creditedCents, toAccount: true, dueAt: null }, rest];
    const rows = parts.filter((part) => part.amountCents > 0).map((part) => newRefund({ ...what, ...part }));
    await repo(Refund).insert(rows);
  }
  await arrangeRefunds(booking);
  return (await hasDueRefunds(booking)) ? PaymentStatus.REFUNDING : PaymentStatus.REFUNDED;
}

/** Takes up to these cents off what a company still owes of a payment on account. Returns the cents that it owes less. */
async function creditAccount({ id, hotelId, openCents, openSince }: Payment, cents: number): Promise<number> {
  const credited = Math.min(cents, openCents);
  const left = openCents - credited;
  if (credited)
    await repo(Payment).update(
      { id, ...atHotel(hotelId) },
      { openCents: left, openSince: left ? openSince : null },
    );
  return credited;
}

/** The payments that a refund of this amount is taken from now, and how much of each. */
async function planRefund(booking: Booking, cents: number): Promise<RefundShare<Payment>[]> {
  const payments = await repo(Payment).findBy({ ...ofBooking(booking), paidAt: Not(IsNull()) });
  return splitRefund(payments, Math.min(cents, leftToRefund(booking)));
}

/** How a refund of this amount comes back now, for a mail to the guest. Call it before queueRefund(). */
export async function describeRefund(booking: Booking, cents: number): Promise<RefundPart[]> {
  const open = await openDisputesOf(booking.id);
  const shares = await planRefund(booking, cents);
  return partsOfShares(
    shares.map(({ payment, cents: part }) => ({
      payment: { ...payment, openDisputeCents: open.get(payment.id) ?? 0 },
      cents: part,
    })),
  );
}

/** Takes cents off what counts as refunded of a payment and its booking, which the caller writes with transition(). */
export async function lowerRefunded(booking: Booking, paymentId: string, cents: number): Promise<void> {
  await repo(Payment).decrement({ id: paymentId }, 'refundedCents', cents);
  booking.refundedCents -= cents;
}

/** What was paid, not refunded, and not taken back by a bank for good. */
export const leftToRefund = ({ paidCents, refundedCents, disputedCents }: Booking): number =>
  Math.max(0, paidCents - refundedCents - disputedCents);

const dueRefunds = {
  entity: Refund,
  backoff: { firstMs: 20_000, longestMs: 6 * 3_600_000 },
  work: sendRefund,
  failed: retryLater,
};

/** A refused refund waits longer each time. After an outage of the provider it is retried soon. */
async function retryLater(error: unknown, { id, bookingId, hotelId }: Refund): Promise<void> {
  log.warn({ error, bookingId }, 'a refund failed and will be asked for again');
  if (!(error instanceof ProviderUnavailable)) return;
  const dueAt = new Date(now().getTime() + UNAVAILABLE_MS);
  await transaction(() =>
    repo(Refund).update({ id, ...atHotel(hotelId), dueAt: MoreThan(dueAt) }, { dueAt }),
  );
}

/** Sends the due refunds of a booking now. The job retries those that fail. */
export async function sendDueRefunds(bookingId: string): Promise<void> {
  await processDueRows(dueRefunds, { bookingId });
}

/** Like sendDueRefunds(), for a caller who waits. A slow provider's refund continues in the background. */
export const refundSoon = (bookingId: string): Promise<void> =>
  Promise.race([sendDueRefunds(bookingId), pause(ANSWER_MS, undefined, { ref: false })]);

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
async function sendRefund(due: Refund): Promise<void> {
  await knowRefunds();
  // What was found meanwhile may have carried it out, or reduced it.
  const refund = await repo(Refund).findOneByOrFail({ id: due.id, ...atHotel(due.hotelId) });
  if (!refund.dueAt) return;
  const { paymentId, providerId, hotelId } = refund;
  const { intentId } = await repo(Payment).findOneByOrFail({ id: paymentId, ...atHotel(hotelId) });
  const known = refund.attempts > 1 ? await findRefund(intentId!, refund.id, providerId) : undefined;
  try {
    const { id, status } = known ?? (await ask({ ...refund, intentId: intentId! }));
    await transaction(() => recordAnswer(refund, id, status !== 'failed'));
  } catch (error) {
    if (!(error instanceof RefundTooLarge)) throw error;
    await onRefundTooLarge.run({ ...refund, intentId: intentId! });
  }
}

const ask = ({ id: refundId, bookingId, reason, amountCents, providerId, intentId }: AskedRefund) =>
  askForRefund({
    refundId,
    bookingId,
    reason,
    paymentIntentId: intentId,
    amountCents,
    idempotencyKey: ['refund', reason, refundId, amountCents, providerId].filter(Boolean).join('-'),
  });

/** Records that the provider accepted a refund, or that it failed, inside the caller's transaction. */
export async function recordAnswer(
  { id, bookingId }: Pick<Refund, 'id' | 'bookingId'>,
  providerId: string,
  done: boolean,
): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const key = { id, ...atHotel(booking.hotelId) };
  const refund = await repo(Refund).findOneByOrFail(key);
  // Skips a refund that was completed in the meantime, or whose failure the provider reported before this answer.
  if ((!refund.dueAt && !refund.withheld) || refund.providerId === providerId) return;
  await repo(Refund).update(key, done ? { providerId, dueAt: null, withheld: false } : { providerId });
  if (!done) return log.error({ bookingId }, 'the provider could not carry out a refund; it will be retried');
  await queueRefundMail(booking, refund);
  const payment = await paymentStatusOf(booking);
  if (payment !== PaymentStatus.REFUNDING)
    await transition(booking, { payment }, { who: null, why: 'The refund is on its way.' });
  else await refundMoved(booking);
}

/** Says that money of a booking may have moved without a step of it, such as a refund that was sent, or failed. */
export async function refundMoved(booking: Booking): Promise<void> {
  const of = ofBooking(booking);
  const payments = await repo(Payment).findBy(of);
  await onMoneyMoved.run({ booking, payments, refunds: await repo(Refund).findBy(of) });
}

async function hasDueRefunds(booking: Booking): Promise<boolean> {
  const of = ofBooking(booking);
  const due = [{ dueAt: Not(IsNull()) }, { withheld: true }, OWED_AT_DESK];
  const [found] = await repo(Refund).find({
    select: { id: true },
    where: due.map((one) => ({ ...of, ...one })),
    take: 1,
  });
  return found !== undefined;
}

/**
 * The payment status of a paid booking: REFUNDING while a refund is due, wherever it is paid, or waits for a dispute.
 * PAID again if none was made after all.
 */
export async function paymentStatusOf(booking: Booking): Promise<PaymentStatus> {
  const { status, refundedCents, disputedCents } = booking;
  if (await hasDueRefunds(booking)) return PaymentStatus.REFUNDING;
  const isPaid = status === BookingStatus.CONFIRMED || refundedCents + disputedCents === 0;
  return isPaid ? PaymentStatus.PAID : PaymentStatus.REFUNDED;
}
