import { now } from '../../core/clock';
import { newId } from '../../database/columns';
import { bulkInsert } from '../../database/bulkInsert';
import { repo, requireTransaction } from '../../database/transaction';
import type { BookAccount } from '../accounts';
import { JournalEntry, newJournalEntry } from './journalEntry.entity';

/** What an entry says. Cents below zero move the other way. */
export interface Posting {
  hotelId: string | null;
  /** The date at the hotel, or in UTC without one. */
  day: string;
  debit: BookAccount;
  credit: BookAccount;
  cents: number;
  bookingId?: string | null;
  userId?: string | null;
  source: string;
  why: string;
}

/** Adds entries to the journal, inside the caller's transaction. Those of 0 cents are left out. */
export async function postEntries(postings: readonly Posting[]): Promise<void> {
  requireTransaction('postEntries()');
  const rows = toEntries(postings, now());
  if (rows.length) await bulkInsert(JournalEntry, rows);
}

/** The entries of postings, with ids of `makeId`. Those of 0 cents are left out. */
export const toEntries = (postings: readonly Posting[], at: Date, makeId = newId): JournalEntry[] =>
  postings
    .filter(({ cents }) => cents !== 0)
    .map(({ debit, credit, cents, ...rest }) =>
      newJournalEntry(
        cents > 0
          ? { ...rest, id: makeId(), at, debit, credit, cents }
          : { ...rest, id: makeId(), at, debit: credit, credit: debit, cents: -cents },
      ),
    );

/** The booking that entries belong to, and the day on which they are added. */
type Added = Pick<Posting, 'hotelId' | 'day'> & { bookingId: string };

/**
 * Brings the entries of a booking to what its sources add up to, inside the caller's transaction: an entry that a source no
 * longer has is reversed. Repeating it adds nothing.
 */
export async function balanceEntries(added: Added, wanted: readonly Moved[]): Promise<void> {
  const entries = await repo(JournalEntry).findBy({ bookingId: added.bookingId });
  await postEntries(missingPostings(entries, wanted).map((posting) => ({ ...posting, ...added })));
}

/** A posting of a booking, without its day. */
export type Moved = Omit<Posting, keyof Added>;

/** The postings that bring the entries of a booking to what its sources add up to. */
export function missingPostings(entries: readonly JournalEntry[], wanted: readonly Moved[]): Moved[] {
  const missing = new Map(wanted.map((posting) => [keyOf(posting), { ...posting }]));
  for (const entry of entries) {
    const { source, debit, credit, cents, why } = entry;
    const forward = missing.get(keyOf(entry));
    const backward = missing.get(keyOf({ source, debit: credit, credit: debit }));
    if (forward) forward.cents -= cents;
    else if (backward) backward.cents += cents;
    else missing.set(keyOf(entry), { source, debit, credit, cents: -cents, why: `Reversed: ${why}` });
  }
  return [...missing.values()];
}

const keyOf = ({ source, debit, credit }: Pick<Posting, 'source' | 'debit' | 'credit'>): string =>
  `${source} ${debit} ${credit}`;
