import fc from 'fast-check';
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
} from '../../../schema/nights';

const aNight = fc
  .integer({ min: 0, max: 47_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const aStay = fc.tuple(aNight, fc.integer({ min: 1, max: 365 })).map(([checkIn, nights]) => ({
  checkIn,
  checkOut: addNights(checkIn, nights),
}));

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '', '2026-01-01T00:00', '99999-01-01'])(
  'isNight refuses %j',
  (text) => expect(isNight(text)).toBe(false),
);

test('nights are counted and listed without gaps, across month ends, leap days and clock changes', () => {
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

test('moving one date never puts check-out before check-in', () => {
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

test('todayIn returns the date of the time zone, and of UTC for an unknown zone', () => {
  const moment = new Date('2026-05-10T11:00:00Z');
  expect(todayIn('Pacific/Kiritimati', moment)).toBe('2026-05-11');
  expect(todayIn('UTC', moment)).toBe('2026-05-10');
  expect(todayIn('Etc/GMT+12', moment)).toBe('2026-05-09');
  expect(todayIn('Not/A_Zone', moment)).toBe('2026-05-10');
});

test('stayProblem names the fault of a stay', () => {
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
