import { In } from 'typeorm';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import type { Booking } from '../booking.entity';
import {
  ALL_HOTELS,
  DailyFigure,
  FIGURES,
  FigureLine,
  addFigures,
  newDailyFigure,
  newFigureLine,
  type Figures,
} from './figures.entity';
import { Stay } from '../stay.entity';
import { isDuplicate } from '../../database/dbErrors';

type Sold = Pick<Booking, 'id' | 'hotelId' | 'checkIn' | 'checkOut'>;

/** What a confirmed booking adds to each day. */
export function salesOf(
  { checkIn, checkOut }: Sold,
  stays: readonly Pick<Stay, 'nightPrices'>[],
): Map<string, Figures> {
  const days = new Map<string, Figures>();
  addFigures(days, checkIn, { arrivals: 1 });
  addFigures(days, checkOut, { departures: 1 });
  for (const { nightPrices } of stays)
    for (const { night, cents } of nightPrices) addFigures(days, night, { nights: 1, revenueCents: cents });
  return days;
}

/** Adds a booking's sales, or subtracts them, inside the caller's transaction. */
export async function recordSales(
  booking: Sold,
  change: 'sold' | 'given back',
  also?: { day: string } & Partial<Figures>,
): Promise<void> {
  requireTransaction('recordSales()');
  const sign = change === 'sold' ? 1 : -1;
  const days = salesOf(booking, await repo(Stay).findBy({ bookingId: booking.id }));
  for (const figures of days.values()) for (const name of FIGURES) figures[name] *= sign;
  if (also) addFigures(days, also.day, also);
  const { hotelId } = booking;
  const lines = [...days].map(([day, figures]) => newFigureLine({ hotelId, day, ...figures }));
  await bulkInsert(FigureLine, lines);
}

const BATCH = 500;

/** Sums the waiting lines by day; a job. Several instances may run it at once. */
export async function addFigureLines(): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await addSome();
}

/** Returns whether more lines may wait. */
async function addSome(): Promise<boolean> {
  const waiting = await repo(FigureLine).find({ select: { id: true }, order: { id: 'ASC' }, take: BATCH });
  if (!waiting.length) return false;
  try {
    await transaction(() => addLines(waiting.map(({ id }) => id)));
  } catch (error) {
    // Another instance has inserted the first row of a day meanwhile.
    if (!isDuplicate(error)) throw error;
    return true;
  }
  return waiting.length === BATCH;
}

async function addLines(ids: string[]): Promise<void> {
  // Lines that another instance has summed meanwhile no longer exist.
  const lines = await lockRows(FigureLine, ids);
  if (!lines.length) return;
  await addToDays(lines);
  await repo(FigureLine).delete(lines.map(({ id }) => id));
}

/** Adds to the rows of the hotels and of all hotels, inside the caller's transaction. */
export async function addToDays(
  lines: readonly ({ hotelId: string | null; day: string } & Figures)[],
): Promise<void> {
  const sums = new Map<string, Figures>();
  for (const line of lines)
    for (const hotelId of [ALL_HOTELS, line.hotelId])
      if (hotelId !== null) addFigures(sums, keyOf({ hotelId, day: line.day }), line);
  const known = await daysThere([...sums.keys()]);
  const fresh: DailyFigure[] = [];
  // Sorted, so that two instances lock the rows in the same order.
  for (const [key, more] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [hotelId, day] = key.split(' ') as [string, string];
    if (known.has(key)) {
      const plus = FIGURES.map((name) => [name, () => `${name} + ${more[name]}`]);
      await repo(DailyFigure).update({ hotelId, day }, Object.fromEntries(plus));
    } else fresh.push(newDailyFigure({ hotelId, day, ...more }));
  }
  await bulkInsert(DailyFigure, fresh);
}

const keyOf = ({ hotelId, day }: { hotelId: string; day: string }): string => `${hotelId} ${day}`;

/** The keys with a row. The result may contain other keys. */
async function daysThere(keys: string[]): Promise<Set<string>> {
  const parts = keys.map((key) => key.split(' ') as [string, string]);
  const [hotels, days] = [0, 1].map((place) => [...new Set(parts.map((part) => part[place]!))]);
  const there = await repo(DailyFigure).find({
    select: { hotelId: true, day: true },
    where: { hotelId: In(hotels!), day: In(days!) },
  });
  return new Set(there.map(keyOf));
}
