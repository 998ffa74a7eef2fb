import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { MemoryCounter } from './memoryCounter';

const counter = (duration = 60) => new MemoryCounter({ keyPrefix: 'test', points: 2, duration });
const consumed = async (own: MemoryCounter, key: string) => (await own.get(key))?.consumedPoints;

test('counts to the limit, refuses what is above it, and gives points back', async () => {
  const own = counter();
  expect(await own.consume('a')).toMatchObject({ consumedPoints: 1, remainingPoints: 1 });
  expect((await own.consume('a')).remainingPoints).toBe(0);
  const refused = await own.consume('a').catch((error: unknown) => error as RateLimiterRes);
  expect(refused).toBeInstanceOf(RateLimiterRes);
  expect(refused.msBeforeNext).toBeGreaterThan(59_000);
  await own.reward('a', 2);
  expect((await own.consume('a')).consumedPoints).toBe(2);
  expect([await consumed(own, 'b'), await own.delete('a'), await consumed(own, 'a')]).toEqual([
    undefined,
    true,
    undefined,
  ]);
});

test('begins again when its time is over', async () => {
  const own = counter(0.02);
  for (let points = 0; points < 2; points++) await own.consume('a');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect((await own.consume('a')).consumedPoints).toBe(1);
});

test('forgets the keys that were not counted for long, and not the one that is counted often', async () => {
  const own = new MemoryCounter({ points: 1_000_000, duration: 60 }, 3000);
  await own.consume('rare');
  for (let each = 0; each < 10_000; each++) {
    if (each % 1000 === 0) await own.consume('often');
    await own.consume(`visitor ${each}`);
  }
  expect([await consumed(own, 'often'), await consumed(own, 'rare')]).toEqual([10, undefined]);
});

test('keeps nothing of the request that was counted, by its timers', async () => {
  const request = new AsyncLocalStorage<object>();
  const timers: unknown[] = [];
  const { setTimeout: start } = globalThis;
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait: number) => {
    timers.push(request.getStore());
    return start(work, wait);
  }) as typeof setTimeout);
  await request.run({}, () => counter().consume('a'));
  timer.mockRestore();
  expect(timers).toEqual([undefined]);
});
