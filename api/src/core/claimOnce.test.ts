import { randomBytes } from 'node:crypto';
import { claimOnce } from './claimOnce';
import { config } from './config';
import { clearCounters } from './counters';
import { closeRedis, openRedis, redis } from './redis';

afterEach(() => jest.useRealTimers());

test('only the first caller claims a key, also among callers at the same moment', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimOnce('a', 60)));
  expect(claims).toEqual([true, ...Array(19).fill(false)]);
  expect(await claimOnce('a', 60)).toBe(false);
  expect(await claimOnce('b', 60)).toBe(true);
});

test('a claim holds among any number of others, so that nobody can make a used ticket valid again', async () => {
  expect(await claimOnce('ticket', 60)).toBe(true);
  for (let each = 0; each < 10_000; each++) await claimOnce(`ticket ${each}`, 60);
  expect(await claimOnce('ticket', 60)).toBe(false);
});

test('a key can be claimed again only after its seconds are over', async () => {
  jest.useFakeTimers();
  expect(await claimOnce('c', 60)).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect(await claimOnce('c', 60)).toBe(false);
  jest.advanceTimersByTime(2);
  expect(await claimOnce('c', 60)).toBe(true);
});

const withRedis = process.env.REDIS_URL ? describe : describe.skip;
withRedis('where Redis is set', () => {
  beforeEach(async () => {
    config.redisUrl = `${process.env.REDIS_URL}?keyPrefix=${randomBytes(6).toString('hex')}:`;
    clearCounters();
    await openRedis();
  });
  afterEach(() => {
    closeRedis();
    config.redisUrl = undefined;
  });

  test('a key claimed on one instance cannot be claimed on another', async () => {
    expect(await claimOnce('a', 60)).toBe(true);
    // An instance that has just started remembers nothing.
    clearCounters();
    expect(await claimOnce('a', 60)).toBe(false);
    expect(await claimOnce('b', 60)).toBe(true);
  });

  test('while Redis is down, a key that was claimed before the outage stays claimed', async () => {
    expect(await claimOnce('before', 60)).toBe(true);
    redis()!.disconnect();
    expect(await claimOnce('before', 60)).toBe(false);
    expect(await claimOnce('meanwhile', 60)).toBe(true);
    expect(await claimOnce('meanwhile', 60)).toBe(false);
  });
});
