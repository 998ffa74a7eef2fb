import fc from 'fast-check';
import { anyFree, countFree, isFree, AvailabilityBitset } from './availabilityBitset';

const FIRST = 20_000;
const DAYS = 200;
const day = fc.integer({ min: FIRST - 40, max: FIRST + DAYS + 80 });
/** The taken days of room numbers, which are far enough from one another to have other chunks. */
const taken = fc.array(fc.array(day, { maxLength: 30 }), { minLength: 1, maxLength: 5 });
const slotOf = (place: number): number => place * 700;

function bitsOf(rooms: number[][]): AvailabilityBitset {
  const bits = new AvailabilityBitset(FIRST, DAYS);
  rooms.forEach((days, place) => bits.take(slotOf(place), days));
  return bits;
}

test('a room number is free on a span if none of its days is taken', () => {
  fc.assert(
    fc.property(taken, day, fc.nat(120), (rooms, from, length) => {
      const bits = bitsOf(rooms);
      const to = from + length;
      const [first, end] = [Math.max(from, FIRST), Math.min(to, bits.endDay)];
      const free = rooms.map((days) => !days.some((each) => each >= first && each < end));
      const span = bits.span(from, to);
      expect(rooms.map((_, place) => isFree(slotOf(place), span))).toEqual(free);
      const one = rooms.map((_, place) => ({ first: slotOf(place), count: 1 }));
      expect(one.map((slots) => anyFree(slots, span))).toEqual(free);
      expect(one.map((slots) => countFree(slots, span, 2))).toEqual(free.map(Number));
    }),
  );
});

test('room numbers have the days that were taken, until they are cleared, also when the range moves', () => {
  fc.assert(
    fc.property(taken, fc.integer({ min: -100, max: 300 }), (rooms, by) => {
      const bits = bitsOf(rooms);
      const last = bits.endDay;
      bits.moveTo(FIRST + by);
      expect(FIRST + by - bits.firstDay).toBeGreaterThanOrEqual(0);
      expect(FIRST + by - bits.firstDay).toBeLessThan(32);
      const kept = (each: number) =>
        each >= Math.max(FIRST, bits.firstDay) && each < Math.min(last, bits.endDay);
      const expected = rooms.map((days) => [...new Set(days)].filter(kept).sort((a, b) => a - b));
      const found = () => rooms.map((_, place) => bits.takenDays(slotOf(place)));
      expect(found()).toEqual(expected);
      bits.clear(slotOf(0));
      expect(found()).toEqual([[], ...expected.slice(1)]);
    }),
  );
});

test('room numbers that are all free take no memory', () => {
  const bits = new AvailabilityBitset(FIRST, DAYS);
  bits.take(5000, [FIRST + 70]);
  expect(bits.bytes).toBe(4096);
  expect(bits.takenDays(4999)).toEqual([]);
});
