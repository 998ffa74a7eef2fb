import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import Sqlite from 'libsql';
import {
  checkout,
  choice,
  holding,
  lostWebhooks,
  read,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { Places, settingsOfServer as here } from '../../../test/places';
import { startServerProcess } from '../../../test/serverProcess';
import { startTestServer, Visitor, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';
import { checkArchive, writeArchive, type Entry } from './archive';

let server: TestServer;
let places: Places;
beforeAll(async () => {
  places = new Places();
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await places.remove();
});

/** Runs a command that has to succeed; its error output is the failure's message. */
async function succeed(...asked: Parameters<Places['run']>): Promise<void> {
  const { code, said } = await places.run(...asked);
  if (code !== 0) throw new Error(said);
}
const refused = (message: RegExp) => ({ code: 1, said: expect.stringMatching(message) });

test('a backup taken while guests book is restored row for row, with its pictures', async () => {
  const picture = Buffer.from([255, 216, 10, 13, 0]);
  mkdirSync(path.join(config.dataDir, 'album/hotelphotos/a.jpg.sizes'), { recursive: true });
  writeFileSync(path.join(config.dataDir, 'album/hotelphotos/a.jpg'), picture);
  writeFileSync(path.join(config.dataDir, 'album/hotelphotos/a.jpg.sizes/96.jpg'), picture);
  // Characters that engines and line readers confuse.
  await makeUser('CUSTOMER', { name: 'Zoë \u2028 "O\'Hara" \\n 日本 😀' });

  let isOver = false;
  const guests = Array.from({ length: 3 }, async () => {
    const guest = await server.as(await makeUser());
    let booked = 0;
    for (; !isOver; booked += 1) {
      const { hotel, ids } = await room(2);
      const { url } = await checkout(guest, choice(hotel.id, ids, 10, 11));
      expect(await server.pay(url)).toBe(303);
      await pause(50);
    }
    return booked;
  });
  await succeed('backup', here(), 'first.backup');
  isOver = true;
  expect(Math.min(...(await Promise.all(guests)))).toBeGreaterThan(0);

  const place = await places.make();
  await succeed('restore', place, 'first.backup');
  await succeed('backup', place, 'second.backup');
  const [first, second] = [
    await checkArchive(places.file('first.backup')),
    await checkArchive(places.file('second.backup')),
  ];
  expect(second.tables).toEqual(first.tables);
  expect(first.tables.bookings!.rows).toBeGreaterThan(0);
  expect([first.files, second.files]).toEqual([1, 1]);
  expect(readFileSync(path.join(place.DATA_DIR!, 'album/hotelphotos/a.jpg'))).toEqual(picture);

  expect(await places.run('restore', place, 'first.backup')).toEqual(
    refused(/^There is data already \(table \w+\)\. .* add --force .*\n$/),
  );
  await succeed('restore', place, 'first.backup', '--force');
  for (const words of [[], ['--force']])
    expect(await places.run('restore', here(), 'first.backup', ...words)).toEqual(
      refused(/^The database is in use\. Stop Staybook first\.\n$/),
    );
}, 180_000);

/** Writes a backup of a version with these migrations. */
const write = (name: string, migrations: string[], ...entries: Entry[]) =>
  writeArchive(
    places.file(name),
    { takenAt: '2026-01-01T00:00:00.000Z', migrations },
    Readable.from(entries),
  );

test('a database that was opened before but has no rows needs no --force', async () => {
  const place = await places.make();
  await write('no rows', ['FirstVersion1764300000000']);
  await succeed('restore', place, 'no rows');
  await succeed('restore', place, 'no rows');
}, 60_000);

test('a database that cannot be read is refused with the reason', async () => {
  await write('no rows here', ['FirstVersion1764300000000']);
  const { DATA_DIR } = await places.make();
  const restoreAt = (DATABASE_URL: string) =>
    places.run('restore', { DATA_DIR: DATA_DIR!, DATABASE_URL }, 'no rows here');
  writeFileSync(path.join(DATA_DIR!, 'staybook.sqlite'), 'Hello'.repeat(200));
  expect(await restoreAt('')).toEqual(
    refused(/^\S+staybook\.sqlite cannot be read: file is not a database\n$/),
  );
  expect(await restoreAt('mariadb://root@127.0.0.1:1/none')).toEqual(
    refused(/^DATABASE_URL cannot be read: .*ECONNREFUSED.*\n$/),
  );
}, 60_000);

test('a stay paid after the backup is confirmed after the restore', async () => {
  const { url, id, user } = await holding(server);
  await succeed('backup', here(), 'before.backup');
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  const place = await places.make();
  await succeed('restore', place, 'before.backup');
  // The card provider is not part of the backup and still has the payment.
  const till = new Sqlite(path.join(config.dataDir, 'till.sqlite'));
  till.exec(`VACUUM INTO '${path.join(place.DATA_DIR!, 'till.sqlite')}'`);
  till.close();
  const settings = {
    ...place,
    SEED: 'none',
    JWT_SECRET: config.jwtSecrets.join(','),
    RATE_LIMITS: 'off',
    CAPTCHA: 'none',
  };
  const restored = await startServerProcess(settings);
  try {
    const guest = new Visitor({ ...server, url: restored.url });
    await guest.signIn(user.username);
    let booking = await read(guest, id);
    for (let tries = 0; booking.status === 'HELD' && tries < 200; tries++) {
      await pause(100);
      booking = await read(guest, id);
    }
    expect(booking).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  } finally {
    await restored.stop();
  }
}, 180_000);

test('a file that was cut off or changed, or is something else, is refused, and nothing is written', async () => {
  await makeUser();
  await succeed('backup', here(), 'whole');
  const lines = gunzipSync(readFileSync(places.file('whole')))
    .toString()
    .trimEnd()
    .split('\n');
  const place = await places.make();
  const refuse = async (changed: readonly string[], message: RegExp) => {
    writeFileSync(places.file('changed'), gzipSync(changed.map((line) => `${line}\n`).join('')));
    expect(await places.run('restore', place, 'changed')).toEqual(refused(message));
  };
  await refuse(lines.slice(0, -2), /is damaged/);
  await refuse(
    lines.map((line) => line.replace('@', '#')),
    /is damaged/,
  );
  await refuse(['{"hotels":[]}'], /is not a backup/);
  await succeed('restore', place, 'whole');
}, 180_000);

test('a file of a newer version, or with paths outside its folder, is refused', async () => {
  const place = await places.make();
  await write('newer', ['LastTables9999999999999']);
  expect(await places.run('restore', place, 'newer')).toEqual(
    refused(/made by a newer version of Staybook \(LastTables9999999999999\)/),
  );
  await write('elsewhere', [], { file: '../../elsewhere.jpg', base64: '' });
  expect(await places.run('restore', place, 'elsewhere')).toEqual(refused(/names a file outside its folder/));
}, 60_000);

test('a file that is not a backup, and a missing file, are refused', async () => {
  writeFileSync(places.file('text'), 'Hello');
  const place = await places.make();
  expect(await places.run('restore', place, 'text')).toEqual(refused(/is damaged, or is no backup/));
  expect(await places.run('restore', place, 'nothing')).toEqual(refused(/cannot be read/));
  expect(await places.run('backup', here(), 'text')).toEqual(refused(/already exists/));
}, 60_000);
