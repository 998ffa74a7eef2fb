import { cancellationSteps, paidExactly } from '../../../schema/cancellationSteps';

const until = (freeUntil: string, lateRefundPercent: number) => ({
  checkIn: '2026-12-04',
  freeUntil,
  lateRefundPercent,
});
const free = (day: string) => `Free cancellation until ${day} 2026 (hotel time).`;
const ended = 'Free cancellation for these dates ended on Tue 1 Dec 2026.';
const begun = ['Non-refundable.', 'A stay that has begun cannot be cancelled.'];
const always = [free('Fri 4 Dec'), 'From Sat 5 Dec 2026, nothing is refunded.'];
const half = [free('Tue 1 Dec'), 'After that, 50% is refunded.', 'From Sat 5 Dec 2026, nothing is refunded.'];
const none = [free('Tue 1 Dec'), 'From Wed 2 Dec 2026, nothing is refunded.'];
const lateHalf = [
  '50% is refunded if you cancel until Fri 4 Dec 2026 (hotel time).',
  'From Sat 5 Dec 2026, nothing is refunded.',
  ended,
];

test.each([
  ['2026-12-01', 50, '2026-11-20', half],
  ['2026-12-01', 50, '2026-12-01', half],
  ['2026-12-01', 50, '2026-12-02', lateHalf],
  ['2026-12-01', 50, '2026-12-04', lateHalf],
  ['2026-12-01', 0, '2026-11-20', none],
  ['2026-12-01', 0, '2026-12-03', ['Non-refundable.', ended]],
  ['2026-12-04', 0, '2026-11-20', always],
  ['2026-11-01', 100, '2026-12-04', always],
  ['2026-12-04', 0, '2026-12-05', begun],
  ['2026-12-01', 50, '2026-12-05', begun],
])('free until %s, then %p percent, read on %s', (freeUntil, percent, today, steps) => {
  expect(cancellationSteps(until(freeUntil, percent), today)).toEqual(steps);
});

test('a paid booking reads its sums: a share of the rooms, and all of the extras', () => {
  const paid = {
    totalCents: 60_000,
    extrasCents: 1_200,
    paidCents: 61_200,
    refundedCents: 0,
    disputedCents: 0,
  };
  const share = (booking: typeof paid) =>
    cancellationSteps(until('2026-12-01', 66), '2026-11-20', paidExactly(booking))[1];
  expect(share(paid)).toBe('After that, $408 of $612 is refunded.');
  expect(share({ ...paid, paidCents: 60_000 })).toBe('After that, 66% is refunded.');
  expect(share({ ...paid, refundedCents: 1 })).toBe('After that, 66% is refunded.');
});
