import { now } from '../core/clock';
import { log } from '../core/log';
import { countForeignCommit } from '../database/transaction';
import { AvailabilityBitset } from './availabilityBitset';
import { ChangeFeed } from './changeFeed.service';
import { nightOf } from './dayNumber';
import type { DirtyPart } from './indexChange.entity';
import { SearchIndex, type HotelRows } from './searchIndex';
import {
  BATCH,
  countRoomNumbers,
  readCities,
  readHotelIdsOf,
  readHotels,
  readIdsAfter,
  readNights,
} from './searchIndexRows.service';

/*
 * Each process has a search index in memory, which answers which hotels match. The database stays the truth: a night
 * is sold by its unique key, whatever the index says. Dirty parts of the index are read anew
 *   - right after each commit of this process that wrote to them; searches wait for that,
 *   - when the change feed says that another process has written, every half second,
 *   - by resync, hotel by hotel in turn, twenty every two seconds, so that any other difference is gone after one
 *     round: among ten thousand hotels, seventeen minutes.
 */

/** How many days before today are indexed, and after how many more the index is rebuilt. */
const DAYS_BEHIND = 31;
const DAYS_UNTIL_REBUILD = 62;
/** Five years ahead, the longest that can be booked. */
const DAYS_AHEAD = 1830;

let isOpen = false;
let index: SearchIndex | undefined;
let dirty = new Set<DirtyPart>();
/** What becomes dirty while hotels are read in the background: they may be older, and are read once more. */
let dirtyMeanwhile: Set<DirtyPart> | undefined;
/** The refresh that will read what is dirty, and the last one that has begun. */
let nextRefresh: Promise<void> | undefined;
let lastRefresh: Promise<void> = Promise.resolve();
let feed = new ChangeFeed();
let resyncedTo = '';

/** Builds the index in the background, so that the start does not wait and the first search finds it there. */
export function openSearchIndex(): void {
  index = undefined;
  [dirty, dirtyMeanwhile, feed, resyncedTo] = [new Set(), undefined, new ChangeFeed(), ''];
  isOpen = true;
  markDirty(['everything']);
}

export function closeSearchIndex(): Promise<void> {
  isOpen = false;
  return lastRefresh.catch(() => undefined);
}

/** The index, with everything that this process has committed until now. */
export async function currentIndex(): Promise<SearchIndex> {
  if (index && isOutdated(index)) markDirty(['everything']);
  if (dirty.size) startRefresh();
  await (nextRefresh ?? lastRefresh);
  return index!;
}

/** Reads these parts anew, in the background. Does nothing in a process without an index. */
export function markDirty(parts: DirtyPart[]): void {
  if (!isOpen) return;
  for (const part of parts) {
    dirty.add(part);
    dirtyMeanwhile?.add(part);
  }
  startRefresh();
}

/** Marks what other processes have written. A job. */
export async function followChangeFeed(): Promise<void> {
  if (!index) return;
  const parts = await feed.read();
  if (!parts.length) return;
  if (parts.includes('everything')) await rebuildInBackground();
  else markDirty(parts);
  countForeignCommit();
}

/**
 * Reads the next hotels anew, whether or not they are known to be dirty. Searches wait for it only where something
 * was written meanwhile: then what was read may be older, and is read once more. A job.
 */
export async function resyncSearchIndex(): Promise<void> {
  const current = index;
  if (!current || dirtyMeanwhile) return;
  const meanwhile = (dirtyMeanwhile = new Set());
  try {
    const ids = new Set([...(await readIdsAfter(resyncedTo)), ...current.idsAfter(resyncedTo, BATCH)]);
    const batch = [...ids].sort().slice(0, BATCH);
    const hotels = await readHotels(batch, nightOf(current.nights.firstDay));
    if (meanwhile.size) markDirty(batch.map((id): DirtyPart => `hotel:${id}`));
    else replaceHotels(current, batch, hotels);
    resyncedTo = batch.at(-1) ?? '';
  } finally {
    dirtyMeanwhile = undefined;
  }
}

/** One refresh after the other, so that what is read later is also stored later. */
function startRefresh(): void {
  if (nextRefresh || !dirty.size) return;
  nextRefresh = lastRefresh.catch(() => undefined).then(refresh);
  lastRefresh = nextRefresh;
  lastRefresh.catch((error: unknown) => log.error({ error }, 'the search index could not be read'));
}

async function refresh(): Promise<void> {
  const parts = dirty;
  dirty = new Set();
  nextRefresh = undefined;
  try {
    if (parts.has('everything') || !index) index = await buildIndex();
    else await refreshParts(index, parts);
  } catch (error) {
    for (const part of parts) dirty.add(part);
    throw error;
  }
}

/** Searches use the old index until the new one is there. */
async function rebuildInBackground(): Promise<void> {
  if (dirtyMeanwhile) return;
  dirtyMeanwhile = new Set();
  try {
    index = await buildIndex();
    markDirty([...dirtyMeanwhile]);
  } finally {
    dirtyMeanwhile = undefined;
  }
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

async function refreshParts(current: SearchIndex, parts: ReadonlySet<DirtyPart>): Promise<void> {
  if (parts.has('cities')) current.setCities(await readCities());
  const from = nightOf(current.nights.firstDay);
  const hotelIds = new Set(idsOf('hotel', parts));
  for (const ids of batches(idsOf('roomType', parts)))
    for (const id of await readHotelIdsOf(ids)) hotelIds.add(id);
  for (const ids of batches([...hotelIds])) replaceHotels(current, ids, await readHotels(ids, from));
  for (const ids of batches(idsOf('room', parts))) {
    const days = await readNights(ids, from);
    for (const id of ids) current.setTakenDays(id, days.get(id) ?? []);
  }
}

/** Puts what was found of these hotels in place of what the index has; those not found are gone. */
function replaceHotels(current: SearchIndex, ids: string[], found: HotelRows[]): void {
  const byId = new Map(found.map((rows) => [rows.hotel.id, rows]));
  for (const id of ids) {
    const rows = byId.get(id);
    if (rows) current.put(rows);
    else current.remove(id);
  }
}

const idsOf = (kind: string, parts: ReadonlySet<DirtyPart>): string[] =>
  [...parts].filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1));

function* batches(ids: string[]): Iterable<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
}
