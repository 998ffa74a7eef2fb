import { makeUser, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { take } from '../access/limits/take';
import { lockRows, repo, transaction } from '../database/transaction';
import { Session } from '../users/sessions/session.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    CORS_ORIGINS: 'https://partner.example',
  });
});
afterAll(() => server.close());

const RENEW = 'mutation { renewSession { __typename } }';
const CLEARED = 'jwt=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const ENDING =
  /^ending=([0-9a-f]{24}\.[0-9a-f]{64}); Max-Age=2592000; Path=\/session\/end; HttpOnly; SameSite=Lax$/;
const FORGOTTEN = 'ending=; Max-Age=0; Path=/session/end; HttpOnly; SameSite=Lax';

/** Someone who has signed in on a device that they trust, and the id of the session. */
async function signIn() {
  const user = await makeUser();
  const person = await server.as();
  await person.signIn(user.username, PASSWORD, true);
  const { id } = await repo(Session).findOneByOrFail({ userId: user.id });
  return { person, id };
}

async function end(cookie: string | undefined, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/session/end`, {
    method: 'POST',
    headers: { ...(cookie && { cookie }), ...headers },
  });
  return { status: answer.status, headers: answer.headers, cookies: answer.headers.getSetCookie() };
}

const isOpen = (id: string) => repo(Session).existsBy({ id });
const renew = async (person: Visitor) => (await person.graphql(RENEW)).data.renewSession.__typename;

test('the cookie is cleared and the session ends', async () => {
  const { person, id } = await signIn();
  const { status, headers, cookies } = await end(person.cookie);
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(cookies).toEqual([CLEARED]);
  expect(await isOpen(id)).toBe(false);
  expect(await renew(person)).toBe('SessionEnded');
});

test('a browser without a session is told that none is left', async () => {
  expect(await end(undefined)).toMatchObject({ status: 204, cookies: [CLEARED] });
});

test('while the database is silent the cookie is cleared within seconds, and the session ends at the next request', async () => {
  const { person, id } = await signIn();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let locked = () => undefined as void;
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const silence = transaction(async () => {
    await lockRows(Session, [id]);
    locked();
    await released;
    await repo(Session).update({ id }, { userAgent: 'changed meanwhile' });
  });
  await isLocked;
  const { status, cookies } = await end(person.cookie);
  expect(status).toBe(202);
  expect(cookies).toEqual([CLEARED, expect.stringMatching(ENDING)]);
  expect(cookies[1]).not.toContain(person.cookie!.split('.')[1]);
  expect(cookies[1]).toContain(id);
  release();
  await silence;

  const next = await end(cookies[1]!.split(';')[0]);
  expect(next).toMatchObject({ status: 204, cookies: [CLEARED, FORGOTTEN] });
  expect(await isOpen(id)).toBe(false);
});

test('an address over its limit signs out too, and the session ends once it may ask again', async () => {
  const { person, id } = await signIn();
  const address = { 'x-forwarded-for': '198.51.100.7' };
  while (!(await take('request', address['x-forwarded-for'])));
  const refused = await fetch(`${server.url}/graphql`, { method: 'POST', headers: address });
  expect(refused.status).toBe(429);

  const { status, cookies } = await end(person.cookie, address);
  expect([status, cookies[0]]).toEqual([202, CLEARED]);
  expect(await isOpen(id)).toBe(true);
  const ending = cookies[1]!.split(';')[0];
  expect(await end(ending, address)).toMatchObject({ status: 202 });
  expect(await end(ending)).toMatchObject({ status: 204, cookies: [CLEARED, FORGOTTEN] });
  expect(await isOpen(id)).toBe(false);
});

test('the id of a session alone, or with the hash of another token, ends no session', async () => {
  const { person, id } = await signIn();
  for (const text of [id, `${id}.`, `${id}.${'0'.repeat(64)}`, `${id}~${id}`])
    expect(await end(`ending=${text}`)).toMatchObject({ status: 204 });
  expect(await end(`jwt=${id}.a-guess`)).toMatchObject({ status: 204 });
  expect(await renew(person)).toBe('Session');
});

test('pages of other sites are refused, and neither the cookie nor the session is touched', async () => {
  const { person, id } = await signIn();
  for (const origin of ['https://other.example', 'null', 'http://localhost:1'])
    expect(await end(person.cookie, { origin })).toMatchObject({ status: 403, cookies: [] });
  expect(
    await end(person.cookie, { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }),
  ).toMatchObject({
    status: 403,
  });
  expect(await isOpen(id)).toBe(true);
  expect(await end(person.cookie, { origin: server.url })).toMatchObject({ status: 204 });
});

test('a page of ours signs out where a proxy has changed the host', async () => {
  const { person } = await signIn();
  const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
  expect(await end(person.cookie, headers)).toMatchObject({ status: 204, cookies: [CLEARED] });
});

test('behind TLS the cookie is cleared with the attributes that it was set with', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://stay.example' });
  const answer = await fetch(`${secure.url}/session/end`, { method: 'POST' });
  expect(answer.headers.getSetCookie()).toEqual(['jwt=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  await secure.close();
});
