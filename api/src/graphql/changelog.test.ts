import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { printChangelog, schemaChanges } from './changelog';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const changes = (published: string, next: string) => schemaChanges(buildSchema(published), buildSchema(next));

test('the changelog lists the changes of the schema since the published one', () => {
  const page = read('.github/CHANGELOG.md');
  expect(printChangelog(page, read('schema/published.graphql'), read('schema/schema.graphql'))).toBe(page);
});

test.each([
  ['type Query { a: Int b(c: Int): Int }', ['`Query.b` is new.']],
  ['type Query { a(c: Int): Int }', ['`Query.a(c:)` is new.']],
  ['type Query { a: Int t: T } type T { a: Int }', ['`Query.t` is new.', '`T` is new.']],
  ['type Query { a: Int! }', ['`Query.a` is `Int!`; it was `Int`.']],
  ['type Query { a: Int @deprecated(reason: "Use b.") }', ['`Query.a` is deprecated: Use b.']],
  ['type Query { b: Int }', ['`Query.b` is new.', '`Query.a` is removed.']],
  ['type Query { a: Int }', []],
])('%s', (next, expected) => {
  expect(changes('type Query { a: Int }', next)).toEqual(expected);
});

test('changes of union members, enum values and input fields are listed', () => {
  const schema = (union: string, value: string, field: string) =>
    `type Query { u(i: I): U e: E } type A { a: Int } type B { a: Int } union U = A ${union} enum E { X ${value} } input I { a: Int ${field} }`;
  expect(changes(schema('', '', ''), schema('| B', 'Y', 'b: Int'))).toEqual([
    '`E.Y` is new.',
    '`I.b` is new.',
    '`U.B` is new.',
  ]);
});
