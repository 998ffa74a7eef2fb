import { In } from 'typeorm';
import { bulkInsert } from '../../database/bulkInsert';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { ALL_HOTELS, DailyFigure, newDailyFigure } from './dailyFigure.entity';
import { addFigures, FIGURES, type Figures } from './figures.entity';
import { FigureLine } from './figureLine.entity';

const BATCH = 500;

/** Adds the lines that wait to the figures of their days; a job. Several instances may run it at once. */
export async function addFigureLines(): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await addSome();
}

/** Answers whether more lines may wait. */
async function addSome(): Promise<boolean> {
  const waiting = await repo(FigureLine).find({ select: { id: true }, order: { id: 'ASC' }, take: BATCH });
  if (!waiting.length) return false;
  try {
    await transaction(() => addLines(waiting.map(({ id }) => id)));
  } catch (error) {
    // Another instance has made the first figures of a day meanwhile.
    if (!isDuplicate(error)) throw error;
    return true;
  }
  return waiting.length === BATCH;
}

async function addLines(ids: string[]): Promise<void> {
  // What another instance has added up meanwhile is gone.
  const lines = await lockRows(FigureLine, ids);
  if (!lines.length) return;
  await addToDays(lines);
  await repo(FigureLine).delete(lines.map(({ id }) => id));
}

/** Adds to the figures of the hotels and of all hotels, inside the caller's transaction. */
export async function addToDays(
  lines: readonly ({ hotelId: string | null; day: string } & Figures)[],
): Promise<void> {
  const sums = new Map<string, Figures>();
  for (const line of lines)
    for (const hotelId of [ALL_HOTELS, line.hotelId])
      if (hotelId !== null) addFigures(sums, keyOf({ hotelId, day: line.day }), line);
  const known = await daysThere([...sums.keys()]);
  const fresh: DailyFigure[] = [];
  // In one order everywhere, so that two instances do not wait for each other.
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

/** Of these keys those that have figures, and perhaps others. */
async function daysThere(keys: string[]): Promise<Set<string>> {
  const parts = keys.map((key) => key.split(' ') as [string, string]);
  const [hotels, days] = [0, 1].map((place) => [...new Set(parts.map((part) => part[place]!))]);
  const there = await repo(DailyFigure).find({
    select: { hotelId: true, day: true },
    where: { hotelId: In(hotels!), day: In(days!) },
  });
  return new Set(there.map(keyOf));
}
