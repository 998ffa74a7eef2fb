import fc from 'fast-check';
import { anyFree, isFree, AvailabilityBitset } from './availabilityBitset';

const FIRST = 20_000;
const DAYS = 200;
const day = fc.integer({ min: FIRST - 40, max: FIRST + DAYS + 80 });

test('a room number is free on a span if none of its days is taken', () => {
  const room = fc.array(day, { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 5 }), day, fc.nat(120), (rooms, from, length) => {
      const bits = new AvailabilityBitset(FIRST, DAYS, 1);
      const slots = rooms.map(() => bits.add());
      slots.forEach((slot, index) => bits.fill(slot, rooms[index]!));
      const to = from + length;
      const [first, end] = [Math.max(from, FIRST), Math.min(to, FIRST + Math.ceil(DAYS / 32) * 32)];
      const free = rooms.map((taken) => !taken.some((each) => each >= first && each < end));
      const span = bits.span(from, to);
      expect(slots.map((slot) => isFree(slot, span))).toEqual(free);
      expect(anyFree(slots, span)).toBe(free.includes(true));
    }),
  );
});

test('removing a room number frees its slot for the next one', () => {
  const bits = new AvailabilityBitset(FIRST, DAYS, 1);
  const [first, second] = [bits.add(), bits.add()];
  bits.fill(first, [FIRST]);
  bits.fill(second, [FIRST + 1]);
  bits.remove(first);
  expect(bits.add()).toBe(first);
  expect(isFree(first, bits.span(FIRST, FIRST + DAYS))).toBe(true);
  expect(isFree(second, bits.span(FIRST + 1, FIRST + 2))).toBe(false);
});
