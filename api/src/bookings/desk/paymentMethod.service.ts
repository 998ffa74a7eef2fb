import { inEnglish } from '../../core/readerLanguage';
import { IsNull, Not } from 'typeorm';
import { describePayment } from '../../../../schema/receipts';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { Payment, PaymentMethod } from '../pay/payment.entity';
import { Refund } from '../pay/refund.entity';
import { FrontDeskRefused } from './frontDesk.types';
import type { CorrectPaymentInput } from './paymentMethod.types';

/**
 * Corrects how a payment at the front desk was made, in cash or by card. Its refunds come back in the corrected way. The
 * history and the folio keep both entries. Repeating it changes nothing. Refuses FrontDeskRefused for a payment that is
 * unknown or was made online, and once a refund of it was paid out.
 */
export function correctPayment(
  viewer: Viewer | undefined,
  { paymentId: id, paidBy }: CorrectPaymentInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'payment:correct');
  const method = PaymentMethod[paidBy];
  return transaction(async () => {
    const found = await repo(Payment).findOneBy({ id });
    const booking = found && (await lockRow(Booking, found.bookingId));
    if (!booking || found.method === PaymentMethod.ONLINE || !can(viewer, 'payment:correct', booking))
      refuse(new FrontDeskRefused('This payment does not exist, or was not made at the front desk.'));
    const payment = await repo(Payment).findOneByOrFail({ id });
    if (payment.method === method) return booking;
    if ([payment.method, method].includes(PaymentMethod.ON_ACCOUNT))
      refuse(
        new FrontDeskRefused(
          'A payment on account cannot be corrected, nor can another one be put on account. Void it, and enter it again.',
        ),
      );
    if (await repo(Refund).countBy({ paymentId: id, paidOutAt: Not(IsNull()) }))
      refuse(
        new FrontDeskRefused(
          'A refund of this payment was already paid out. If that was a mistake, take back the pay-out first.',
        ),
      );
    await repo(Payment).update({ id }, { method });
    const before = { paidBy: inEnglish(() => describePayment(payment)) };
    const after = { paidBy: inEnglish(() => describePayment({ ...payment, method })) };
    const why = `Payment of ${englishDollars(payment.amountCents)} corrected. Was: ${before.paidBy}. Now: ${after.paidBy}.`;
    await transition(booking, {}, { who, why });
    await recordBookingChange(viewer, 'correctPayment', booking, { before, after });
    return booking;
  });
}
