import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HotelNamesDocument, request, SearchDocument } from '../../../schema/client';
import { makeHotel, makeUser } from '../factories';
import { openProxy, type Proxy } from '../nginx';
import { startTestServer, type TestServer } from '../testServer';
import { ask, KEPT, QUESTION } from './keptServer';
import { freePort } from './servers';

/* The api behind nginx of the composed shape: what visitors and people get. It needs Debian's package nginx-light. */

let server: TestServer;
let proxy: Proxy;
let folder: string;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-kept-'));
  url = `http://127.0.0.1:${await freePort()}`;
  proxy = await openProxy(folder, url, [server.url]);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (query: string, headers: Record<string, string> = {}) =>
  ask(`${url}/graphql?${new URLSearchParams({ query })}`, { ...QUESTION, ...headers });
const LIST = '{ hotels { total items { name } } }';

test('an equal question of another visitor runs no statement', async () => {
  await makeHotel({ name: 'Casa Alta' });
  const first = await get(LIST);
  expect([first.status, first.headers['cache-control']]).toEqual([200, KEPT]);
  let again;
  expect(await server.countStatements(async () => (again = await get(LIST)))).toBe(0);
  expect(again).toMatchObject({ body: first.body, headers: { etag: first.headers.etag } });
});

test('a write is seen within two seconds', async () => {
  await get(LIST);
  const start = Date.now();
  await makeHotel({ name: 'Casa Nova' });
  while (!(await get(LIST)).body.includes('Casa Nova')) {
    expect(Date.now() - start).toBeLessThan(2000);
    await pause(20);
  }
});

test('who is signed in gets the own answer, and leaves none to visitors', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const own = { authorization: `Bearer ${person.accessToken}` };
  for (const query of [LIST, '{ hotels { total } viewer { id } }', '{ viewer { id } }']) {
    const signedIn = await get(query, own);
    expect(signedIn.headers['cache-control']).toBe('no-store');
    const visitor = await get(query);
    expect(visitor.body).not.toContain(user.id);
    expect(await server.countStatements(() => get(query, own))).toBeGreaterThan(0);
    expect((await get(query, own)).body).toBe(signedIn.body);
  }
});

test('errors, refusals and introspection are not kept', async () => {
  for (const query of [
    '{ hotels { nothing } }',
    '{ hotels(limit: 1000) { total } }',
    '{ myBookings { total } }',
    '{ __schema { queryType { name } } }',
    'mutation { signOut }',
  ])
    expect([query, (await get(query)).headers['cache-control']]).toEqual([query, 'no-store']);
});

test('the package asks by hash, and its equal questions are answered without the api', async () => {
  const staybook = { url };
  const { hotels } = await request(staybook, HotelNamesDocument, { offset: 0, limit: 5 });
  await request(staybook, HotelNamesDocument, { offset: 0, limit: 5 });
  let again;
  const count = () =>
    request(staybook, HotelNamesDocument, { offset: 0, limit: 5 }).then((data) => (again = data));
  expect(await server.countStatements(count)).toBe(0);
  expect(again).toEqual({ hotels });
  await expect(request(staybook, SearchDocument, { limit: 1000 })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
