import { onIndexChanges, type Change } from './indexChange.subscriber';
import { countForeignCommit } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { SearchIndex } from './searchIndex';
import {
  BATCH,
  countRoomNumbers,
  readCities,
  readHotelIdsOf,
  readHotels,
  readIdsAfter,
  readNights,
} from './searchIndexRows.service';
import { nightOf } from './dayNumber';
import { AvailabilityBitset } from './availabilityBitset';
import { ChangeFeed } from './changeFeed.service';

/*
 * The catalogue is kept in the memory of each process and answers which hotels match. The database stays the
 * truth: a stay is sold by the key of its nights, whatever is believed here. What is kept is read anew
 *   - right after each commit of this process that touched it; searches wait for that,
 *   - when the log tells that another process has written, every half second,
 *   - hotel by hotel round and round, twenty every two seconds, so that whatever else went wrong is gone after
 *     one round: among ten thousand hotels, seventeen minutes.
 */

/** Days before today that are kept, and how long the window lies still before everything is read anew. */
const DAYS_BEHIND = 31;
const DAYS_STILL = 62;
/** Five years ahead, the longest that can be booked. */
const DAYS_AHEAD = 1830;

let index: SearchIndex | undefined;
let waiting = new Set<Change>();
/** Changes heard while everything is read in the background: to be read again for what comes of it. */
let dirty: Set<Change> | undefined;
/** The round that will take what is waiting, and the last one that began. */
let next: Promise<void> | undefined;
let last: Promise<void> = Promise.resolve();
let feed = new ChangeFeed();
let resyncedTo = '';

/** Begins to keep the catalogue: at start and in the background, so that the first search finds it there and nothing else waits. */
export function openSearchIndex(): void {
  index = undefined;
  [waiting, dirty, feed, resyncedTo] = [new Set(), undefined, new ChangeFeed(), ''];
  onIndexChanges(mark);
  mark(['everything']);
}

export function closeSearchIndex(): Promise<void> {
  onIndexChanges(undefined);
  return last.catch(() => undefined);
}

/** The catalogue with everything that this process has committed until now. */
export async function currentIndex(): Promise<SearchIndex> {
  if (index && isOver(index)) mark(['everything']);
  if (waiting.size) begin();
  await (next ?? last);
  return index!;
}

/** Looks up what other processes have written. A job. */
export async function followChangeFeed(): Promise<void> {
  if (!index) return;
  const changes = await feed.read();
  if (!changes.length) return;
  if (changes.includes('everything')) await readBehindTheScenes();
  else mark(changes);
  countForeignCommit();
}

/**
 * Reads the next hotels anew, whether or not anything is known to have changed. Searches wait for it only where
 * something was written meanwhile: what was read may be older than that, and is read once more in a round. A job.
 */
export async function resyncSearchIndex(): Promise<void> {
  const kept = index;
  if (!kept || dirty) return;
  const heard = (dirty = new Set());
  try {
    const ids = new Set([...(await readIdsAfter(resyncedTo)), ...kept.idsAfter(resyncedTo, BATCH)]);
    const turn = [...ids].sort().slice(0, BATCH);
    const rows = await readHotels(turn, nightOf(kept.nights.firstDay));
    if (heard.size) mark(turn.map((id): Change => `hotel:${id}`));
    else putHotels(kept, turn, rows);
    resyncedTo = turn.at(-1) ?? '';
  } finally {
    dirty = undefined;
  }
}

function mark(changes: Change[]): void {
  for (const change of changes) {
    waiting.add(change);
    dirty?.add(change);
  }
  begin();
}

/** One round after the other, so that what is read later is kept later. */
function begin(): void {
  if (next || !waiting.size) return;
  next = last.catch(() => undefined).then(round);
  last = next;
  last.catch((error: unknown) => log.error({ error }, 'the catalogue could not be read'));
}

async function round(): Promise<void> {
  const changes = waiting;
  waiting = new Set();
  next = undefined;
  try {
    if (changes.has('everything') || !index) index = await readEverything();
    else await readAnew(index, changes);
  } catch (error) {
    for (const change of changes) waiting.add(change);
    throw error;
  }
}

/** Searches go on in what is kept until the new one is there. */
async function readBehindTheScenes(): Promise<void> {
  if (dirty) return;
  dirty = new Set();
  try {
    index = await readEverything();
    mark([...dirty]);
  } finally {
    dirty = undefined;
  }
}

const today = (): number => Math.floor(now().getTime() / 86_400_000);

const isOver = ({ nights }: SearchIndex): boolean =>
  Math.abs(today() - DAYS_BEHIND - nights.firstDay) > DAYS_STILL;

async function readEverything(): Promise<SearchIndex> {
  if (!index) await feed.begin();
  const nights = new AvailabilityBitset(
    today() - DAYS_BEHIND,
    DAYS_BEHIND + DAYS_AHEAD + DAYS_STILL,
    await countRoomNumbers(),
  );
  const fresh = new SearchIndex(nights);
  fresh.useCities(await readCities());
  for (let ids = await readIdsAfter(''); ids.length; ids = await readIdsAfter(ids.at(-1)!))
    for (const hotel of await readHotels(ids, nightOf(nights.firstDay))) fresh.put(hotel);
  return fresh;
}

async function readAnew(kept: SearchIndex, changes: ReadonlySet<Change>): Promise<void> {
  if (changes.has('cities')) kept.useCities(await readCities());
  const from = nightOf(kept.nights.firstDay);
  const hotelIds = new Set(idsOf('hotel', changes));
  for (const ids of batches(idsOf('roomType', changes)))
    for (const id of await readHotelIdsOf(ids)) hotelIds.add(id);
  for (const ids of batches([...hotelIds])) putHotels(kept, ids, await readHotels(ids, from));
  for (const ids of batches(idsOf('room', changes))) {
    const days = await readNights(ids, from);
    for (const id of ids) kept.fillNights(id, days.get(id) ?? []);
  }
}

function putHotels(kept: SearchIndex, ids: string[], found: Awaited<ReturnType<typeof readHotels>>): void {
  const byId = new Map(found.map((rows) => [rows.hotel.id, rows]));
  for (const id of ids) {
    const rows = byId.get(id);
    if (rows) kept.put(rows);
    else kept.drop(id);
  }
}

const idsOf = (kind: string, changes: ReadonlySet<Change>): string[] =>
  [...changes]
    .filter((change) => change.startsWith(`${kind}:`))
    .map((change) => change.slice(kind.length + 1));

function* batches(ids: string[]): Iterable<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
}
