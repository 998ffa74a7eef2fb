import { enterInFlight } from './inFlight';

const settled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);

test('operations of one caller run concurrently while they fit, then one after another', async () => {
  const first = await enterInFlight('a', 60, 100);
  const second = await enterInFlight('a', 40, 100);
  const third = enterInFlight('a', 30, 100);
  const fourth = enterInFlight('a', 1, 100);
  expect(await settled(third)).toBe(false);
  second!();
  expect(await settled(third)).toBe(true);
  expect(await settled(fourth)).toBe(true);
  first!();
  (await third)!();
  (await fourth)!();
});

test('another caller does not wait for them', async () => {
  const greedy = await enterInFlight('a', 100, 100);
  expect(await settled(enterInFlight('b', 100, 100))).toBe(true);
  greedy!();
});

test('an operation above the maximum runs alone', async () => {
  const large = await enterInFlight('c', 500, 100);
  const small = enterInFlight('c', 1, 100);
  expect(await settled(small)).toBe(false);
  large!();
  expect(await settled(small)).toBe(true);
});

test('a small operation does not overtake a waiting large one', async () => {
  const running = await enterInFlight('d', 60, 100);
  const large = enterInFlight('d', 80, 100);
  const small = enterInFlight('d', 1, 100);
  expect(await settled(small)).toBe(false);
  running!();
  expect(await settled(large)).toBe(true);
});

test('ending an operation twice frees its points once, and too many waiting operations are refused', async () => {
  const running = await enterInFlight('e', 100, 100);
  const waiting = Array.from({ length: 50 }, () => enterInFlight('e', 100, 100));
  expect(await enterInFlight('e', 1, 100)).toBeUndefined();
  running!();
  running!();
  expect(await settled(waiting[0]!)).toBe(true);
  expect(await settled(waiting[1]!)).toBe(false);
});
