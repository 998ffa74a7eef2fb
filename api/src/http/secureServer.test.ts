import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { metrics } from '../core/metrics';
import { take } from '../access/limits/take';
import { routes } from '../v1/routes';

/* Every kind of answer, wherever it comes from, carries the security headers. */

const TOKEN = 'token-for-operators';
let server: TestServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  server = await startTestServer({
    NODE_ENV: 'production',
    ALLOW_STAND_INS: 'true',
    JWT_SECRET: 'x'.repeat(32),
    CAPTCHA: 'altcha',
    PUBLIC_URL: 'https://staybook.example',
    METRICS_TOKEN: TOKEN,
    METRICS_PORT: String(metricsPort),
    CORS_ORIGINS: 'https://client.example',
    STAND_IN_TOKEN: TOKEN,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  });
});
afterAll(() => server.close());

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const NOSNIFF = /^x-content-type-options: nosniff\r?$/im;
const TRANSPORT = /^strict-transport-security: max-age=31536000; includeSubDomains\r?$/im;
const POLICY = /^content-security-policy: .*frame-ancestors '(self|none)'/im;
const PERMISSIONS = /^permissions-policy: .*camera=\(\)/im;

/** What an answer says: its status, and which of the headers it lacks or has twice. */
function judge(head: string) {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  const wrong = [NOSNIFF, TRANSPORT, POLICY, PERMISSIONS].filter(
    (pattern) => head.match(new RegExp(pattern, 'gim'))?.length !== 1,
  );
  return { status, wrong };
}

/** The answer to a request as it is written, up to the end of its head. */
async function send(request: string, port = config.port) {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) if ((answer += String(chunk)).includes('\r\n\r\n')) break;
  return judge(answer.split('\r\n\r\n')[0]!);
}

const JSON_BODY = 'Content-Type: application/json\r\n';
const post = (path: string, body: string, headers = JSON_BODY) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
const upgrade = (path: string, headers = '', key = 'dGhlIHNhbXBsZSBub25jZQ==') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: ${key}\r\n${headers}\r\n`;
const FOREIGN = 'Origin: https://elsewhere.example\r\n';
const POLLING = '/socket.io/?EIO=4&transport=polling';
const SOCKET_IO = '/socket.io/?EIO=4&transport=websocket';

test.each([
  ['health', 200, get('/livez')],
  ['metrics', 401, get('/metrics')],
  ['GraphQL', 200, post('/graphql', '{"query":"{ __typename }"}')],
  ['GraphQL that is no JSON', 400, post('/graphql', '{')],
  ['GraphQL that is too large', 413, post('/graphql', `"${'x'.repeat(2_000_000)}"`)],
  [
    'a preflight',
    204,
    `OPTIONS /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: https://client.example\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
  ],
  ['a route of existing clients that is none', 404, get('/api/v1/nothing')],
  ['a body that is no JSON', 400, post('/api/v1/auth/login', '{')],
  ['a body that is too large', 413, post('/api/v1/auth/login', `"${'x'.repeat(600_000)}"`)],
  ['the explorer of routes', 200, get('/api/v1/docs/')],
  ['a webhook without its signature', 400, post('/api/v1/bookings/stripe/stripe-webhook', '{}')],
  ['an export', 401, post('/api/exports/users.csv', '{}')],
  ['an import', 401, post('/api/imports/hotels', '{}')],
  ['the captcha', 200, get('/captcha/challenge')],
  ['mails of the stand-in', 403, get('/dev/mailbox', 'X-Forwarded-For: 203.0.113.5\r\n')],
  ['mails for the operator', 200, get('/dev/mailbox', `Authorization: Bearer ${TOKEN}\r\n`)],
  ['a payment page that is none', 404, get('/dev/till/pay/unknown', 'Accept: text/html\r\n')],
  ['a picture that is none', 404, get('/dev/album/staybook/image/upload/none')],
  ['robots.txt', 200, get('/robots.txt')],
  ['an address of nothing', 404, get('/nothing', 'Accept: application/json\r\n')],
  ['an address that cannot be decoded', 400, get('/api/v1/hotels/%c0%ae')],
  ['a redirect', 301, get('/pictures/hotel-1.svg')],
  ['polling of Socket.IO', 200, get(POLLING)],
  ['polling of another site', 403, get(POLLING, FOREIGN)],
  ['polling that Socket.IO does not know', 400, get('/socket.io/?EIO=4&transport=none')],
  ['polling in a session that is none', 400, get(`${POLLING}&sid=none`)],
  ['a socket of Socket.IO', 101, upgrade(SOCKET_IO)],
  ['a socket of Socket.IO for another site', 400, upgrade(SOCKET_IO, FOREIGN)],
  ['a socket of GraphQL', 101, upgrade('/graphql', 'Sec-WebSocket-Protocol: graphql-transport-ws\r\n')],
  ['a socket of GraphQL for another site', 403, upgrade('/graphql', FOREIGN)],
  ['a socket with a key that is none', 400, upgrade('/graphql', '', 'x')],
  ['an upgrade to HTTP/2', 200, get('/livez').replace('close', 'Upgrade\r\nUpgrade: h2c')],
  ['no HTTP', 400, 'nonsense\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a head that is too large', 431, get('/', `X-Large: ${'x'.repeat(20_000)}\r\n`)],
  ['an expectation that is not met', 417, get('/livez', 'Expect: everything\r\n')],
])('%s: %i', async (_kind, status, request) => {
  expect(await send(request)).toEqual({ status, wrong: [] });
});

test('every route of existing clients answers with the headers', async () => {
  for (const { method, path } of routes) {
    const request = get(`/api/v1${path}`).replace('GET', method.toUpperCase());
    const { status, wrong } = await send(request);
    expect([method, path, wrong, status > 0]).toEqual([method, path, [], true]);
  }
});

test('a text behind a request that is no request is refused once', async () => {
  const socket = connect(config.port, '127.0.0.1');
  socket.write(get('/livez').replace('Connection: close\r\n', ''));
  await once(socket, 'data');
  socket.write('nonsense\r\n\r\n');
  expect((await text(socket)).match(/HTTP\/1\.1 400/g)).toHaveLength(1);
});

test.each([
  ['GraphQL', 'request', post('/graphql', '{"query":"{ __typename }"}')],
  ['routes of existing clients', 'request', get('/api/v1/hotels')],
  ['sockets of GraphQL', 'socket', upgrade('/graphql')],
] as const)('%s that an address asks for too often: 429', async (_kind, limit, request) => {
  while (!(await take(limit, '203.0.113.7')));
  const limited = request.replace('Host: x', 'Host: x\r\nX-Forwarded-For: 203.0.113.7');
  expect(await send(limited)).toEqual({ status: 429, wrong: [] });
});

test('an answer that fails has the headers, also at the port of the metrics', async () => {
  const request = get('/metrics', `Authorization: Bearer ${TOKEN}\r\n`);
  expect(await send(request)).toEqual({ status: 200, wrong: [] });
  expect(await send(request, metricsPort)).toEqual({ status: 200, wrong: [] });
  const failing = jest.spyOn(metrics()!.registry, 'metrics').mockRejectedValue(new Error('broken'));
  expect(await send(request)).toEqual({ status: 500, wrong: [] });
  expect(await send(request, metricsPort)).toEqual({ status: 500, wrong: [] });
  failing.mockRestore();
});
