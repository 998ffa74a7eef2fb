import fc from 'fast-check';
import { addNights } from '../../../schema/nights';
import { dateOf, instantOf, midnightsOf, nightOf, stayOf } from './nights';

/**
 * Zones outside UTC-10 to UTC+13:45, whose clients send YYYY-MM-DD: Pago Pago and its neighbours, Tonga in
 * summer, Kiritimati.
 */
const BEYOND = /^Pacific\/(Pago_Pago|Midway|Niue|Kiritimati)$/;

const nights = fc.integer({ min: 0, max: 20_000 }).map((days) => addNights('2000-01-01', days));

test('a night is read back from its date and from its midnight anywhere from UTC-10 to UTC+13:45', () => {
  fc.assert(
    fc.property(nights, fc.integer({ min: -600, max: 825 }), (night, offset) => {
      expect(nightOf(night)).toBe(night);
      expect(nightOf(instantOf(night))).toBe(night);
      expect(nightOf(new Date(Date.parse(instantOf(night)) - offset * 60_000).toISOString())).toBe(night);
    }),
  );
});

test('two nights have no midnight in common, and each midnight is read as its night', () => {
  fc.assert(
    fc.property(nights, (night) => {
      const [own, next] = [midnightsOf(night), midnightsOf(addNights(night, 1))];
      expect(own[0]).toBe(instantOf(night));
      expect(own.map(nightOf)).toEqual(own.map(() => night));
      expect(own.filter((instant) => next.includes(instant))).toEqual([]);
    }),
  );
});

test.each(['UTC', ...Intl.supportedValuesOf('timeZone')].filter((zone) => !BEYOND.test(zone)))(
  'a client in %s finds its midnights and reads dates as they are',
  (timeZone) => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const night of ['2027-01-20', '2027-07-20']) {
      expect(parts.format(new Date(dateOf(night))).slice(0, 10)).toBe(night);
      expect(midnightsOf(night).map((at) => parts.format(new Date(at)))).toContain(`${night}, 00:00`);
    }
  },
);

test.each([
  ['2027-05-01T00:00:00+02:00', '2027-05-01'],
  ['2027-05-01T00:00:00-05:00', '2027-05-01'],
  ['2027-04-30T11:00:00Z', '2027-05-01'],
  ['2027-05-01T10:00:00Z', '2027-05-01'],
  ['2027-05-01T10:00:00.001Z', '2027-05-02'],
  ['2027-05-01T01:00', '2027-05-01'],
])('the instant %s is read as the night %s', (sent, night) => expect(nightOf(sent)).toBe(night));

test('nights whose midnights lie too far apart are refused, nights around a clock change are accepted', () => {
  const dates = ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'];
  expect(stayOf(dates)).toEqual({ checkIn: '2027-03-28', checkOut: '2027-03-30' });
  expect(() => stayOf(['2027-03-28T00:00:00Z', '2027-03-28T22:00:00Z'])).toThrow(/different time zones/);
});

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

test('nights in any order form one stay, and nights with a gap are refused', () => {
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
