import { now } from '../../core/clock';
import type { Turns } from '../../core/eventLoop';
import { log } from '../../core/log';
import { singleFlight } from '../../core/singleFlight';
import { countForeignCommit } from '../../database/transaction';
import { AvailabilityBitset } from './availabilityBitset';
import { ChangeFeed } from './changeFeed.service';
import { nightOf } from './dayNumber';
import type { DirtyPart } from './indexChange.entity';
import {
  batches,
  countDifferences,
  putHotels,
  refreshAll,
  refreshParts,
  replaceRoomTypesByHotels,
} from './refreshIndex.service';
import { SearchIndex } from './searchIndex';
import { BATCH, countRoomNumbers, readCities, readHotels, readIdsAfter } from './searchIndexRows.service';

/*
 * Each process has a search index in memory that answers which hotels match. The database remains authoritative:
 * the unique key of a night decides whether it is sold. Dirty parts of the index are reloaded
 *   - after each commit of this process that wrote to them; searches wait for that,
 *   - every half second, a few at a time, if the change feed has changes of other processes,
 *   - by resync, twenty hotels every two seconds, which repairs any other difference within one round:
 *     seventeen minutes for ten thousand hotels.
 */

/** Days before today in the index, and days after which it is rebuilt. */
const DAYS_BEHIND = 31;
const DAYS_UNTIL_REBUILD = 62;
/** Five years, the longest time ahead that can be booked. */
const DAYS_AHEAD = 1830;
/**
 * Milliseconds that one run of the job spends on changes of other processes before it reads the feed again.
 */
const FOLLOW_MS = 400;

let isOpen = false;
let index: SearchIndex | undefined;
/** Dirty parts that this process has written. */
let own = new Set<DirtyPart>();
/** Dirty parts that other processes have written. */
let foreign = new Set<DirtyPart>();
/** Parts written during a rebuild, which may have read them before; undefined if no rebuild is running. */
let sinceBuildBegan: Set<DirtyPart> | undefined;
/** The work that searches wait for. */
let refreshed: Promise<void> = Promise.resolve();
let rebuilt: Promise<void> = Promise.resolve();
let lastTurn: Promise<unknown> = Promise.resolve();
let feed = new ChangeFeed();
/** The last hotel that resync has read, and the number of hotels that differed in this round. */
/** When the index last had all changes of other processes, in milliseconds since 1970. */
let followedAt = 0;
let resyncedTo = '';
let repaired = 0;

/** Builds the index in the background so that the start does not wait and the first search finds it ready. */
export function openSearchIndex(): void {
  index = undefined;
  [own, foreign, feed] = [new Set(), new Set(), new ChangeFeed()];
  [resyncedTo, repaired] = ['', 0];
  followedAt = Date.now();
  isOpen = true;
  rebuilt = watch(rebuild());
}

export async function closeSearchIndex(): Promise<void> {
  isOpen = false;
  await Promise.allSettled([rebuilt, refreshed, lastTurn]);
}

/** Whether the index is built. */
export const isIndexBuilt = (): boolean => index !== undefined;

/**
 * The number of dirty parts, -1 without an index, and for how long changes of others may have been unread.
 */
export const indexState = (): { unread: number; lagSeconds: number } => ({
  unread: index ? own.size + foreign.size : -1,
  lagSeconds: (Date.now() - followedAt) / 1000,
});

/** The index with everything that this process has committed so far. */
export async function currentIndex(): Promise<SearchIndex> {
  if (!sinceBuildBegan && (!index || isOutdated(index))) own.add('everything');
  readOwn();
  await Promise.all([rebuilt, refreshed]);
  if (!index) throw new Error('The search index could not be built.');
  return index;
}

/**
 * Runs a computation on the current index and yields to other work before it: a search takes a few
 * milliseconds.
 */
export async function withIndex<T>(turns: Turns, compute: (index: SearchIndex) => T): Promise<T> {
  const current = await currentIndex();
  return turns.do(() => compute(current));
}

/** Reloads these parts in the background. Does nothing in a process without an index. */
export function markDirty(parts: DirtyPart[]): void {
  if (!isOpen || !parts.length) return;
  for (const part of parts) {
    own.add(part);
    sinceBuildBegan?.add(part);
  }
  readOwn();
}

/**
 * Job: reloads all parts that other processes have written. Nights come first, since guests notice outdated
 * nights soonest. Parts that cannot be read are moved to the parts of this process and read in the next run.
 */
export async function followChangeFeed(): Promise<void> {
  if (!index) return;
  readOwn();
  do {
    for (const part of await feed.read()) {
      foreign.add(part);
      sinceBuildBegan?.add(part);
    }
    if (foreign.delete('everything')) void watch(rebuild());
    await replaceRoomTypesByHotels(foreign);
    await readForeign();
  } while (foreign.size && isOpen);
  followedAt = Date.now();
}

/** Reloads parts of other processes for a limited time, after which the feed is read again. */
async function readForeign(): Promise<void> {
  const until = Date.now() + FOLLOW_MS;
  const isNight = (part: DirtyPart) => Number(part.startsWith('room:'));
  for (const parts of batches([...foreign].sort((a, b) => isNight(b) - isNight(a)))) {
    await serially(() => refreshParts(index!, parts));
    for (const part of parts) foreign.delete(part);
    countForeignCommit();
    if (Date.now() > until) return;
  }
}

/** Job: reloads the next hotels, dirty or not. */
export function resyncSearchIndex(): Promise<void> {
  return serially(async () => {
    if (!index) return;
    const ids = new Set([...(await readIdsAfter(resyncedTo)), ...index.idsAfter(resyncedTo, BATCH)]);
    const batch = [...ids].sort().slice(0, BATCH);
    const hotels = await readHotels(batch, nightOf(index.nights.firstDay));
    repaired += countDifferences(index, batch, hotels);
    putHotels(index, batch, hotels);
    resyncedTo = batch.at(-1) ?? '';
    if (batch.length) return;
    index.setCities(await readCities());
    if (repaired) log.info({ repaired }, 'hotels differed from the search index and were reloaded');
    repaired = 0;
  });
}

/** One after the other, so that a later read is also stored later. */
function serially<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

const refreshOwn = singleFlight<void, void>(
  () => 'own',
  () =>
    serially(async () => {
      const parts = own;
      own = new Set();
      // A running build reads them itself.
      if (!index) return;
      try {
        await refreshAll(index, parts);
      } catch (error) {
        for (const part of parts) own.add(part);
        throw error;
      }
    }),
);

/** Rebuilds the index. Searches use the old one until the new one has all changes made in the meantime. */
const rebuild = singleFlight<void, void>(
  () => 'all',
  async () => {
    const meanwhile = (sinceBuildBegan = new Set());
    try {
      const built = await buildIndex();
      await serially(async () => {
        sinceBuildBegan = undefined;
        meanwhile.delete('everything');
        await refreshAll(built, meanwhile);
        index = built;
      });
    } catch (error) {
      own.add('everything');
      throw error;
    } finally {
      sinceBuildBegan = undefined;
    }
  },
);

/** Retries until the work succeeds and logs failures. Searches use the index as it is in the meantime. */
const watch = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error({ error }, 'the search index could not be read'));

/** Starts to reload the parts that this process has written. */
function readOwn(): void {
  if (own.delete('everything')) rebuilt = watch(rebuild());
  if (own.size) refreshed = watch(refreshOwn());
}

const today = (): number => Math.floor(now().getTime() / 86_400_000);

const isOutdated = ({ nights }: SearchIndex): boolean =>
  Math.abs(today() - DAYS_BEHIND - nights.firstDay) > DAYS_UNTIL_REBUILD;

async function buildIndex(): Promise<SearchIndex> {
  if (!index) await feed.begin();
  const nights = new AvailabilityBitset(
    today() - DAYS_BEHIND,
    DAYS_BEHIND + DAYS_AHEAD + DAYS_UNTIL_REBUILD,
    await countRoomNumbers(),
  );
  const built = new SearchIndex(nights);
  built.setCities(await readCities());
  for (let ids = await readIdsAfter(''); ids.length; ids = await readIdsAfter(ids.at(-1)!))
    for (const hotel of await readHotels(ids, nightOf(nights.firstDay))) built.put(hotel);
  return built;
}
