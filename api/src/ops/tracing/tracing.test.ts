import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startServerProcess, type ServerProcess } from '../../../test/serverProcess';
import { makeTestDatabase, type TestDatabase } from '../../../test/testDatabase';
import { attributesOf, openTraceReceiver, type ReceivedSpan } from '../../../test/traceReceiver';
import { startTestServer } from '../../../test/testServer';
import { tracing } from '../../core/tracing';

/* The server runs in a process of its own, which loads OpenTelemetry as it is installed. */

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const USERNAME = 'guest_demo';
const PASSWORD = 'Stay#2026';
let folder: string;
let database: TestDatabase;
let server: ServerProcess;
let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  database = await makeTestDatabase(folder);
});
afterEach(async () => {
  await server?.stop();
  await receiver.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(hangs = false): Promise<void> {
  receiver = await openTraceReceiver({ hangs });
  server = await startServerProcess({
    DATA_DIR: folder,
    CAPTCHA: 'none',
    RATE_LIMITS: 'off',
    ...database.settings,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: hangs ? '50' : '5000',
  });
}

async function ask(query: string, variables = {}, headers: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const named = (spans: ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);
const operationsNamed = (spans: ReceivedSpan[], name: string) =>
  spans.filter((span) => attributesOf(span)['graphql.operation.name'] === name);

test('one trace leads from a request over its operation to each statement, and tells no secret', async () => {
  await start();
  const search =
    'query Search($filter: HotelFilter) { hotels(filter: $filter) { total items { name roomTypes { title } } } }';
  const found = await ask(
    search,
    { filter: { text: 'harbour' } },
    { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'request-of-the-test' },
  );
  expect(found.data.hotels.items.length).toBeGreaterThan(0);
  const SIGN_IN =
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken viewer { email } } } }';
  const { data } = await ask(SIGN_IN, { input: { username: USERNAME, password: PASSWORD } });
  const { accessToken, viewer } = data.signIn;
  const UPDATE = 'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { __typename } }';
  await ask(UPDATE, { input: { name: 'Someone Else' } }, { authorization: `Bearer ${accessToken}` });
  await ask('{ bookings { total } }');
  const get = new URLSearchParams({ query: search, variables: '{"filter":{"text":"a-variable"}}' });
  await fetch(`${server.url}/graphql?${get}`, { headers: { 'apollo-require-preflight': 'true' } });
  await fetch(`${server.url}/resetpassword/a-token-of-a-mail?email=${viewer.email}`);
  const [hotel] = (await ask('{ hotels(limit: 1) { items { id } } }')).data.hotels.items;
  await fetch(`${server.url}/api/v1/hotels/${hotel.id}`);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  await client.iterate({ query: 'query OverSocket { cities { name } }' }).next();
  await client.dispose();
  // what is not sent yet is sent when the server stops
  expect(receiver.bodies.length).toBeLessThan(10);
  await server.terminate();

  const spans = receiver.spans();
  const [operation] = operationsNamed(spans, 'Search');
  expect(operation).toMatchObject({ name: 'query hotels', kind: 1, traceId: TRACE });
  const request = spans.find(({ spanId }) => spanId === operation!.parentSpanId)!;
  expect(request).toMatchObject({ name: 'POST graphql', kind: 2, traceId: TRACE, parentSpanId: PARENT });
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'staybook.request.id': 'request-of-the-test',
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation!.spanId);
  expect(statements.every(({ kind, traceId }) => kind === 3 && traceId === TRACE)).toBe(true);
  expect(attributesOf(named(statements, 'SELECT room_types')[0]!)).toEqual({
    'db.system.name': process.env.DATABASE_URL ? expect.stringMatching(/^(mysql|mariadb)$/) : 'sqlite',
    'db.query.text': expect.stringMatching(/^SELECT .*\?/),
  });
  expect(receiver.requests[0]).toMatchObject({ path: '/v1/traces' });
  expect(receiver.bodies[0]).toContain('"service.name","value":{"stringValue":"staybook"}');

  expect(named(spans, 'mutation signIn')).toHaveLength(1);
  expect(named(spans, 'UPDATE users').length).toBeGreaterThan(0);
  const all = receiver.bodies.join('\n');
  for (const secret of [accessToken, PASSWORD, USERNAME, viewer.email, 'Someone', 'a-variable', 'a-token'])
    expect(all).not.toContain(secret);

  const route = spans.find(({ name }) => /^GET \/api\/v1\/hotels\/:\w+$/.test(name));
  expect(spans.filter(({ parentSpanId }) => parentSpanId === route!.spanId).length).toBeGreaterThan(0);
  expect(operationsNamed(spans, 'OverSocket')[0]).toMatchObject({ name: 'query cities', kind: 2 });
  const [refused] = named(spans, 'query bookings');
  expect(refused!.status).toEqual({ code: 2 });
  expect(attributesOf(refused!)['error.type']).toBe('UNAUTHENTICATED');
}, 120_000);

test('a collector that never answers slows no request, and holds a stop up for seconds only', async () => {
  await start(true);
  for (let count = 0; count < 300; count++) await ask(`{ cities { id } a${count}: __typename }`);
  expect(receiver.bodies.length).toBeGreaterThan(0);
  const begun = Date.now();
  await ask('{ cities { name } }');
  expect(Date.now() - begun).toBeLessThan(1000);
  const stopping = Date.now();
  await server.terminate();
  expect(Date.now() - stopping).toBeLessThan(10_000);
}, 120_000);

test.each([{}, { OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])(
  'without a collector, or where traces are off, there are none: %j',
  async (settings) => {
    receiver = await openTraceReceiver();
    const endpoint = Object.keys(settings).length ? { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } : {};
    const here = await startTestServer({ ...endpoint, ...settings } as Record<string, string>);
    expect(tracing()).toBeUndefined();
    await here.close();
  },
);
