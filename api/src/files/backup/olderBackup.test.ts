import { cpSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EARLIER_MIGRATIONS } from '../../../test/earlierMigrations';
import { Places, type Settings } from '../../../test/places';
import { loadConfig } from '../../core/config';
import { openDatabase } from '../../database/connect';
import { migrations } from '../../database/migrations';
import { addColumns, dropColumns, text } from '../../database/migrations/words';
import { openSnapshot } from '../../database/snapshot';
import { databaseModel } from '../../domains';
import { writeArchive } from './archive';
import { restore } from './restore.service';

/** A migration of a later version than the backup's. */
class Mottos9000000000000 implements MigrationInterface {
  name = 'Mottos9000000000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'cities', [text('motto', 60, { default: 'none' })]);
    await runner.query("UPDATE cities SET motto = CONCAT('We love ', name)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'cities', ['motto']);
  }
}

beforeAll(() => void migrations.push(Mottos9000000000000));
afterAll(() => void migrations.splice(migrations.indexOf(Mottos9000000000000), 1));
let places: Places;
beforeEach(async () => {
  places = new Places();
  const place: Settings = { ...(await places.make()), LOG_LEVEL: 'silent' };
  loadConfig(place);
  await (await openDatabase(databaseModel)).destroy();
  // This process may still have the file open, and Windows does not delete open files.
  const copy = { ...place, DATA_DIR: places.file('copy') };
  cpSync(place.DATA_DIR!, copy.DATA_DIR, { recursive: true });
  loadConfig(copy);
});
afterEach(() => places.remove());

const CITY = { id: '6a0000000000000000000001', name: 'Porto', nameKey: 'porto', timeZone: 'Europe/Lisbon' };

/** A backup of one city with the names of these migrations. */
async function makeBackup(migrations: string[]): Promise<string> {
  const head = { takenAt: '2026-01-01T00:00:00.000Z', migrations };
  const entries = [{ table: 'cities', columns: Object.keys(CITY) }, Object.values(CITY)];
  await writeArchive(places.file('old'), head, Readable.from(entries));
  return places.file('old');
}
const bringBack = async (migrations: string[]) =>
  restore(await makeBackup(migrations), databaseModel, { force: true });

test.each([
  ['an older version', ['FirstVersion1764300000000']],
  ['the last version before 1.0', EARLIER_MIGRATIONS],
])('a backup of %s is migrated to this one, though the tables of this one were made', async (_, done) => {
  await bringBack(done);
  const database = await openDatabase(databaseModel);
  try {
    const read = (sql: string): Promise<object[]> => database.query(sql);
    expect(await read('SELECT * FROM cities')).toEqual([
      expect.objectContaining({ ...CITY, motto: 'We love Porto' }),
    ]);
    expect(await read('SELECT name FROM migrations ORDER BY id')).toEqual(
      migrations.map(({ name }) => ({ name })),
    );
    await database.undoLastMigration();
    expect(await read('SELECT * FROM cities')).toEqual([
      expect.not.objectContaining({ motto: expect.anything() }),
    ]);
  } finally {
    await database.destroy();
  }
});

test('a backup of an early version is refused, and nothing is deleted', async () => {
  await expect(bringBack(EARLIER_MIGRATIONS.slice(0, -1))).rejects.toThrow(
    /was made by an early version of Staybook: restore it with the last version before 1\.0/,
  );
  const snapshot = await openSnapshot();
  expect(snapshot.tables.map(({ table }) => table)).toContain('cities');
  snapshot.close();
});
