import { once } from 'node:events';
import WebSocket from 'ws';
import { CREATE_KEY, makeKey, withKey } from '../../../test/apiKeys';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { PROOF_MINUTES } from '../../../../schema/accounts';
import { LIMITS } from '../../../../schema/limits';
import { shiftClock } from '../../core/clock';
import { repo } from '../../database/transaction';
import { ApiKey } from './apiKey.entity';
import { isWellFormed, makeApiKeySecret } from './apiKey.secret';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const who = async (program: Visitor) => (await program.graphql('{ viewer { id role } }')).data.viewer;
/** The reason why a key is refused. */
const refusal = async (program: Visitor) => {
  const { status, data, errors } = await program.graphql('{ cities { id } }');
  expect(data).toBeUndefined();
  return [status, errors?.[0]?.extensions.code, errors?.[0]?.extensions.reason];
};
const list = async (person: Visitor) =>
  (await person.graphql('{ myApiKeys { id name hint scopes expiresAt lastUsedAt rotatedAt } }')).data
    .myApiKeys;
const revoke = (person: Visitor, keyId: string) =>
  person.graphql('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) }', {
    input: { keyId },
  });
const rotate = async (person: Visitor, keyId: string) =>
  (
    await person.graphql(
      `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) {
        ... on NewApiKey { secret key { id hint rotatedAt } } ... on Problem { __typename message } } }`,
      { input: { keyId } },
    )
  ).data.rotateApiKey;

test('a key acts as its owner, is listed without its secret, and only its hash is stored', async () => {
  const user = await makeUser();
  const owner = await server.as(user);
  const made = await makeKey(owner, ['BOOK'], { name: ' My program ' });
  expect(made.secret).toMatch(/^staybook_[0-9A-Za-z]{38}$/);
  expect(await who(withKey(server, made))).toEqual({ id: user.id, role: 'CUSTOMER' });
  expect(await list(owner)).toEqual([
    {
      id: made.key.id,
      name: 'My program',
      hint: made.secret.slice(-4),
      scopes: ['READ', 'BOOK'],
      expiresAt: null,
      lastUsedAt: expect.any(String),
      rotatedAt: null,
    },
  ]);
  const row = await repo(ApiKey).findOneByOrFail({ id: made.key.id });
  expect(JSON.stringify(row)).not.toContain(made.secret.slice(9, 41));
});

test("a key without the scope is refused, its owner's session is not", async () => {
  const owner = await server.as(await makeUser());
  const program = withKey(server, await makeKey(owner, ['READ']));
  const subscribe =
    'mutation { subscribeNewsletter(input: { email: "key@staybook.example" }) { __typename } }';
  expect((await program.graphql('{ myBookings { total } }')).data.myBookings.total).toBe(0);
  expect((await program.graphql(subscribe)).errors).toMatchObject([
    {
      message: expect.stringContaining('lacks the scope PROFILE or BOOK.'),
      extensions: { code: 'FORBIDDEN', reason: 'SCOPE_MISSING' },
    },
  ]);
  expect((await program.graphql('{ myDevices { id } }')).errors).toMatchObject([
    {
      message: expect.stringContaining('API keys are not allowed to do this.'),
      extensions: { code: 'FORBIDDEN', reason: 'NOT_BY_KEY' },
    },
  ]);
  expect((await owner.graphql(subscribe)).errors).toBeUndefined();
});

test("an administrator's key has staff rights only if it says so", async () => {
  const owner = await server.as(await makeUser('ADMIN'));
  const [reads, works] = [await makeKey(owner, ['READ']), await makeKey(owner, ['STAFF'])];
  expect((await withKey(server, reads).graphql('{ bookings { total } }')).errors).toMatchObject([
    {
      message: expect.stringContaining('lacks the scope HOTEL or STAFF.'),
      extensions: { reason: 'SCOPE_MISSING' },
    },
  ]);
  expect((await withKey(server, works).graphql('{ bookings { total } }')).data.bookings.total).toBe(0);
  const guest = await server.as(await makeUser());
  expect(await makeKey(guest, ['STAFF'])).toMatchObject({ __typename: 'ApiKeyRefused' });
});

test('/api/v1 accepts a key with its scopes, and answers 401 after it is revoked', async () => {
  const user = await makeUser('ADMIN');
  const owner = await server.as(user);
  const ask = (secret: string, path: string) =>
    fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
  const call = async (secret: string, path = '/bookings') => (await ask(secret, path)).status;
  const [reads, works] = [await makeKey(owner, ['READ']), await makeKey(owner, ['STAFF'])];
  expect([await call(works.secret), await call(reads.secret)]).toEqual([200, 401]);
  await revoke(owner, works.key.id);
  expect(await call(works.secret)).toBe(401);
  const answer = await ask(works.secret, '/hotels');
  expect([answer.status, await answer.json()]).toEqual([
    401,
    {
      status: 'fail',
      code: 'UNAUTHENTICATED',
      reason: 'KEY_REVOKED',
      message: expect.stringContaining('revoked'),
    },
  ]);
});

test('a socket opens with a key, and closes when the key is revoked', async () => {
  const owner = await server.as(await makeUser());
  const made = await makeKey(owner, ['READ']);
  const open = async (accessToken: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const first = Promise.race([once(socket, 'message').then(() => 'acknowledged'), once(socket, 'close')]);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
    return { socket, first: await first };
  };
  const { socket, first } = await open(made.secret);
  expect(first).toBe('acknowledged');
  const closed = once(socket, 'close');
  await revoke(owner, made.key.id);
  expect((await closed)[0]).toBe(4205);
  const [code, reason] = (await open(made.secret)).first;
  expect([code, String(reason)]).toEqual([4401, 'KEY_REVOKED']);
});

test('an unknown key is refused, whether or not its checksum is right', async () => {
  const never = { secret: makeApiKeySecret() };
  for (const made of [never, { secret: `${never.secret.slice(0, -1)}_` }])
    expect(await refusal(withKey(server, made))).toEqual([401, 'UNAUTHENTICATED', 'KEY_UNKNOWN']);
});

test('a new secret ends the old one at once', async () => {
  const owner = await server.as(await makeUser());
  const made = await makeKey(owner, ['READ']);
  const rotated = await rotate(owner, made.key.id);
  expect(rotated.key).toEqual({
    id: made.key.id,
    hint: rotated.secret.slice(-4),
    rotatedAt: expect.any(String),
  });
  expect(await refusal(withKey(server, made))).toEqual([401, 'UNAUTHENTICATED', 'KEY_REVOKED']);
  expect(await who(withKey(server, rotated))).not.toBeNull();
  expect(await rotate(await server.as(await makeUser()), made.key.id)).toMatchObject({
    __typename: 'ApiKeyRefused',
  });
  await revoke(await server.as(await makeUser()), made.key.id);
  expect(await list(owner)).toHaveLength(1);
});

test('a key expires at its date, and its use is recorded once a minute', async () => {
  const owner = await server.as(await makeUser());
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const made = await makeKey(owner, ['READ'], { expiresAt: inAnHour });
  const program = withKey(server, made);
  const used = async () => (await list(owner))[0].lastUsedAt;
  await who(program);
  const first = await used();
  await who(program);
  expect(await used()).toBe(first);
  shiftClock(61_000);
  await who(program);
  expect(await used()).not.toBe(first);
  shiftClock(3_600_000);
  expect(await refusal(program)).toEqual([401, 'UNAUTHENTICATED', 'KEY_EXPIRED']);
  shiftClock(-3_661_000);
  const past = { expiresAt: new Date(Date.now() - 1000).toISOString() };
  expect(await makeKey(owner, ['READ'], past)).toMatchObject({
    message: 'Choose an expiry date in the future.',
  });
});

test('a user has at most ten keys, each with a name and a scope', async () => {
  const owner = await server.as(await makeUser());
  for (let count = 0; count < LIMITS.apiKeys; count++) await makeKey(owner, ['READ']);
  expect(await makeKey(owner, ['READ'])).toEqual({
    __typename: 'ApiKeyRefused',
    message: 'You already have 10 keys. Revoke one first.',
  });
  const wrong = async (input: object) => (await owner.graphql(CREATE_KEY, { input })).errors?.[0]?.message;
  expect(await wrong({ name: ' ', scopes: ['READ'] })).toBe('Enter the name of the key.');
  expect(await wrong({ name: 'A', scopes: [] })).toBe('Choose what the key may be used for.');
});

test('creating a key requires a proof or the password', async () => {
  const owner = await server.as(await makeUser());
  shiftClock(PROOF_MINUTES * 60_000);
  try {
    expect(await makeKey(owner, ['READ'])).toMatchObject({ __typename: 'ProofNeeded' });
    expect(await makeKey(owner, ['READ'], { currentPassword: 'Wrong#2026' })).toMatchObject({
      __typename: 'WrongPassword',
    });
    expect((await makeKey(owner, ['READ'], { currentPassword: 'Stay#2026' })).secret).toBeDefined();
  } finally {
    shiftClock(-PROOF_MINUTES * 60_000);
  }
});

test('ending every session revokes the keys, and a disabled owner has none', async () => {
  const [user, admin] = [await makeUser(), await server.as(await makeUser('ADMIN'))];
  const program = withKey(server, await makeKey(await server.as(user), ['READ']));
  expect(await who(program)).not.toBeNull();
  await admin.graphql(
    'mutation ($email: String!) { updateUser(input: { email: $email, active: false }) { __typename } }',
    { email: user.email },
  );
  expect(await refusal(program)).toEqual([401, 'UNAUTHENTICATED', 'KEY_REVOKED']);
  expect(await repo(ApiKey).countBy({ userId: user.id })).toBe(0);
});

test('staff keys are in the audit log, others are not', async () => {
  const owner = await server.as(await makeUser('ADMIN'));
  const works = await makeKey(owner, ['STAFF']);
  const reads = await makeKey(owner, ['READ']);
  await rotate(owner, works.key.id);
  for (const { key } of [works, reads]) await revoke(owner, key.id);
  const lines = async (id: string) =>
    (
      await owner.graphql(
        'query ($id: ID) { auditEntries(filter: { recordId: $id }, sort: AT_ASC) { items { action record } } }',
        { id },
      )
    ).data.auditEntries.items;
  expect(await lines(works.key.id)).toEqual(
    ['createApiKey', 'rotateApiKey', 'revokeApiKey'].map((action) => ({ action, record: 'API_KEY' })),
  );
  expect(await lines(reads.key.id)).toEqual([]);
});

test('the checksum distinguishes a key from similar text', () => {
  const secret = makeApiKeySecret();
  expect(isWellFormed(secret)).toBe(true);
  const other = secret[12] === 'a' ? 'b' : 'a';
  expect(isWellFormed(`${secret.slice(0, 12)}${other}${secret.slice(13)}`)).toBe(false);
});
