import { momentIn } from '../../schema/hotelTime';
import { addNights } from '../../schema/nights';
import { FolioAccount } from '../src/bookings/folio/folioLine.entity';
import { BookAccount } from '../src/books/accounts';
import { countPostings } from '../src/books/day/cash.service';
import { type CashCount, newCashCount } from '../src/books/day/cashCount.entity';
import type { SeededHotel } from './hotels';
import { type BookRows, entriesAt } from './postBooks';
import type { Random } from './random';

/** What stays in the drawer for the next shift, in cents. */
const FLOAT = 50_000;
/** At one count in this many, some change is missing. */
const SHORT = 9;
const MISSING_CENTS = 500;
const NOTE = 'Five dollars short. The change was counted twice.';

interface Counting {
  random: Random;
  hotel: SeededHotel;
  staffId: string;
  /** The last day that is counted. */
  through: string;
}

/**
 * The counts of the cash of a hotel, each on the evening of a day on which cash moved. All but the float goes to the bank.
 * Adds the entries of the counts to the books.
 */
export function countCash({ random, hotel, staffId, through }: Counting, books: BookRows): CashCount[] {
  const { id: hotelId } = hotel.row;
  const days = new Map<string, number>();
  const move = (day: string, cents: number) => days.set(day, (days.get(day) ?? 0) + cents);
  for (const line of books.lines)
    if (line.hotelId === hotelId && line.account === FolioAccount.CASH) move(line.day, -line.cents);
  for (const entry of books.entries)
    if (entry.hotelId === hotelId && entry.credit === BookAccount.CASH) move(entry.day, -entry.cents);
  let inDrawer = 0;
  return [...days]
    .filter(([day]) => day <= through)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, cents], index) => {
      const expectedCents = inDrawer + cents;
      const isShort = (index + 1) % SHORT === 0;
      const countedCents = expectedCents - (isShort ? MISSING_CENTS : 0);
      const bankedCents = Math.max(0, countedCents - FLOAT);
      const at = momentIn(hotel.timeZone, day, '22:40');
      const id = random.id(at.getTime() / 1000);
      const sums = { expectedCents, countedCents, bankedCents };
      const who = { hotelId, day, at, userId: staffId, note: isShort ? NOTE : null };
      const count = newCashCount({ id, ...who, ...sums, requestKey: `seed-${day}` });
      books.entries.push(...entriesAt(random, at, countPostings(count, false)));
      inDrawer = countedCents - bankedCents;
      return count;
    });
}

/** The last day that the hotels close, from today. */
export const lastClosed = (today: string): string => addNights(today, -3);
