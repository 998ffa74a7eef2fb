import { inEnglish } from '../../core/readerLanguage';
import { IsNull } from 'typeorm';
import { describePayment } from '../../../../schema/receipts';
import { log } from '../../core/log';
import { repo, requireTransaction } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { BookingStatus, type Booking } from '../booking.entity';
import { queuePaymentTakenMail, type ReceiptPayment } from '../bookingMails.service';
import { transition } from '../history.service';
import { queueRefund } from '../pay/refund.service';
import type { Payment } from '../pay/payment.entity';
import { owedNow } from './openPages.service';
import { PaymentLink } from './paymentLink.entity';

/**
 * Applies an online payment of what was owed, inside the caller's transaction, which has added it to `paidCents`. What exceeds
 * what is owed when it arrives is refunded at once: the front desk may have taken or waived it, or the booking may be
 * cancelled. The guest gets a receipt for what is kept; the refund has a mail of its own.
 */
export async function settleBalance(
  booking: Booking,
  payment: ReceiptPayment & Pick<Payment, 'amountCents' | 'linkId'>,
): Promise<void> {
  requireTransaction('settleBalance()');
  const { amountCents, linkId, paidAt } = payment;
  const wasHeld = booking.heldUntil !== null;
  const isConfirmed = booking.status === BookingStatus.CONFIRMED;
  const owedCents = owedNow(booking);
  const keptCents = Math.min(amountCents, owedCents);
  const refundedCents = amountCents - keptCents;
  const reason = isConfirmed ? 'paidTooMuch' : 'paidAfterCancelled';
  if (refundedCents) log.warn({ bookingId: booking.id, reason }, 'an online payment is refunded');
  const status = refundedCents ? await queueRefund(booking, refundedCents, reason) : booking.payment;
  // A link works once.
  if (linkId) await repo(PaymentLink).update({ id: linkId, paidAt: IsNull() }, { paidAt });
  const left = owedCents - keptCents;
  const why = [
    `Paid ${englishDollars(amountCents)} online (${inEnglish(() => describePayment(payment))}).`,
    refundedCents ? `${englishDollars(refundedCents)} was no longer owed and is refunded.` : '',
    isConfirmed ? (left ? `Still to pay: ${englishDollars(left)}.` : 'Nothing is left to pay.') : '',
  ];
  await transition(booking, { payment: status }, { who: null, why: why.filter(Boolean).join(' ') });
  if (keptCents)
    await queuePaymentTakenMail(booking, payment, {
      amountCents,
      refundedCents,
      isOnline: true,
      isConfirmedNow: wasHeld && booking.heldUntil === null,
    });
}
