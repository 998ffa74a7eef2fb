import jwt from 'jsonwebtoken';
import { later } from '../../../test/clock';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { config } from '../../core/config';
import { repo, transaction } from '../../database/transaction';
import { Session } from './session.entity';
import { nextRefreshTokens } from './tokens';
import { User } from '../user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const VIEWER = '{ viewer { id } }';
const RENEW = `mutation { renewSession { __typename ... on Session { accessToken viewer { id username role } } ... on Problem { message } } }`;
const viewerOf = async (person: Visitor) => (await person.graphql(VIEWER)).data.viewer;
const renew = async (person: Visitor) => (await person.graphql(RENEW)).data.renewSession;
const withCookie = async (cookie: string | undefined) => Object.assign(await server.as(), { cookie });

test('signing in answers the user and a working access token', async () => {
  const user = await makeUser('ADMIN');
  const person = await server.as();
  const { data } = await person.signIn(user.username.toUpperCase());
  expect(data.signIn).toMatchObject({
    __typename: 'Session',
    viewer: { id: user.id, username: user.username, email: user.email, role: 'ADMIN', photo: null },
  });
  expect(await viewerOf(person)).toEqual({ id: user.id });
});

test('a wrong password, an unknown username and a disabled user get the same answer', async () => {
  const user = await makeUser();
  const disabled = await makeUser('CUSTOMER', { active: false });
  const person = await server.as();
  const answers = [
    await person.signIn(user.username, 'Wrong#2026'),
    await person.signIn('nobody_at_all'),
    await person.signIn(disabled.username),
  ];
  for (const { data } of answers)
    expect(data.signIn).toEqual({
      __typename: 'InvalidCredentials',
      message: expect.stringContaining('wrong'),
    });
  expect(person.cookie).toBeUndefined();
});

test('the cookie is hidden from scripts and other sites, and survives closing the browser only on a trusted device', async () => {
  const user = await makeUser();
  const signIn = async (trustDevice: boolean) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
        variables: { input: { username: user.username, password: 'Stay#2026', trustDevice } },
      }),
    });
    return response.headers.getSetCookie();
  };
  const device = expect.stringMatching(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = /^jwt=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/;
  const trusted = /^jwt=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/;
  expect(await signIn(false)).toEqual([expect.stringMatching(session), device]);
  expect(await signIn(true)).toEqual([expect.stringMatching(trusted), device]);
});

test('renewing rotates the cookie, and 20 parallel renewals agree on its successor', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const first = person.cookie;
  const tabs = await Promise.all(Array.from({ length: 20 }, () => withCookie(first)));
  const answers = await Promise.all(tabs.map(renew));
  expect(answers.map((answer) => answer.__typename)).toEqual(Array(20).fill('Session'));
  const cookies = new Set(tabs.map((tab) => tab.cookie));
  expect(cookies.size).toBe(1);
  expect(cookies.has(first)).toBe(false);
  expect(answers[0].viewer).toEqual({ id: user.id, username: user.username, role: 'CUSTOMER' });
});

test('using an old token ends the session for every browser that has it', async () => {
  const person = await server.as(await makeUser());
  const oldCookie = person.cookie;
  await renew(person);
  await later(11_000, async () => {
    const thief = await withCookie(oldCookie);
    expect(await renew(thief)).toMatchObject({ __typename: 'SessionEnded' });
    expect(await renew(person)).toMatchObject({ __typename: 'SessionEnded' });
  });
  expect(await viewerOf(person)).toBeNull();
});

test.each([
  ['no cookie', undefined],
  ['a text that is no token', 'jwt=hello'],
  ['a token of an unknown session', `jwt=${'f'.repeat(24)}.${'x'.repeat(43)}`],
])('%s cannot be renewed', async (_name, cookie) => {
  expect(await renew(await withCookie(cookie))).toMatchObject({ __typename: 'SessionEnded' });
});

test('signing out ends the session at once and clears the cookie', async () => {
  const person = await server.as(await makeUser());
  const before = person.cookie;
  expect((await person.graphql('mutation { signOut }')).data.signOut).toBe(true);
  expect(person.cookie).toBe('jwt=');
  expect(await viewerOf(person)).toBeNull();
  expect(await renew(await withCookie(before))).toMatchObject({ __typename: 'SessionEnded' });
});

test('disabling a user and changing a role take effect at once', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const role = async () => (await person.graphql('{ viewer { role } }')).data.viewer?.role;
  await transaction(() => repo(User).update({ id: user.id }, { roleCode: 2020 }));
  expect(await role()).toBe('INTERMEDIATE');
  await transaction(() => repo(User).update({ id: user.id }, { active: false }));
  expect(await role()).toBeUndefined();
  expect(await renew(person)).toMatchObject({ __typename: 'SessionEnded' });
});

test('an expired session is ended', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const later = new Date(Date.now() - 1000);
  await transaction(() => repo(Session).update({ userId: user.id }, { expiresAt: later }));
  expect(await viewerOf(person)).toBeNull();
  expect(await renew(person)).toMatchObject({ __typename: 'SessionEnded' });
});

test.each([
  ['expired', (sub: string, sid: string) => jwt.sign({ sub, sid }, config.jwtSecrets[0]!, { expiresIn: -1 })],
  ['signed by others', (sub: string, sid: string) => jwt.sign({ sub, sid }, 'x'.repeat(32))],
  ['unsigned', (sub: string, sid: string) => jwt.sign({ sub, sid }, '', { algorithm: 'none' })],
  ['broken', () => 'undefined'],
])(
  'an access token that is %s counts as signed out: public fields answer, protected ones do not',
  async (_name, forge) => {
    const user = await makeUser();
    const person = await server.as(user);
    const { sid } = jwt.decode(person.accessToken!) as { sid: string };
    person.accessToken = forge(user.id, sid);
    expect((await person.graphql('{ viewer { id } cities { id } }')).data).toMatchObject({ viewer: null });
    const answer = await person.graphql('{ myBookings { total } }');
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  },
);

test('an access token that expires during a booking is renewed, and the booking continues', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel);
  const input = {
    hotelId: hotel.id,
    roomNumberIds: [roomNumbers[0]!.id],
    checkIn: night(3),
    checkOut: night(4),
    idempotencyKey: 'in the middle',
  };
  const book = (person: Visitor) =>
    person.graphql(
      'mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename } }',
      { input },
    );
  const user = await makeUser();
  const person = await server.as(user);
  const { sid } = jwt.decode(person.accessToken!) as { sid: string };
  person.accessToken = jwt.sign({ sub: user.id, sid }, config.jwtSecrets[0]!, { expiresIn: -1 });
  expect((await book(person)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  person.accessToken = (await renew(person)).accessToken;
  expect((await book(person)).data.createCheckout.__typename).toBe('Checkout');
});

test.each([5, -5])('moving the clock by %d minutes signs nobody out', async (minutes) => {
  const person = await server.as(await makeUser());
  await later(minutes * 60_000, async () => {
    expect(await viewerOf(person)).not.toBeNull();
    expect(await renew(person)).toMatchObject({ __typename: 'Session' });
    expect(await renew(person)).toMatchObject({ __typename: 'Session' });
    expect(await viewerOf(person)).not.toBeNull();
  });
});

test('a cookie signed with another secret is refused and ends its session', async () => {
  const person = await server.as(await makeUser());
  const own = person.cookie!.replace('jwt=', '');
  const secrets = config.jwtSecrets;
  config.jwtSecrets = ['the secret of another server, long enough'];
  const [forged] = nextRefreshTokens(own);
  config.jwtSecrets = secrets;
  expect(await renew(await withCookie(`jwt=${forged}`))).toMatchObject({ __typename: 'SessionEnded' });
  expect(await viewerOf(person)).toBeNull();
});

test('a failed database read during a renewal keeps the cookie', async () => {
  const user = await makeUser();
  const person = await server.as();
  await person.signIn(user.username);
  const { cookie } = person;
  const rename = (from: string, to: string) =>
    transaction(() => repo(Session).query(`ALTER TABLE ${from} RENAME TO ${to}`));
  await rename('sessions', 'sessions_away');
  try {
    expect((await person.graphql(RENEW)).errors).toHaveLength(1);
    const old = await fetch(`${server.url}/api/v1/auth/renew_access_token`, { headers: { cookie: cookie! } });
    expect([old.status, old.headers.getSetCookie()]).toEqual([500, []]);
  } finally {
    await rename('sessions_away', 'sessions');
  }
  expect(person.cookie).toBe(cookie);
  expect(await renew(person)).toMatchObject({ __typename: 'Session' });
});
