import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { DOCUMENTS } from './documents';
import { fetcher } from './fetcher';

const schema = buildSchema(readFileSync(path.join(__dirname, '../../../schema/schema.graphql'), 'utf8'));

const titled = DOCUMENTS.map((document) => [document.query.split('\n')[0], document] as const);
test.each(titled)('a document fits the schema: %s', (_title, { query, variables, headers }) => {
  expect(validate(schema, parse(query))).toEqual([]);
  for (const json of [variables, headers]) expect(JSON.parse(json ?? '{}')).toBeInstanceOf(Object);
});

test('a query is posted with the headers that were typed', async () => {
  const asked = jest.fn(async (_address: string, _request: RequestInit) => ({ json: () => ({ data: {} }) }));
  globalThis.fetch = asked as unknown as typeof fetch;
  const headers = { Authorization: 'Bearer staybook_x' };
  expect(await fetcher({ query: '{ viewer { id } }' }, { headers })).toEqual({ data: {} });
  expect(asked).toHaveBeenCalledWith('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"{ viewer { id } }"}',
  });
});
