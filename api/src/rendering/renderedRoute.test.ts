import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { parse } from 'graphql';
import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { spendPoints } from '../access/limits/points';
import { askAnonymously } from './askAnonymously';
import { hasSession } from '../http/cookies';
import { domains } from '../domains';
import { makeSchema } from '../graphql/makeSchema';
import { pages } from './pages.route';

const CODE = '<script type="module" src="/app.js"></script>';
const STYLE = '<link rel="stylesheet" href="/app.css">';
const FIRST = 'first()';
const EARLY = 'early()';
const DOCUMENT = `<html><head><title>x</title><script>${FIRST}</script>${CODE}${STYLE}</head><body><div id="root"></div></body></html>`;
/** A fake build that renders the viewer and the names of hotels without escaping. */
const PROGRAM = `
const { parse } = require(${JSON.stringify(require.resolve('graphql'))});
const document = parse('query Page { viewer { username } hotels { items { name } } }');
exports.renderPage = async ({ address, execute }) => {
  if (address.startsWith('/login')) return undefined;
  const { data, errors } = await execute(document, {}, 'Page');
  const html = errors ? errors[0].message : 'viewer: ' + JSON.stringify(data.viewer) + '; $& ' + address.length;
  return { html, head: '<style>p{}</style>', hydrationData: data ?? {}, files: ['page.tsx'] };
};`;

let server: TestServer;
let url: string;
let close: () => void;
beforeAll(async () => {
  server = await startTestServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-pages-'));
  writeFileSync(path.join(folder, 'index.html'), DOCUMENT);
  writeFileSync(path.join(folder, 'app.css'), 'h1{}');
  writeFileSync(path.join(folder, 'early.js'), EARLY);
  writeFileSync(path.join(folder, 'server.cjs'), PROGRAM);
  const ask = askAnonymously(await makeSchema(domains));
  const policy = "default-src 'self';script-src 'self';frame-src 'self'";
  const withPolicy: RequestHandler = (_request, response, next) => {
    response.set('content-security-policy', policy);
    next();
  };
  const app = express().use(withPolicy, pages({ root: folder, server: folder, ask, isSignedIn: hasSession }));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  close = () => {
    listening.close();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(async () => {
  close();
  await server.close();
});

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + address, { headers });
  return { response, status: response.status, text: await response.text() };
}
const hydrationData = (text: string) =>
  JSON.parse(/<script type="application\/json" id="hydration-data">([^]*?)<\/script>/.exec(text)![1]!);

test('a visitor gets the page with its content, its head and its cache for hydration', async () => {
  const { text, status } = await read('/');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root">viewer: null; $& 1</div>');
  expect(text).toMatch(/<style>p{}<\/style><\/head>/);
  expect(text).toContain('Staybook</title>');
  expect(hydrationData(text)).toMatchObject({ viewer: null });
});

test('a page with content delays its scripts until the content is visible', async () => {
  const withContent = await read('/');
  expect(withContent.text).toContain(
    '<template id="code"><script data-run type="module" src="/app.js"></script></template>',
  );
  expect(withContent.text).toContain(`<script>${EARLY}</script>`);
  expect(withContent.text.replace(/<template.*<\/template>/, '')).not.toContain(CODE);
  expect(withContent.text).toContain('<style>h1{}</style>');
  const without = await read('/login');
  expect(without.text).toContain(CODE + STYLE);
});

test('the CSP allows only the inline scripts of the document', async () => {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  for (const address of ['/', '/login']) {
    const { response } = await read(address);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self';script-src 'self' ${hash(FIRST)} ${hash(EARLY)};frame-src 'self'`,
    );
  }
});

test('a visitor with a session gets the page without content, even if it is cached for others', async () => {
  const person = await server.as(await makeUser());
  await read('/reviews');
  const { text, response } = await read('/reviews', { cookie: `device=1; ${person.cookie ?? 'jwt=token'}` });
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('hydration-data');
  expect(response.headers.get('vary')).toMatch(/cookie/i);
});

test('caches may keep a page with its content for visitors, and no other answer', async () => {
  const person = await server.as(await makeUser());
  const kept = 'public, s-maxage=1, stale-while-revalidate=10';
  const authorization = `Bearer ${person.accessToken}`;
  for (const [address, headers, expected] of [
    ['/', {}, kept],
    ['/', { cookie: 'jwt=token' }, 'private, max-age=0'],
    ['/', { cookie: 'device=1' }, 'private, max-age=0'],
    ['/', { authorization }, 'private, max-age=0'],
    ['/login', {}, 'public, max-age=0'],
    ['/hotels/nothing', {}, 'public, max-age=0'],
  ] as const) {
    const { response } = await read(address, headers);
    const found = response.headers.get('cache-control');
    expect([address, headers, found]).toEqual([address, headers, expected]);
    expect(response.headers.has('set-cookie')).toBe(false);
  }
  const { response } = await read('/');
  const again = await read('/', {
    'if-none-match': response.headers.get('etag')!,
    'cache-control': 'max-age=0',
  });
  expect([again.status, again.response.headers.get('cache-control')]).toEqual([304, kept]);
});

test('a request with an access token caches nothing of its owner for others', async () => {
  const person = await server.as(await makeUser());
  const { text } = await read('/rooms', { authorization: `Bearer ${person.accessToken}` });
  expect(hydrationData(text).viewer).toBeNull();
});

test('user texts cannot end the script element that contains them', async () => {
  const name = '</script><script>alert(1)</script>\u2028<!--';
  await makeHotel({ name });
  const { text } = await read('/hotels');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('\u2028');
  expect(JSON.stringify(hydrationData(text))).toContain(JSON.stringify(name));
});

test('a browser that has the page gets 304, and every encoding is the same page', async () => {
  const plain = await read('/', { 'accept-encoding': 'identity' });
  for (const encoding of ['br', 'gzip']) {
    const { response, text } = await read('/', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(text).toBe(plain.text);
  }
  const browsers = await read('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(browsers.response.headers.get('content-encoding')).toBe('br');
  const again = await read('/', {
    'if-none-match': plain.response.headers.get('etag')!,
    'cache-control': 'max-age=0',
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a hotel that is not there is 404, one that was deleted is 410, both without content', async () => {
  const closed = await makeHotel();
  const admin = await server.as(await makeUser('ADMIN'));
  await admin.graphql(`mutation { deleteHotel(input: { hotelId: "${closed.id}" }) { __typename } }`);
  for (const [address, expected] of [
    ['/hotels/nothing', 404],
    ['/rooms/nothing', 404],
    [`/hotels/${closed.id}`, 410],
  ] as const) {
    const { status, text } = await read(address);
    expect([status, text.includes('<div id="root"></div>')]).toEqual([expected, true]);
  }
});

test('a page that is not rendered is sent without content', async () => {
  expect((await read('/login')).text).toContain('<div id="root"></div>');
});

test("a page's queries cost its visitor points, and without points it is sent without content", async () => {
  config.rateLimits = true;
  const spent = askAnonymously(await makeSchema(domains))('192.0.2.9');
  const page = parse('query Page { hotels { items { name } } }');
  expect((await spent(page, {}, 'Page')).data).toBeDefined();
  for (const points of [1000, 10, 1]) while (!(await spendPoints(undefined, '192.0.2.9', points))?.isRefused);
  await expect(spent(page, {}, 'Page')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  config.rateLimits = false;
});

test("a hotel's id and former names redirect to the address with its name", async () => {
  const hotel = await makeHotel({ name: 'Casa Alta' });
  const go = (address: string) => fetch(url + address, { redirect: 'manual' });
  for (const part of [hotel.id, `casa-baixa-${hotel.id}`]) {
    const moved = await go(`/hotels/${part}?checkIn=2099-01-02&guests=2`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(new RegExp(`^/hotels/casa-alta-.+-${hotel.id}\\?checkIn=2099-01-02&guests=2$`)),
    ]);
    expect(moved.headers.get('cache-control')).toBe('public, max-age=0');
    expect((await go(moved.headers.get('location')!)).status).toBe(200);
  }
  for (const other of ['/hotels/findhotel', '/hotels/countbycity', '/rooms', '/hotels'])
    expect((await go(other)).status).toBe(200);
});
