import { IsNull, Not } from 'typeorm';
import { isId } from '../../database/columns';
import { lockRow, lockRows, repo, requireTransaction } from '../../database/transaction';
import type { ProviderRefund } from '../../external/payments.shapes';
import { englishDollars } from '../../mails/format';
import { isRefundReason, type RefundReason } from '../../mails/refund.mails';
import { Booking, BookingStatus } from '../booking.entity';
import { queueRefundMail } from '../bookingMails.service';
import { endRefunded } from '../cancel/cancellation.service';
import { transition } from '../history.service';
import { hasArrived } from '../booking.service';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import { insertMadeRefund } from './madeRefund.service';
import { Payment } from './payment.entity';
import { DifferenceReason } from './paymentDifference.entity';
import { storeRefundDifference } from './paymentDifference.service';
import { Refund } from './refund.entity';
import { paymentStatusOf } from './refund.service';

/** Refunds for these reasons are of bookings that have ended. */
const ENDED: readonly RefundReason[] = ['cancelled', 'paidTooLate', 'accountClosed', 'paidAfterCancelled'];
/** Refunds for these reasons leave the booking as it is. */
const UNCHANGED: readonly RefundReason[] = ['changedTooLate'];

/**
 * Records a refund that we asked for and that has no row, because the data was restored from an older backup. Runs inside
 * the caller's transaction.
 * A booking that was refunded because it had ended is cancelled again, and its nights are free: its guest was told so.
 * Of another confirmed booking it is not known what was changed, so it keeps its nights, and staff get a payment
 * difference. Throws while the payment waits to be settled.
 */
export async function recordFoundRefund(made: ProviderRefund, refundId: string): Promise<void> {
  requireTransaction('recordFoundRefund()');
  const payment = await findPayment(made);
  if (!payment) return recordStrayRefund(made);
  const booking = await lockRow(Booking, payment.bookingId);
  if (await repo(Refund).existsBy({ id: refundId })) return;
  const reason = isRefundReason(made.reason) ? made.reason : undefined;
  const { refundedCents } = booking;
  const refund = await insertMadeRefund(booking, payment.id, {
    ...made,
    refundId,
    reason: reason ?? 'cancelled',
    replaces: reason && { reason },
  });
  if (!refund) return storeRefundDifference(DifferenceReason.REFUND_FOUND, made);
  const why = `Refunded before the data was restored: ${englishDollars(refund.amountCents)}.`;
  if (await hasEnded(booking, reason)) {
    await endRefunded(booking, { who: null, why });
    if (isSettledAfter(payment, made)) await queueRefundMail(booking, refund);
    return;
  }
  // If it stands for a refund that was due, what was too much is known.
  const isKnown = reason === 'paidTooMuch' && booking.refundedCents === refundedCents;
  const isUnclear =
    booking.status === BookingStatus.CONFIRMED && !isKnown && !(reason && UNCHANGED.includes(reason));
  if (isUnclear) await storeRefundDifference(DifferenceReason.REFUND_FOUND, made);
  const step = { who: null, why: isUnclear ? `${why} What was changed then is lost.` : why, settles: true };
  await transition(booking, { payment: await paymentStatusOf(booking) }, step);
}

/**
 * Whether a payment was settled in a second after the refund was made: it was settled again after the restore, and the
 * guest was told that the booking is confirmed.
 */
const isSettledAfter = ({ paidAt }: Payment, { madeAt }: ProviderRefund): boolean =>
  madeAt !== undefined && paidAt!.getTime() >= Date.parse(madeAt) + 1000;

/**
 * Leaves a refund to staff whose payment is not known. A confirmed booking that it names, such as one whose change was paid
 * after the backup, is cancelled if the refund says so.
 */
async function recordStrayRefund(made: ProviderRefund): Promise<void> {
  await storeRefundDifference(DifferenceReason.REFUND_FOUND, made);
  const { bookingId = '', amountCents = 0 } = made;
  const [booking] = isId(bookingId) ? await lockRows(Booking, [bookingId]) : [];
  if (!booking || !isRefundReason(made.reason) || !(await hasEnded(booking, made.reason))) return;
  const why = `Refunded before the data was restored: ${englishDollars(amountCents)}, of a payment that is lost.`;
  await endRefunded(booking, { who: null, why });
}

/** The payment that was refunded; null if we do not know it, as when it was opened after the backup. */
async function findPayment({ paymentIntentId, bookingId }: ProviderRefund): Promise<Payment | null> {
  const found = paymentIntentId ? await repo(Payment).findOneBy({ intentId: paymentIntentId }) : null;
  if (found || !bookingId) return found;
  if (await repo(Payment).existsBy({ bookingId, paidAt: IsNull(), dueAt: Not(IsNull()) }))
    throw new Error('The payment of this refund is not settled yet.');
  return null;
}

/**
 * Whether a confirmed booking had ended when it was refunded: its refund says so, or nothing of it is left. Never while
 * its guests are in house.
 */
async function hasEnded(booking: Booking, reason: RefundReason | undefined): Promise<boolean> {
  if (booking.status !== BookingStatus.CONFIRMED) return false;
  const isWhole = booking.refundedCents >= booking.paidCents;
  const isEnd = reason ? ENDED.includes(reason) || (reason === 'roomsGone' && isWhole) : isWhole;
  return isEnd && !hasArrived(await repo(Stay).findBy(ofBooking(booking)));
}
