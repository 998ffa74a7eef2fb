import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { networkOf } from './address';
import { take } from './take';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    CORS_ORIGINS: 'https://partner.example',
  });
});
afterAll(() => server.close());

const ask = (forwarded: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://partner.example',
      'x-forwarded-for': forwarded,
    },
    body: '{"query":"{ cities { id } }"}',
  });

async function exhaust(kind: 'request' | 'socket', address: string): Promise<void> {
  while (!(await take(kind, address)));
}

test('an address over its limit gets 429 with a message and Retry-After, others are answered', async () => {
  await exhaust('request', '198.51.100.1');
  const answer = await ask('198.51.100.1');
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(await answer.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^Too many requests\. Wait \d+ (second|minute)s?, then try again\.$/),
        extensions: { code: 'RATE_LIMITED' },
      },
    ],
  });
  expect((await ask('198.51.100.2')).status).toBe(200);
});

test('a forged X-Forwarded-For does not change whose limit applies', async () => {
  await exhaust('request', '198.51.100.3');
  expect((await ask('203.0.113.9, 198.51.100.3')).status).toBe(429);
  expect((await ask('198.51.100.3, 203.0.113.9')).status).toBe(200);
});

const over = (address: string) =>
  class extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { 'x-forwarded-for': address } });
    }
  };
const socket = (address: string) =>
  createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: over(address),
    retryAttempts: 0,
  });
async function first(client: ReturnType<typeof socket>) {
  for await (const answer of client.iterate({ query: '{ cities { id } }' })) return answer;
  return undefined;
}

test('operations on a socket count as requests', async () => {
  const client = socket('198.51.100.4');
  expect(await first(client)).toMatchObject({ data: { cities: [] } });
  await exhaust('request', '198.51.100.4');
  await expect(first(client)).rejects.toEqual([
    expect.objectContaining({ extensions: { code: 'RATE_LIMITED' } }),
  ]);
  await client.dispose();
});

test('sockets over the limit are refused before they open', async () => {
  await exhaust('socket', '198.51.100.5');
  const opened = new (over('198.51.100.5'))(`${server.url.replace('http', 'ws')}/graphql`, [
    'graphql-transport-ws',
  ]);
  const status = await new Promise((resolve) => {
    opened.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    opened.once('open', () => resolve(101));
  });
  expect(status).toBe(429);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s shares the limit of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
