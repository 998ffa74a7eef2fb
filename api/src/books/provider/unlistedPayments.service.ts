import { In, IsNull, MoreThan, Not } from 'typeorm';
import { now } from '../../core/clock';
import { repo, transaction } from '../../database/transaction';
import { readDemoPayment } from '../../external/payments.demo';
import { CURRENCY } from '../../external/payments.shapes';
import { DifferenceReason } from '../../bookings/pay/paymentDifference.entity';
import { storeListedDifference } from '../../bookings/pay/paymentDifference.service';
import { Payment, PaymentMethod } from '../../bookings/pay/payment.entity';
import { ProviderTransaction, ProviderTransactionType } from './providerTransaction.entity';

const DAY = 86_400_000;
/** A payment is listed within this time after it was made. */
const GRACE_MS = DAY;
/** The longest from the opening of a payment to its being paid, in milliseconds. */
const OPEN_FOR = 7 * DAY;
const BATCH = 500;

/**
 * Finds payments of ours, paid at or after a moment and more than a day ago, of which the provider lists no charge. Each
 * becomes a payment difference, once. Everything since that moment must have been read.
 */
export async function findUnlistedPayments(since: Date): Promise<void> {
  const until = now().getTime() - GRACE_MS;
  // Ids begin with the second in which they were made.
  const first = Math.max(0, Math.floor((since.getTime() - OPEN_FOR) / 1000));
  for (let after = first.toString(16).padStart(8, '0'); ;) {
    const payments = await repo(Payment).find({
      where: { id: MoreThan(after), intentId: Not(IsNull()), method: PaymentMethod.ONLINE },
      order: { id: 'ASC' },
      take: BATCH,
    });
    const due = payments.filter(
      ({ paidAt, intentId }) =>
        paidAt && paidAt >= since && paidAt.getTime() < until && !readDemoPayment(intentId!),
    );
    await storeUnlisted(due);
    if (payments.length < BATCH) return;
    after = payments.at(-1)!.id;
  }
}

async function storeUnlisted(payments: readonly Payment[]): Promise<void> {
  const intentId = In(payments.map((payment) => payment.intentId!));
  const listed = payments.length
    ? await repo(ProviderTransaction).find({
        select: { id: true, intentId: true },
        where: { intentId, type: ProviderTransactionType.CHARGE },
      })
    : [];
  const known = new Set(listed.map((row) => row.intentId));
  const missing = payments.filter((payment) => !known.has(payment.intentId));
  for (const payment of missing) await transaction(() => storeDifference(payment));
}

const storeDifference = ({ id, bookingId, sessionId, intentId, amountCents }: Payment): Promise<string> =>
  storeListedDifference({
    id: sessionId ?? intentId!,
    reason: DifferenceReason.PAYMENT_NOT_LISTED,
    paymentId: id,
    bookingId,
    intentId,
    paidCents: 0,
    currency: CURRENCY,
    expectedCents: amountCents,
  });
