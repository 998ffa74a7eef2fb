import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AppState } from '../../src/core/appState';
import { config } from '../../src/core/config';
import { makeUser } from '../factories';
import { openSilentProxy, type SilentProxy } from '../silentProxy';
import { startTestServer, type TestServer, type Visitor } from '../testServer';
import { bookAtDesk } from '../walkIns';
import { startReplication, type Replication } from './replication';

/*
 * A real replica of a real server, of either engine (COMPOSED_ENGINE), with an account that may only read. Lists of staff
 * are read there while it has everything, and from the primary while it has not.
 */

const LIST = '{ bookings(limit: 50) { total items { id status } } }';
const TOKEN = 'a-token-of-the-tests';
let folder: string;
let servers: Replication;
let proxy: SilentProxy;
let server: TestServer;
let admin: Visitor;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  servers = await startReplication(folder);
  proxy = await openSilentProxy(servers.replicaUrl, 3306);
  process.env.DATABASE_URL = servers.primaryUrl;
  process.env.DATABASE_REPLICA_URL = proxy.url;
  server = await startTestServer({ METRICS_TOKEN: TOKEN });
  admin = await server.as(await makeUser('ADMIN'));
}, 300_000);
afterAll(async () => {
  await server.close();
  await proxy.close();
  await servers.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => proxy.silenceAll(false));

const readyz = async (): Promise<Record<string, string>> => {
  const response = await fetch(`${server.url}/readyz`);
  return { code: String(response.status), ...((await response.json()) as Record<string, string>) };
};
/** Waits until /readyz says this of the replica. */
async function replicaIs(state: 'ok' | 'failed'): Promise<void> {
  for (let tries = 0; (await readyz()).replica !== state; tries++) {
    if (tries === 300) throw new Error(`The replica is not ${state}.`);
    await pause(50);
  }
}

/**
 * Runs a check while the replica is used, and again if it fails: on a busy machine a replica may be later than a list waits,
 * which the check then sees.
 */
async function whileUsed(check: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await replicaIs('ok');
    try {
      return await check();
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

/** The most milliseconds of a list on a busy machine where the replica is silent: less than one of its statements may take. */
const NOT_STUCK_MS = 1500;

async function metric(line: string): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const found = (await response.text()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}
const listsFrom = (from: 'replica' | 'primary') => metric(`staybook_staff_lists_total{from="${from}"}`);

/** The ids of the bookings that the list has, which must not take longer than a replica may delay it. */
async function list(by: Visitor = admin): Promise<string[]> {
  const { data, errors } = await by.graphql(LIST);
  expect(errors).toBeUndefined();
  expect(data.bookings.total).toBe(data.bookings.items.length);
  return data.bookings.items.map(({ id }: { id: string }) => id);
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now();
  return { result: await work(), ms: performance.now() - start };
}

test('a replica that has everything answers the lists and their counts, and no mutation', async () => {
  await whileUsed(async () => {
    const booking = await bookAtDesk(admin);
    await servers.catchUp();
    const counts = await servers.statementsFrom('bookings', async () =>
      expect(await list()).toContain(booking.id),
    );
    expect(counts.replica).toBeGreaterThanOrEqual(2);
    expect(counts.primary).toBe(0);
  });

  const written = await servers.statementsFrom('bookings', () => bookAtDesk(admin));
  expect(written.replica).toBe(0);
  expect(written.primary).toBeGreaterThan(0);
});

test('a booking is in the lists of all instances as soon as it is made', async () => {
  const second = new AppState();
  const settings = { DATABASE_URL: config.databaseUrl!, DATABASE_REPLICA_URL: config.databaseReplicaUrl! };
  const shared = { ...settings, JWT_SECRET: config.jwtSecrets.join(',') };
  const other = await second.run(() => startTestServer(shared));
  const elsewhere = await other.as();
  elsewhere.accessToken = admin.accessToken;
  await replicaIs('ok');
  const before = await listsFrom('replica');
  for (let round = 0; round < 10; round++) {
    const { id } = await bookAtDesk(admin);
    for (const ids of await Promise.all([list(), list(elsewhere)])) expect(ids).toContain(id);
  }
  expect(await listsFrom('replica')).toBeGreaterThan(before);
  await second.run(() => other.close());
});

test('while the replica is ten seconds behind, lists have what was just written, from the primary', async () => {
  await servers.catchUp();
  await servers.delay(10);
  await replicaIs('ok');
  try {
    const booking = await bookAtDesk(admin);
    const first = await timed(() => list());
    expect(first.result).toContain(booking.id);
    expect(first.ms).toBeLessThan(NOT_STUCK_MS);
    const counts = await servers.statementsFrom('bookings', async () =>
      expect(await list()).toContain(booking.id),
    );
    expect(counts.replica).toBe(0);
    expect(await readyz()).toMatchObject({ code: '200', status: 'degraded', replica: 'failed' });
    await pause(1500);
    expect(await metric('staybook_replica_lag_seconds')).toBeGreaterThan(1);
  } finally {
    await servers.delay(0);
  }
  await replicaIs('ok');
  expect(await metric('staybook_replica_lag_seconds')).toBeLessThan(1);
});

test('exports, the dashboard and the journal are read on the replica as well', () =>
  whileUsed(async () => {
    const before = await listsFrom('replica');
    const { data, errors } = await admin.graphql(
      `{ dashboard(from: "2026-01-01", to: "2026-02-01") { total { bookings } } users { total } auditEntries { total } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.users.total).toBeGreaterThan(10);
    const response = await fetch(`${server.url}/api/exports/bookings.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ columns: [{ field: 'reference', label: 'Booking' }] }),
    });
    expect((await response.text()).trim().split('\n').length).toBeGreaterThan(10);
    expect((await listsFrom('replica')) - before).toBe(4);
  }));

test('a silent replica delays a list by no more than a tenth of a second, and the next ones not at all', async () => {
  await replicaIs('ok');
  const expected = await list();
  proxy.silenceAll(true);
  const lists = await Promise.all(Array.from({ length: 2 }, () => timed(() => list())));
  for (const { result, ms } of lists) {
    expect(result).toEqual(expected);
    expect(ms).toBeLessThan(NOT_STUCK_MS);
  }
  const before = await listsFrom('primary');
  const next: number[] = [];
  for (let round = 0; round < 5; round++) next.push((await timed(() => list())).ms);
  expect(Math.min(...next)).toBeLessThan(100);
  expect(await listsFrom('primary')).toBe(before + 5);
  expect(await readyz()).toMatchObject({ code: '200', status: 'degraded', replica: 'failed' });
  proxy.silenceAll(false);
  await replicaIs('ok');
});

test('a list whose connection breaks in the middle is read once more from the primary', async () => {
  const expected = await list();
  const query = server.database.logger.logQuery.bind(server.database.logger);
  let cuts = 0;
  server.database.logger.logQuery = (sql, ...more) => {
    // The second statement of the list: the ids are read, the rows are not.
    if (/FROM `bookings`/.test(sql) && !/COUNT/.test(sql) && ++cuts === 2) proxy.cutOpen();
    query(sql, ...more);
  };
  try {
    await whileUsed(async () => {
      cuts = 0;
      expect(await list()).toEqual(expected);
      expect(cuts).toBeGreaterThan(2);
    });
  } finally {
    server.database.logger.logQuery = query;
  }
  expect((await readyz()).replica).toBe('failed');
  await replicaIs('ok');
});

test('a list that cannot be read anywhere is refused in the same words', () =>
  whileUsed(async () => {
    const { errors } = await admin.graphql('{ bookings(after: "00000000000000000000000000") { total } }');
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await readyz()).replica).toBe('ok');
  }));

test('a server that replicates another database is never read, however far it says to be', async () => {
  await replicaIs('ok');
  await servers.halt();
  await servers.pretendAhead();
  proxy.cutOpen();
  const { id } = await bookAtDesk(admin);
  await servers.statementsFrom('bookings', async () => {
    for (let round = 0; round < 5; round++) expect(await list()).toContain(id);
  });
  await pause(2500);
  expect((await readyz()).replica).toBe('failed');
  expect(await list()).toContain(id);
});

test('without the replica all lists are answered', async () => {
  await servers.kill();
  const { result, ms } = await timed(() => list());
  expect(result.length).toBeGreaterThan(10);
  expect(ms).toBeLessThan(NOT_STUCK_MS);
});
