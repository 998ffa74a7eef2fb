import { LessThan } from 'typeorm';
import { addNights } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota';
import { authorize, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { DayClose } from '../day/dayClose.entity';
import { sumAccounts, type AccountSums } from './journal.service';
import type { AccountBalance } from './journal.types';

/** A period of the books of a hotel, or of all hotels; both days are included. */
interface Days {
  hotelId?: string | null | undefined;
  from: string;
  through: string;
}

/** Before the first day of any hotel. */
const BEGINNING = '1970-01-01';

/**
 * All accounts of a hotel, or of all hotels, that have entries up to the end of a period, with their sums in it. The closing balances of all
 * accounts add up to zero.
 */
export async function readTrialBalance(viewer: Viewer | undefined, period: Days): Promise<AccountBalance[]> {
  authorize(viewer, 'journal:read');
  const { from, through } = period;
  if (through < from) throw new BadInput('The last day is before the first. Choose a later one.');
  return inListQuota('staff', viewer, () => balancesOf(period));
}

/** The balances of a hotel's accounts in a period. */
export async function balancesOf({ hotelId, from, through }: Days): Promise<AccountBalance[]> {
  const { since, balances } = await openingBalances(hotelId, from);
  for (const { account, debitCents, creditCents } of await sumAccounts({
    hotelId,
    from: since,
    through: addNights(from, -1),
  }))
    balances.set(account, (balances.get(account) ?? 0) + debitCents - creditCents);
  const sums = new Map((await sumAccounts({ hotelId, from, through })).map((row) => [row.account, row]));
  return Object.values(BookAccount).flatMap((account) => {
    const opening = balances.get(account);
    const found = sums.get(account);
    if (opening === undefined && !found) return [];
    const { debitCents, creditCents }: AccountSums = found ?? { account, debitCents: 0, creditCents: 0 };
    const openingCents = opening ?? 0;
    const closingCents = openingCents + debitCents - creditCents;
    return { account, openingCents, debitCents, creditCents, closingCents };
  });
}

/**
 * The balances of the last close before a day, and the day after that close: entries from then on are not in them. They
 * spare reading the whole past of a hotel.
 */
export async function openingBalances(
  hotelId: string | null | undefined,
  before: string,
): Promise<{ since: string; balances: Map<BookAccount, number> }> {
  const close = hotelId
    ? await repo(DayClose).findOne({ where: { hotelId, day: LessThan(before) }, order: { day: 'DESC' } })
    : null;
  return {
    since: close ? addNights(close.day, 1) : BEGINNING,
    balances: new Map(close?.accounts.map(({ account, closingCents }) => [account, closingCents])),
  };
}
