import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { KeptQueries } from './keptQueries';
import { PreparedQuery } from './preparedQuery';

const schema = buildSchema('type Query { a: String b: String c: String d: String e: String }');

const asked = (text: string) => {
  const document = parse(text);
  return { schema, document, operation: document.definitions[0] as OperationDefinitionNode };
};

/** Requests and runs a query a number of times; returns its last preparation. */
function ask(kept: KeptQueries, query: ReturnType<typeof asked>, times: number) {
  let prepared: PreparedQuery | undefined;
  for (let count = 0; count < times; count++) {
    prepared = kept.prepare(query);
    prepared?.rootFields({});
  }
  return prepared;
}

test('a query is cached from its third request on', () => {
  const kept = new KeptQueries({ query: 10, all: 100 });
  const query = asked('{ a b }');
  expect(ask(kept, query, 2)).toBeInstanceOf(PreparedQuery);
  expect(kept.queries).toBe(0);
  const prepared = ask(kept, query, 1);
  expect(kept).toMatchObject({ queries: 1, fields: 2 });
  expect(ask(kept, query, 1)).toBe(prepared);
});

test('many different queries fill the cache only up to its limit', () => {
  const kept = new KeptQueries({ query: 10, all: 20 });
  const queries = Array.from({ length: 30 }, (_, number) => asked(`query Q${number} { a b c d e }`));
  for (const query of queries) ask(kept, query, 3);
  expect(kept).toMatchObject({ queries: 4, fields: 20 });
});

test('a query with too many fields is not cached', () => {
  const kept = new KeptQueries({ query: 4, all: 100 });
  const query = asked('{ a b c d e }');
  expect(ask(kept, query, 5)).not.toBe(ask(kept, query, 1));
  expect(kept.queries).toBe(0);
});

test('a mutation is never prepared', () => {
  const kept = new KeptQueries({ query: 10, all: 100 });
  expect(ask(kept, asked('mutation { a }'), 5)).toBeUndefined();
});
