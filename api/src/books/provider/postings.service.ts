import { In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity';
import { entryDay } from '../../bookings/hotelDay.service';
import { now } from '../../core/clock';
import { repo, requireTransaction } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { JournalEntry } from '../journal/journalEntry.entity';
import { postEntries, type Posting } from '../journal/postEntries.service';
import { Payout, PayoutStatus } from './payout.entity';
import { ProviderTransaction, ProviderTransactionType } from './providerTransaction.entity';

/** What the provider keeps of a transaction, in cents; below zero if it gives a fee back. */
const feeOf = ({ type, amountCents, feeCents }: ProviderTransaction): number =>
  type === ProviderTransactionType.FEE ? feeCents - amountCents : feeCents;

/**
 * Brings the fees of transactions to the books of their bookings' hotels, inside the caller's transaction. A fee that was
 * posted before its booking was known moves to the hotel by another entry. Repeating it posts nothing.
 */
export async function postFees(ids: readonly string[]): Promise<void> {
  requireTransaction('postFees()');
  const rows = ids.length ? await repo(ProviderTransaction).findBy({ id: In([...ids]) }) : [];
  const charged = rows.filter((row) => feeOf(row) !== 0);
  if (!charged.length) return;
  const hotels = await hotelsOf(charged);
  const posted = await findPostedFees(charged.map(({ id }) => id));
  const days = new Map<string | null, string>();
  const entries: Posting[] = [];
  for (const row of charged) {
    const ownHotel = (row.bookingId && hotels.get(row.bookingId)) || null;
    const missing = new Map(posted.get(row.id) ?? []);
    const isMoved = missing.size > 0;
    missing.set(ownHotel, (missing.get(ownHotel) ?? 0) + feeOf(row));
    for (const [hotelId, cents] of missing) {
      const day = days.get(hotelId) ?? (hotelId ? await entryDay({ hotelId }) : todayInUtc());
      days.set(hotelId, day);
      const why = isMoved
        ? 'The fee of the card provider moved to the hotel of the booking.'
        : 'The card provider kept its fee.';
      const accounts = { debit: BookAccount.PROVIDER_FEES, credit: BookAccount.CARD_ONLINE };
      entries.push({ hotelId, day, ...accounts, cents, source: row.id, why });
    }
  }
  await postEntries(entries);
}

/** The hotel of each booking of these transactions. */
async function hotelsOf(rows: readonly ProviderTransaction[]): Promise<Map<string, string | null>> {
  const booked = rows.flatMap(({ bookingId }) => bookingId ?? []);
  const bookings = booked.length
    ? await repo(Booking).find({ select: { id: true, hotelId: true }, where: { id: In(booked) } })
    : [];
  return new Map(bookings.map(({ id, hotelId }) => [id, hotelId]));
}

/** What each hotel, or none, has of the fees of these transactions, in cents below zero: what is to be taken back there. */
async function findPostedFees(sources: readonly string[]): Promise<Map<string, Map<string | null, number>>> {
  const sums = new Map<string, Map<string | null, number>>();
  for (const { source, hotelId, debit, cents } of await repo(JournalEntry).findBy({
    source: In([...sources]),
  })) {
    const ofSource = sums.get(source) ?? new Map<string | null, number>();
    sums.set(source, ofSource);
    const sign = debit === BookAccount.PROVIDER_FEES ? -1 : 1;
    ofSource.set(hotelId, (ofSource.get(hotelId) ?? 0) + sign * cents);
  }
  return sums;
}

/**
 * Posts a payout when it has reached the bank, and takes it back if it fails afterwards, inside the caller's transaction.
 * What was posted is in the row, so repeating it posts nothing.
 */
export async function postPayout({ id, status, amountCents, postedCents }: Payout): Promise<void> {
  requireTransaction('postPayout()');
  const wanted = status === PayoutStatus.PAID ? amountCents : 0;
  if (wanted === postedCents) return;
  await repo(Payout).update({ id }, { postedCents: wanted });
  await postEntries([
    {
      hotelId: null,
      day: todayInUtc(),
      debit: BookAccount.BANK,
      credit: BookAccount.CARD_ONLINE,
      cents: wanted - postedCents,
      source: id,
      why: wanted === 0 ? 'The payout of the card provider came back.' : 'The card provider paid out.',
    },
  ]);
}

const todayInUtc = (): string => now().toISOString().slice(0, 10);
