import fc from 'fast-check';
import { CANCELLATION, dueForChange, freeUntil, refundIfCancelled } from '../../schema/cancellation';
import { emailProblem } from '../../schema/accounts';
import { LIMITS } from '../../schema/limits';
import {
  addNights,
  countNights,
  isNight,
  listNights,
  normaliseStay,
  stayProblem,
  todayIn,
  withCheckIn,
  withCheckOut,
} from '../../schema/nights';
import { priceNights, sumCents } from '../../schema/prices';
import { nameProblem, reviewProblem } from '../../schema/texts';

const aNight = fc
  .integer({ min: 0, max: 47_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const aStay = fc.tuple(aNight, fc.integer({ min: 1, max: 365 })).map(([checkIn, nights]) => ({
  checkIn,
  checkOut: addNights(checkIn, nights),
}));

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '', '2026-01-01T00:00', '99999-01-01'])(
  '%j is no night',
  (text) => expect(isNight(text)).toBe(false),
);

test('nights are counted and listed without gaps, over month ends, leap days and clock changes', () => {
  fc.assert(
    fc.property(aStay, (stay) => {
      const nights = listNights(stay.checkIn, stay.checkOut);
      expect(nights).toHaveLength(countNights(stay.checkIn, stay.checkOut));
      expect(nights[0]).toBe(stay.checkIn);
      expect(addNights(nights.at(-1)!, 1)).toBe(stay.checkOut);
      expect(nights.every(isNight)).toBe(true);
      expect(new Set(nights).size).toBe(nights.length);
    }),
  );
  expect(listNights('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29']);
  expect(listNights('2026-03-01', '2026-02-01')).toEqual([]);
});

test('the lines of a stay add up to its total', () => {
  fc.assert(
    fc.property(aStay, fc.integer({ min: 0, max: LIMITS.priceCents }), (stay, cents) => {
      const lines = priceNights(cents, stay);
      expect(sumCents(lines)).toBe(cents * countNights(stay.checkIn, stay.checkOut));
    }),
  );
});

test('moving a date never leaves check-out before check-in', () => {
  fc.assert(
    fc.property(aStay, aNight, (stay, moved) => {
      for (const changed of [withCheckIn(stay, moved), withCheckOut(stay, moved)])
        expect(changed.checkOut >= changed.checkIn).toBe(true);
    }),
  );
  const stay = { checkIn: '2026-05-10', checkOut: '2026-05-12' };
  expect(withCheckIn(stay, '2026-05-20')).toEqual({ checkIn: '2026-05-20', checkOut: '2026-05-20' });
  expect(withCheckOut(stay, '2026-05-01')).toEqual({ checkIn: '2026-05-10', checkOut: '2026-05-10' });
  expect(normaliseStay(withCheckOut(stay, '2026-05-10'))).toEqual({
    checkIn: '2026-05-10',
    checkOut: '2026-05-11',
  });
});

test.each(['', ' \t\n\u00a0', '\0\u0007', '\u200b\ufeff', '\u3164', '\u0301'])(
  '%j is nothing to be read, and so no name',
  (text) => {
    expect(nameProblem(text)).toBe('Enter your name.');
    expect(reviewProblem(text)).toBe('Write your review.');
  },
);

test('what somebody can read is a name, but for what no database keeps', () => {
  for (const name of ['A', ' Zoë O’Hara-Šimić ', '東京', 'علی', 'X Æ A-12', '🏨', '👩‍🍳'])
    expect(nameProblem(name)).toBeUndefined();
  for (const name of ['Ann\0Smith', 'Ann\ud83d']) expect(nameProblem(name)).toContain('cannot be kept');
});

test.each(['ann@@x.example', 'an\0n@x.example', 'ann\u200b@x.example', `${'İ'.repeat(200)}@x.example`])(
  '%j is no e-mail address',
  (text) => expect(emailProblem(text)).toBeDefined(),
);

test('today is where the hotel is', () => {
  const moment = new Date('2026-05-10T11:00:00Z');
  expect(todayIn('Pacific/Kiritimati', moment)).toBe('2026-05-11');
  expect(todayIn('UTC', moment)).toBe('2026-05-10');
  expect(todayIn('Etc/GMT+12', moment)).toBe('2026-05-09');
  expect(todayIn('Not/A_Zone', moment)).toBe('2026-05-10');
});

test('a stay is refused in words, or not at all', () => {
  const today = '2026-05-10';
  const problem = (checkIn: string, checkOut: string) => stayProblem({ checkIn, checkOut }, today);
  expect(problem('2026-05-10', '2026-05-11')).toBeUndefined();
  expect(problem('2026-05-10', '2027-05-10')).toBeUndefined();
  expect(problem('2031-05-01', '2031-05-10')).toBeUndefined();
  expect(problem('2026-05-09', '2026-05-11')).toContain('past');
  expect(problem('2026-05-12', '2026-05-11')).toContain('before check-in');
  expect(problem('2026-05-10', '2027-05-11')).toContain('365 nights');
  expect(problem('2031-05-10', '2031-05-11')).toContain('5 years');
  expect(problem('tomorrow', '2026-05-11')).toContain('Choose');
});

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
])('cancelling: %s', (_name, terms, checkIn, refund) => {
  expect(refundIfCancelled(12_345, checkIn, '2026-05-10', terms)).toBe(refund);
});

test('changing first and cancelling then never gives back more than cancelling at once', () => {
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

test('cancelling never gives back more than was paid, nor more by waiting', () => {
  const terms = fc.record({
    freeCancellationDays: fc.integer({ min: 0, max: 365 }),
    lateRefundPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(
      terms,
      aNight,
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
