import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The answer to a request with any method. */
const ask = (method: string, path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { method }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });

const READ = [
  '/',
  '/hotels',
  '/login',
  '/livez',
  '/staybook.svg',
  '/schema.graphql',
  '/calendars/a.ics',
  '/documents/a.pdf',
];

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'POST'])(
  '%s is refused where nothing takes it, with the methods that are taken',
  async (method) => {
    for (const path of READ) {
      const { status, headers } = await ask(method, path);
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
    }
    if (method === 'POST') return;
    const { status, headers } = await ask(method, '/graphql');
    expect([status, headers.allow]).toEqual([405, 'GET, POST, OPTIONS']);
    expect((await ask(method, '/session/end')).status).toBe(404);
  },
);

test('OPTIONS answers the methods of an address, and HEAD what GET answers without its body', async () => {
  for (const path of READ) {
    const { status, headers } = await ask('OPTIONS', path);
    expect([path, status, headers.allow]).toEqual([path, 204, 'GET, HEAD, OPTIONS']);
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([path, head.status, head.headers['content-type']]).toEqual([
      path,
      get.status,
      get.headers['content-type'],
    ]);
  }
  expect(await ask('OPTIONS', '/graphql')).toMatchObject({
    status: 204,
    headers: { allow: 'GET, POST, OPTIONS' },
  });
});

test('a route of /api/v1 takes its own methods alone', async () => {
  for (const [method, path] of [
    ['PUT', '/api/v1/hotels'],
    ['DELETE', '/api/v1/hotels'],
    ['GET', '/api/v1/auth/login'],
    ['TRACE', '/api/v1/hotels'],
  ] as const)
    expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 404]);
});

test('answers name no software, and share nothing with pages of other origins', async () => {
  for (const path of ['/', '/api/v1/hotels', '/graphql?query=%7B__typename%7D', '/nothing.js']) {
    const { headers } = await ask('GET', path);
    expect([path, headers.server, headers['x-powered-by']]).toEqual([path, undefined, undefined]);
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
    expect([path, headers['cross-origin-opener-policy']]).toEqual([path, 'same-origin']);
  }
});
