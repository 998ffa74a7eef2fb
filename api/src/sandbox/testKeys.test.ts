import { once } from 'node:events';
import WebSocket from 'ws';
import { makeKey, withKey } from '../../test/apiKeys';
import { choice, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { sandboxDatabase } from '../../test/sandboxDatabase';
import { overSocket } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../core/config';
import { isWellFormed } from '../users/keys/apiKey.secret';

const sandbox = sandboxDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await sandbox.settings());
});
afterAll(async () => {
  await server.close();
  await sandbox.drop();
});

const testKey = async (person: Visitor, scopes = ['AVAILABILITY', 'BOOKINGS'], more: object = {}) =>
  makeKey(person, scopes, { test: true, ...more });
const change = async (person: Visitor, name: string, keyId: string): Promise<any> => {
  const type = name === 'rotateApiKey' ? '{ ... on NewApiKey { secret key { test } } }' : '';
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data } = await person.graphql(`mutation ($input: ${input}!) { ${name}(input: $input) ${type} }`, {
    input: { keyId },
  });
  return data[name];
};
const reasonOf = async (guest: Visitor) => {
  const { status, errors } = await guest.graphql('{ cities { id } }');
  return [status, errors?.[0]?.extensions.reason];
};

test('a test key is recognised by its prefix and its list, and keeps both when it is rotated', async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner);
  await makeKey(owner, ['READ']);
  expect(made.secret).toMatch(/^staybook_test_[0-9A-Za-z]{38}$/);
  expect(isWellFormed(made.secret)).toBe(true);
  const { myApiKeys } = (await owner.graphql('{ myApiKeys { test } }')).data;
  expect(myApiKeys).toEqual([{ test: false }, { test: true }]);
  expect((await withKey(server, made).graphql('{ myBookings { total } }')).data.myBookings.total).toBe(0);

  const rotated = await change(owner, 'rotateApiKey', made.key.id);
  expect(rotated).toEqual({ secret: expect.stringMatching(/^staybook_test_/), key: { test: true } });
  expect(await reasonOf(withKey(server, made))).toEqual([401, 'KEY_REVOKED']);
  expect(await reasonOf(withKey(server, rotated))).toEqual([200, undefined]);
});

test('a test key has narrow scopes of guests only', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  for (const scope of ['READ', 'BOOK', 'CHAT', 'STAFF', 'HOTEL'])
    expect(await testKey(admin, ['AVAILABILITY', scope])).toEqual({
      __typename: 'ApiKeyRefused',
      message: `A test key cannot have the scope ${scope}. It can have AVAILABILITY, BOOKINGS, CONTENT, PROFILE and WEBHOOKS.`,
    });
  const made = await testKey(admin, ['AVAILABILITY', 'BOOKINGS', 'CONTENT', 'PROFILE', 'WEBHOOKS']);
  const guest = withKey(server, made);
  expect((await guest.graphql('{ viewer { role } }')).data.viewer.role).toBe('CUSTOMER');
  expect((await guest.graphql('{ bookings { total } }')).errors![0]!.extensions.code).toBe('FORBIDDEN');
});

test('a test key that is revoked, expired or made up gets 401', async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner);
  const guest = withKey(server, made);
  expect(await reasonOf(guest)).toEqual([200, undefined]);
  await change(owner, 'revokeApiKey', made.key.id);
  expect(await reasonOf(guest)).toEqual([401, 'KEY_REVOKED']);
  const answer = await fetch(`${server.url}/api/v1/hotels`, {
    headers: { authorization: `Bearer ${made.secret}` },
  });
  expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([401, 'KEY_REVOKED']);
  const madeUp = { secret: `staybook_test_${'a'.repeat(38)}` };
  expect(await reasonOf(withKey(server, madeUp))).toEqual([401, 'KEY_UNKNOWN']);
});

test('many first requests of a key at once are all answered', async () => {
  const guest = withKey(server, await testKey(await server.as(await makeUser())));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => guest.graphql('{ myBookings { total } }')),
  );
  expect(answers.map(({ data }) => data?.myBookings.total)).toEqual(Array(8).fill(0));
});

test('a query by GET and a large one by POST are answered', async () => {
  const made = await testKey(await server.as(await makeUser()));
  const headers = { authorization: `Bearer ${made.secret}`, 'apollo-require-preflight': '1' };
  const got = await fetch(`${server.url}/graphql?query=%7B__typename%7D`, { headers });
  expect(await got.json()).toMatchObject({ data: { __typename: 'Query' } });
  expect(got.headers.get('x-request-id')).toEqual(expect.any(String));
  const { ids, hotel } = await room();
  const { errors } = await withKey(server, made).graphql(
    'mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename } }',
    { input: { ...choice(hotel.id, ids), idempotencyKey: 'k'.repeat(80_000) } },
  );
  expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
});

test('a socket of a test key is answered by the sandbox, and closes when the key is revoked', async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner, ['PROFILE']);
  const { data } = await overSocket(withKey(server, made), '{ viewer { name } }');
  expect(data.viewer.name).toBe('Test key Program');

  const open = async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: made.secret } }));
    return socket;
  };
  const socket = await open();
  expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ type: 'connection_ack' });
  const closed = once(socket, 'close');
  await change(owner, 'revokeApiKey', made.key.id);
  expect((await closed)[0]).toBe(4205);
  const [code, reason] = await once(await open(), 'close');
  expect([code, String(reason)]).toEqual([4401, 'KEY_REVOKED']);
});

test('beside a database server without SANDBOX_DATABASE_URL, test keys are neither made nor used', async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner);
  const { databaseUrl, sandboxDatabaseUrl } = config;
  Object.assign(config, { databaseUrl: 'mysql://server/staybook', sandboxDatabaseUrl: undefined });
  try {
    expect(await testKey(owner)).toEqual({
      __typename: 'ApiKeyRefused',
      message: 'There are no test keys here: the operator of this Staybook has set no SANDBOX_DATABASE_URL.',
    });
    expect(await reasonOf(withKey(server, made))).toEqual([401, 'KEY_IS_FOR_TESTS']);
    const client = overSocket(withKey(server, made), '{ viewer { name } }');
    await expect(client).rejects.toMatchObject({ code: 4401, reason: 'KEY_IS_FOR_TESTS' });
  } finally {
    Object.assign(config, { databaseUrl, sandboxDatabaseUrl });
  }
});
