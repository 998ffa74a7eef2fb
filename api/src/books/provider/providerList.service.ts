import { authorize, type Viewer } from '../../access/policy';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import type { Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { Payout } from './payout.entity';
import { MatchState, ProviderTransaction } from './providerTransaction.entity';
import type { ProviderTransactionFilter } from './provider.types';

/** One page of the payouts, by their day of arrival, the last first. */
export async function listPayoutRows(
  viewer: Viewer | undefined,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Payout>> {
  authorize(viewer, 'payout:list');
  const sort: ListOrder<Payout> = { by: ['arrivalDay'], descending: true };
  return readPage(Payout, { where: [], sort, after, ...slice(page), ...counting });
}

/** A payout; null if there is none. */
export async function findPayout(viewer: Viewer | undefined, id: string): Promise<Payout | null> {
  authorize(viewer, 'payout:list');
  return repo(Payout).findOneBy({ id });
}

/** One page of the provider's transactions, newest first. */
export async function listTransactions(
  viewer: Viewer | undefined,
  { payoutId, state }: ProviderTransactionFilter,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<ProviderTransaction>> {
  authorize(viewer, 'payout:list');
  const where: Condition<ProviderTransaction>[] = [
    ...(payoutId ? [{ column: 'payoutId' as const, is: payoutId }] : []),
    ...(state ? [{ column: 'state' as const, is: state }] : []),
  ];
  const sort: ListOrder<ProviderTransaction> = { by: ['madeAt'], descending: true };
  return readPage(ProviderTransaction, { where, sort, after, ...slice(page), ...counting });
}

/** How many transactions wait, and how many do not match and were not reviewed. */
interface OpenTransactions {
  waiting: number;
  unmatched: number;
}

/** The open transactions of each of these payouts. */
export async function countOpenOf(payoutIds: readonly string[]): Promise<OpenTransactions[]> {
  const rows = await openTransactions()
    .select('row.payoutId', 'payoutId')
    .addSelect('row.state', 'state')
    .addSelect('COUNT(*)', 'rows')
    .andWhere('row.payoutId IN (:...payoutIds)', { payoutIds: [...payoutIds] })
    .groupBy('row.payoutId')
    .addGroupBy('row.state')
    .getRawMany<{ payoutId: string; state: MatchState; rows: unknown }>();
  const countOf = (id: string, state: MatchState) =>
    Number(rows.find((row) => row.payoutId === id && row.state === state)?.rows ?? 0);
  return payoutIds.map((id) => ({
    waiting: countOf(id, MatchState.WAITING),
    unmatched: countOf(id, MatchState.UNMATCHED),
  }));
}

/** How many transactions do not match and were not reviewed. */
export const countUnmatched = (): Promise<number> =>
  openTransactions().andWhere('row.state = :unmatched', { unmatched: MatchState.UNMATCHED }).getCount();

/** The transactions that wait or do not match, without those whose payment difference was reviewed. */
const openTransactions = () =>
  repo(ProviderTransaction)
    .createQueryBuilder('row')
    .leftJoin(PaymentDifference, 'difference', 'difference.id = row.differenceId')
    .where('row.state IN (:...open)', { open: [MatchState.WAITING, MatchState.UNMATCHED] })
    .andWhere('difference.resolvedAt IS NULL');
