import { countFree } from './countFree';

test('rooms are free on the nights on which they are not taken', () => {
  const nights = ['2027-05-01', '2027-05-02'];
  expect(countFree(nights, [['2027-05-01'], ['2027-05-01', '2027-05-02'], []])).toMatchObject([
    { night: '2027-05-01', free: 1, total: 3 },
    { night: '2027-05-02', free: 2, total: 3 },
  ]);
  expect(countFree(nights, [])).toMatchObject([
    { free: 0, total: 0 },
    { free: 0, total: 0 },
  ]);
});
