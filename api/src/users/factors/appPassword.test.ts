import { passwordProblem } from '../../../../schema/accounts';
import { makeUser } from '../../../test/factories';
import { addCodeApp, factorCall, firstStep, methodsOf, v1SignIn } from '../../../test/factors';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { AppPassword } from './appPassword.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = async (person: Visitor, name = 'Old desk computer'): Promise<string> =>
  (await factorCall(person, 'createAppPassword', { name }, '... on NewAppPassword { secret }')).secret;
/** Asks /api/v1 for the own account with this token; returns the status. */
const myAccount = async (accessToken: string | undefined): Promise<number> =>
  (
    await fetch(`${server.url}/api/v1/auth/myaccount`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).status;

test('an existing client without a second factor signs in as before', async () => {
  const user = await makeUser('ADMIN');
  const { status, accessToken } = await v1SignIn(server, user);
  expect(status).toBe(200);
  expect(await myAccount(accessToken)).toBe(200);
});

test('with a second factor an existing client is told to use an app password, and signs in with one', async () => {
  const user = await makeUser('ADMIN');
  const person = await server.as(user);
  await addCodeApp(person);
  expect(await v1SignIn(server, user)).toMatchObject({
    status: 401,
    message: expect.stringContaining('create an app password in your account'),
  });
  expect((await v1SignIn(server, user, 'Wrong#2026')).message).not.toContain('app password');

  const secret = await create(person);
  expect(secret).toHaveLength(24);
  expect(passwordProblem(secret)).toBeUndefined();
  const { status, accessToken } = await v1SignIn(server, user, secret);
  expect(status).toBe(200);
  expect(await myAccount(accessToken)).toBe(200);
  expect((await methodsOf(person)).appPasswords).toEqual([
    { id: expect.any(String), name: 'Old desk computer', lastUsedAt: expect.any(String) },
  ]);
  const devices = (await person.graphql('{ myDevices { method } }')).data.myDevices;
  expect(devices).toContainEqual({ method: 'APP_PASSWORD' });
});

test('only a hash of an app password is stored, and the owner gets a mail about it', async () => {
  const user = await makeUser();
  const secret = await create(await server.as(user));
  expect(JSON.stringify(await repo(AppPassword).findBy({ userId: user.id }))).not.toContain(secret);
  expect((await server.mailsTo(user.email))[0]!).toMatchObject({
    subject: 'An app password was created',
    text: expect.stringContaining('"Old desk computer"'),
  });
});

test('an app password opens nothing but /api/v1', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const secret = await create(person);
  expect(await firstStep(await server.as(), user.username, secret)).toMatchObject({
    __typename: 'InvalidCredentials',
  });
  expect(
    await factorCall(person, 'changePassword', { currentPassword: secret, password: 'Other#Harbour8' }),
  ).toMatchObject({ __typename: 'WrongPassword' });
});

test('a revoked app password signs nobody in, and the session that it opened ends', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  await addCodeApp(person);
  const secret = await create(person);
  const { accessToken } = await v1SignIn(server, user, secret);
  const [{ id: appPasswordId }] = (await methodsOf(person)).appPasswords;
  await factorCall(await server.as(await makeUser()), 'revokeAppPassword', { appPasswordId });
  expect(await myAccount(accessToken)).toBe(200);

  expect(await factorCall(person, 'revokeAppPassword', { appPasswordId })).toMatchObject({
    __typename: 'SignInMethods',
  });
  // As for every token of a session that has ended.
  expect(await myAccount(accessToken)).toBe(403);
  expect(await v1SignIn(server, user, secret)).toMatchObject({ status: 400 });
  expect(await factorCall(person, 'revokeAppPassword', { appPasswordId })).toMatchObject({
    __typename: 'SignInMethods',
  });
});

test('the app password of one person does not sign in another', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const secret = await create(await server.as(user));
  expect((await v1SignIn(server, other, secret)).status).toBe(400);
  expect((await v1SignIn(server, user, secret.toLowerCase())).status).toBe(400);
});

test('an account has ten app passwords at most', async () => {
  const person = await server.as(await makeUser());
  for (let count = 0; count < 10; count++) await create(person, `Client ${count}`);
  expect(await factorCall(person, 'createAppPassword', { name: 'One more' })).toMatchObject({
    __typename: 'SignInChangeRefused',
    message: expect.stringContaining('Revoke one first'),
  });
});
