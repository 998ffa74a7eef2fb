import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../test/testServer';
import { makeUser } from '../../test/factories';
import { allPermissions, mayAsk } from '../access/policy';
import { addressOf, openapi } from './openapi';
import { statusOf } from './route';
import { routes } from './routes';
import { rest } from './testing/client';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '1' });
});
afterAll(() => server.close());

const call = (address: string, init?: RequestInit) => fetch(`${server.url}/api/v1${address}`, init);

test('every route declares exactly one permission of the policy table', () => {
  expect(routes.length).toBeGreaterThan(2);
  expect(routes.filter(({ permission }) => !allPermissions().includes(permission))).toEqual([]);
  const names = routes.map((route) => `${route.method} ${addressOf(route)}`);
  expect(new Set(names).size).toBe(names.length);
});

test('schema/openapi.json equals what the code prints and names every route', async () => {
  const printed = readFileSync(path.join(__dirname, '../../../schema/openapi.json'), 'utf8');
  expect(printed).toBe(`${JSON.stringify(openapi(), null, 2)}\n`);
  const { paths } = JSON.parse(printed);
  const names = Object.keys(paths).flatMap((path) =>
    Object.keys(paths[path]).map((method) => `${method} ${path}`),
  );
  expect(names.sort()).toEqual(routes.map((route) => `${route.method} ${addressOf(route)}`).sort());
  expect(await (await call('/openapi.json')).json()).toEqual(JSON.parse(printed));
});

test('the contract states the permission and the refusals of every route', () => {
  const { paths } = JSON.parse(JSON.stringify(openapi()));
  for (const route of routes) {
    const { security, responses } = paths[addressOf(route)][route.method];
    expect([route.path, security]).toEqual([
      route.path,
      mayAsk(undefined, route.permission) ? [] : [{ bearer: [] }],
    ]);
    const done = [route.foundStatus ?? [], statusOf(route)].flat().map(String);
    expect(Object.keys(responses)).toEqual([...done, '4XX', '5XX']);
  }
});

test('the API explorer loads nothing from other hosts', async () => {
  const page = await call('/docs');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const text = await page.text();
  const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
  expect(sources.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/<script(?![^>]*src=)/);
  for (const source of sources.filter((one) => one.startsWith('/api')))
    expect((await fetch(server.url + source)).status).toBe(200);
  expect(sources.every((source) => source.startsWith('/'))).toBe(true);
});

test('an unknown address is answered 404 as JSON', async () => {
  const nobody = await server.as();
  expect((await rest(nobody, 'GET', '/nowhere')).status).toBe(404);
  expect((await rest(nobody, 'PUT', '/auth/login')).status).toBe(404);
});

test('paths match in any case and with a trailing slash', async () => {
  const user = await makeUser();
  const guest = await server.as();
  const { status } = await rest(guest, 'POST', '/Auth/LOGIN/', {
    username: user.username,
    password: 'Stay#2026',
  });
  expect(status).toBe(200);
});

test('broken and oversized bodies are refused with a message that does not repeat them', async () => {
  const nobody = await server.as();
  const broken = await rest(nobody, 'POST', '/auth/login', '{"password":"Secret#2026",}');
  expect(broken).toMatchObject({ status: 400, body: { message: 'The body is not JSON.' } });
  const large = await rest(nobody, 'POST', '/auth/login', { username: 'a'.repeat(2 * 1024 * 1024) });
  expect(large.status).toBe(413);
  for (const body of ['[]', '"text"', '{"username":["a"],"password":{"b":1}}', '{"username":null}'])
    expect((await rest(nobody, 'POST', '/auth/login', body)).status).toBe(400);
});

test('pages of other origins may read answers only if CORS_ORIGINS names them', async () => {
  const away = await startTestServer({ CORS_ORIGINS: 'https://client.example' });
  const ask = (origin: string) => fetch(`${away.url}/api/v1/auth/logout`, { headers: { origin } });
  const known = await ask('https://client.example');
  expect(known.headers.get('access-control-allow-origin')).toBe('https://client.example');
  expect(known.headers.get('access-control-allow-credentials')).toBe('true');
  expect(known.headers.get('access-control-expose-headers')).toContain('x-total-count');
  expect((await ask('https://other.example')).headers.get('access-control-allow-origin')).toBeNull();
  await away.close();
});

test('an address beyond its limit is answered 429', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'on' });
  let last = new Response();
  for (let count = 0; count < 1201; count++) last = await fetch(`${strict.url}/api/v1/nowhere`);
  expect(last.status).toBe(429);
  expect(await last.json()).toMatchObject({ status: 'fail', message: expect.stringMatching(/Wait/) });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});
