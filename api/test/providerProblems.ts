import {
  ProviderTransaction,
  ProviderTransactionType,
} from '../src/books/provider/providerTransaction.entity';
import { Payout } from '../src/books/provider/payout.entity';
import { repo } from '../src/database/transaction';
import { readBalanceCents } from '../src/external/payments.balance';

const { PAYOUT, PAYOUT_REVERSAL } = ProviderTransactionType;

/**
 * What is wrong after everything was paid out and read, one text for each: fees, payouts and what is left at the provider
 * are its charges less refunds and disputes, and nothing waits or differs.
 */
export async function findProviderProblems(): Promise<string[]> {
  const rows = await repo(ProviderTransaction).find();
  const isPayout = ({ type }: ProviderTransaction) => type === PAYOUT || type === PAYOUT_REVERSAL;
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  const moved = sum(rows.filter((row) => !isPayout(row)).map(({ amountCents }) => amountCents));
  const fees = sum(rows.map(({ feeCents }) => feeCents));
  const payouts = await repo(Payout).find();
  const paidOut = sum(
    payouts.filter(({ status }) => status === 'PAID').map(({ amountCents }) => amountCents),
  );
  const left = await readBalanceCents();
  return [
    ...rows
      .filter(({ state }) => state !== 'MATCHED')
      .map((row) => `${row.type} ${row.sourceId}: ${row.state}`),
    ...payouts.filter(({ listedAt }) => !listedAt).map(({ providerId }) => `${providerId} was not read`),
    ...payouts.filter(({ differenceId }) => differenceId).map(({ providerId }) => `${providerId} differs`),
    ...(fees + paidOut + left === moved ? [] : [`${fees} + ${paidOut} + ${left} is not ${moved}`]),
  ];
}
