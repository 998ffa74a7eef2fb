import { addNights } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { DayClose } from '../day/dayClose.entity';
import type { Period } from './journalSql';
import { sumAccounts, type AccountSums } from './journal.service';
import type { AccountBalance, TrialBalanceArgs } from './journal.types';

/** A period of the books of these hotels, or of all hotels; both days are included. */
interface Days {
  hotels?: readonly string[] | undefined;
  from: string;
  through: string;
}

/** Before the first day of any hotel. */
const BEGINNING = '1970-01-01';

/**
 * All accounts of a hotel, or of all hotels that the viewer may read, that have entries up to the end of a period, with their
 * sums in it. The closing balances of all accounts add up to zero.
 */
export async function readTrialBalance(
  viewer: Viewer | undefined,
  { hotelId, from, through }: TrialBalanceArgs,
): Promise<AccountBalance[]> {
  const hotels = authorizedHotels(viewer, 'journal:read', hotelId);
  if (through < from) throw new BadInput('The last day is before the first. Choose a later one.');
  return inListQuota('staff', viewer, () => balancesOf({ hotels, from, through }));
}

/** The balances of the accounts of these hotels in a period. */
export async function balancesOf({ hotels, from, through }: Days): Promise<AccountBalance[]> {
  const { since, balances } = await openingBalances(hotels, from);
  for (const { account, debitCents, creditCents } of await sumAccounts(since))
    balances.set(account, (balances.get(account) ?? 0) + debitCents - creditCents);
  const sums = new Map((await sumAccounts([{ hotels, from, through }])).map((row) => [row.account, row]));
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
 * The balances of the last closes before a day, and the periods from those closes to that day, whose entries are not in them.
 * Closes spare reading the whole past of a hotel.
 */
export async function openingBalances(
  hotels: readonly string[] | undefined,
  before: string,
): Promise<{ since: Period[]; balances: Map<BookAccount, number> }> {
  const through = addNights(before, -1);
  if (!hotels) return { since: [{ from: BEGINNING, through }], balances: new Map() };
  const closes = new Map((await lastCloses(hotels, before)).map((close) => [close.hotelId, close]));
  const balances = new Map<BookAccount, number>();
  for (const { accounts } of closes.values())
    for (const { account, closingCents } of accounts)
      balances.set(account, (balances.get(account) ?? 0) + closingCents);
  const hotelsSince = new Map<string, string[]>();
  for (const hotelId of hotels) {
    const close = closes.get(hotelId);
    const from = close ? addNights(close.day, 1) : BEGINNING;
    hotelsSince.set(from, [...(hotelsSince.get(from) ?? []), hotelId]);
  }
  const since = [...hotelsSince].map(([from, some]) => ({ hotels: some, from, through }));
  return { since, balances };
}

/** The last close of each of these hotels before a day. */
function lastCloses(hotels: readonly string[], before: string): Promise<DayClose[]> {
  const closes = repo(DayClose).createQueryBuilder('close');
  const last = closes
    .subQuery()
    .select('MAX(other.day)')
    .from(DayClose, 'other')
    .where('other.hotelId = close.hotelId AND other.day < :before');
  return closes
    .where('close.hotelId IN (:...hotels)', { hotels: [...hotels] })
    .andWhere(`close.day = ${last.getQuery()}`, { before })
    .getMany();
}
