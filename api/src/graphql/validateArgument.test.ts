import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';
import { build } from '../core/build';
import { PageArgs } from '../core/pagination';
import { HotelFilter } from '../search/search.inputs';
import { domains } from '../domains';
import { makeSchema } from './makeSchema';
import { validateArgument } from './validateArgument';

/** The errors that validateArgument() finds in the value. */
async function problemsOf(value: unknown): Promise<ValidationError[]> {
  try {
    validateArgument(value);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ArgumentValidationError);
    return (error as ArgumentValidationError).extensions.validationErrors;
  }
}

const filter = (values: object) => build(HotelFilter, values);

test.each([
  filter({ city: 'Lisbon', guests: 2, amenities: ['pool'] }),
  filter({ city: 'x'.repeat(5000), guests: 0, minRating: 9 }),
  filter({ amenities: ['x'.repeat(5000)], area: { south: 1, north: 2, west: 3, east: 4 } }),
  filter({ area: build(HotelFilter, { guests: -1 }) }),
  filter({ city: null, guests: undefined }),
  build(PageArgs, { limit: 0, offset: -1 }),
])('an argument is validated as by class-validator itself: %#', async (value) => {
  const options = { forbidUnknownValues: false, skipMissingProperties: true };
  const expected = await validate(value, { ...options, validationError: { target: false, value: false } });
  expect(await problemsOf(value)).toEqual(expected);
});

test('each item of a list is validated, and a value without rules is accepted', async () => {
  expect(await problemsOf([filter({}), null, 'text', filter({ guests: 0 })])).toHaveLength(1);
  for (const value of [undefined, null, 'text', 5, new Date(), ['a'], {}])
    expect(await problemsOf(value)).toEqual([]);
});

test('no rule is asynchronous, since validation is synchronous', async () => {
  await makeSchema(domains);
  const storage = getMetadataStorage() as unknown as {
    constraintMetadatas: Map<unknown, { async: boolean }[]>;
  };
  const rules = [...storage.constraintMetadatas.values()].flat();
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((rule) => rule.async)).toEqual([]);
});
