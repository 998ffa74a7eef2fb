import { IsNull, Not } from 'typeorm';
import { requireTransaction, repo, lockRow } from '../../database/transaction';
import { dollars } from '../../mails/format';
import { now } from '../../core/clock';
import type { ProviderRefund } from '../../external/payments.shapes';
import { Booking, PaymentStatus } from '../booking.entity';
import { transition } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { Payment } from './payment.entity';
import { Refund, newRefund } from './refund.entity';
import { paymentStatusOf } from './refund.service';

/**
 * Records the provider's report of a refund, inside the caller's transaction.
 * A failed refund of ours is due again. A refund made in the provider's dashboard is stored, so that the
 * money is not refunded twice.
 */
export async function recordProviderRefund(refund: ProviderRefund): Promise<void> {
  requireTransaction('recordProviderRefund()');
  const { id: providerId, refundId, status } = refund;
  if (!providerId) return;
  const found = await repo(Refund).findOneBy(refundId ? { id: refundId } : { providerId });
  if (found && status === 'failed') await requeueRefund(found, providerId);
  if (!found && !refundId && status !== 'failed') await recordManualRefund(refund, providerId);
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
  if (!affected || booking.payment === PaymentStatus.REFUNDING) return;
  await transition(booking, { payment: PaymentStatus.REFUNDING }, { who: null, why: 'The refund failed.' });
}

/**
 * Stores a refund made in the provider's dashboard. It reduces the refunds that are due, and the rest is
 * added.
 */
async function recordManualRefund({ paymentIntentId, amountCents = 0 }: ProviderRefund, providerId: string) {
  const found = paymentIntentId && (await repo(Payment).findOneBy({ intentId: paymentIntentId }));
  if (!found) return;
  const booking = await lockRow(Booking, found.bookingId);
  if (await repo(Refund).countBy({ providerId })) return;
  const payment = await repo(Payment).findOneByOrFail({ id: found.id });
  const more = Math.min(amountCents, payment.amountCents - payment.refundedCents);
  const cents = more + (await reduceDueRefunds(payment.id, amountCents - more));
  if (cents <= 0) return;
  await repo(Payment).update({ id: payment.id }, { refundedCents: payment.refundedCents + more });
  booking.refundedCents += more;
  const of = { paymentId: payment.id, bookingId: booking.id, amountCents: cents };
  const refund = newRefund({ ...of, reason: 'byHand', providerId, dueAt: null });
  await repo(Refund).insert(refund);
  const why = `${dollars(cents)} was refunded manually.`;
  await transition(booking, { payment: await paymentStatusOf(booking) }, { who: null, why });
  await queueRefundMail(booking, refund);
}

/**
 * Reduces the due refunds of a payment by up to this amount. Returns the cents by which they were reduced.
 */
async function reduceDueRefunds(paymentId: string, cents: number): Promise<number> {
  let left = cents;
  const due = await repo(Refund).findBy({ paymentId, dueAt: Not(IsNull()) });
  for (const { id, amountCents, dueAt } of due) {
    const less = Math.min(left, amountCents);
    const rest = amountCents - less;
    await repo(Refund).update({ id }, { amountCents: rest, dueAt: rest > 0 ? dueAt : null });
    left -= less;
  }
  return cents - left;
}
