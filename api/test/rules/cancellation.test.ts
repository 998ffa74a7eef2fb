import fc from 'fast-check';
import {
  CANCELLATION,
  dueForChange,
  freeUntil,
  isFreeBefore,
  lastFreeDay,
  refundIfCancelled,
} from '../../../schema/cancellation';
import { LIMITS } from '../../../schema/limits';
import { addNights } from '../../../schema/nights';

test.each([
  ['a day ahead is free by default', CANCELLATION, '2026-05-11', 12_345],
  ['the day of arrival gives nothing back by default', CANCELLATION, '2026-05-10', 0],
  ['seven days ahead is free', { freeCancellationDays: 7, lateRefundPercent: 50 }, '2026-05-17', 12_345],
  [
    'six days ahead gives the share, rounded down',
    { freeCancellationDays: 7, lateRefundPercent: 50 },
    '2026-05-16',
    6172,
  ],
  [
    'no free days: the day of arrival is free',
    { freeCancellationDays: 0, lateRefundPercent: 0 },
    '2026-05-10',
    12_345,
  ],
])('a refund is computed: %s', (_name, terms, checkIn, refund) => {
  expect(refundIfCancelled(12_345, checkIn, '2026-05-10', terms)).toBe(refund);
});

test('changing and then cancelling never refunds more than cancelling at once', () => {
  const cents = fc.integer({ min: 50, max: 99_999_999 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(cents, cents, percent, fc.integer({ min: -9, max: 9 }), (wasCents, isCents, share, days) => {
      const [today, checkIn] = ['2026-05-10', '2026-06-10'];
      const terms = { freeCancellationDays: 31 + days, lateRefundPercent: share };
      const free = { freeUntil: freeUntil(checkIn, terms), lateRefundPercent: share };
      const due = dueForChange({ wasCents, isCents, ...free }, today);
      expect(due > 0 && due < LIMITS.lowestPaymentCents).toBe(false);
      if (isCents > wasCents) return expect([0, isCents - wasCents]).toContain(due);
      const later = refundIfCancelled(isCents, checkIn, today, terms);
      expect(later - due).toBeLessThanOrEqual(refundIfCancelled(wasCents, checkIn, today, terms));
    }),
  );
});

test('cancelling never refunds more than was paid, and waiting never raises the refund', () => {
  const terms = fc.record({
    freeCancellationDays: fc.integer({ min: 0, max: 365 }),
    lateRefundPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: 400, max: 47_000 }).map((day) => addNights('1970-01-01', day)),
      fc.integer({ min: 0, max: 400 }),
      fc.nat(99_999_999),
      (policy, checkIn, days, cents) => {
        const refund = (ahead: number) =>
          refundIfCancelled(cents, checkIn, addNights(checkIn, -ahead), policy);
        expect(refund(days)).toBeLessThanOrEqual(refund(days + 1));
        expect(refund(days)).toBeLessThanOrEqual(cents);
        expect(refund(policy.freeCancellationDays)).toBe(cents);
      },
    ),
  );
});

test('cancelling has a full refund until the last free day, counted in dates or in days', () => {
  const checkIn = '2027-03-10';
  for (const freeCancellationDays of [0, 1, 2, 7])
    for (const lateRefundPercent of [0, 50, 100])
      for (const days of [-1, 0, 1, 2, 3, 7, 8]) {
        const terms = { freeCancellationDays, lateRefundPercent };
        const today = addNights(checkIn, -days);
        const last = lastFreeDay(checkIn, { freeUntil: freeUntil(checkIn, terms), lateRefundPercent });
        const isFree = isFreeBefore(days, terms);
        expect({ ...terms, days, isFree }).toEqual({ ...terms, days, isFree: today <= last });
        if (days >= 0) expect(refundIfCancelled(10_000, checkIn, today, terms) === 10_000).toBe(isFree);
      }
});
