import { Between, MoreThan } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorized, type Viewer } from '../../access/policy';
import { entryDay } from '../../bookings/hotelDay.service';
import { FolioLine } from '../../bookings/folio/folioLine.entity';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { findHotelWithCity, lockOpenHotels } from '../../hotels/hotel.service';
import { exactDollars } from '../../../../schema/spoken';
import { BookAccount } from '../accounts';
import { sumAccounts } from '../journal/journal.service';
import { JournalEntry } from '../journal/journalEntry.entity';
import { postEntries, type Posting } from '../journal/postEntries.service';
import { openingBalances } from '../journal/trialBalance.service';
import { CashCount, newCashCount } from './cashCount.entity';
import { DayRefused, type CountCashInput, type DeskCash } from './day.types';

/** After the last day of any entry. */
const END = '9999-12-31';

interface Days {
  from: string;
  through: string;
}

/** The cash at a front desk, and whether it must be counted before these days are closed. */
export async function readCash(hotelId: string, days: Days): Promise<DeskCash> {
  return {
    expectedCents: await expectedCash(hotelId),
    lastCount: await lastCountOf(hotelId),
    mustBeCounted: await mustCount(hotelId, days),
  };
}

const lastCountOf = (hotelId: string): Promise<CashCount | null> =>
  repo(CashCount).findOne({ where: { hotelId }, order: { at: 'DESC', id: 'DESC' } });

/** What there should be by the books, in cents. */
async function expectedCash(hotelId: string): Promise<number> {
  const { since, balances } = await openingBalances([hotelId], END);
  const sums = await sumAccounts(since);
  const { debitCents, creditCents } = sums.find(({ account }) => account === BookAccount.CASH) ?? {
    debitCents: 0,
    creditCents: 0,
  };
  return (balances.get(BookAccount.CASH) ?? 0) + debitCents - creditCents;
}

/** Whether cash moved in these days after the last count. */
export async function mustCount(hotelId: string, { from, through }: Days): Promise<boolean> {
  const at = MoreThan((await lastCountOf(hotelId))?.at ?? new Date(0));
  const since = { hotelId, day: Between(from, through), at };
  const { CASH } = BookAccount;
  return (
    (await repo(FolioLine).existsBy({ ...since, account: CASH })) ||
    (await repo(JournalEntry).existsBy([
      { ...since, debit: CASH },
      { ...since, credit: CASH },
    ]))
  );
}

/**
 * Stores a count of the cash at the front desk, at the end of a shift. What is missing or too much is an entry of the books,
 * and so is what is taken to the bank. What the first count of a hotel finds beyond the books is its opening float, which came
 * from the bank. The same key stores one count. Refuses DayRefused if cash has moved since it was
 * counted, and a difference without a note.
 */
export function countCash(viewer: Viewer | undefined, input: CountCashInput): Promise<CashCount> {
  const { id: userId } = authorized(viewer, 'cash:count', { hotelId: input.hotelId });
  const { hotelId, countedCents, bankedCents: banked, idempotencyKey: requestKey } = input;
  const bankedCents = banked ?? 0;
  const note = input.note?.trim() || null;
  return transaction(async () => {
    await lockOpenHotels([hotelId]);
    const found = await findHotelWithCity(hotelId);
    if (!found) refuse(new DayRefused('This hotel does not exist.'));
    const known = await repo(CashCount).findOneBy({ hotelId, requestKey });
    if (known) return sameAs(known, { countedCents, bankedCents });
    const expectedCents = await expectedCash(hotelId);
    if (expectedCents !== input.expectedCents)
      refuse(
        new DayRefused(
          fill('Cash has moved since: the books now expect {expected}. Count it again.', {
            expected: exactDollars(expectedCents),
          }),
        ),
      );
    if (bankedCents > countedCents)
      refuse(new DayRefused('You can take at most what you counted to the bank.'));
    const differenceCents = countedCents - expectedCents;
    const isFloat = differenceCents > 0 && !(await lastCountOf(hotelId));
    if (differenceCents && !isFloat && !note)
      refuse(new DayRefused('The count differs from the books. Write in the note what you know about it.'));
    const day = await entryDay({ hotelId });
    const count = { hotelId, day, userId, expectedCents, countedCents, bankedCents, note, requestKey };
    const row = newCashCount({ ...count, at: now() });
    await postEntries(countPostings(row, isFloat));
    // Its entries are not later than the count, so that it counts them.
    row.at = now();
    await repo(CashCount).insert(row);
    await recordChange(viewer, {
      action: 'countCash',
      record: AuditRecord.HOTEL,
      id: hotelId,
      name: found.hotel.name,
      before: {},
      after: { countedCents, bankedCents },
    });
    return row;
  });
}

/**
 * What a count adds to the books: its difference from them, which is the opening float at the first count of a hotel, and the
 * cash that was taken to the bank.
 */
export function countPostings(count: Omit<CashCount, 'requestKey' | 'note'>, isFloat: boolean): Posting[] {
  const { id: source, hotelId, day, userId, expectedCents, countedCents, bankedCents } = count;
  const differenceCents = countedCents - expectedCents;
  const entry = { hotelId, day, userId, source };
  const { CASH, CASH_DIFFERENCES, BANK } = BookAccount;
  return [
    {
      ...entry,
      debit: CASH,
      credit: isFloat ? BANK : CASH_DIFFERENCES,
      cents: differenceCents,
      why: isFloat
        ? 'The first count sets the opening float.'
        : differenceCents > 0
          ? 'The count found more cash than the books.'
          : 'The count found less cash than the books.',
    },
    { ...entry, debit: BANK, credit: CASH, cents: bankedCents, why: 'Cash was taken to the bank.' },
  ];
}

function sameAs(known: CashCount, asked: Pick<CashCount, 'countedCents' | 'bankedCents'>): CashCount {
  if (known.countedCents !== asked.countedCents || known.bankedCents !== asked.bankedCents)
    refuse(new DayRefused('This idempotency key was used for another count. Use a new one.'));
  return known;
}
