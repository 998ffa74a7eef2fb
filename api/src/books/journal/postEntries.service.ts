import { now } from '../../core/clock';
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
  const at = now();
  const rows = postings
    .filter(({ cents }) => cents !== 0)
    .map(({ debit, credit, cents, ...rest }) =>
      newJournalEntry(
        cents > 0
          ? { ...rest, at, debit, credit, cents }
          : { ...rest, at, debit: credit, credit: debit, cents: -cents },
      ),
    );
  if (rows.length) await bulkInsert(JournalEntry, rows);
}

/** The booking that entries belong to, and the day on which they are added. */
type Added = Pick<Posting, 'hotelId' | 'day'> & { bookingId: string };

/**
 * Brings the entries of a booking to what its sources add up to, inside the caller's transaction: an entry that a source no
 * longer has is reversed. Repeating it adds nothing.
 */
export async function balanceEntries(
  added: Added,
  wanted: readonly Omit<Posting, keyof Added>[],
): Promise<void> {
  const missing = new Map(wanted.map((posting) => [keyOf(posting), { ...posting }]));
  for (const entry of await repo(JournalEntry).findBy({ bookingId: added.bookingId })) {
    const { source, debit, credit, cents, why } = entry;
    const forward = missing.get(keyOf(entry));
    const backward = missing.get(keyOf({ source, debit: credit, credit: debit }));
    if (forward) forward.cents -= cents;
    else if (backward) backward.cents += cents;
    else missing.set(keyOf(entry), { source, debit, credit, cents: -cents, why: `Reversed: ${why}` });
  }
  await postEntries([...missing.values()].map((posting) => ({ ...posting, ...added })));
}

const keyOf = ({ source, debit, credit }: Pick<Posting, 'source' | 'debit' | 'credit'>): string =>
  `${source} ${debit} ${credit}`;
