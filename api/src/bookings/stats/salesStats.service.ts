import { In, LessThan } from 'typeorm';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { FolioAccount, FolioLine } from '../folio/folioLine.entity';
import { keptIn } from '../invoice/invoiceLines';
import {
  ALL_HOTELS,
  DailySales,
  NO_SALES,
  STAT_NAMES,
  SalesLine,
  addStats,
  dayOf,
  newDailySales,
  newSalesLine,
  type SalesStats,
} from './salesStats.entity';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import { isDuplicate } from '../../database/dbErrors';

type Sold = Pick<Booking, 'id' | 'hotelId' | 'checkIn' | 'checkOut'>;

/** What a confirmed booking adds to each day. */
export function salesOf(
  { checkIn, checkOut }: Sold,
  stays: readonly Pick<Stay, 'nightPrices'>[],
): Map<string, SalesStats> {
  const days = new Map<string, SalesStats>();
  addStats(days, checkIn, { arrivals: 1 });
  addStats(days, checkOut, { departures: 1 });
  for (const { nightPrices } of stays)
    for (const { night, cents } of nightPrices) addStats(days, night, { nights: 1, revenueCents: cents });
  return days;
}

/** Adds a booking's sales, or subtracts them, inside the caller's transaction. */
export async function recordSales(
  booking: Sold,
  change: 'add' | 'subtract',
  also?: { day: string } & Partial<SalesStats>,
): Promise<void> {
  requireTransaction('recordSales()');
  const sign = change === 'add' ? 1 : -1;
  const days = salesOf(booking, await repo(Stay).findBy(ofBooking(booking)));
  for (const stats of days.values()) for (const name of STAT_NAMES) stats[name] *= sign;
  if (also) addStats(days, also.day, also);
  const { hotelId } = booking;
  const lines = [...days].map(([day, stats]) => newSalesLine({ hotelId, day, ...stats }));
  await bulkInsert(SalesLine, lines);
}

type Posted = Pick<FolioLine, 'bookingId' | 'hotelId' | 'line' | 'account' | 'day' | 'cents'>;

/**
 * Adds what a new line of a folio says of extras or cancellation fees to the statistics of its day, inside the caller's
 * transaction. Other lines count nothing.
 */
export async function recordFolioLine(line: Posted): Promise<void> {
  requireTransaction('recordFolioLine()');
  const { hotelId, day, account, cents: extrasCents } = line;
  if (account === FolioAccount.EXTRAS_REVENUE)
    await bulkInsert(SalesLine, [newSalesLine({ ...NO_SALES, hotelId, day, extrasCents })]);
  else if (account === FolioAccount.CANCELLATION_FEES)
    await bulkInsert(SalesLine, [newSalesLine({ ...NO_SALES, hotelId, ...(await feeOf(line)) })]);
}

/**
 * A fee, less what was waived of the booking before: the folio takes back the whole price of cancelled nights. The fee of a
 * booking that was cancelled before it had a folio counts on the day on which it was cancelled.
 */
async function feeOf({ bookingId, line, day, cents }: Posted) {
  const before = keptIn(await repo(FolioLine).findBy({ bookingId, line: LessThan(line) }));
  const { cancelledAt } = await repo(Booking).findOneByOrFail({ id: bookingId });
  return {
    day: cancelledAt ? dayOf(cancelledAt) : day,
    cancellationFeesCents: Math.max(0, before + cents) - Math.max(0, before),
  };
}

const BATCH = 500;

/** Sums the waiting lines by day; a job. Several instances may run it at once. */
export async function sumSalesLines(): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await addSome();
}

/** Returns whether more lines may wait. */
async function addSome(): Promise<boolean> {
  const waiting = await repo(SalesLine).find({ select: { id: true }, order: { id: 'ASC' }, take: BATCH });
  if (!waiting.length) return false;
  try {
    await transaction(() => addLines(waiting.map(({ id }) => id)));
  } catch (error) {
    // Another instance has inserted the first row of a day in the meantime.
    if (!isDuplicate(error)) throw error;
    return true;
  }
  return waiting.length === BATCH;
}

async function addLines(ids: string[]): Promise<void> {
  // Lines that another instance has summed meanwhile no longer exist.
  const lines = await lockRows(SalesLine, ids);
  if (!lines.length) return;
  await addToDailySales(lines);
  await repo(SalesLine).delete(lines.map(({ id }) => id));
}

/** Adds to the rows of the hotels and of all hotels, inside the caller's transaction. */
export async function addToDailySales(
  lines: readonly ({ hotelId: string | null; day: string } & SalesStats)[],
): Promise<void> {
  const sums = new Map<string, SalesStats>();
  for (const line of lines)
    for (const hotelId of [ALL_HOTELS, line.hotelId])
      if (hotelId !== null) addStats(sums, keyOf({ hotelId, day: line.day }), line);
  const known = await daysThere([...sums.keys()]);
  const fresh: DailySales[] = [];
  // Sorted, so that two instances lock the rows in the same order.
  for (const [key, more] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [hotelId, day] = key.split(' ') as [string, string];
    if (known.has(key)) {
      const plus = STAT_NAMES.map((name) => [name, () => `${name} + ${more[name]}`]);
      await repo(DailySales).update({ hotelId, day }, Object.fromEntries(plus));
    } else fresh.push(newDailySales({ hotelId, day, ...more }));
  }
  await bulkInsert(DailySales, fresh);
}

const keyOf = ({ hotelId, day }: { hotelId: string; day: string }): string => `${hotelId} ${day}`;

/** The keys with a row. The result may contain other keys. */
async function daysThere(keys: string[]): Promise<Set<string>> {
  const parts = keys.map((key) => key.split(' ') as [string, string]);
  const [hotels, days] = [0, 1].map((place) => [...new Set(parts.map((part) => part[place]!))]);
  const there = await repo(DailySales).find({
    select: { hotelId: true, day: true },
    where: { hotelId: In(hotels!), day: In(days!) },
  });
  return new Set(there.map(keyOf));
}
