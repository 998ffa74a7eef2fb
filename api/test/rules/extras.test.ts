import { extrasProblem, type ExtraRule } from '../../../schema/extras';

const parking: ExtraRule = {
  title: 'Parking',
  description: null,
  unit: 'PER_NIGHT',
  cents: 2500,
  soldOnline: true,
  soldAtDesk: false,
  active: true,
};

test.each([
  ['without a name', { title: ' ' }, 'Enter the name'],
  ['with a long name', { title: 'x'.repeat(61) }, '60 characters'],
  ['with a name that another has', { title: ' PARKING' }, 'already has this name'],
  ['with a long description', { title: 'Spa', description: 'x'.repeat(201) }, '200 characters'],
  ['with a name on two lines', { title: 'Spa\nPool' }, 'on one line'],
  ['with a character that cannot be saved', { title: 'Spa', description: 'x\0' }, 'cannot be saved'],
  ['for nothing', { title: 'Spa', cents: 0 }, 'above $0'],
  ['above $10,000', { title: 'Spa', cents: 1_000_001 }, 'up to $10,000'],
  ['of a part of a cent', { title: 'Spa', cents: 1.5 }, 'above $0'],
  ['that is sold nowhere', { title: 'Spa', soldOnline: false }, 'where the extra is sold'],
])('an extra %s is refused, and the problem names its row', (_name, change, words) => {
  expect(extrasProblem([parking, { ...parking, ...change }])).toEqual({
    row: 1,
    message: expect.stringContaining(words),
  });
});

test('a price list is accepted up to forty extras', () => {
  const extras = Array.from({ length: 41 }, (_, index) => ({ ...parking, title: `Extra ${index}` }));
  expect(extrasProblem(extras.slice(0, 40))).toBeUndefined();
  expect(extrasProblem(extras)?.message).toContain('at most 40');
});
