import { IsNull, Not } from 'typeorm';
import { requireTransaction, repo, lockRow } from '../../database/transaction';
import { dollars } from '../../mails/format';
import { now } from '../../core/clock';
import type { ProviderRefund } from '../../external/payments.shapes';
import { Booking, PaymentStatus } from '../booking.entity';
import { move } from '../history.service';
import { queueRefundMail } from '../bookingMails.service';
import { Payment } from './payment.entity';
import { Refund, newRefund } from './refund.entity';
import { paymentStatusOf } from './refund.service';

/**
 * Takes in what the provider tells of a refund, inside the caller's transaction: ours that failed is due again,
 * and what was given back in the provider's dashboard is written down, so that it is never given back twice.
 */
export async function recordProviderRefund(told: ProviderRefund): Promise<void> {
  requireTransaction('recordProviderRefund()');
  const { id: providerId, refundId, status } = told;
  if (!providerId) return;
  const found = await repo(Refund).findOneBy(refundId ? { id: refundId } : { providerId });
  if (found && status === 'failed') await requeueRefund(found, providerId);
  if (!found && !refundId && status !== 'failed') await recordManualRefund(told, providerId);
}

/** The provider took a refund and could not carry it out after all: it is due again, under another key. */
async function requeueRefund({ id, bookingId }: Refund, providerId: string): Promise<void> {
  const booking = await lockRow(Booking, bookingId);
  const refund = await repo(Refund).findOneByOrFail({ id });
  if (refund.providerId && refund.providerId !== providerId) return;
  await repo(Refund).update({ id }, { providerId });
  const { affected } = await repo(Refund).update({ id, dueAt: IsNull() }, { dueAt: now() });
  if (!affected || booking.payment === PaymentStatus.REFUNDING) return;
  await move(booking, { payment: PaymentStatus.REFUNDING }, { who: null, why: 'The refund failed.' });
}

/** Somebody refunded in the provider's dashboard: what of it was due is due no more, the rest comes on top. */
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
  const why = `${dollars(cents)} was given back by hand.`;
  await move(booking, { payment: await paymentStatusOf(booking) }, { who: null, why });
  await queueRefundMail(booking, refund);
}

/** Takes so much off the refunds of a payment that are still due, and answers how much there was to take. */
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
