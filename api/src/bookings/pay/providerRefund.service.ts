import { In, IsNull } from 'typeorm';
import { isId } from '../../database/columns';
import { requireTransaction, repo, lockRow } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { now } from '../../core/clock';
import type { ProviderRefund } from '../../external/payments.shapes';
import { Booking } from '../booking.entity';
import { arrangeRefunds } from '../dispute/withheldRefunds.service';
import { transition } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { Payment } from './payment.entity';
import { DifferenceReason } from './paymentDifference.entity';
import { storeRefundDifference } from './paymentDifference.service';
import { recordFoundRefund } from './foundRefund.service';
import { insertMadeRefund } from './madeRefund.service';
import { Refund, isDue } from './refund.entity';
import { lowerRefunded, paymentStatusOf, recordAnswer, refundMoved } from './refund.service';

/**
 * Records the provider's report of a refund, inside the caller's transaction. Repeating it changes nothing.
 * A refund of ours that it made is done; one that failed is due again. A refund made in the provider's dashboard is
 * stored, so that the money is not refunded twice; if it is cancelled there, staff decide what to do.
 */
export async function recordProviderRefund(refund: ProviderRefund): Promise<void> {
  requireTransaction('recordProviderRefund()');
  const { id: providerId, refundId, status } = refund;
  const isOurs = refundId !== undefined && isId(refundId);
  const found = await repo(Refund).findOneBy(isOurs ? { id: refundId } : { providerId });
  if (!found && status === 'failed') return;
  if (!found) return isOurs ? recordFoundRefund(refund, refundId) : recordManualRefund(refund);
  if (status === 'failed')
    return found.reason === 'byHand' ? takeBack(found, providerId) : requeueRefund(found, providerId);
  if (found.dueAt || found.withheld) await recordAnswer(found, providerId, true);
}

/**
 * Makes a refund due again that the provider accepted and could not carry out. The next attempt has another
 * key.
 */
async function requeueRefund({ id, bookingId }: Refund, providerId: string): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const refund = await repo(Refund).findOneByOrFail({ id });
  if (refund.providerId && refund.providerId !== providerId) return;
  await repo(Refund).update({ id }, { providerId });
  const { affected } = await repo(Refund).update({ id, dueAt: IsNull() }, { dueAt: now() });
  // The bank may have taken the money back since.
  const settles = affected ? (await arrangeRefunds(booking)) > 0 : false;
  const payment = await paymentStatusOf(booking);
  if (!settles && (!affected || payment === booking.payment)) return void (await refundMoved(booking));
  await transition(booking, { payment }, { who: null, why: 'The refund failed.', settles });
}

/**
 * Takes back a refund made in the provider's dashboard that was cancelled, or failed, there. The server does not ask for
 * it: the person who made it may have cancelled it on purpose. Staff get a payment difference.
 */
async function takeBack({ id, bookingId, paymentId }: Refund, providerId: string): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const { amountCents } = await repo(Refund).findOneByOrFail({ id });
  if (amountCents === 0) return;
  await repo(Refund).update({ id }, { amountCents: 0 });
  await lowerRefunded(booking, paymentId, amountCents);
  await storeRefundDifference(DifferenceReason.REFUND_CANCELLED, {
    id: providerId,
    paymentId,
    amountCents,
  });
  const payment = await paymentStatusOf(booking);
  const why = `The manual refund of ${englishDollars(amountCents)} was cancelled at the card provider.`;
  await transition(booking, { payment }, { who: null, why, settles: true, takesBack: true });
}

/**
 * Stores a refund made in the provider's dashboard. It adds to what is refunded, and reduces the refunds that are due by
 * what exceeds the payment.
 */
async function recordManualRefund({ refundId: _, ...made }: ProviderRefund) {
  const { id: providerId, paymentIntentId } = made;
  const found = paymentIntentId && (await repo(Payment).findOneBy({ intentId: paymentIntentId }));
  if (!found) return;
  const booking = await lockRow(Booking, found.bookingId);
  if (await repo(Refund).countBy({ providerId })) return;
  const refund = await insertMadeRefund(booking, found.id, { ...made, reason: 'byHand' });
  if (!refund) return;
  const why = `${englishDollars(refund.amountCents)} was refunded manually.`;
  await transition(booking, { payment: await paymentStatusOf(booking) }, { who: null, why, settles: true });
  await queueRefundMail(booking, refund);
}

/** Those of the provider's refunds, at most a hundred, that our rows do not have as the provider has them. */
export async function findUnrecorded(refunds: readonly ProviderRefund[]): Promise<ProviderRefund[]> {
  const ours = refunds.flatMap(({ refundId }) => refundId ?? []);
  const which = [{ id: In(ours) }, { providerId: In(refunds.map(({ id }) => id)) }];
  const rows = await repo(Refund).findBy(which);
  return refunds.filter(({ id, refundId, status }) => {
    const row = rows.find((one) => one.id === refundId || one.providerId === id);
    const isFailed = status === 'failed';
    if (!row) return !isFailed;
    return isFailed
      ? row.providerId === id && !isDue(row) && row.amountCents > 0
      : isDue(row) && row.providerId !== id;
  });
}
