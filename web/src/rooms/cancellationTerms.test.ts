import { briefTerms, cancellationWords } from './cancellationTerms';

const until = (freeUntil: string, lateRefundPercent: number) => ({
  checkIn: '2026-12-04',
  freeUntil,
  lateRefundPercent,
});
const half = 'Free cancellation until Tue 1 Dec 2026 (hotel time). After that, 50% is refunded.';
const always = 'Free cancellation until Thu 3 Dec 2026 (hotel time), the day before check-in.';
const begun = 'Non-refundable. A booking cannot be cancelled from the day of check-in.';

describe('the cancellation terms of a stay from 4 December', () => {
  it.each([
    ['2026-12-01', 50, '2026-11-20', half],
    ['2026-12-01', 50, '2026-12-01', half],
    [
      '2026-12-01',
      50,
      '2026-12-02',
      '50% refund if you cancel before the day of check-in. Free cancellation for these dates ended on Tue 1 Dec 2026.',
    ],
    [
      '2026-12-01',
      0,
      '2026-11-20',
      'Free cancellation until Tue 1 Dec 2026 (hotel time). After that, there is no refund.',
    ],
    [
      '2026-12-01',
      0,
      '2026-12-03',
      'Non-refundable. Free cancellation for these dates ended on Tue 1 Dec 2026.',
    ],
    ['2026-12-03', 0, '2026-12-03', always],
    ['2026-12-04', 0, '2026-11-20', always],
    ['2026-11-01', 100, '2026-11-20', always],
    ['2026-12-03', 0, '2026-12-04', begun],
    ['2026-12-01', 50, '2026-12-04', begun],
  ])('free until %s, then %p percent, read on %s: %s', (freeUntil, percent, today, words) => {
    expect(cancellationWords(until(freeUntil, percent), today)).toBe(words);
  });
});

describe('the brief terms of a booking from 4 December', () => {
  it.each([
    [3, 50, '2026-12-01', true, 'Free cancellation until 1 Dec 2026'],
    [3, 50, '2026-12-02', false, '50% refund if you cancel'],
    [3, 0, '2026-12-03', false, 'Non-refundable'],
    [30, 100, '2026-12-03', true, 'Free cancellation until 3 Dec 2026'],
    [0, 0, '2026-12-03', true, 'Free cancellation until 3 Dec 2026'],
    [0, 0, '2026-12-04', false, 'Non-refundable'],
    [3, 50, '2026-12-04', false, 'Non-refundable'],
  ])('%p free days, then %p percent, read on %s: %p, %s', (days, percent, today, isFree, words) => {
    const policy = { freeCancellationDays: days, lateRefundPercent: percent };
    expect(briefTerms('2026-12-04', policy, today)).toEqual({ isFree, words });
  });
});
