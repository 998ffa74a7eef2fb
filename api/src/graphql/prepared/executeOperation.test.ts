import { createHash } from 'node:crypto';
import { makeHotels } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { BUDGETS } from '../cost/operationBudget';
import { keptQueries } from './executeOperation';

let server: TestServer;
let guest: Visitor;
const usual = { ...BUDGETS.guest };
beforeAll(async () => {
  server = await startTestServer();
  await makeHotels(20, 5);
  guest = await server.as();
});
afterEach(() => Object.assign(BUDGETS.guest, usual));
afterAll(() => server.close());

/** Sends a query a number of times. No two requests are equal, so none is answered from the cache. */
async function ask(text: string, times: number, variables: Record<string, unknown> = {}) {
  for (let count = 1; count < times; count++)
    await guest.graphql(text, { ...variables, other: `${Math.random()}` });
  return guest.graphql(text, { ...variables, other: `${Math.random()}` });
}

const ROOMS =
  'query Rooms($limit: Int) { hotels(limit: $limit) { items { id name roomTypes { id title roomNumbers { id number } } } } }';

test('a prepared query is cached from its third request on, by text or by hash', async () => {
  const { queries } = keptQueries;
  const expected = await ask(ROOMS, 2, { limit: 20 });
  expect(keptQueries.queries).toBe(queries);
  expect(await ask(ROOMS, 1, { limit: 20 })).toEqual(expected);
  expect(keptQueries.queries).toBe(queries + 1);
  const { fields } = keptQueries;
  expect(fields).toBeGreaterThan(5);

  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(ROOMS).digest('hex') };
  const body = { variables: { limit: 20 }, extensions: { persistedQuery } };
  await guest.post(JSON.stringify({ ...body, query: ROOMS }));
  expect(await guest.post(JSON.stringify(body))).toEqual(expected);
  expect(keptQueries).toMatchObject({ queries: queries + 1, fields });
});

test('a mutation is not cached', async () => {
  const { queries } = keptQueries;
  await ask('mutation { signOut { __typename } }', 4);
  expect(keptQueries.queries).toBe(queries);
});

test.each([
  ['fields', { fields: 100 }],
  ['rows', { rows: 30 }],
  ['bytes', { bytes: 2000 }],
  ['milliseconds', { milliseconds: 0 }],
])('a prepared query that takes more %s than it may is ended with a clear error', async (_what, limits) => {
  expect((await ask(ROOMS, 4, { limit: 20 })).errors).toBeUndefined();
  Object.assign(BUDGETS.guest, limits);
  const { data, errors } = await ask(ROOMS, 1, { limit: 20 });
  expect(data ?? null).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'QUERY_TOO_COMPLEX' } })]);
});

test('a prepared query reports wrong variables and refused fields like any other', async () => {
  const text = 'query ($id: ID!) { hotel(id: $id) { name } myBookings { total } }';
  const wrong = await ask(text, 1, { id: ['a', 'b'] });
  const refused = await ask(text, 1, { id: 'none' });
  expect(wrong.errors).toHaveLength(1);
  expect(refused.errors).toEqual([
    expect.objectContaining({ path: ['myBookings'], extensions: { code: 'UNAUTHENTICATED' } }),
  ]);
  await ask(text, 3, { id: 'none' });
  expect(await ask(text, 1, { id: ['a', 'b'] })).toEqual(wrong);
  expect(await ask(text, 1, { id: 'none' })).toEqual(refused);
});
