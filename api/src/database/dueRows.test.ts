import { later } from '../../test/checkoutHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { now } from '../core/clock';
import { ProviderEvent, newProviderEvent } from '../bookings/pay/providerEvent.entity';
import { processDueRows } from './dueRows';
import { repo, transaction } from './transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => transaction(() => repo(ProviderEvent).clear()));

const BACKOFF = { firstMs: 10_000, longestMs: 30_000 };

/** Makes due rows; the first has been due the longest. */
async function makeDue(count: number): Promise<string[]> {
  const at = now().getTime();
  const rows = Array.from({ length: count }, (_, index) =>
    newProviderEvent({
      id: `row_${index}`,
      type: 'a test',
      about: {},
      createdAt: new Date(at),
      receivedAt: new Date(at),
      listed: false,
      dueAt: new Date(at - count + index),
    }),
  );
  await transaction(() => repo(ProviderEvent).insert(rows));
  return rows.map(({ id }) => id);
}
const done = (id: string) => transaction(() => repo(ProviderEvent).update({ id }, { dueAt: null }));
const rowOf = (id: string) => repo(ProviderEvent).findOneByOrFail({ id });

/** Runs several rounds at once; answers the rows that were processed and the number of the attempt. */
async function workOff(rounds: number, work: (row: ProviderEvent) => Promise<unknown>) {
  const tried: string[] = [];
  const failed: string[] = [];
  const job = {
    entity: ProviderEvent,
    backoff: BACKOFF,
    work: (row: ProviderEvent) => {
      tried.push(`${row.id} ${row.attempts}`);
      return work(row);
    },
    failed: (_error: unknown, { id }: ProviderEvent) => void failed.push(id),
  };
  const more = await Promise.all(Array.from({ length: rounds }, () => processDueRows(job)));
  return { tried: tried.sort(), failed, more };
}

test('concurrent rounds process each due row once', async () => {
  const ids = await makeDue(20);
  const { tried } = await workOff(3, ({ id }) => done(id));
  expect(tried).toEqual(ids.map((id) => `${id} 1`).sort());
  expect((await workOff(1, ({ id }) => done(id))).tried).toEqual([]);
});

test('a row that fails delays no other row and is retried after doubling pauses', async () => {
  const [bad, good] = (await makeDue(2)) as [string, string];
  const work = async ({ id }: ProviderEvent) => {
    if (id === bad) throw new Error('no');
    await done(id);
  };
  expect(await workOff(1, work)).toMatchObject({ tried: [`${bad} 1`, `${good} 1`], failed: [bad] });
  expect((await rowOf(good)).dueAt).toBeNull();
  let passed = 0;
  for (const [index, pause] of [10_000, 20_000, 30_000, 30_000].entries()) {
    await later(passed + pause - 2000, async () => expect((await workOff(1, work)).tried).toEqual([]));
    passed += pause + 2000;
    await later(passed, async () => expect((await workOff(1, work)).tried).toEqual([`${bad} ${index + 2}`]));
  }
});

test('another process retries the row of a process that died, after the pause', async () => {
  const [id] = (await makeDue(1)) as [string];
  await workOff(1, async () => undefined);
  expect((await workOff(1, ({ id }) => done(id))).tried).toEqual([]);
  await later(11_000, async () => expect((await workOff(1, () => done(id))).tried).toEqual([`${id} 2`]));
});

test('a failure that cannot be recorded delays no other row', async () => {
  await makeDue(8);
  let worked = 0;
  const job = {
    entity: ProviderEvent,
    backoff: BACKOFF,
    work: async () => {
      worked += 1;
      throw new Error('no');
    },
    failed: () => {
      throw new Error('nor this');
    },
  };
  expect(await processDueRows(job)).toBe(false);
  expect(worked).toBe(8);
});

test('no row is claimed while the work is not ready', async () => {
  const [id] = (await makeDue(1)) as [string];
  const failed = () => undefined;
  const job = { entity: ProviderEvent, backoff: BACKOFF, work: () => done(id), failed, ready: () => false };
  expect(await processDueRows(job)).toBe(false);
  expect(await rowOf(id)).toMatchObject({ attempts: 0, dueAt: expect.any(Date) });
});

test('a full round answers that more rows may be due', async () => {
  await makeDue(101);
  expect((await workOff(1, ({ id }) => done(id))).more).toEqual([true]);
  expect((await workOff(1, ({ id }) => done(id))).more).toEqual([false]);
  expect(await repo(ProviderEvent).countBy({ attempts: 1 })).toBe(101);
});
