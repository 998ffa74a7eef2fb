import { aYearBefore, differenceInPercent } from './lastYear';

test.each([
  ['2026-11-27', '2025-11-28'],
  ['2024-03-01', '2023-03-03'],
])('a year before %s is %s, the same weekday', (night, before) => {
  expect(aYearBefore(night)).toBe(before);
  expect(new Date(night).getUTCDay()).toBe(new Date(before).getUTCDay());
});

test.each([
  [10_800, 10_000, '+8%'],
  [9_700, 10_000, '−3%'],
  [10_010, 10_000, '±0%'],
])('%d cents after %d cents is %s', (cents, before, words) => {
  expect(differenceInPercent(cents, before)).toBe(words);
});
