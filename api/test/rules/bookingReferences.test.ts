import {
  parseReference,
  REFERENCE_ALPHABET,
  REFERENCE_COUNT,
  REFERENCE_LENGTH,
  referenceAt,
  referenceOf,
} from '../../../schema/bookingReferences';

const NUMBERS = Array.from({ length: 2000 }, (_, index) => Math.floor((index * REFERENCE_COUNT) / 2000));

test('references have no characters that look alike', () => {
  expect(REFERENCE_ALPHABET).not.toMatch(/[01ILOU]/);
  expect(new Set(REFERENCE_ALPHABET).size).toBe(30);
});

test('every number has a reference of its own, in two groups of four', () => {
  expect(referenceAt(0)).toBe('A222-2222');
  expect(referenceAt(REFERENCE_COUNT - 1)).toBe('Z9ZZ-ZZZZ');
  const references = NUMBERS.map(referenceAt);
  expect(new Set(references).size).toBe(NUMBERS.length);
  for (const reference of references) {
    expect(reference).toMatch(/^[A-Z]\d[2-9A-Z]{2}-[2-9A-Z]{4}$/);
    expect(reference).toHaveLength(REFERENCE_LENGTH);
    expect(parseReference(reference)).toBe(reference);
  }
});

test.each([
  ['as it is written', 'K7M4-2QXR'],
  ['in lower case', 'k7m4-2qxr'],
  ['without the dash', 'K7M42QXR'],
  ['with blanks', '  k7m4 2qxr '],
  ['with blanks around the dash', 'K7M4 - 2QXR'],
  ['with another dash', 'K7M4–2QXR'],
])('a reference is accepted %s', (_, text) => {
  expect(parseReference(text)).toBe('K7M4-2QXR');
});

test.each([
  ['an id', '6560f0a1b2c3d4e5f6a7b8c9'],
  ['nothing', ''],
  ['too few characters', 'K7M4-2QX'],
  ['too many characters', 'K7M4-2QXRR'],
  ['a character that looks like another', 'K7M4-2QXO'],
  ['a name', 'Margaret'],
  ['a number', '23456789'],
  ['a day', '2026-1127'],
])('%s is no reference', (_, text) => {
  expect(parseReference(text)).toBeUndefined();
});

test('a booking without a reference is called by its id', () => {
  const id = '6560f0a1b2c3d4e5f6a7b8c9';
  expect(referenceOf({ id, reference: 'K7M4-2QXR' })).toBe('K7M4-2QXR');
  expect(referenceOf({ id, reference: null })).toBe(id);
});
