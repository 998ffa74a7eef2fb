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
 * Each process has a search index in memory, which answers which hotels match. The database stays the truth: a night
 * is sold by its unique key, whatever the index says. Dirty parts of the index are read anew
 *   - right after each commit of this process that wrote to them; searches wait for that,
 *   - when the change feed says that another process has written, every half second, a few at a time,
 *   - by resync, hotel by hotel in turn, twenty every two seconds, so that any other difference is gone after one
 *     round: among ten thousand hotels, seventeen minutes.
 */

/** How many days before today are indexed, and after how many more the index is rebuilt. */
const DAYS_BEHIND = 31;
const DAYS_UNTIL_REBUILD = 62;
/** Five years ahead, the longest that can be booked. */
const DAYS_AHEAD = 1830;
/** For how long one run of the job reads what other processes have written, in milliseconds, before it asks what is new. */
const FOLLOW_MS = 400;

let isOpen = false;
let index: SearchIndex | undefined;
/** What this process has written and the index has not read yet. */
let own = new Set<DirtyPart>();
/** What other processes have written and the index has not read yet. */
let foreign = new Set<DirtyPart>();
/** What was written while an index is built, which may have read it before; undefined while none is. */
let sinceBuildBegan: Set<DirtyPart> | undefined;
/** What searches wait for. */
let refreshed: Promise<void> = Promise.resolve();
let rebuilt: Promise<void> = Promise.resolve();
let lastTurn: Promise<unknown> = Promise.resolve();
let feed = new ChangeFeed();
/** The last hotel that resync has read, and how many differed since its round began. */
/** When the index last knew all that other processes had written, in milliseconds since 1970. */
let followedAt = 0;
let resyncedTo = '';
let repaired = 0;

/** Builds the index in the background, so that the start does not wait and the first search finds it there. */
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

/** Whether searches are answered from memory by now. */
export const isIndexBuilt = (): boolean => index !== undefined;

/** How many parts were written and are not read yet, -1 without an index, and for how long what others write may be unread. */
export const indexState = (): { unread: number; lagSeconds: number } => ({
  unread: index ? own.size + foreign.size : -1,
  lagSeconds: (Date.now() - followedAt) / 1000,
});

/** The index, with everything that this process has committed until now. */
export async function currentIndex(): Promise<SearchIndex> {
  if (!sinceBuildBegan && (!index || isOutdated(index))) own.add('everything');
  readOwn();
  await Promise.all([rebuilt, refreshed]);
  if (!index) throw new Error('The search index could not be built.');
  return index;
}

/** What is computed of the current index, in turns with the work of others: a search takes some milliseconds. */
export async function withIndex<T>(turns: Turns, compute: (index: SearchIndex) => T): Promise<T> {
  const current = await currentIndex();
  return turns.do(() => compute(current));
}

/** Reads these parts anew, in the background. Does nothing in a process without an index. */
export function markDirty(parts: DirtyPart[]): void {
  if (!isOpen || !parts.length) return;
  for (const part of parts) {
    own.add(part);
    sinceBuildBegan?.add(part);
  }
  readOwn();
}

/**
 * Reads anew what other processes have written until nothing is left of it; nights first, of which people hear
 * soonest that they are wrong. What cannot be read now is read in the next run, as what this process has written. A job.
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

/** Reads some of what other processes have written, for a while: then it is time to ask what is new. */
async function readForeign(): Promise<void> {
  const until = Date.now() + FOLLOW_MS;
  const isNight = (part: DirtyPart) => Number(part.startsWith('room:'));
  for (const parts of batches([...foreign].sort((a, b) => isNight(b) - isNight(a)))) {
    await inTurn(() => refreshParts(index!, parts));
    for (const part of parts) foreign.delete(part);
    countForeignCommit();
    if (Date.now() > until) return;
  }
}

/** Reads the next hotels anew, whether or not they are known to be dirty. A job. */
export function resyncSearchIndex(): Promise<void> {
  return inTurn(async () => {
    if (!index) return;
    const ids = new Set([...(await readIdsAfter(resyncedTo)), ...index.idsAfter(resyncedTo, BATCH)]);
    const batch = [...ids].sort().slice(0, BATCH);
    const hotels = await readHotels(batch, nightOf(index.nights.firstDay));
    repaired += countDifferences(index, batch, hotels);
    putHotels(index, batch, hotels);
    resyncedTo = batch.at(-1) ?? '';
    if (batch.length) return;
    index.setCities(await readCities());
    if (repaired) log.info({ repaired }, 'hotels differed from the search index, which has read them anew');
    repaired = 0;
  });
}

/** One after the other, so that what is read later is also stored later. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

const refreshOwn = singleFlight<void, void>(
  () => 'own',
  () =>
    inTurn(async () => {
      const parts = own;
      own = new Set();
      // A build that is under way reads them by itself.
      if (!index) return;
      try {
        await refreshAll(index, parts);
      } catch (error) {
        for (const part of parts) own.add(part);
        throw error;
      }
    }),
);

/** Builds the index anew; searches use the old one until the new one has all that was written meanwhile. */
const rebuild = singleFlight<void, void>(
  () => 'all',
  async () => {
    const meanwhile = (sinceBuildBegan = new Set());
    try {
      const built = await buildIndex();
      await inTurn(async () => {
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

/** Until it is done. What fails is logged and tried again; searches go on with what the index has. */
const watch = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error({ error }, 'the search index could not be read'));

/** Begins to read what this process has written. */
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
