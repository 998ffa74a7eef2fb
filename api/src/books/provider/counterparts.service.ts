import { In } from 'typeorm';
import { repo } from '../../database/transaction';
import { Dispute } from '../../bookings/dispute/dispute.entity';
import { Payment } from '../../bookings/pay/payment.entity';
import { isDue, Refund } from '../../bookings/pay/refund.entity';
import { ProviderTransactionType, type ProviderTransaction } from './providerTransaction.entity';

const { CHARGE, REFUND, REFUND_FAILURE, DISPUTE, DISPUTE_REVERSAL } = ProviderTransactionType;

/** What of ours stands against transactions of the provider. */
export interface Counterpart {
  /** Our payment, refund or dispute. */
  id: string;
  paymentId: string;
  bookingId: string;
  /** What its transactions must add up to, in cents. */
  cents: number;
}

/** What of ours stands against each of some transactions. */
export interface Counterparts {
  of(transaction: ProviderTransaction): Counterpart | undefined;
}

/** Finds our payments, refunds and disputes of these transactions. */
export async function findCounterparts(rows: readonly ProviderTransaction[]): Promise<Counterparts> {
  const having = (...types: ProviderTransactionType[]) => rows.filter(({ type }) => types.includes(type));
  const sources = (...types: ProviderTransactionType[]) =>
    In([...new Set(having(...types).map(({ sourceId }) => sourceId))]);
  const intents = having(CHARGE).flatMap(({ intentId }) => intentId ?? []);
  const payments = await repo(Payment).findBy({ intentId: In(intents) });
  const refunds = await repo(Refund).findBy({ providerId: sources(REFUND, REFUND_FAILURE) });
  const disputes = await repo(Dispute).findBy({ providerId: sources(DISPUTE, DISPUTE_REVERSAL) });
  const byIntent = new Map(payments.map((payment) => [payment.intentId, ofPayment(payment)]));
  const bySource = new Map([
    ...refunds.map((refund) => [refund.providerId!, ofRefund(refund)] as const),
    ...disputes.map((dispute) => [dispute.providerId, ofDispute(dispute)] as const),
  ]);
  return {
    of: ({ type, intentId, sourceId }) =>
      type === CHARGE ? (intentId ? byIntent.get(intentId) : undefined) : bySource.get(sourceId),
  };
}

const ofPayment = ({ id, bookingId, amountCents: cents }: Payment): Counterpart => ({
  id,
  paymentId: id,
  bookingId,
  cents,
});

/** A refund that failed at the provider is due again: what it was there adds up to nothing. */
const ofRefund = (refund: Refund): Counterpart => ({
  id: refund.id,
  paymentId: refund.paymentId,
  bookingId: refund.bookingId,
  cents: isDue(refund) ? 0 : 0 - refund.amountCents,
});

const ofDispute = ({ id, paymentId, bookingId, takenCents }: Dispute): Counterpart => ({
  id,
  paymentId,
  bookingId,
  cents: 0 - takenCents,
});
