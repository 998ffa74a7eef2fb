import { now } from '../../core/clock';
import { log } from '../../core/log';
import { lockRow, repo, transaction } from '../../database/transaction';
import { listRefunds, readLeftToRefund } from '../../external/payments.refunds';
import { englishDollars } from '../../mails/format';
import { Booking } from '../booking.entity';
import { transition } from '../history.service';
import { DifferenceReason } from './paymentDifference.entity';
import { storeRefundDifference } from './paymentDifference.service';
import { recordProviderRefund } from './providerRefund.service';
import { Refund } from './refund.entity';
import { lowerRefunded, paymentStatusOf, type AskedRefund } from './refund.service';

/**
 * Limits a due refund to what the provider says is left of its payment. Joins onRefundTooLarge.
 * Refunds that the provider made and that have no row are recorded first; they reduce what is due. What remains of the
 * refund is asked for again. What cannot be refunded is due no longer, and becomes a payment difference.
 */
export async function limitRefund({ intentId, ...asked }: AskedRefund): Promise<void> {
  for (const made of await listRefunds({ paymentIntentId: intentId }))
    await transaction(() => recordProviderRefund(made));
  const leftCents = await readLeftToRefund(intentId);
  await transaction(() => limitTo(leftCents, asked));
}

async function limitTo(leftCents: number, { id, bookingId, paymentId, amountCents: asked }: Refund) {
  const booking = await lockRow(Booking, bookingId);
  const { dueAt, amountCents } = await repo(Refund).findOneByOrFail({ id });
  const cents = Math.min(amountCents, leftCents);
  // The same sum again would be refused again; it waits for its next attempt.
  if (!dueAt || cents === asked) return;
  await repo(Refund).update({ id }, { amountCents: cents, dueAt: cents > 0 ? now() : null });
  const missing = amountCents - cents;
  if (missing === 0) return;
  log.warn({ bookingId, refundId: id, missing }, 'the provider has less left of a payment than is due');
  await lowerRefunded(booking, paymentId, missing);
  await storeRefundDifference(DifferenceReason.REFUND_NOT_POSSIBLE, { id, paymentId, amountCents: missing });
  const why = `${englishDollars(missing)} cannot be refunded: the card provider has no more left of the payment.`;
  const payment = await paymentStatusOf(booking);
  await transition(booking, { payment }, { who: null, why, settles: true, takesBack: true });
}
