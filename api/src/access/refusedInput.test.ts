import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { makeUser } from '../../test/factories';
import { loggedBy } from '../../test/logLines';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../core/config';
import { metrics } from '../core/metrics';
import type { User } from '../users/user.entity';
import type { RefusedInput } from './refusedInput';

const VALUE = 'Secret#Value7';
const FOREIGN = { origin: 'https://elsewhere.example' };

let server: TestServer;
let user: User;
let person: Visitor;
let admin: Visitor;
/** Each test has an address of its own, and so its own number of lines. */
let address = '';
let tests = 0;
beforeAll(async () => {
  server = await startTestServer({
    METRICS_TOKEN: 'a-token-of-the-tests',
    TRUST_PROXY: '1',
    CORS_ORIGINS: 'https://client.example',
  });
  user = await makeUser();
  [person, admin] = [await server.as(user), await server.as(await makeUser('ADMIN'))];
});
afterAll(() => server.close());
beforeEach(() => {
  address = `203.0.113.${++tests}`;
});

async function count(kind: RefusedInput): Promise<number> {
  const { values } = await metrics()!.refusedInput.get();
  return values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
}

/** The lines about refused input that the work writes; they contain nothing that was sent. */
async function linesOf(work: () => Promise<unknown>): Promise<object[]> {
  const lines = (await loggedBy(work)).filter(({ security }) => security === 'inputRefused');
  expect(JSON.stringify(lines)).not.toContain(VALUE);
  return lines.map(({ kind, where, fields, userId, address: from }) => {
    expect(from).toBe(address);
    return { kind, where, fields, userId };
  });
}

const from = () => ({ 'x-forwarded-for': address });
const call = (path: string, method: string, headers: object = {}, body?: string) =>
  fetch(server.url + path, {
    method,
    headers: { ...from(), 'content-type': 'application/json', ...headers } as Record<string, string>,
    ...(body !== undefined && { body }),
  });
const bearer = (who = person) => ({ authorization: `Bearer ${who.accessToken}` });
const ask = (query: string, variables: object = {}, headers: object = {}) =>
  call('/graphql', 'POST', headers, JSON.stringify({ query, variables }));

const REGISTER = 'mutation ($input: RegisterInput!) { another: register(input: $input) { __typename } }';
const someone = { name: 'Ana', username: VALUE, email: VALUE, password: VALUE };
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';

test.each<[string, RefusedInput, () => Promise<unknown>, object]>([
  [
    'arguments that break rules',
    'fields',
    () => ask(REGISTER, { input: someone }),
    { where: 'register', fields: ['username', 'email'] },
  ],
  [
    'arguments of a person',
    'fields',
    () => ask(CHANGE, { input: { currentPassword: VALUE, password: 'short' } }, bearer()),
    { where: 'changePassword', fields: ['password'], userId: 'the person' },
  ],
  [
    'variables of another type',
    'variables',
    () => ask(REGISTER, { input: { ...someone, name: [VALUE] } }, bearer()),
    { where: 'RegisterInput', userId: 'the person' },
  ],
  ['a field that is none', 'document', () => ask('{ a: none }'), {}],
  [
    'a document that is too long',
    'document',
    () => ask(`{ ${'__typename '.repeat(3000)} }`, {}, bearer()),
    { userId: 'the person' },
  ],
  [
    'a body that is not JSON',
    'request',
    () => call('/graphql', 'POST', bearer(), `{ "${VALUE}`),
    { where: '/graphql', userId: 'the person' },
  ],
  [
    'a form of another site',
    'crossSite',
    () => call('/graphql?query={__typename}', 'GET', { 'content-type': 'text/plain' }),
    {},
  ],
  [
    'fields of /api/v1',
    'fields',
    () =>
      call(
        '/api/v1/auth/register',
        'POST',
        {},
        JSON.stringify({ ...someone, name: { [VALUE]: 1 }, token: 'x' }),
      ),
    { where: 'POST /auth/register', fields: ['name'] },
  ],
  [
    'rules of inputs at /api/v1',
    'fields',
    () => call('/api/v1/auth/register', 'POST', {}, JSON.stringify({ ...someone, token: 'x' })),
    { where: 'POST /auth/register', fields: ['username', 'email'] },
  ],
  [
    'a body of /api/v1 that is not JSON',
    'request',
    () => call('/api/v1/auth/register', 'POST', bearer(), `{ "${VALUE}`),
    { userId: 'the person' },
  ],
  [
    'a page of another site that renews a session',
    'crossSite',
    () => call('/api/v1/auth/renew_access_token', 'GET', { 'sec-fetch-site': 'cross-site', ...FOREIGN }),
    { where: 'GET /auth/renew_access_token' },
  ],
  [
    'a page of another site that ends a session',
    'origin',
    () => call('/session/end', 'POST', FOREIGN),
    { where: '/session/end' },
  ],
  [
    'a preflight of another site',
    'origin',
    () => call('/graphql', 'OPTIONS', { ...FOREIGN, 'access-control-request-method': 'POST' }),
    {},
  ],
  [
    'a socket of another site',
    'origin',
    () =>
      new Promise((resolve) =>
        new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, { ...FOREIGN, headers: from() }).once(
          'error',
          resolve,
        ),
      ),
    { where: '/graphql' },
  ],
  [
    'Socket.IO of another site',
    'origin',
    () => call('/socket.io/?EIO=4&transport=polling', 'GET', FOREIGN),
    { where: '/socket.io' },
  ],
  [
    'a webhook inside a private network',
    'host',
    () =>
      ask(
        'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { __typename } }',
        { input: { url: 'https://127.0.0.1/', events: ['BOOKING_CONFIRMED'] } },
        bearer(),
      ),
    { where: 'webhook', userId: 'the person' },
  ],
  [
    'a file of hotels of an unknown kind',
    'fields',
    () => call('/api/imports/hotels', 'POST', { 'content-type': 'text/plain', ...bearer(admin) }, VALUE),
    { where: '/api/imports', userId: expect.any(String) },
  ],
  [
    'an export of a list that is none',
    'request',
    () => call('/api/exports/users.csv', 'POST', bearer(admin), `{ "${VALUE}`),
    { where: '/api/exports', userId: expect.any(String) },
  ],
])('%s are counted and logged as %s, with names alone', async (_what, kind, work, line) => {
  const before = await count(kind);
  const lines = await linesOf(work);
  const { userId, ...rest } = { userId: undefined, ...line } as { userId?: unknown };
  expect(lines).toEqual([
    {
      where: undefined,
      fields: undefined,
      kind,
      ...rest,
      userId: userId === 'the person' ? user.id : userId,
    },
  ]);
  expect(await count(kind)).toBe(before + 1);
});

test('bad input over a socket is logged with its sender', async () => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: from() });
      }
    },
    connectionParams: { accessToken: person.accessToken },
  });
  const lines = await linesOf(async () => {
    await client.iterate({ query: REGISTER, variables: { input: someone } }).next();
  });
  await client.dispose();
  expect(lines).toEqual([
    { kind: 'fields', where: 'register', fields: ['username', 'email'], userId: user.id },
  ]);
});

test('what is no HTTP is counted and logged with the address of its connection', async () => {
  address = '127.0.0.1';
  const lines = await linesOf(async () => {
    const socket = connect(config.port, '127.0.0.1');
    socket.end(`${VALUE}\r\n\r\n`);
    await text(socket);
  });
  expect(lines).toEqual([{ kind: 'request', where: 'http' }]);
});

test('what a business rule refuses, or a missing right, is not logged as input', async () => {
  const before = await count('fields');
  const lines = await linesOf(async () => {
    const taken = {
      ...someone,
      username: user.username,
      email: 'new@staybook.example',
      password: 'Quiet#Harbour7',
    };
    await ask(REGISTER, { input: taken });
    await call('/api/v1/auth/register', 'POST', {}, JSON.stringify({ ...taken, token: 'x' }));
    await ask('{ auditEntries { total } }', {}, bearer());
    await ask('{ myBookings { total } }');
    await call(`/api/v1/hotels/${'0'.repeat(24)}`, 'GET');
  });
  expect(lines).toEqual([]);
  expect(await count('fields')).toBe(before);
});
