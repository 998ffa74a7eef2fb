import { claimOnce } from './claimOnce';

afterEach(() => jest.useRealTimers());

test('the first caller claims a key, whoever asks at the same moment or later does not', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimOnce('a', 60)));
  expect(claims).toEqual([true, ...Array(19).fill(false)]);
  expect(await claimOnce('a', 60)).toBe(false);
  expect(await claimOnce('b', 60)).toBe(true);
});

test('a key can be claimed again when its seconds are over, and not before', async () => {
  jest.useFakeTimers();
  expect(await claimOnce('c', 60)).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect(await claimOnce('c', 60)).toBe(false);
  jest.advanceTimersByTime(2);
  expect(await claimOnce('c', 60)).toBe(true);
});
