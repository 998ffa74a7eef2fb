import { MigrationExecutor } from 'typeorm';
import { makeCity, makeHotel, makeRoomType } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { City, newCity } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { newId } from './columns';
import { isDuplicate } from './dbErrors';
import { afterCommit, isFreeToRead, lockRow, lockRows, readBy, repo, transaction } from './transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const city = (name: string): City => newCity({ name, nameKey: name, timeZone: 'UTC' });

test('a transaction stores everything or nothing, and a rollback drops its jobs after commit', async () => {
  const done: string[] = [];
  const failing = transaction(async () => {
    await repo(City).insert(city('rolled back'));
    afterCommit(() => done.push('ran'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await repo(City).countBy({ nameKey: 'rolled back' })).toBe(0);
  expect(done).toEqual([]);

  await transaction(async () => {
    await repo(City).insert(city('committed'));
    afterCommit(() => done.push('ran'));
    expect(done).toEqual([]);
  });
  expect(await repo(City).countBy({ nameKey: 'committed' })).toBe(1);
  expect(done).toEqual(['ran']);
});

test('an inner transaction joins the surrounding one', async () => {
  const failing = transaction(async () => {
    await transaction(() => repo(City).insert(city('joined')));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await repo(City).countBy({ nameKey: 'joined' })).toBe(0);
});

test("concurrent transactions neither see nor undo each other's rows", async () => {
  let failFirst!: () => void;
  const gate = new Promise<void>((resolve) => (failFirst = resolve));
  const first = transaction(async () => {
    await repo(City).insert(city('of the first'));
    await gate;
    throw new Error('no');
  });
  const second = transaction(() => repo(City).insert(city('of the second')));
  expect(await repo(City).countBy({ nameKey: 'of the first' })).toBe(0);
  failFirst();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(await repo(City).countBy({ nameKey: 'of the second' })).toBe(1);
  expect(await repo(City).countBy({ nameKey: 'of the first' })).toBe(0);
});

test('lockRows() returns the rows in the order of their ids and needs a transaction', async () => {
  const cities = [await makeCity(), await makeCity()];
  const ids = cities.map(({ id }) => id);
  await expect(lockRows(City, ids)).rejects.toThrow('needs a transaction');
  const locked = await transaction(() => lockRows(City, [...ids].reverse()));
  expect(locked.map(({ id }) => id)).toEqual([...ids].sort());
});

test('lockRow() returns the row and throws if there is none', async () => {
  const { id } = await makeCity();
  expect((await transaction(() => lockRow(City, id))).id).toBe(id);
  await expect(transaction(() => lockRow(City, newId()))).rejects.toThrow('City');
});

test('20 concurrent transactions that lock and increment a row lose no increment', async () => {
  const { id } = await makeCity({ name: 'counter', timeZone: '0' });
  await Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(async () => {
        const { timeZone } = await lockRow(City, id);
        await repo(City).update({ id }, { timeZone: String(Number(timeZone) + 1) });
      }),
    ),
  );
  expect((await repo(City).findOneByOrFail({ id })).timeZone).toBe('20');
});

test('a text that is too long for its column is refused, never cut', async () => {
  const { id } = await makeCity();
  const long = 'x'.repeat(1000);
  const stored = await transaction(() => repo(City).update({ id }, { timeZone: long })).then(
    async () => (await repo(City).findOneByOrFail({ id })).timeZone,
    () => 'refused',
  );
  const isEmbedded = server.database.options.type === 'better-sqlite3';
  expect(stored).toBe(isEmbedded ? long : 'refused');
  if (isEmbedded) return;
  const [{ mode }] = await repo(City).query<[{ mode: string }]>('SELECT @@sql_mode AS mode');
  expect(mode).toContain('STRICT_ALL_TABLES');
});

test('isDuplicate() recognises the second row of a unique key', async () => {
  const name = 'twice';
  await transaction(() => repo(City).insert(city(name)));
  const error = await transaction(() => repo(City).insert(city(name))).catch((thrown: unknown) => thrown);
  expect(isDuplicate(error)).toBe(true);
});

test('deleting a hotel deletes its rooms, and a room number without a room type is refused', async () => {
  const hotel = await makeHotel();
  const { roomNumbers, roomType } = await makeRoomType(hotel, 2);
  await transaction(() => repo(Hotel).delete({ id: hotel.id }));
  expect(await repo(RoomNumber).countBy({ roomTypeId: roomType.id })).toBe(0);
  const orphan = transaction(() => repo(RoomNumber).insert({ ...roomNumbers[0]!, roomTypeId: newId() }));
  await expect(orphan).rejects.toThrow();
});

test('the entities equal the tables of the migrations', async () => {
  const { upQueries } = await server.database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('every migration can be reverted and run again', async () => {
  const executor = new MigrationExecutor(server.database);
  const count = (await executor.getExecutedMigrations()).length;
  for (let index = 0; index < count; index++) await server.database.undoLastMigration();
  expect(await executor.getExecutedMigrations()).toEqual([]);
  await server.database.runMigrations();
  expect(await repo(City).count()).toBe(0);
  const { upQueries } = await server.database.driver.createSchemaBuilder().log();
  expect(upQueries).toEqual([]);
});

test('work reads by another manager until it ends or writes, and writes never do', async () => {
  const other = server.database.createEntityManager();
  const readsByOther = () => repo(City).manager === other;
  let late = Promise.resolve([true]);
  await readBy(other, async () => {
    expect([readsByOther(), isFreeToRead()]).toEqual([true, false]);
    late = new Promise((resolve) => setTimeout(() => resolve([readsByOther(), isFreeToRead()]), 20));
  });
  expect(await late).toEqual([false, true]);
  await readBy(other, async () => {
    await transaction(async () => {
      expect([readsByOther(), isFreeToRead()]).toEqual([false, false]);
      await repo(City).insert(city('written amid a list'));
    });
    expect(readsByOther()).toBe(false);
    expect(await repo(City).countBy({ nameKey: 'written amid a list' })).toBe(1);
  });
  expect(readsByOther()).toBe(false);
});
