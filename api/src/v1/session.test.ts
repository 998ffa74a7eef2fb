import { makeUser, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { rest } from './testing/client';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORS_ORIGINS: 'http://client.example' });
});
afterAll(() => server.close());

async function signedIn() {
  const user = await makeUser('INTERMEDIATE');
  const person = await server.as();
  const credentials = { username: user.username.toUpperCase(), password: PASSWORD };
  const answer = await rest(person, 'POST', '/auth/login', credentials);
  person.accessToken = answer.body.accessToken;
  return { user, person, answer };
}

test('signing in answers one role code, an HttpOnly cookie for a day and one for the device', async () => {
  const { user, answer } = await signedIn();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    accessToken: expect.any(String),
    assignedRoles: 2020,
    user_id: user.id,
    profilePhoto: `${server.url.replace('127.0.0.1', 'localhost')}/avatar.svg`,
  });
  const [cookie, device] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^jwt=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a wrong password and an unknown username get the same answer, a missing one gets another', async () => {
  const { user } = await signedIn();
  const nobody = await server.as();
  const ask = async (body: object) => (await rest(nobody, 'POST', '/auth/login', body)).body.message;
  const wrong = await ask({ username: user.username, password: 'Wrong#2026' });
  expect(wrong).toMatch(/wrong/);
  expect(await ask({ username: 'nobody_here', password: 'Wrong#2026' })).toBe(wrong);
  for (const body of [{}, { username: 'a' }, { password: 'a' }, { username: 'a', password: '' }])
    expect(await ask(body)).toBe('forgot to type in your password or username');
});

test('an expired access token is renewed by the cookie, and the call then succeeds', async () => {
  const { user, person } = await signedIn();
  expect((await rest(person, 'GET', '/auth/myaccount')).status).toBe(200);
  config.accessTokenSeconds = 0;
  await person.signIn(user.username);
  config.accessTokenSeconds = 900;
  expect(await rest(person, 'GET', '/auth/myaccount')).toMatchObject({
    status: 403,
    body: { status: 'fail', message: 'Your access token has expired', code: 'TOKEN_EXPIRED' },
  });
  const renewed = await rest(person, 'GET', '/auth/renew_access_token');
  expect(renewed).toMatchObject({ status: 200, body: { assignedRoles: 2020, user_id: user.id } });
  person.accessToken = renewed.body.accessToken;
  expect((await rest(person, 'GET', '/auth/myaccount')).body.data._id).toBe(user.id);
});

test('a bearer that is no token is refused with 401, since renewing would not help', async () => {
  const nobody = await server.as();
  expect(
    await rest(nobody, 'GET', '/auth/myaccount', undefined, { authorization: 'Bearer nonsense' }),
  ).toMatchObject({
    status: 401,
    body: { status: 'fail', message: 'Your access token has been tampered with' },
  });
});

test('"Bearer undefined" counts as no bearer', async () => {
  const nobody = await server.as();
  expect((await rest(nobody, 'GET', '/reviews')).status).toBe(200);
  for (const authorization of ['Bearer undefined', 'Bearer null', 'Bearer ', 'Basic abc'])
    expect(await rest(nobody, 'GET', '/auth/myaccount', undefined, { authorization })).toMatchObject({
      status: 401,
      body: { status: 'fail', message: 'You are not authenticated. Please log in' },
    });
});

test('renewing answers 401 without a cookie, and 403 with an invalid one, which it deletes', async () => {
  const person = await server.as();
  const said = { status: 'fail', message: expect.stringMatching(/\w/) };
  expect(await rest(person, 'GET', '/auth/renew_access_token')).toMatchObject({ status: 401, body: said });
  person.cookie = `jwt=${'a'.repeat(24)}.b`;
  const answer = await rest(person, 'GET', '/auth/renew_access_token');
  expect(answer).toMatchObject({ status: 403, body: said });
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
});

test('a session of REST is renewed by GraphQL and ends for both', async () => {
  const { person } = await signedIn();
  const { data } = await person.graphql(
    'mutation { renewSession { ... on Session { accessToken viewer { role } } } }',
  );
  expect(data.renewSession.viewer.role).toBe('INTERMEDIATE');
  person.accessToken = data.renewSession.accessToken;
  expect((await rest(person, 'GET', '/auth/logout')).status).toBe(204);
  expect((await person.graphql('{ viewer { id } }')).data.viewer).toBeNull();
  expect((await rest(person, 'GET', '/auth/logout')).status).toBe(204);
});

test('pages of other sites can neither renew nor end a session unless CORS_ORIGINS names them', async () => {
  const { person } = await signedIn();
  const from = (origin: string) => ({ 'sec-fetch-site': 'cross-site', origin });
  const ask = (origin: string) => rest(person, 'GET', '/auth/renew_access_token', undefined, from(origin));
  expect((await ask('http://other.example')).status).toBe(400);
  expect((await rest(person, 'GET', '/auth/logout', undefined, from(''))).status).toBe(400);
  expect((await ask('http://client.example')).status).toBe(200);
});

test('over https the cookie is sent from sites that CORS_ORIGINS names and from no others', async () => {
  const settings = { PUBLIC_URL: 'https://stay.example', CORS_ORIGINS: 'https://client.example' };
  const secure = await startTestServer(settings);
  const { username } = await makeUser();
  const signIn = async (origin: string) => {
    const person = await secure.as();
    const credentials = { username, password: PASSWORD };
    const answer = await rest(person, 'POST', '/auth/login', credentials, { origin });
    return answer.headers.getSetCookie();
  };
  for (const cookie of await signIn('https://client.example'))
    expect(cookie).toMatch(/Secure; SameSite=None/);
  for (const cookie of await signIn('https://stay.example')) expect(cookie).toMatch(/Secure; SameSite=Lax/);
  await secure.close();
});
