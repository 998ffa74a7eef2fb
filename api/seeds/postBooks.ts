import { todayIn } from '../../schema/nights';
import { sumCents } from '../../schema/prices';
import { type Booking, BookingStatus, PaymentStatus } from '../src/bookings/booking.entity';
import type { BookingEvent } from '../src/bookings/bookingEvent.entity';
import { DisputeStatus } from '../src/bookings/dispute/dispute.entity';
import { type FolioLine, newFolioLine } from '../src/bookings/folio/folioLine.entity';
import { hasFolio, stepEntries } from '../src/bookings/folio/stepEntries';
import type { Refund } from '../src/bookings/pay/refund.entity';
import type { JournalEntry } from '../src/books/journal/journalEntry.entity';
import { missingPostings, type Posting, toEntries } from '../src/books/journal/postEntries.service';
import { transfersOf } from '../src/books/journal/transfers.service';
import { groupBy } from '../src/core/groupBy';
import type { BookingRows } from './bookingRows';
import type { SeededHotel } from './hotels';
import { makeRandom, type Random } from './random';

/** The books have their own random numbers, so that bookings stay the same. */
const BOOKS_SEED = 20_260_110;

/** The entries of the books. */
export interface BookRows {
  lines: FolioLine[];
  entries: JournalEntry[];
}

/** A booking with its other rows. */
type Own = Omit<BookingRows, 'bookings' | 'nights'> & { booking: Booking; timeZone: string };

/**
 * Posts the folios and transfers of planned bookings, by the rules of the services: each step adds its lines at its moment, on
 * its date at the hotel. Sets the balance of each booking.
 */
export function postBooks(hotels: readonly SeededHotel[], rows: BookingRows): BookRows {
  const random = makeRandom(BOOKS_SEED);
  const timeZones = new Map(hotels.map(({ row, timeZone }) => [row.id, timeZone]));
  const ofBooking = <Row extends { bookingId: string }>(all: Row[]) => {
    const groups = groupBy(all, ({ bookingId }) => bookingId);
    return (id: string): Row[] => groups.get(id) ?? [];
  };
  const stays = ofBooking(rows.stays);
  const payments = ofBooking(rows.payments);
  const refunds = ofBooking(rows.refunds);
  const events = ofBooking(rows.events);
  const bookingExtras = ofBooking(rows.bookingExtras);
  const disputes = ofBooking(rows.disputes);
  const books: BookRows = { lines: [], entries: [] };
  for (const booking of rows.bookings) {
    const { id } = booking;
    const own = {
      booking,
      timeZone: timeZones.get(booking.hotelId!)!,
      stays: stays(id),
      payments: payments(id),
      refunds: refunds(id),
      events: events(id),
      bookingExtras: bookingExtras(id),
      disputes: disputes(id),
    };
    const { lines, entries } = postBooking(random, own);
    books.lines.push(...lines);
    books.entries.push(...entries);
  }
  return books;
}

function postBooking(random: Random, own: Own): BookRows {
  const { booking, timeZone } = own;
  const { id: bookingId, hotelId } = booking;
  const lines: FolioLine[] = [];
  const entries: JournalEntry[] = [];
  booking.balanceCents = 0;
  for (const event of own.events) {
    const { at, userId, why } = event;
    const then = rowsAt(own, event);
    if (!hasFolio(then.booking)) continue;
    const day = todayIn(timeZone, at);
    const soFar = { lines, balanceCents: sumCents(lines) };
    const lost = then.disputes.filter(({ status: state }) => state === DisputeStatus.LOST);
    const added = stepEntries({ ...then, disputes: lost }, soFar, settlingOf(event, soFar.balanceCents));
    for (const entry of added) {
      const id = random.id(secondOf(at));
      const line = lines.length + 1;
      lines.push(newFolioLine({ ...entry, id, bookingId, line, hotelId, day, at, userId, why }));
    }
    const moved = missingPostings(entries, transfersOf({ ...then, settlements: [] }));
    entries.push(
      ...entriesAt(
        random,
        at,
        moved.map((posting) => ({ ...posting, bookingId, hotelId, day })),
      ),
    );
  }
  booking.balanceCents = sumCents(lines);
  return { lines, entries };
}

/** The entries of postings at a moment. Their ids begin with it, as the journal is sorted by them. */
export const entriesAt = (random: Random, at: Date, postings: readonly Posting[]): JournalEntry[] =>
  toEntries(postings, at, () => random.id(secondOf(at)));

const secondOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** What a cancellation settles: the guest owes nothing more. */
const settlingOf = ({ fromStatus, status }: BookingEvent, balanceCents: number) =>
  status === BookingStatus.CANCELLED && fromStatus === BookingStatus.CONFIRMED
    ? { settles: true, creditedCents: Math.max(0, balanceCents) }
    : {};

/** The rows of a booking as they were after a step. */
function rowsAt(own: Own, { at, status, payment }: BookingEvent) {
  const payments = own.payments.filter(({ paidAt }) => paidAt && paidAt <= at);
  const paidCents = sumCents(payments.map(({ amountCents: cents }) => ({ cents })));
  return {
    booking: { status, paidCents },
    stays: own.stays,
    charges: [],
    extras: own.bookingExtras.filter(({ soldAt }) => soldAt <= at),
    payments,
    refunds: own.refunds
      .filter(({ createdAt }) => createdAt <= at)
      .map((refund) => refundAt(refund, at, payment === PaymentStatus.REFUNDED)),
    disputes: own.disputes.filter(({ openedAt }) => openedAt <= at),
  };
}

/** A refund as it was at a moment: the card provider has accepted it as soon as the booking is refunded. */
function refundAt(refund: Refund, at: Date, isRefunded: boolean): Refund {
  const paidOutAt = refund.paidOutAt && refund.paidOutAt <= at ? refund.paidOutAt : null;
  return { ...refund, paidOutAt, dueAt: refund.atDesk || isRefunded ? null : at };
}
