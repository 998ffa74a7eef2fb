import { initialsOf, tintOf } from './initials';

test.each([
  ['Summer journey', 'SJ'],
  ['  the old town, together', 'TO'],
  ['«Été» à Nice', 'ÉÀ'],
  ['O’Neill', 'ON'],
  ['旅行', '旅'],
  ['🎉', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a record has one of five tints, always the same', () => {
  const ids = Array.from({ length: 40 }, (_, number) => `group${number}`);
  expect(new Set(ids.map(tintOf))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(tintOf('group1')).toBe(tintOf('group1'));
});
