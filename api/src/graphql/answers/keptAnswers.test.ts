import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { makeCity, makeHotel, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const KEPT = 'public, s-maxage=1, stale-while-revalidate=10';
const LIST = '{ hotels(limit: 2) { total totalIsExact items { __typename id name city { name } } } }';
const CSRF = { 'apollo-require-preflight': '1' };

const addressOf = (query: string, more: Record<string, string> = {}) =>
  `${server.url}/graphql?${new URLSearchParams({ query, ...more })}`;
const get = (query: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
  fetch(addressOf(query, more), { headers: { ...CSRF, ...headers } });
const cacheControlOf = async (query: string, headers?: Record<string, string>) =>
  (await get(query, headers)).headers.get('cache-control');

test('a visitor gets a list that caches may keep, with its tag, and 304 for that tag', async () => {
  await makeHotel();
  const answer = await get(LIST);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, KEPT]);
  expect(answer.headers.get('vary')).toBe('accept, accept-encoding, authorization, cookie');
  const again = await get(LIST, { 'if-none-match': `"other", ${answer.headers.get('etag')}` });
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', KEPT]);
  await makeCity();
  const { data } = (await answer.json()) as { data: { hotels: { total: number } } };
  expect(data.hotels.total).toBeGreaterThan(0);
});

test('an equal query of another visitor runs no statement until something is written', async () => {
  const list = '{ cities { id name } }';
  const first = await (await get(list)).text();
  let again: Response | undefined;
  expect(await server.countStatements(async () => void (again = await get(list)))).toBe(0);
  expect([again!.headers.get('cache-control'), await again!.text()]).toEqual([KEPT, first]);
  const withoutHeader = await fetch(addressOf(list));
  expect([withoutHeader.status, withoutHeader.headers.get('cache-control')]).toEqual([400, 'no-store']);
  await makeCity({ name: 'Written since' });
  expect(await (await get(list)).text()).toContain('Written since');
});

test('a tag is that of the answer: it changes with what was written', async () => {
  const before = (await get(LIST)).headers.get('etag');
  await makeHotel();
  expect((await get(LIST)).headers.get('etag')).not.toBe(before);
});

test('a long answer is compressed as the client accepts it, and is the same text', async () => {
  for (let count = 0; count < 8; count++) await makeHotel();
  const list = '{ hotels { items { id name description address photos city { id name } } } }';
  const texts = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get(list, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    texts.add(await answer.text());
  }
  expect(texts.size).toBe(1);
});

test('an answer by the hash of its query is kept as well, and an unknown hash is not', async () => {
  const query = '{ cities { id name } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const byHash = () =>
    fetch(`${server.url}/graphql?${new URLSearchParams({ extensions })}`, { headers: CSRF });
  const unknown = await byHash();
  expect([unknown.headers.get('cache-control'), await unknown.text()]).toEqual([
    'no-store',
    expect.stringContaining('PERSISTED_QUERY_NOT_FOUND'),
  ]);
  await get(query, {}, { extensions });
  const known = await byHash();
  expect([known.status, known.headers.get('cache-control')]).toEqual([200, KEPT]);
});

test.each([
  ['a person', '{ hotels { total } viewer { id } }'],
  ['what a viewer may do', '{ hotels { items { viewerCan { update } } } }'],
  ['reviews with their authors', '{ reviews { items { id user { name } } } }'],
  ['the staff of a hotel', '{ hotels { items { id staff { name } } } }'],
  ['the schema', '{ hotels { total } __schema { types { name } } }'],
  ['all of the schema', getIntrospectionQuery()],
  ['a fragment with a person', '{ ...Q } fragment Q on Query { cities { id } viewer { id } }'],
  ['a person in another operation', 'query A { cities { id } } query B { viewer { id } }'],
  ['an error', '{ hotels { nothing } }'],
  ['an argument that is refused', '{ hotels(limit: 1000) { total } }'],
  ['a failed field', '{ hotels { total } myBookings { total } }'],
])('an answer with %s is not kept', async (_with, query) => {
  const answer = await get(query, {}, query.includes('query A') ? { operationName: 'A' } : {});
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
});

test('an answer to someone who is or was signed in is not kept', async () => {
  const person = await server.as(await makeUser());
  expect(await cacheControlOf(LIST, { authorization: `Bearer ${person.accessToken}` })).toBe('no-store');
  expect(await cacheControlOf(LIST, { authorization: 'Bearer of nobody' })).toBe('no-store');
  expect(await cacheControlOf(LIST, { cookie: 'device=1' })).toBe('no-store');
  expect(await cacheControlOf(LIST)).toBe(KEPT);
});

test('neither a POST nor a mutation is kept', async () => {
  const post = (query: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  const leave = 'mutation { signIn(input: { username: "nobody_here", password: "x" }) { __typename } }';
  for (const answer of [await post(LIST), await post(leave), await get(leave)])
    expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a kept answer says nothing of the points of who asked first', async () => {
  config.rateLimits = true;
  const own = await get('{ hotels { items { viewerCan { update } } } }');
  expect([own.headers.has('ratelimit'), await own.text()]).toEqual([true, expect.stringContaining('"cost"')]);
  const kept = await get(LIST);
  expect([kept.headers.has('ratelimit'), kept.headers.get('cache-control')]).toEqual([false, KEPT]);
  expect(await kept.text()).not.toContain('"cost"');
  config.rateLimits = false;
});
