import {
  ask,
  bodiesOf,
  isKept,
  KEPT,
  openKeptServer,
  QUESTION,
  type Answer,
  type KeptServer,
} from './keptServer';

/*
 * That no request of a person is answered from what nginx of the composed shape keeps, and no answer to one, no failure and
 * no redirect gets there. It needs Debian's package nginx-light.
 */

let server: KeptServer;
beforeAll(async () => {
  server = await openKeptServer();
});
afterAll(() => server.close());

const PERSONAL = [
  ['an access token', { authorization: 'Bearer token' }],
  ['any authorization', { authorization: 'x' }],
  ['a session', { cookie: 'jwt=token' }],
  ['any cookie', { cookie: 'a=b' }],
  ['an origin', { origin: 'http://hostile.example' }],
  ['a range', { range: 'bytes=0-3' }],
  ['an upgrade', { connection: 'upgrade', upgrade: 'h2c' }],
  ['a body', { 'content-length': '0' }],
  ['a body in pieces', { 'transfer-encoding': 'chunked' }],
] as const;

test.each(PERSONAL)(
  'a request with %s neither gets what is kept nor leaves anything',
  async (_what, headers) => {
    for (const [url, usual] of [[server.page(), {}] as const, [server.question(), QUESTION] as const]) {
      const own = { ...usual, ...headers };
      const first = await bodiesOf(url, [own, own]);
      const kept = await bodiesOf(url, [usual, usual]);
      const after = await bodiesOf(url, [own]);
      const last = await bodiesOf(url, [usual]);
      expect(new Set([...first, kept[0], ...after]).size).toBe(4);
      expect([kept[1], last[0]]).toEqual([kept[0], kept[0]]);
    }
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('nothing is kept of %s', async (method) => {
  for (const [url, usual] of [[server.page(), {}] as const, [server.question(), QUESTION] as const]) {
    const send = async () => (await ask(url, usual, { method })).body;
    const kept = (await bodiesOf(url, [usual]))[0];
    expect(new Set([await send(), await send(), kept]).size).toBe(3);
    expect(await bodiesOf(url, [usual])).toEqual([kept]);
  }
});

test('a question as a form of another site can send it is not answered from what is kept', async () => {
  const url = server.question();
  const kept = await bodiesOf(url, [QUESTION]);
  for (const accept of ['application/json', 'text/html', '*/*'])
    expect(await bodiesOf(url, [{ accept }])).not.toEqual(kept);
  expect(await isKept(url, { ...QUESTION, accept: 'text/html' })).toBe(false);
  expect(await isKept(url, { ...QUESTION, accept: 'multipart/mixed' })).toBe(false);
});

test.each([
  ['sets a cookie', { headers: { 'set-cookie': 'jwt=token' } }],
  ['is not to be stored', { headers: { 'cache-control': 'no-store' } }],
  ['is private', { headers: { 'cache-control': 'private, max-age=0' } }],
  ['is private beside', { headers: { 'cache-control': [KEPT, 'private'] } }],
  ['is public in other words', { headers: { 'cache-control': 'public, max-age=600' } }],
  ['says nothing of it', { headers: { 'cache-control': '' } }],
  ['names a time of its own', { headers: { 'cache-control': 'no-store', 'x-accel-expires': '60' } }],
  ...[201, 204, 206, 301, 302, 307, 400, 401, 403, 404, 410, 429, 500, 502, 503, 504].map(
    (status) => [`has status ${status}`, { status, headers: { location: '/elsewhere' } }] as const,
  ),
] as [string, Answer][])('an answer that %s is not kept', async (_what, how) => {
  const url = server.page();
  server.answer(url, how);
  const before = server.asked.length;
  for (let turn = 0; turn < 3; turn++) expect((await ask(url)).status).toBe(how.status ?? 200);
  expect(server.asked.length - before).toBe(3);
});

test('a failure to reach the api is not kept', async () => {
  const url = server.page();
  server.answer(url, { isAway: true });
  expect((await ask(url)).status).toBe(503);
  server.answer(url, {});
  expect((await ask(url)).status).toBe(200);
});

test('addresses of programs, files and sockets are never looked up', async () => {
  for (const path of [
    '/api/v1/hotels',
    '/documents/1.pdf',
    '/uploads/a',
    '/session/end',
    '/readyz',
    '/nothing.js',
  ])
    expect([path, await isKept(`${server.url}${path}`)]).toEqual([path, false]);
});
