import { buildSchema, isAbstractType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { possibleTypes } from './possibleTypes';

test('the cache knows every member of every union and interface of the schema', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../../schema/schema.graphql'), 'utf8'));
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const members = abstract.map((type) => [
    type.name,
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .sort(),
  ]);
  expect(possibleTypes).toEqual(Object.fromEntries(members));
});
