import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import libsql from 'libsql';
import type { DataSource } from 'typeorm';
import { config, loadConfig } from '../core/config';
import { City, newCity } from '../hotels/cities/city.entity';
import { isFull } from './dbErrors';
import { openDatabase } from './connect';
import { repo, transaction } from './transaction';

/* Rules of the embedded database; a database server with a connection pool fulfils them by itself. */

let folder: string;
let database: DataSource;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  database = await openDatabase({ entities: [City], subscribers: [] });
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const city = (name: string): City => newCity({ name, nameKey: name, timeZone: 'UTC' });
const insert = (name: string) => repo(City).insert(city(name));
const count = (nameKey: string) => repo(City).countBy({ nameKey });

/** A transaction that stays open until the test ends it. */
async function openTransaction(work: () => Promise<unknown> = async () => undefined) {
  let end!: () => void;
  let begun!: () => void;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const ending = new Promise<void>((resolve) => (end = resolve));
  const done = transaction(async () => {
    await work();
    begun();
    await ending;
  });
  await beginning;
  return async () => {
    end();
    await done;
  };
}

describe('writers', () => {
  test('take turns in the order of their calls', async () => {
    const log: string[] = [];
    const end = await openTransaction();
    const others = ['a', 'b', 'c'].map((name) =>
      transaction(async () => {
        log.push(`${name} begins`);
        await insert(name);
        log.push(`${name} ends`);
      }),
    );
    await repo(City).count();
    expect(log).toEqual([]);
    await end();
    await Promise.all(others);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('give up after waiting 15 seconds, and later writers continue', async () => {
    const end = await openTransaction();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance', 'queueMicrotask'] });
    const work = jest.fn();
    const late = transaction(work).catch((error: Error) => error.message);
    jest.advanceTimersByTime(14_999);
    const patient = transaction(() => insert('patient'));
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(await late).toBe('The database was not free to write within 15000 ms');
    await end();
    await patient;
    expect([await count('patient'), work.mock.calls.length]).toEqual([1, 0]);
  });

  test('lock the file before they read, so that no other process writes in between', async () => {
    const other = new libsql(path.join(config.dataDir, 'staybook.sqlite'), { timeout: 0 });
    const end = await openTransaction();
    expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
    await end();
    other.exec('BEGIN IMMEDIATE');
    other.exec('ROLLBACK');
    other.close();
  });

  test('continue after one of them has failed', async () => {
    await expect(transaction(() => insert('failed').then(() => insert('failed')))).rejects.toThrow(/UNIQUE/);
    await transaction(() => insert('next'));
    expect([await count('failed'), await count('next')]).toEqual([0, 1]);
  });
});

describe('reads outside a transaction', () => {
  test('do not wait for a writer and see committed rows only', async () => {
    const end = await openTransaction(() => insert('open'));
    expect(await count('open')).toBe(0);
    await end();
    expect(await count('open')).toBe(1);
  });
});

describe('a write outside a transaction throws', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an insert', () => insert('outside')],
    ['an update', () => repo(City).update({}, { name: 'outside' })],
    ['a delete', () => repo(City).createQueryBuilder().delete().execute()],
    ['a statement that also reads', () => database.query('DELETE FROM cities RETURNING id')],
    ['a statement on tables', () => database.query('CREATE TABLE more (id int)')],
    [
      'while another transaction is open',
      async () => {
        const end = await openTransaction();
        await insert('outside').finally(end);
      },
    ],
  ])('%s', async (_what, write) => {
    const before = await repo(City).find();
    await expect(write()).rejects.toThrow();
    expect(await repo(City).find()).toEqual(before);
  });

  test('what a transaction has started, once it is over', async () => {
    let over!: () => void;
    const end = new Promise<void>((resolve) => (over = resolve));
    let later!: Promise<unknown>;
    await transaction(async () => {
      later = end.then(() => insert('later'));
    });
    over();
    await expect(later).rejects.toThrow();
    expect(await count('later')).toBe(0);
  });
});

test.each([
  ['reads', (work: () => Promise<unknown>) => work()],
  ['a transaction', (work: () => Promise<unknown>) => transaction(work)],
])('a long loop of %s lets timers run', async (_what, inside) => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await inside(async () => {
    for (let reads = 0; reads < 100_000 && ticks < 3; reads++) await repo(City).count();
  });
  clearInterval(timer);
  expect(ticks).toBeGreaterThanOrEqual(3);
});

test.each([null, 'text', 7, true, new Uint8Array([1, 2])])('a lone parameter %p is bound', async (value) => {
  const [row] = await database.query('SELECT ? AS value', [value]);
  const read = value instanceof Uint8Array ? new Uint8Array(row.value) : row.value;
  expect(read).toEqual(value === true ? 1 : value);
});

test('a prepared statement is cached until 500 others follow', async () => {
  const prepared = jest.spyOn(libsql.prototype, 'prepare');
  const read = (number: number) => database.query(`SELECT ${number} AS number`);
  const asked = () => prepared.mock.calls.filter(([sql]) => sql === 'SELECT 0 AS number').length;
  for (let times = 0; times < 3; times++) await read(0);
  expect(asked()).toBe(1);
  for (let number = 1; number <= 501; number++) await read(number);
  await read(0);
  expect(asked()).toBe(2);
  prepared.mockRestore();
});

test('on a full disk writes fail with a recognisable error, and reads still work', async () => {
  const pragma = (text: string) => transaction(() => repo(City).query(`PRAGMA ${text}`));
  await pragma('max_page_count = 1');
  let refused: unknown;
  for (let number = 0; number < 2000 && !refused; number++)
    await transaction(() => insert(`City of a full disk ${number}`)).catch(
      (error: unknown) => (refused = error),
    );
  expect(refused).toMatchObject({ code: 'SQLITE_FULL' });
  expect(isFull(refused)).toBe(true);
  expect(await repo(City).count()).toBeGreaterThan(0);
  await pragma('max_page_count = 1000000');
  await transaction(() => insert('City of an emptied disk'));
});
