import { In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity';
import { entryDay } from '../../bookings/hotelDay.service';
import { now } from '../../core/clock';
import { repo, requireTransaction } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { postEntries, type Posting } from '../journal/postEntries.service';
import { Payout, PayoutStatus } from './payout.entity';
import { ProviderTransaction, ProviderTransactionType } from './providerTransaction.entity';

/** What the provider keeps of a transaction, in cents; below zero if it gives a fee back. */
const feeOf = ({ type, amountCents, feeCents }: ProviderTransaction): number =>
  type === ProviderTransactionType.FEE ? feeCents - amountCents : feeCents;

/** Posts the fees of transactions that were just stored, inside the same transaction. */
export async function postFees(ids: readonly string[]): Promise<void> {
  requireTransaction('postFees()');
  const rows = ids.length ? await repo(ProviderTransaction).findBy({ id: In([...ids]) }) : [];
  const charged = rows.filter((row) => feeOf(row) !== 0);
  const booked = charged.flatMap(({ bookingId }) => bookingId ?? []);
  const bookings = booked.length
    ? await repo(Booking).find({ select: { id: true, hotelId: true }, where: { id: In(booked) } })
    : [];
  const hotels = new Map(bookings.map(({ id, hotelId }) => [id, hotelId]));
  const days = new Map<string | null, string>();
  const entries: Posting[] = [];
  for (const row of charged) {
    const hotelId = (row.bookingId && hotels.get(row.bookingId)) || null;
    const day = days.get(hotelId) ?? (hotelId ? await entryDay({ hotelId }) : todayInUtc());
    days.set(hotelId, day);
    entries.push({
      hotelId,
      day,
      debit: BookAccount.PROVIDER_FEES,
      credit: BookAccount.CARD_ONLINE,
      cents: feeOf(row),
      source: row.id,
      why: 'The card provider kept its fee.',
    });
  }
  await postEntries(entries);
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
