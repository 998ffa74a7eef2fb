import { createHash } from 'node:crypto';
import { makeCity, makeHotel, makeHotelType, makeRoomType } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { BUDGETS } from '../operationBudget';
import { KEPT_FIELDS, keptQueries } from './executeOperation';

let server: TestServer;
let guest: Visitor;
const usual = { ...BUDGETS.guest };
beforeAll(async () => {
  server = await startTestServer();
  const [city, type] = [await makeCity(), await makeHotelType()];
  for (let count = 0; count < 20; count++)
    await makeRoomType(await makeHotel({ cityId: city.id, typeId: type.id }), 5);
  guest = await server.as();
});
afterEach(() => Object.assign(BUDGETS.guest, usual));
afterAll(() => server.close());

/** Asks so many times; no two requests are equal, so none is answered from memory. */
async function ask(text: string, times: number, variables: Record<string, unknown> = {}) {
  for (let count = 1; count < times; count++)
    await guest.graphql(text, { ...variables, other: `${Math.random()}` });
  return guest.graphql(text, { ...variables, other: `${Math.random()}` });
}

const ROOMS =
  'query Rooms($limit: Int) { hotels(limit: $limit) { items { id name roomTypes { id title roomNumbers { id number } } } } }';

test('a query is prepared when it is asked for the third time, by its text or its hash', async () => {
  const { queries } = keptQueries();
  const expected = await ask(ROOMS, 2, { limit: 20 });
  expect(keptQueries().queries).toBe(queries);
  expect(await ask(ROOMS, 1, { limit: 20 })).toEqual(expected);
  const kept = keptQueries();
  expect(kept.queries).toBe(queries + 1);
  expect(kept.fields).toBeGreaterThan(5);

  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(ROOMS).digest('hex') };
  const body = { variables: { limit: 20 }, extensions: { persistedQuery } };
  await guest.post(JSON.stringify({ ...body, query: ROOMS }));
  expect(await guest.post(JSON.stringify(body))).toEqual(expected);
  expect(keptQueries()).toEqual(kept);
});

test('a mutation is not prepared', async () => {
  const { queries } = keptQueries();
  await ask('mutation { signOut { __typename } }', 4);
  expect(keptQueries().queries).toBe(queries);
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

test('a prepared query tells of wrong variables and refused fields as others do', async () => {
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

test('queries of strangers fill no more than the memory that is set apart for them', async () => {
  const fields = Array.from({ length: 9 }, () => '...on HotelList { items { ...H } }').join(' ');
  const fragment = 'fragment H on Hotel { id name roomTypes { id title hotel { id city { id name } } } }';
  for (let count = 0; count < 30; count++)
    await ask(`query Q${count} { hotels(limit: 1) { ${fields} } } ${fragment}`, 3);
  const { queries, fields: kept } = keptQueries();
  expect(queries).toBeGreaterThan(29);
  expect(kept).toBeLessThanOrEqual(KEPT_FIELDS.all);
});

test('a query with more fields than one may have is executed by graphql-js', async () => {
  const most = { ...KEPT_FIELDS };
  Object.assign(KEPT_FIELDS, { query: 5 });
  try {
    const { queries } = keptQueries();
    const text = 'query Large { hotels { items { id name city { id name } type { id name } } } }';
    const expected = await ask(text, 1);
    expect(await ask(text, 4)).toEqual(expected);
    expect(keptQueries().queries).toBe(queries);
  } finally {
    Object.assign(KEPT_FIELDS, most);
  }
});
