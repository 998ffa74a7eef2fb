import { In } from 'typeorm';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { FolioAccount, FolioLine } from '../../bookings/folio/folioLine.entity';
import type { Counting } from '../../core/counting.decorator';
import { COUNTED_EXACTLY, slice, type PageOf, type Slice } from '../../core/pagination';
import { BadInput } from '../../core/problems';
import { Deadline } from '../../database/lists/statement';
import { repo } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { inPeriod, inPeriods, type Period, type Sql } from './journalSql';
import { JournalEntry } from './journalEntry.entity';
import type { AccountBalance, JournalArgs, JournalFilter, JournalLine } from './journal.types';

/** The most hotels whose lines are read from each hotel's part of an index and merged. */
const MOST_MERGED = 50;

/**
 * One page of the journal of a hotel or of all that the viewer may read, the newest day first: the lines of folios, and the transfers between the
 * hotels' own accounts.
 */
export async function readJournal(
  viewer: Viewer | undefined,
  { filter: asked, after, ...page }: JournalArgs,
  { count }: Counting = {},
): Promise<PageOf<JournalLine>> {
  const { hotelId, ...others } = asked ?? {};
  const filter = { ...others, hotels: authorizedHotels(viewer, 'journal:read', hotelId) };
  const part = slice(page);
  return inListQuota('staff', viewer, async () => {
    const first = after ? await placeOf(after, filter.hotels) : undefined;
    const rows = await ask<{ id: string }>(selectLines(filter, { ...part, first }));
    const ids = rows.map(({ id }) => id);
    const items = await readLines(part.fromEnd ? ids.reverse() : ids);
    if (count === 'none') return { items, total: items.length, isTotalOpen: true };
    if (count === 'all') return { items, total: await countLines(filter) };
    const total = await countLines(filter, COUNTED_EXACTLY + 1);
    return { items, total: Math.min(total, COUNTED_EXACTLY), isTotalOpen: total > COUNTED_EXACTLY };
  });
}

const ask = <T>({ sql, values }: Sql): Promise<T[]> => repo(JournalEntry).query(sql, values) as Promise<T[]>;

interface Place {
  day: string;
  id: string;
}

/** The place of a line of these hotels in the order of the journal. Throws BadInput if there is no such line. */
async function placeOf(id: string, hotels: readonly string[] | undefined): Promise<Place> {
  const row = (await repo(FolioLine).findOneBy({ id })) ?? (await repo(JournalEntry).findOneBy({ id }));
  if (!row || (hotels && !hotels.includes(row.hotelId ?? '')))
    throw new BadInput('The page cannot begin there. Read the list from its beginning.');
  return row;
}

interface LinesSlice extends Slice {
  /** The line after which the page begins. */
  first?: Place | undefined;
}

type LinesFilter = Omit<JournalFilter, 'hotelId'> & Period;

/** Counts the lines, up to `most`. Throws TookTooLong at the time limit of lists. */
async function countLines(filter: LinesFilter, most?: number): Promise<number> {
  const parts = tablesOf(filter).map(({ table, conditions }) => {
    const end = most === undefined ? '' : ` LIMIT ${most}`;
    const sql = `SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${table} WHERE ${whereOf(conditions)}${end}) part`;
    return { sql, values: conditions.flatMap(({ values }) => values) };
  });
  const [row] = await new Deadline().ask<{ count: unknown }>(JournalEntry, {
    sql: `SELECT SUM(n) AS count FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) parts`,
    values: parts.flatMap(({ values }) => values),
  });
  return Number(row!.count);
}

/**
 * Selects the ids of lines. Each table, each side of an account, and each of several hotels gives as many as the page can
 * need, from its index.
 */
function selectLines(filter: LinesFilter, { take, skip, fromEnd, first }: LinesSlice): Sql {
  const order = fromEnd ? 'ORDER BY day, id' : 'ORDER BY day DESC, id DESC';
  const parts = tablesOf(filter).map(({ table, conditions: others }) => {
    const conditions = [...others, ...(first ? [beyond(first, fromEnd ? '>' : '<')] : [])];
    return {
      sql: `SELECT * FROM (SELECT id, day FROM ${table} WHERE ${whereOf(conditions)} ${order} LIMIT ${take + skip}) part`,
      values: conditions.flatMap(({ values }) => values),
    };
  });
  return {
    sql: `${parts.map(({ sql }) => sql).join(' UNION ALL ')} ${order} LIMIT ${take} OFFSET ${skip}`,
    values: parts.flatMap(({ values }) => values),
  };
}

const whereOf = (conditions: readonly Sql[]): string => conditions.map(({ sql }) => sql).join(' AND ');

/** The tables and conditions whose rows together are the lines, each of them once. */
function tablesOf(filter: LinesFilter): { table: Part['table']; conditions: Sql[] }[] {
  const { account, hotels } = filter;
  const periods =
    hotels && hotels.length <= MOST_MERGED ? hotels.map((id) => ({ ...filter, hotels: [id] })) : [filter];
  return partsOf(account).flatMap(({ table, where }) =>
    periods.map((period) => ({ table, conditions: [inPeriod(period), ...where] })),
  );
}

const beyond = ({ day, id }: Place, sign: '<' | '>'): Sql => ({
  sql: `(day ${sign} ? OR (day = ? AND id ${sign} ?))`,
  values: [day, day, id],
});

interface Part {
  table: 'folio_lines' | 'journal_entries';
  where: readonly Sql[];
}

/** The rows of the journal, or those of an account: no entry debits and credits the same one. */
function partsOf(account: BookAccount | null | undefined): Part[] {
  const where = (column: 'account' | 'debit' | 'credit'): Sql[] =>
    account ? [{ sql: `${column} = ?`, values: [account] }] : [];
  const ofFolios = (conditions: readonly Sql[]): Part => ({ table: 'folio_lines', where: conditions });
  const ofJournal = (conditions: readonly Sql[]): Part => ({ table: 'journal_entries', where: conditions });
  if (!account) return [ofFolios([]), ofJournal([])];
  const sides = [ofJournal(where('debit')), ofJournal(where('credit'))];
  // Each line of a folio is an entry of the guests' ledger.
  if (account === BookAccount.GUESTS) return [ofFolios([]), ...sides];
  return account in FolioAccount ? [ofFolios(where('account')), ...sides] : sides;
}

async function readLines(ids: string[]): Promise<JournalLine[]> {
  if (!ids.length) return [];
  const folio = await repo(FolioLine).findBy({ id: In(ids) });
  const entries = await repo(JournalEntry).findBy({ id: In(ids) });
  const lines = [...folio.map(lineOfFolio), ...entries.map((entry) => ({ ...entry, title: entry.why }))];
  const byId = new Map(lines.map((line) => [line.id, line]));
  return ids.map((id) => byId.get(id)!);
}

/** A line of a folio as a double entry: what the guest owes is debited to the guests' ledger. */
function lineOfFolio({ account, cents, ...line }: FolioLine): JournalLine {
  const { GUESTS } = BookAccount;
  const [debit, credit] = cents > 0 ? [GUESTS, account] : [account, GUESTS];
  return { ...line, debit, credit, cents: Math.abs(cents) };
}

/** The sums of an account in a period, in cents. */
export type AccountSums = Omit<AccountBalance, 'openingCents' | 'closingCents'>;

/** Sums the debits and credits of each account that has any, in periods of any length, by one statement. */
export async function sumAccounts(periods: readonly Period[]): Promise<AccountSums[]> {
  const { sql, values } = inPeriods(periods);
  const part = (table: string, account: string, debit: string, credit: string) =>
    `SELECT ${account} AS account, SUM(${debit}) AS debits, SUM(${credit}) AS credits
     FROM ${table} WHERE ${sql} GROUP BY ${account}`;
  const rises = 'CASE WHEN cents > 0 THEN cents ELSE 0 END';
  const falls = 'CASE WHEN cents < 0 THEN -cents ELSE 0 END';
  const rows = await ask<{ account: BookAccount; debits: unknown; credits: unknown }>({
    sql: `SELECT account, SUM(debits) AS debits, SUM(credits) AS credits FROM (
        ${part('folio_lines', 'account', falls, rises)}
        UNION ALL SELECT '${BookAccount.GUESTS}', SUM(${rises}), SUM(${falls}) FROM folio_lines WHERE ${sql}
        UNION ALL ${part('journal_entries', 'debit', 'cents', '0')}
        UNION ALL ${part('journal_entries', 'credit', '0', 'cents')}) parts
      GROUP BY account`,
    values: [values, values, values, values].flat(),
  });
  return rows
    .map(({ account, debits, credits }) => ({
      account,
      debitCents: Number(debits),
      creditCents: Number(credits),
    }))
    .filter(({ debitCents, creditCents }) => debitCents > 0 || creditCents > 0);
}
