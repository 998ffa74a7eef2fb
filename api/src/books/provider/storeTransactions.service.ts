import { In, IsNull } from 'typeorm';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo, transaction } from '../../database/transaction';
import type { BalanceTransaction } from '../../external/payments.balance';
import { matchSources } from './matching.service';
import { postFees } from './postings.service';
import { ProviderReading, READING_ID } from './providerReading.entity';
import {
  newProviderTransaction,
  ProviderTransaction,
  ProviderTransactionType,
} from './providerTransaction.entity';

const { CHARGE, REFUND, REFUND_FAILURE, DISPUTE, DISPUTE_REVERSAL } = ProviderTransactionType;
const { FEE, PAYOUT, PAYOUT_REVERSAL, OTHER } = ProviderTransactionType;

/** The provider's words for reports (https://docs.stripe.com/reports/reporting-categories). */
const TYPES: Readonly<Record<string, ProviderTransactionType>> = {
  charge: CHARGE,
  refund: REFUND,
  partial_capture_reversal: REFUND,
  refund_failure: REFUND_FAILURE,
  dispute: DISPUTE,
  dispute_reversal: DISPUTE_REVERSAL,
  fee: FEE,
  network_cost: FEE,
  tax: FEE,
  payout: PAYOUT,
  payout_reversal: PAYOUT_REVERSAL,
};

/**
 * Stores those of a page, at most a hundred, that are not stored yet, in one transaction: it compares them with our records
 * and posts their fees. `payoutId` is the payout of ours that pays them out.
 */
export async function storeTransactions(
  page: readonly BalanceTransaction[],
  payoutId: string | null = null,
): Promise<void> {
  const providerId = In(page.map(({ id }) => id));
  await transaction(async () => {
    await lockRows(ProviderReading, [READING_ID]);
    const known = await repo(ProviderTransaction).find({
      where: { providerId },
      select: { providerId: true },
    });
    const ids = new Set(known.map((row) => row.providerId));
    const fresh = page.filter(({ id }) => !ids.has(id)).map((listed) => toRow(listed, payoutId));
    await bulkInsert(ProviderTransaction, fresh);
    if (payoutId && known.length)
      await repo(ProviderTransaction).update({ providerId, payoutId: IsNull() }, { payoutId });
    await matchSources(fresh.map(({ sourceId }) => sourceId));
    await postFees(fresh.map(({ id }) => id));
  });
}

const toRow = (listed: BalanceTransaction, payoutId: string | null): ProviderTransaction =>
  newProviderTransaction({
    providerId: listed.id,
    type: TYPES[listed.type] ?? OTHER,
    category: listed.type,
    amountCents: listed.amountCents,
    feeCents: listed.feeCents,
    netCents: listed.netCents,
    currency: listed.currency.slice(0, 10),
    madeAt: new Date(listed.madeAt),
    availableOn: new Date(listed.availableOn),
    sourceId: listed.sourceId ?? listed.id,
    intentId: listed.paymentIntentId ?? null,
    payoutId,
  });
