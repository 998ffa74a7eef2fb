import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { perApp } from '../core/appState';
import { now } from '../core/clock';
import { log } from '../core/log';
import { isDuplicate } from '../database/dbErrors';
import { processDueRows } from '../database/dueRows';
import { inBatches } from '../database/inBatches';
import { repo, transaction } from '../database/transaction';
import { hotelsOfLines, newestLine, readLinesAfter } from '../search/index/changedHotels.service';
import { batches } from '../search/index/refreshIndex.service';
import { checkHotels } from './checkHotels.service';
import { Watch } from './watch.entity';
import { KEPT_MS } from './watch.service';
import { newWatchRun, RUN_ID, WatchRun } from './watchRun.entity';

const DAY = 86_400_000;
/** Lines of the feed that are read at once, and hotels of which those with watches are found at once. */
const PAGE = 1000;
const HOTELS_AT_ONCE = 500;
/**
 * Milliseconds for which a line is read again, by instances that have not seen it: one with a lower number may become
 * visible after it. Whatever comes later still is found by the daily run.
 */
const MAY_BE_LATE_MS = 60_000;
/** Milliseconds without reading after which lines may have been deleted unread. */
const TOO_LONG_MS = 1_800_000;

const runs = {
  entity: WatchRun,
  // longer than a run takes: after it another instance takes over from one that died
  backoff: { firstMs: 600_000, longestMs: 600_000 },
  work: run,
  failed: (error: unknown): void => log.error({ error }, 'watches were not checked and will be later'),
};

/** The lines of the feed that this process has compared, of those that are read again. */
const compared = perApp(() => new Set<number>());

/**
 * Finds what there is to tell of watched stays: of those at hotels that the change feed names, and once a day of all; a
 * job. One instance does so at a time. It can end anywhere and begins again where it was complete.
 */
export async function checkWatches(): Promise<void> {
  if (await prepare()) await processDueRows(runs);
}

/** Makes the row of runs as soon as anything is watched. */
async function prepare(): Promise<boolean> {
  if (await repo(WatchRun).existsBy({ id: RUN_ID })) return true;
  if (!(await repo(Watch).exists())) return false;
  try {
    await transaction(() => repo(WatchRun).insert(newWatchRun({ dueAt: now() })));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  return true;
}

async function run({ readTo, readAt, completeAt }: WatchRun): Promise<void> {
  const at = new Date();
  const isLate = !readAt || at.getTime() - readAt.getTime() > TOO_LONG_MS;
  const isComplete = isLate || !completeAt || now().getTime() - completeAt.getTime() >= DAY;
  const newest = isComplete ? await newestLine() : 0;
  if (isComplete) await checkAll();
  const done = isComplete ? { readTo: newest, completeAt: now() } : { readTo: await checkChanged(readTo) };
  await transaction(() => repo(WatchRun).update({ id: RUN_ID }, { ...done, readAt: at, dueAt: now() }));
}

/** Checks what is watched at the hotels that lines after this one name; answers the last line that need not be read again. */
async function checkChanged(readTo: number): Promise<number> {
  const seen = compared();
  const late = Date.now() - MAY_BE_LATE_MS;
  let [settled, isSettled] = [readTo, true];
  for (let after = readTo; ;) {
    const lines = await readLinesAfter(after, PAGE);
    const hotelIds = await hotelsOfLines(lines.filter(({ seq }) => !seen.has(seq)));
    if (hotelIds) await checkWatched(hotelIds);
    else await checkAll();
    for (const { seq, at } of lines) {
      isSettled &&= at.getTime() < late;
      if (isSettled) settled = seq;
      else seen.add(seq);
    }
    after = lines.at(-1)?.seq ?? after;
    if (lines.length < PAGE) break;
  }
  for (const seq of seen) if (seq <= settled) seen.delete(seq);
  return settled;
}

/** Checks those of these hotels that are watched. */
async function checkWatched(hotelIds: readonly string[]): Promise<void> {
  for (let from = 0; from < hotelIds.length; from += HOTELS_AT_ONCE) {
    const some = hotelIds.slice(from, from + HOTELS_AT_ONCE);
    const watched = await distinctHotels({ hotelId: In(some) }, HOTELS_AT_ONCE);
    for (const batch of batches(watched)) await checkHotels(batch);
  }
}

/** Checks all that is watched, and deletes what has ended long enough ago. */
async function checkAll(): Promise<void> {
  const over = { endedAt: LessThan(new Date(now().getTime() - KEPT_MS)) };
  await inBatches(Watch, over, (those) => repo(Watch).delete(those));
  for (let after = ''; ;) {
    const hotelIds = await distinctHotels({ hotelId: MoreThan(after) }, HOTELS_AT_ONCE);
    for (const batch of batches(hotelIds)) await checkHotels(batch);
    if (hotelIds.length < HOTELS_AT_ONCE) return;
    after = hotelIds.at(-1)!;
  }
}

/** The hotels with watches that meet the condition, in order, up to a limit. */
async function distinctHotels(where: object, most: number): Promise<string[]> {
  const rows = await repo(Watch)
    .createQueryBuilder('watch')
    .select('DISTINCT watch.hotelId', 'hotelId')
    .where({ ...where, endedAt: IsNull() })
    .orderBy('watch.hotelId')
    .limit(most)
    .getRawMany<{ hotelId: string }>();
  return rows.map(({ hotelId }) => hotelId);
}
