import fc from 'fast-check';
import { tooSmall, guestsWithoutBed } from './party';

describe('a room type and the guests', () => {
  it.each([
    [2, undefined, undefined],
    [2, { guests: 2, rooms: 1 }, undefined],
    [2, { guests: 4, rooms: 2 }, undefined],
    [2, { guests: 3, rooms: 1 }, 'Too small for 3 guests in one room. You would need 2 of these.'],
    [2, { guests: 5, rooms: 2 }, 'Too small for 3 guests in one room. You would need 3 of these.'],
    [1, { guests: 4, rooms: 1 }, 'Too small for 4 guests in one room. You would need 4 of these.'],
  ])('up to %p people, for %p: %p', (maxPeople, party, words) => {
    expect(tooSmall(maxPeople, party)).toBe(words);
  });

  it('is never too small for one room each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 10 }), (guests, maxPeople) => {
        expect(tooSmall(maxPeople, { guests, rooms: guests })).toBeUndefined();
      }),
    );
  });
});

test.each([
  [[2], { guests: 2, rooms: 1 }, undefined],
  [[], { guests: 2, rooms: 1 }, undefined],
  [[2, 4], undefined, undefined],
  [[2, 2], { guests: 5, rooms: 2 }, 'Your rooms sleep 4 of 5 guests.'],
])('rooms for %j people, selected for %j: %s', (selected, party, words) => {
  expect(
    guestsWithoutBed(
      selected.map((maxPeople) => ({ maxPeople })),
      party,
    ),
  ).toBe(words);
});
