import { createRequire } from 'node:module';
import path from 'node:path';
import 'reflect-metadata';
import type { Pool } from 'mysql2/promise';
import { addNights } from '../../schema/nights';
import { Pieces } from '../src/core/eventLoop';
import { makeRandom, type Random } from '../seeds/random';
import type { SearchIndex } from '../src/search/index/searchIndex';
import { dayOf } from '../src/search/index/dayNumber';
import type { HotelSort } from '../src/search/search.inputs';
import { measureCrossInstance } from './crossInstance';
import { fillNights, poolOf, searchByTextbook, type Found, type Wish } from './peers/availability';
import { withSeededDatabase, quantile, timed } from './builtServer';

/*
 * A search of one city for three nights and a price band, the best 20, among 200,000 room numbers with a million taken
 * nights. It compares the search in memory with textbook SQL in alternating rounds, and takes the median of three. It
 * also measures the cost with a hundred times as many nights, the memory, and the time until another process sees a
 * booking.
 */

/** The built app, in this process. */
const built = createRequire(path.join(__dirname, '../dist/api/src/main.js'));
const { loadConfig } = built('./core/config') as typeof import('../src/core/config');
const { openDatabase } = built('./database/connect') as typeof import('../src/database/connect');
const { databaseModel } = built('./domains') as typeof import('../src/domains');
const { liveIndex } = built(
  './search/index/searchIndex.service',
) as typeof import('../src/search/index/searchIndex.service');
const { searchHotels } = built('./search/search.service') as typeof import('../src/search/search.service');

const CITIES = ['Lisbon', 'Paris', 'Rome', 'Vienna', 'Prague', 'Kyoto', 'Barcelona', 'Singapore'];
const HOTELS = 10_000;
const SAME = 1000;
const FROM = addNights(new Date().toISOString().slice(0, 10), 2);

export async function run(): Promise<void> {
  await withSeededDatabase(['--hotels', String(HOTELS), '--bookings', '0'], async (databaseUrl) => {
    const pool = poolOf(databaseUrl);
    console.log(`${await fillNights(pool, FROM)} nights taken`);
    loadConfig({ DATABASE_URL: databaseUrl, SEED: 'none', LOG_LEVEL: 'error' });
    const database = await openDatabase(databaseModel);
    const index = await loadOnce();
    await compareAnswers(pool);
    await compareSpeed(pool);
    await growNights(index);
    await liveIndex().close();
    await database.destroy();
    await pool.end();
    await measureCrossInstance(databaseUrl);
  });
}

async function loadOnce(): Promise<SearchIndex> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  let index!: SearchIndex;
  const took = await timed(async () => {
    liveIndex().open();
    index = await liveIndex().current();
  });
  globalThis.gc?.();
  const after = process.memoryUsage();
  const { hotels, roomNumbers } = index.size;
  const heap = after.heapUsed - before.heapUsed;
  console.log(
    `loaded     ${hotels} hotels, ${roomNumbers} room numbers in ${(took / 1000).toFixed(1)} s; ${(index.nights.bytes / roomNumbers).toFixed(0)} bytes of nights a room number for five years, ${(heap / roomNumbers).toFixed(0)} bytes of everything else`,
  );
  return index;
}

function wishFor(random: Random): Wish {
  const checkIn = addNights(FROM, random.whole(0, 48));
  const minPriceCents = random.whole(20, 150) * 100;
  const maxPriceCents = minPriceCents + random.whole(50, 300) * 100;
  return {
    city: random.pick(CITIES),
    checkIn,
    checkOut: addNights(checkIn, 3),
    minPriceCents,
    maxPriceCents,
  };
}

const searchInMemory = async (wish: Wish): Promise<Found[]> =>
  (
    await searchHotels(
      undefined,
      wish,
      'RATING_DESC' as HotelSort,
      { limit: 20, offset: 0 },
      new Pieces('bench'),
    )
  ).items;

async function compareAnswers(pool: Pool): Promise<void> {
  const random = makeRandom(7);
  const plain = (rows: Found[]) =>
    rows.map(({ id, cheapestPriceCents }) => `${id} ${cheapestPriceCents}`).join();
  let found = 0;
  for (let index = 0; index < SAME; index++) {
    const wish = wishFor(random);
    const [mine, theirs] = [await searchInMemory(wish), await searchByTextbook(pool, wish)];
    if (plain(mine) !== plain(theirs)) throw new Error(`Another answer to ${JSON.stringify(wish)}.`);
    found += mine.length;
  }
  console.log(`answers    the same hotels and prices on ${SAME} random searches, ${found} rows`);
}

/** Milliseconds of one search, measured over this many in a row. */
async function pace(search: (wish: Wish) => Promise<unknown>, count: number, seed: number): Promise<number> {
  const random = makeRandom(seed);
  const wishes = Array.from({ length: count }, () => wishFor(random));
  const took = await timed(async () => {
    for (const wish of wishes) await search(wish);
  });
  return took / count;
}

async function compareSpeed(pool: Pool): Promise<void> {
  const lanes = {
    textbook: (seed: number) => pace((wish) => searchByTextbook(pool, wish), 30, seed),
    memory: (seed: number) => pace(searchInMemory, 1000, seed),
  };
  const times: Record<keyof typeof lanes, number[]> = { textbook: [], memory: [] };
  for (const lane of ['textbook', 'memory'] as const) await lanes[lane](0);
  for (let round = 1; round <= 3; round++)
    for (const lane of ['textbook', 'memory', 'textbook'] as const)
      times[lane].push(await lanes[lane](round));
  const [textbook, memory] = [quantile(times.textbook, 0.5), quantile(times.memory, 0.5)];
  console.log(
    `searches   textbook SQL ${textbook.toFixed(2)} ms, from memory ${memory.toFixed(3)} ms: ${(textbook / memory).toFixed(0)} x`,
  );
}

/**
 * The same room numbers with fewer and with more nights, in stays of up to five nights over a year; in memory only. The
 * rounds alternate, and the shortest counts, since other work on the machine only adds time.
 */
async function growNights(index: SearchIndex): Promise<void> {
  const amounts = [1e5, 1e6, 1e7];
  const costs = new Map(amounts.map((nights) => [nights, Infinity]));
  for (let round = 0; round < 6; round++)
    for (const nights of round % 2 ? amounts.toReversed() : amounts) {
      takeNights(index, nights);
      await pace(searchInMemory, 500, 1);
      for (const seed of [2, 3, 4, 5]) {
        const before = process.cpuUsage();
        await pace(searchInMemory, 500, seed);
        const cost = process.cpuUsage(before).user / 1000 / 500;
        costs.set(nights, Math.min(costs.get(nights)!, cost));
      }
    }
  for (const [nights, cost] of costs)
    console.log(`${nights.toExponential(0).padEnd(10)} nights: ${cost.toFixed(3)} ms of processor a search`);
  console.log(`growth     ${(costs.get(1e7)! / costs.get(1e5)!).toFixed(2)} x from 1e5 to 1e7 nights`);
}

function* roomNumbersOf(index: SearchIndex): Iterable<string> {
  for (const hotelId of index.hotelIds())
    for (const { ids } of index.rowsOf(hotelId)!.rooms) yield* ids.match(/.{24}/g) ?? [];
}

function takeNights(index: SearchIndex, nights: number): void {
  const random = makeRandom(nights);
  const first = dayOf(FROM);
  const each = nights / index.size.roomNumbers;
  for (const id of roomNumbersOf(index)) {
    const days: number[] = [];
    const count = Math.floor(each + random.next());
    while (days.length < count) {
      const start = first + random.whole(0, 359);
      for (let day = start; day < start + 5 && days.length < count; day++) days.push(day);
    }
    index.setTakenDays(id, days);
  }
}
