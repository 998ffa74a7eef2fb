import { EARLIER_MIGRATIONS } from '../../test/earlierMigrations';
import { makeCity } from '../../test/factories';
import { settingsOfServer } from '../../test/places';
import { startServerProcess } from '../../test/serverProcess';
import { startTestServer, type TestServer } from '../../test/testServer';
import { databaseModel } from '../domains';
import { City } from '../hotels/cities/city.entity';
import { openDatabase } from './connect';
import { migrations } from './migrations';
import { repo, transaction } from './transaction';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const readNames = async (): Promise<string[]> => {
  const rows: { name: string }[] = await server.database.query('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
};

/** Records these migrations as run. */
const writeNames = (names: string[]): Promise<void> =>
  transaction(async () => {
    const { manager } = repo(City);
    await manager.query('DELETE FROM migrations');
    for (const name of names)
      await manager.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [1, name]);
  });

const REFUSED =
  /its tables are from an early version of Staybook\. Start the last version before 1\.0 with it once/;

test('two servers that start together adopt a database of the last version before 1.0', async () => {
  const city = await makeCity();
  // It has the tables of the first version, and not what later migrations add.
  for (let later = 1; later < migrations.length; later++) await server.database.undoLastMigration();
  await writeNames(EARLIER_MIGRATIONS);
  const settings = { ...settingsOfServer(), SEED: 'none' };
  const both = await Promise.all([1, 2].map(() => startServerProcess(settings)));
  for (const { url } of both)
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ database: 'ok', migrations: 'ok' });
  for (const { stop } of both) await stop();

  expect(await readNames()).toEqual(migrations.map(({ name }) => name));
  expect(await repo(City).find()).toEqual([city]);
  const { upQueries } = await server.database.driver.createSchemaBuilder().log();
  expect(upQueries).toEqual([]);
}, 120_000);

test.each([
  ['all but the last', EARLIER_MIGRATIONS.slice(0, -1)],
  ['all but one in the middle', EARLIER_MIGRATIONS.filter((name) => !name.startsWith('Lists'))],
  ['the first only', EARLIER_MIGRATIONS.slice(0, 1)],
])(
  'a database on which %s of the earlier migrations were run is refused and left alone',
  async (_, names) => {
    await writeNames(names);
    await expect(openDatabase(databaseModel)).rejects.toThrow(REFUSED);
    expect(await readNames()).toEqual(names);
  },
);

test('a database whose first earlier migration was interrupted is refused', async () => {
  await writeNames([]);
  await transaction(async () => {
    const { manager } = repo(City);
    await manager.query('CREATE TABLE migration_steps (name varchar(100) PRIMARY KEY, steps int NOT NULL)');
    await manager.query('INSERT INTO migration_steps VALUES (?, 3)', [EARLIER_MIGRATIONS[0]]);
  });
  await expect(openDatabase(databaseModel)).rejects.toThrow(REFUSED);
});
