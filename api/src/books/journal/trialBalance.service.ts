import { addNights } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota';
import { authorize, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { BookAccount } from '../accounts';
import { sumAccounts, type AccountSums } from './journal.service';
import type { Period } from './journalSql';
import type { AccountBalance } from './journal.types';

/** Before the first day of any hotel. */
const BEGINNING = '1970-01-01';

/**
 * All accounts of a hotel that have entries up to the end of a period, with their sums in it. The closing balances of all
 * accounts add up to zero.
 */
export async function readTrialBalance(
  viewer: Viewer | undefined,
  period: Period,
): Promise<AccountBalance[]> {
  authorize(viewer, 'journal:read');
  const { from, through } = period;
  if (through < from) throw new BadInput('The last day is before the first. Choose a later one.');
  return inListQuota('staff', viewer, () => balancesOf(period));
}

/** The balances of a hotel's accounts in a period. */
async function balancesOf({ hotelId, from, through }: Period): Promise<AccountBalance[]> {
  const before = byAccount(await sumAccounts({ hotelId, from: BEGINNING, through: addNights(from, -1) }));
  const during = byAccount(await sumAccounts({ hotelId, from, through }));
  return Object.values(BookAccount).flatMap((account) => {
    const opening = before.get(account);
    const sums = during.get(account) ?? { account, debitCents: 0, creditCents: 0 };
    if (!opening && !during.has(account)) return [];
    const openingCents = opening ? opening.debitCents - opening.creditCents : 0;
    return { ...sums, openingCents, closingCents: openingCents + sums.debitCents - sums.creditCents };
  });
}

const byAccount = (sums: readonly AccountSums[]): Map<BookAccount, AccountSums> =>
  new Map(sums.map((row) => [row.account, row]));
