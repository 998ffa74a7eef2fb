import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { In } from 'typeorm';
import { makeRoomType, makeHotel, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { config } from '../../core/config';
import { IndexChange } from './indexChange.entity';
import { bulkInsert } from '../../database/bulkInsert';
import { newId } from '../../database/columns';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { domains } from '../../domains';
import { startJobs } from '../../ops/jobs';
import { liveIndex } from './searchIndex.service';
import { purgeIndexChanges, ChangeFeed } from './changeFeed.service';
import { SOURCE_LOADER } from '../../../test/sourceLoader';

/*
 * Changes that other processes write. The tests run the jobs themselves instead of waiting for their timers.
 */

let server: TestServer;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  nobody = await server.as();
});
afterAll(() => server.close());

const ask = async (filter: object): Promise<any> =>
  (
    await nobody.graphql(
      'query ($filter: HotelFilter) { hotels(filter: $filter) { items { id name cheapestPriceCents } } }',
      { filter },
    )
  ).data.hotels.items;
const sql = (text: string) => transaction(() => repo(Hotel).query(text));
const renamed = async ({ cityId }: Hotel) => {
  while ((await ask({ cityId }))[0].name !== 'Renamed') await pause(20);
};
const line = (seq: number, what: string) =>
  transaction(() => repo(IndexChange).insert({ seq, what, writer: newId(), at: new Date() }));

test('a search finds hotels that another process imports', async () => {
  expect(await ask({ city: 'Boise' })).toEqual([]);
  const file = path.join(config.dataDir, 'boise.json');
  const hotel = { ref: 'h', name: 'Porch House', city: 'Boise', type: 'Inn', address: '1 Main Street' };
  const texts = { description: 'By the river.', detailedDescription: 'By the river.', amenities: [] };
  const rooms = [
    { hotel: 'h', title: 'Plain', description: 'A bed', price: 80, maxPeople: 2, roomNumbers: [1] },
  ];
  const places = { cities: [{ cityName: 'Boise', state: 'ID' }], hotelTypes: [{ hotelType: 'Inn' }] };
  writeFileSync(file, JSON.stringify({ ...places, hotels: [{ ...hotel, ...texts }], rooms }));
  await promisify(execFile)(process.execPath, ['-r', SOURCE_LOADER, 'src/commands/import.ts', file], {
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
  });
  await liveIndex().followChangeFeed();
  const dates = { checkIn: night(3), checkOut: night(5) };
  expect(await ask({ city: 'Boise', ...dates })).toMatchObject([
    { name: 'Porch House', cheapestPriceCents: 8_000 },
  ]);
}, 120_000);

test('the change feed reads a line that becomes visible after later ones, and each line once', async () => {
  const feed = new ChangeFeed();
  await feed.begin();
  await line(7002, 'hotel:b');
  expect((await feed.read()).at(-1)).toBe('hotel:b');
  await line(7001, 'hotel:a');
  expect(await feed.read()).toEqual(['hotel:a']);
  expect(await feed.read()).toEqual([]);
});

test('a line for everything rebuilds the index, and searches use the old one meanwhile', async () => {
  const hotel = await makeHotel();
  await sql(`UPDATE hotels SET name = 'Renamed' WHERE id = '${hotel.id}'`);
  expect(await ask({ cityId: hotel.cityId })).toMatchObject([{ name: hotel.name }]);
  await line(8001, 'everything');
  const [, during] = await Promise.all([liveIndex().followChangeFeed(), ask({ cityId: hotel.cityId })]);
  expect(during).toHaveLength(1);
  await renamed(hotel);
});

test('a line for everything is not lost while resync reads hotels, nor are the lines next to it', async () => {
  const [hotel, other] = [await makeHotel(), await makeHotel()];
  expect(await ask({ cityId: hotel.cityId })).toHaveLength(1);
  const resync = liveIndex().resync();
  await sql(`UPDATE hotels SET name = 'Renamed' WHERE id IN ('${hotel.id}', '${other.id}')`);
  await line(8101, 'everything');
  await line(8102, `hotel:${other.id}`);
  await Promise.all([resync, liveIndex().followChangeFeed()]);
  expect(await ask({ cityId: other.cityId })).toMatchObject([{ name: 'Renamed' }]);
  await renamed(hotel);
});

test('a line is read even if its transaction commits late or the process has restarted in between', async () => {
  const feed = new ChangeFeed();
  await feed.begin();
  await line(8203, 'hotel:c');
  await feed.read();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
  expect(await feed.read()).toEqual([]);
  const started = new ChangeFeed();
  await started.begin();
  await line(8202, 'hotel:b');
  expect(await feed.read()).toEqual(['hotel:b']);
  expect(await started.read()).toEqual(['hotel:b']);
  clock.mockRestore();
});

test('a transaction that changes a thousand hotels names each of them, so that no process reloads everything', async () => {
  const { id, ...hotel } = await makeHotel();
  const many = Array.from({ length: 1001 }, () => ({ ...hotel, id: newId() }));
  await transaction(() =>
    bulkInsert(
      Hotel,
      many.map((each) => ({ ...each, nameKey: each.id, name: each.id })),
    ),
  );
  const { id: last } = many.at(-1)!;
  const written = await repo(IndexChange).find({ order: { seq: 'DESC' }, take: 1001 });
  expect(written.map(({ what }) => what)).toContain(`hotel:${last}`);
  expect(written.map(({ what }) => what)).not.toContain('everything');
  await transaction(() => repo(Hotel).delete({ id: In(many.map((each) => each.id)) }));
  expect((await ask({ cityId: hotel.cityId })).map((found: Hotel) => found.id)).toEqual([id]);
});

test('resync finds changes that are missing in the change feed', async () => {
  const hotel = await makeHotel();
  const gone = await makeHotel();
  await makeRoomType(hotel);
  expect(await ask({ cityId: gone.cityId })).toHaveLength(1);
  await sql(`UPDATE hotels SET cheapestPriceCents = 123 WHERE id = '${hotel.id}'`);
  await sql(`DELETE FROM hotels WHERE id = '${gone.id}'`);
  // Several rounds, with nothing left to read in between.
  for (let round = 0; round < 100; round++) await liveIndex().resync();
  expect(await ask({ cityId: hotel.cityId })).toMatchObject([{ cheapestPriceCents: 123 }]);
  expect(await ask({ cityId: gone.cityId })).toEqual([]);
});

test('lines of the change feed are deleted after an hour', async () => {
  await transaction(() =>
    repo(IndexChange).insert({ what: 'cities', writer: 'old', at: new Date(Date.now() - 3_700_000) }),
  );
  const before = await repo(IndexChange).count();
  await purgeIndexChanges();
  expect(await repo(IndexChange).countBy({ writer: 'old' })).toBe(0);
  expect(await repo(IndexChange).count()).toBe(before - 1);
});

test('the jobs apply changes of other processes', async () => {
  const hotel = await makeHotel();
  expect(await ask({ cityId: hotel.cityId })).toMatchObject([{ name: hotel.name }]);
  const stopJobs = startJobs(domains);
  try {
    await sql(`UPDATE hotels SET name = 'Renamed elsewhere' WHERE id = '${hotel.id}'`);
    await line(90_001, `hotel:${hotel.id}`);
    while ((await ask({ cityId: hotel.cityId }))[0].name !== 'Renamed elsewhere') await pause(20);
  } finally {
    await stopJobs();
  }
});
