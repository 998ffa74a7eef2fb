import { now } from '../../core/clock';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import type { ProviderPayout } from '../../external/payments.balance';
import { DifferenceReason } from '../../bookings/pay/paymentDifference.entity';
import { storeListedDifference } from '../../bookings/pay/paymentDifference.service';
import { CURRENCY } from '../../external/payments.shapes';
import { newPayout, Payout, PayoutStatus } from './payout.entity';
import { postPayout } from './postings.service';
import { ProviderReading, READING_ID } from './providerReading.entity';
import { ProviderTransaction, ProviderTransactionType } from './providerTransaction.entity';

const STATUSES: Readonly<Record<string, PayoutStatus>> = {
  pending: PayoutStatus.PENDING,
  in_transit: PayoutStatus.IN_TRANSIT,
  paid: PayoutStatus.PAID,
  failed: PayoutStatus.FAILED,
  canceled: PayoutStatus.CANCELED,
};

/** Stores a payout as the provider has it now, and posts it in the same transaction when it is paid or comes back. */
export async function storePayout(listed: ProviderPayout): Promise<void> {
  const { id: providerId } = listed;
  const current = {
    amountCents: listed.amountCents,
    status: STATUSES[listed.status] ?? PayoutStatus.PENDING,
    automatic: listed.isAutomatic,
    arrivalDay: listed.arrivesAt.slice(0, 10),
    madeAt: new Date(listed.madeAt),
  };
  const stored = await repo(Payout).findOneBy({ providerId });
  if (stored && isSame(stored, current)) return;
  await transaction(async () => {
    await lockRows(ProviderReading, [READING_ID]);
    const before = await repo(Payout).findOneBy({ providerId });
    if (before) await repo(Payout).update({ id: before.id }, current);
    else await repo(Payout).insert(newPayout({ providerId, ...current }));
    await postPayout(await repo(Payout).findOneByOrFail({ providerId }));
  });
}

const isSame = (stored: Payout, current: Pick<Payout, 'amountCents' | 'status' | 'arrivalDay'>): boolean =>
  stored.amountCents === current.amountCents &&
  stored.status === current.status &&
  stored.arrivalDay === current.arrivalDay;

/** Sums a payout whose transactions were all read, once; a payout that is not their sum becomes a payment difference. */
export async function finishPayout(id: string): Promise<void> {
  await transaction(async () => {
    const payout = await lockRow(Payout, id);
    if (payout.listedAt) return;
    const sums = await sumTransactions(payout);
    const { chargesCents, refundsCents, disputesCents, feesCents, otherCents } = sums;
    const expectedCents = chargesCents + refundsCents + disputesCents + otherCents - feesCents;
    const differenceId =
      expectedCents === payout.amountCents ? null : await storeDifference(payout, expectedCents);
    await repo(Payout).update({ id }, { ...sums, differenceId, listedAt: now() });
  });
}

const storeDifference = (payout: Payout, expectedCents: number): Promise<string> =>
  storeListedDifference({
    id: payout.providerId,
    reason: DifferenceReason.PAYOUT_AMOUNT,
    paymentId: null,
    bookingId: null,
    intentId: null,
    paidCents: payout.amountCents,
    currency: CURRENCY,
    expectedCents,
  });

type Sums = Pick<Payout, 'chargesCents' | 'refundsCents' | 'disputesCents' | 'feesCents' | 'otherCents'>;

/** The sums of what a payout pays out, by kind. Its own transaction, which takes the sum, is left out. */
async function sumTransactions({ id: payoutId, providerId }: Payout): Promise<Sums> {
  const rows = await repo(ProviderTransaction)
    .createQueryBuilder('row')
    .select('row.type', 'type')
    .addSelect('SUM(row.amountCents)', 'amount')
    .addSelect('SUM(row.feeCents)', 'fee')
    .where({ payoutId })
    .andWhere('NOT (row.type = :payout AND row.sourceId = :providerId)', {
      payout: ProviderTransactionType.PAYOUT,
      providerId,
    })
    .groupBy('row.type')
    .getRawMany<{ type: ProviderTransactionType; amount: unknown; fee: unknown }>();
  const sums: Sums = { chargesCents: 0, refundsCents: 0, disputesCents: 0, feesCents: 0, otherCents: 0 };
  for (const { type, amount, fee } of rows) {
    sums.feesCents += Number(fee);
    if (type === ProviderTransactionType.FEE) sums.feesCents -= Number(amount);
    else sums[columnOf(type)] += Number(amount);
  }
  return sums;
}

function columnOf(type: ProviderTransactionType): keyof Sums {
  if (type === ProviderTransactionType.CHARGE) return 'chargesCents';
  if (type === ProviderTransactionType.REFUND || type === ProviderTransactionType.REFUND_FAILURE)
    return 'refundsCents';
  const isDispute =
    type === ProviderTransactionType.DISPUTE || type === ProviderTransactionType.DISPUTE_REVERSAL;
  return isDispute ? 'disputesCents' : 'otherCents';
}
