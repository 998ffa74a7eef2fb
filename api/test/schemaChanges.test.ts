import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges, undatedDeprecations } from './schemaChanges';

const read = (file: string): string => readFileSync(path.join(__dirname, '../../schema', file), 'utf8');
const TODAY = '2026-11-22';

/** A schema with these members of Query, and a type that one of them may return. */
const schema = (fields: string, rest = '') => `type Query { kept: Int ${fields} } ${rest}`;

test('programs that use the published schema still work', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(breakingChanges(read('published.graphql'), read('schema.graphql'), today)).toEqual([]);
});

test('every deprecation names the day after which the member may go', () => {
  expect(undatedDeprecations(read('schema.graphql'))).toEqual([]);
});

test.each([
  ['a field that is removed', schema('old: Int'), schema('')],
  ['a field that may be null now', schema('old: Int!'), schema('old: Int')],
  ['an argument that is required now', schema('old(a: Int): Int'), schema('old(a: Int!): Int')],
  [
    'an input field that is required now',
    schema('old(i: In): Int', 'input In { a: Int }'),
    schema('old(i: In): Int', 'input In { a: Int b: Int! }'),
  ],
  [
    'a member of a union that is removed',
    schema('u: U', 'union U = A | B type A { a: Int } type B { b: Int }'),
    schema('u: U', 'union U = A type A { a: Int } type B { b: Int }'),
  ],
  ['a deprecation without a day', schema('old: Int @deprecated(reason: "Use kept.")'), schema('')],
  [
    'a deprecation whose day has not passed',
    schema(`old: Int @deprecated(reason: "Use kept; removed after ${TODAY}.")`),
    schema(''),
  ],
  [
    'a deprecation that was never published',
    schema('old: Int'),
    schema('other: Int @deprecated(reason: "Removed after 2020-01-01.")'),
  ],
])('%s breaks programs', (_name, published, next) => {
  expect(breakingChanges(published, next, TODAY)).toHaveLength(1);
});

test('a member that was published with its last day may go after it, with the type that only it led to', () => {
  const ended = '@deprecated(reason: "Use kept; removed after 2026-11-21.")';
  const published = schema(
    `old: Old ${ended} e: E`,
    `type Old { a: Int } enum E { A B ${ended} } type Orphan { a: Int }`,
  );
  expect(breakingChanges(published, schema('e: E', 'enum E { A } type Orphan { a: Int }'), TODAY)).toEqual(
    [],
  );
  expect(breakingChanges(published, schema('e: E', 'enum E { A }'), TODAY)).toEqual(['Orphan was removed.']);
});

test('additions break nothing', () => {
  const published = schema('e: E', 'enum E { A } input In { a: Int }');
  const next = schema('e(by: In): E! more: Int', 'enum E { A B } input In { a: Int b: Int = 1 }');
  expect(breakingChanges(published, next, TODAY)).toEqual([]);
});

test('a deprecation without a day is reported', () => {
  expect(undatedDeprecations(schema('old: Int @deprecated(reason: "Use kept.")'))).toEqual(['Use kept.']);
  expect(undatedDeprecations(schema('old: Int @deprecated'))).toEqual(['']);
});
