import { briefTerms } from './cancellationTerms';

describe('the brief terms of a booking from 4 December', () => {
  it.each([
    [3, 50, '2026-12-01', true, 'Free cancellation until 1 Dec 2026'],
    [3, 50, '2026-12-02', false, '50% refund if you cancel'],
    [3, 0, '2026-12-03', false, 'Non-refundable'],
    [30, 100, '2026-12-03', true, 'Free cancellation until 4 Dec 2026'],
    [0, 0, '2026-12-04', true, 'Free cancellation until 4 Dec 2026'],
    [0, 0, '2026-12-05', false, 'Non-refundable'],
    [3, 50, '2026-12-04', false, '50% refund if you cancel'],
    [3, 50, '2026-12-05', false, 'Non-refundable'],
  ])('%p free days, then %p percent, read on %s: %p, %s', (days, percent, today, isFree, words) => {
    const policy = { freeCancellationDays: days, lateRefundPercent: percent };
    expect(briefTerms('2026-12-04', policy, today)).toEqual({ isFree, words });
  });
});
