import { briefTerms, cancellationWords } from './cancellationTerms';

const until = (freeUntil: string, lateRefundPercent: number) => ({
  checkIn: '2026-12-04',
  freeUntil,
  lateRefundPercent,
});
const half = 'Free cancellation until Tue 1 Dec 2026 (hotel’s time); after that 50% back.';
const always = 'Free cancellation until Thu 3 Dec 2026 (hotel’s time), the day before check-in.';

describe('the cancellation terms of a stay from 4 December', () => {
  it.each([
    ['2026-12-01', 50, '2026-11-20', half],
    ['2026-12-01', 50, '2026-12-01', half],
    ['2026-12-01', 50, '2026-12-02', 'Cancelling is no longer free: 50% back if you cancel before check-in.'],
    [
      '2026-12-01',
      0,
      '2026-11-20',
      'Free cancellation until Tue 1 Dec 2026 (hotel’s time); after that nothing back.',
    ],
    [
      '2026-12-01',
      0,
      '2026-12-03',
      'Cancelling is no longer free: nothing back if you cancel before check-in.',
    ],
    ['2026-12-03', 0, '2026-12-03', always],
    ['2026-12-04', 0, '2026-11-20', always],
    ['2026-11-01', 100, '2026-11-20', always],
    ['2026-12-03', 0, '2026-12-04', 'From the day of check-in on, a booking cannot be cancelled.'],
  ])('free until %s, then %p percent, read on %s: %s', (freeUntil, percent, today, words) => {
    expect(cancellationWords(until(freeUntil, percent), today)).toBe(words);
  });
});

describe('the brief terms of a booking from 4 December', () => {
  it.each([
    [3, 50, '2026-12-01', true, 'Free cancellation until 1 Dec 2026'],
    [3, 50, '2026-12-02', false, 'If you cancel: 50% back'],
    [3, 0, '2026-12-03', false, 'If you cancel: nothing back'],
    [30, 100, '2026-12-03', true, 'Free cancellation until 3 Dec 2026'],
    [0, 0, '2026-12-03', true, 'Free cancellation until 3 Dec 2026'],
    [0, 0, '2026-12-04', false, 'Cannot be cancelled any more'],
  ])('%p free days, then %p percent, read on %s: %p, %s', (days, percent, today, isFree, words) => {
    const policy = { freeCancellationDays: days, lateRefundPercent: percent };
    expect(briefTerms('2026-12-04', policy, today)).toEqual({ isFree, words });
  });
});
