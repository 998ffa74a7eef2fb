import { setImmediate as nextTurn } from 'node:timers/promises';
import { now } from '../../core/clock';
import { AvailabilityBitset } from './availabilityBitset';
import type { ChangeFeed } from './changeFeed.service';
import { readIndexFile } from './indexFile.service';
import { readHotelsAfter, readTakenAfter, refreshAll, type Page } from './refreshIndex.service';
import { SearchIndex } from './searchIndex';
import { readCities } from './searchIndexRows.service';

/** Days before today in the index, and days after which it is moved on. */
const DAYS_BEHIND = 31;
const DAYS_UNTIL_MOVED = 62;
/** Five years, the longest time ahead that can be booked. */
const DAYS_AHEAD = 1830;
/** Hotels, and room numbers, that are read at once where everything is read. */
const HOTELS = 100;
const NUMBERS = 2000;
/** Pages that are read in one piece before the first search. */
const PAGES = 8;

const firstDay = (): number => Math.floor(now().getTime() / 86_400_000) - DAYS_BEHIND;

export const isOutdated = ({ nights }: SearchIndex): boolean =>
  Math.abs(firstDay() - nights.firstDay) > DAYS_UNTIL_MOVED;

export const emptyIndex = (): SearchIndex =>
  new SearchIndex(new AvailabilityBitset(firstDay(), DAYS_BEHIND + DAYS_AHEAD + DAYS_UNTIL_MOVED));

/**
 * The index that an earlier process has saved, with what was written since; the feed goes on after that. Undefined if
 * there is none, or none that can be used.
 */
export async function readSaved(feed: ChangeFeed): Promise<SearchIndex | undefined> {
  const index = emptyIndex();
  const saved = await readIndexFile(index);
  if (!saved) return undefined;
  feed.resume(saved.position);
  const parts = new Set([...saved.dirty, ...(await feed.read())]);
  if (parts.has('everything')) return undefined;
  index.setCities(await readCities());
  await refreshAll(index, parts);
  return index;
}

/**
 * Reads everything from the tables into the index, and moves its days on if that is due. Each piece of the work is done
 * in turn with what else changes the index. `isSearched`: searches go on meanwhile, so no hotel may lose its nights
 * before they are read again. Returns false if it has stopped because `goesOn` said so.
 */
export async function readTables(
  index: SearchIndex,
  isSearched: boolean,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  goesOn: () => boolean,
): Promise<boolean> {
  const toTheEnd = async (read: (last: string) => Promise<Page<unknown>>) => {
    let last: string | undefined = '';
    while (last !== undefined && goesOn())
      last = await inTurn(() => putPages(read, last!, isSearched ? 1 : PAGES));
    return last === undefined;
  };
  await inTurn(async () => {
    if (isOutdated(index)) index.nights.moveTo(firstDay());
    index.setCities(await readCities());
  });
  const isRead = await toTheEnd((last) => readHotelsAfter(index, last, HOTELS, isSearched));
  // The nights of all hotels at once, in the order in which they are stored.
  return isRead && (isSearched || toTheEnd((last) => readTakenAfter(index, last, NUMBERS)));
}

/**
 * Puts the next pages after this one into the index. The database reads a page while the one before it is put. Returns
 * the last one, undefined after all.
 */
async function putPages(
  read: (last: string) => Promise<Page<unknown>>,
  after: string,
  most: number,
): Promise<string | undefined> {
  let page = await read(after);
  for (let count = 1; count < most && page.last !== undefined; count++) {
    const next = read(page.last);
    const [following] = await Promise.all([next, nextTurn().then(page.put)]);
    page = following;
  }
  page.put();
  return page.last;
}
