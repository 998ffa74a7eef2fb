import { AsyncLocalStorage } from 'node:async_hooks';
import { localCounter } from './counters';

test('the timer of a key keeps nothing of the request that was counted', async () => {
  const request = new AsyncLocalStorage<object>();
  const timers: unknown[] = [];
  const { setTimeout: start } = globalThis;
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait: number) => {
    timers.push(request.getStore());
    return start(work, wait);
  }) as typeof setTimeout);
  await request.run({}, () => localCounter('sign-ins', { points: 2, seconds: 60 }).consume('account'));
  timer.mockRestore();
  expect(timers).toEqual([undefined]);
});
