import fc from 'fast-check';
import { newId } from '../../database/columns';
import { RoomNumberIds } from './roomNumberIds';

/** Ids of a hotel to add, or the place of a hotel to remove. */
const steps = fc.array(
  fc.oneof(fc.record({ add: fc.integer({ min: 0, max: 9 }) }), fc.record({ remove: fc.nat(20) })),
  { maxLength: 120 },
);

test('ids are found at the slots that they were given, whatever is added and removed', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const numbers = new RoomNumberIds();
      const hotels: { first: number; ids: string[] }[] = [];
      const gone: string[] = [];
      for (const step of taken) {
        if ('add' in step) {
          const ids = Array.from({ length: step.add }, newId);
          hotels.push({ first: numbers.add(ids.join('')), ids });
        } else if (hotels.length) {
          const [{ first, ids }] = hotels.splice(step.remove % hotels.length, 1) as [(typeof hotels)[0]];
          numbers.remove({ first, count: ids.length });
          gone.push(...ids);
        }
      }
      for (const { first, ids } of hotels) {
        expect(ids.map((id) => numbers.slotOf(id))).toEqual(ids.map((_, place) => first + place));
        expect(numbers.idsOf({ first, count: ids.length })).toBe(ids.join(''));
      }
      expect(gone.filter((id) => numbers.slotOf(id) !== undefined)).toEqual([]);
      expect(numbers.size).toBe(hotels.flatMap(({ ids }) => ids).length);
    }),
  );
});

test('a hotel takes the slots of one with as many room numbers that was removed', () => {
  const numbers = new RoomNumberIds();
  const first = numbers.add(newId() + newId());
  numbers.add(newId());
  numbers.remove({ first, count: 2 });
  expect(numbers.add(newId() + newId())).toBe(first);
  expect(numbers.slotOf('no reference')).toBeUndefined();
});
