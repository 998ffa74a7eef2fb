import fc from 'fast-check';
import { addNights } from '../../../schema/nights';
import { instantOf, nightOf, stayOf } from './nights';

const nights = fc.integer({ min: 0, max: 20_000 }).map((days) => addNights('2000-01-01', days));

test('a night is read back from its instant and from every midnight less than half a day away', () => {
  fc.assert(
    fc.property(nights, fc.integer({ min: -719, max: 719 }), (night, minutes) => {
      expect(nightOf(night)).toBe(night);
      expect(nightOf(instantOf(night))).toBe(night);
      expect(nightOf(new Date(Date.parse(instantOf(night)) + minutes * 60_000).toISOString())).toBe(night);
    }),
  );
});

test.each([
  ['2027-05-01T00:00:00+02:00', '2027-05-01'],
  ['2027-05-01T00:00:00-05:00', '2027-05-01'],
  ['2027-04-30T12:00:00Z', '2027-05-01'],
  ['2027-04-30T11:59:59.999Z', '2027-04-30'],
  ['2027-05-01T01:00', '2027-05-01'],
])('the instant %s is read as the night %s', (sent, night) => expect(nightOf(sent)).toBe(night));

test.each([
  '',
  'today',
  '2027-02-29',
  '2027-13-01',
  '20270501',
  '2027-05-01T99:00',
  '9999-12-31T23:00Z',
  '1',
])('"%s" is refused as a night', (sent) => expect(() => nightOf(sent)).toThrow(/^Invalid date: /));

test('nights in any order make one stay, and nights with a gap are refused', () => {
  fc.assert(
    fc.property(nights, fc.integer({ min: 1, max: 40 }), fc.nat(), (first, length, seed) => {
      const dates = Array.from({ length }, (_, index) => addNights(first, index));
      const mixed = [...dates].sort(
        (a, b) => ((a.charCodeAt(9) * 7 + seed) % 5) - ((b.charCodeAt(9) * 7 + seed) % 5),
      );
      expect(stayOf([...mixed, dates[0]!])).toEqual({ checkIn: first, checkOut: addNights(first, length) });
      if (length < 3) return;
      const holed = dates.filter((_, index) => index !== 1 + (seed % (length - 2)));
      expect(() => stayOf(holed)).toThrow(/without a gap/);
    }),
  );
});
