import { get } from 'node:http';
import { loggedBy } from '../test/logLines';
import { startTestServer, type TestServer } from '../test/testServer';

const TOKEN = 'token-for-operators';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    NODE_ENV: 'production',
    ALLOW_STAND_INS: 'true',
    JWT_SECRET: 'x'.repeat(32),
    CAPTCHA: 'altcha',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    STAND_IN_TOKEN: TOKEN,
  });
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'x-forwarded-for': '203.0.113.5', ...headers }, redirect: 'manual' });

/** Sends a request from a program of this machine, with any host name. */
const askHere = (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined }>((resolve, reject) => {
    get(`${server.url}/dev/mailbox.json`, { headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    }).once('error', reject);
  });

describe('in production a stand-in shows the data of everybody', () => {
  test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/till/v1/checkout/sessions/x'])(
    '%s to no remote caller without the token',
    async (path) => {
      const attempts: Record<string, string>[] = [
        {},
        { authorization: 'Bearer wrong' },
        { cookie: 'stand_in_token=wrong' },
      ];
      for (const headers of attempts) {
        const answer = await ask(path, headers);
        expect(answer.status).toBe(403);
        expect(await answer.text()).toMatch(/STAND_IN_TOKEN/);
      }
    },
  );

  test('and logs the callers that it refuses', async () => {
    const [line, ...others] = await loggedBy(() => ask('/dev/mailbox', { authorization: 'Bearer wrong' }));
    expect(line).toMatchObject({ security: 'inputRefused', kind: 'host', address: '203.0.113.5' });
    expect(others).toEqual([]);
  });

  test('to programs of this machine, and to requests with the token', async () => {
    expect((await askHere({})).status).toBe(200);
    expect((await askHere({ host: '[::1]:4000' })).status).toBe(200);
    expect((await ask('/dev/mailbox.json', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    const page = await ask(`/dev/mailbox?token=${encodeURIComponent(TOKEN)}`);
    expect(page.status).toBe(200);
    const cookie = page.headers.get('set-cookie')!.split(';')[0]!;
    expect((await ask('/dev/mailbox.json', { cookie })).status).toBe(200);
  });

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { host: 'staybook.example' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1.evil.example:4000' },
  ] as Record<string, string>[])(
    'to no caller behind a proxy of this machine or under another host name: %j',
    async (headers) => {
      expect((await askHere(headers)).status).toBe(403);
    },
  );

  test('but the payment page to every guest', async () => {
    expect((await ask('/dev/till/pay/unknown')).status).not.toBe(403);
  });
});

test('GraphQL answers with the same security headers as the pages', async () => {
  const headersOf = async (path: string) => (await ask(path)).headers;
  const [page, graphql] = [await headersOf('/livez'), await headersOf('/graphql?query={__typename}')];
  for (const name of [
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'content-security-policy',
  ])
    expect(graphql.get(name)).toBe(page.get(name));
  expect(graphql.get('content-security-policy')).not.toMatch(/(wss?|https?):(\s|;|$)/);
});

test('a missing file is answered without its path on the disk', async () => {
  const answer = await ask('/assets/nope.js', { accept: 'application/javascript' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ status: 'error', message: 'Not found.' });
});
