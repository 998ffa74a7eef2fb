import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { getIntrospectionQuery } from 'graphql';
import WebSocket from 'ws';
import { makeHotels, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';
import { log } from '../../core/log';
import { enterInFlight } from '../../access/limits/inFlight';
import { callerKey } from '../../access/limits/points';
import { BUDGETS, OperationBudget } from './operationBudget';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  await makeHotels(5, 2);
});
beforeEach(() => (config.rateLimits = true));
afterEach(() => (config.rateLimits = false));
afterAll(() => server.close());

const socketAddress = () => `${server.url.replace('http', 'ws')}/graphql`;

/** Sends one operation over a socket and returns its answer. */
async function overSocket(query: string, variables?: object, headers = {}): Promise<any> {
  const client = createClient({
    url: socketAddress(),
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers });
      }
    },
    retryAttempts: 0,
  });
  const answer = await new Promise((resolve) =>
    client.subscribe(
      { query, variables: variables as Record<string, unknown> },
      { next: resolve, error: resolve, complete: () => undefined },
    ),
  );
  await client.dispose();
  return answer;
}

const ask = async (body: object | string, address = '198.51.100.1') => {
  const nobody = await server.as();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return nobody.post(text, { 'x-forwarded-for': address });
};

describe('the error explains', () => {
  const nested = '['.repeat(5000) + ']'.repeat(5000);
  const failures = jest.spyOn(log, 'error');
  afterEach(() => expect(failures).not.toHaveBeenCalled());

  test.each(['{ cities { id } }', 'query ($ids: ID!) { hotel(id: $ids) { name } }'])(
    'a variable that is nested too deeply: %s',
    async (query) => {
      const payload = `{"query":${JSON.stringify(query)},"variables":{"ids":${nested}}}`;
      const expected = {
        message: expect.stringContaining('nested too deeply'),
        extensions: { code: 'BAD_USER_INPUT' },
      };
      expect((await ask(payload)).errors).toMatchObject([expected]);
      const socket = new WebSocket(socketAddress(), 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send('{"type":"connection_init"}');
      await once(socket, 'message');
      socket.send(`{"id":"1","type":"subscribe","payload":${payload}}`);
      const [answer] = await once(socket, 'message');
      expect(JSON.parse(String(answer))).toMatchObject({ type: 'error', payload: [expected] });
      socket.close();
    },
  );

  test('a persisted query of another version', async () => {
    const { errors } = await ask({ extensions: { persistedQuery: { version: 2, sha256Hash: 'a' } } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('an access token that is no text', async () => {
    const socket = new WebSocket(socketAddress(), 'graphql-transport-ws');
    await once(socket, 'open');
    const payload = { accessToken: { toString: 1 } };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    const [code] = await once(socket, 'close');
    expect(code).toBe(4403);
  });
});

describe('introspection', () => {
  const aliases = Array.from({ length: 4 }, (_, index) => `t${index}: __type(name: "Mutation") { ...T }`);
  const large = `{ ${aliases.join(' ')} } fragment T on __Type { fields { name description args { name description } } }`;
  const usual = { ...BUDGETS.guest };
  afterEach(() => Object.assign(BUDGETS.guest, usual));

  test('is ended if its answer is too large, over HTTP and over sockets', async () => {
    expect((await ask({ query: large }, '198.51.100.2')).errors).toBeUndefined();
    Object.assign(BUDGETS.guest, { bytes: 50_000 });
    const { errors } = await ask({ query: large, variables: { other: 1 } }, '198.51.100.2');
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
    expect(await overSocket(large)).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
  });

  test('counts the fields that it resolves', async () => {
    const counted = jest.spyOn(OperationBudget.prototype, 'countField');
    await ask({ query: '{ __type(name: "City") { name fields { name } } }' }, '198.51.100.4');
    expect(counted.mock.calls.length).toBeGreaterThan(5);
    counted.mockRestore();
  });
});

test('a document costs more the first time it is sent, over HTTP and over sockets', async () => {
  const query = `{ cities { ${'id name '.repeat(150)} } }`;
  const address = '198.51.100.5';
  const left = async (body: object) => ((await ask(body, address)) as any).extensions.cost.remaining;
  const start = await left({ query: '{ __typename }' });
  const first = await left({ query });
  const second = await left({ query, variables: { any: 1 } });
  expect(start - first).toBeGreaterThan(first - second + 50);
  const { extensions } = await overSocket(query, undefined, { 'x-forwarded-for': address });
  expect(second - extensions.cost.remaining).toBe(extensions.cost.requested);
});

test('a refused document also costs points', async () => {
  const address = '198.51.100.6';
  const left = async () =>
    ((await ask({ query: '{ __typename }' }, address)) as any).extensions.cost.remaining;
  const before = await left();
  const { errors } = await ask({ query: `{ ${'nothing '.repeat(200)} }` }, address);
  expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(before - (await left())).toBeGreaterThan(100);
});

test('a signed-in person can run the standard introspection query', async () => {
  const person = await server.as(await makeUser());
  expect((await person.graphql(getIntrospectionQuery())).errors).toBeUndefined();
});

test('at most ten errors of a document are answered, over HTTP and over sockets', async () => {
  const query = `{ ${Array.from({ length: 300 }, (_, index) => `hotelss${index}`).join(' ')} }`;
  const errors = (await ask({ query }, '198.51.100.7')).errors!;
  expect(errors).toHaveLength(11);
  expect(errors[0]!.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await overSocket(query)).toHaveLength(11);
});

test('a caller whose socket or request closes while an operation waits frees its place', async () => {
  const address = '198.51.100.8';
  const leave = await enterInFlight(callerKey(undefined, address), 12_000, 3000);
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(socketAddress(), 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send('{"id":"1","type":"subscribe","payload":{"query":"{ hotels { total } }"}}');
  const gone = new AbortController();
  const body = JSON.stringify({ query: '{ hotels { total items { name } } }' });
  const asked = fetch(`${server.url}/graphql`, {
    method: 'POST',
    body,
    signal: gone.signal,
    headers: { ...headers, 'content-type': 'application/json' },
  }).catch(() => 'gone');
  await pause(200);
  socket.terminate();
  gone.abort();
  expect(await asked).toBe('gone');
  leave!();
  expect((await ask({ query: '{ cities { name } }' }, address)).errors).toBeUndefined();
  await pause(200);
  const alone = await enterInFlight(callerKey(undefined, address), 12_000, 3000);
  alone!();
});
