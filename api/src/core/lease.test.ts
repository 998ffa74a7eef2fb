import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../test/testServer';
import { withLease } from './lease';
import { redis } from './redis';

const busy = () => new Error('busy');

/** Work that runs until the test ends it. */
function openWork() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

test('the work of a key runs once at a time, and another key does not wait for it', async () => {
  const { end, work } = openWork();
  const first = withLease('one', busy, work);
  await expect(withLease('one', busy, async () => 'second')).rejects.toThrow('busy');
  expect(await withLease('other', busy, async () => 'other')).toBe('other');
  end();
  await first;
  expect(await withLease('one', busy, async () => 'again')).toBe('again');
});

test('work that fails releases its key', async () => {
  const failing = withLease('one', busy, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await withLease('one', busy, async () => 'again')).toBe('again');
});

const withRedis = process.env.REDIS_URL ? describe : describe.skip;

withRedis('with Redis', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ REDIS_URL: process.env.REDIS_URL! });
  });
  afterAll(() => server.close());
  beforeEach(() => redis()!.del('lease:shared'));

  test("a key that another instance holds is refused until a dead instance's lease expires", async () => {
    await redis()!.set('lease:shared', 'another instance', 'PX', 60_000);
    await expect(withLease('shared', busy, async () => 'mine')).rejects.toThrow('busy');
    expect(await redis()!.get('lease:shared')).toBe('another instance');
    await redis()!.pexpire('lease:shared', 1);
    while (await redis()!.exists('lease:shared')) await pause(5);
    expect(await withLease('shared', busy, async () => 'mine')).toBe('mine');
    expect(await redis()!.exists('lease:shared')).toBe(0);
  });

  test('a lease is renewed while the work runs', async () => {
    const { end, work } = openWork();
    const running = withLease('shared', busy, work, 4);
    while (!(await redis()!.exists('lease:shared'))) await pause(5);
    await redis()!.pexpire('lease:shared', 2000);
    while ((await redis()!.pttl('lease:shared')) <= 2000) {
      expect(await redis()!.exists('lease:shared')).toBe(1);
      await pause(20);
    }
    end();
    await running;
    expect(await redis()!.exists('lease:shared')).toBe(0);
  });
});
