import { ask, NEW_PASSWORD } from '../../../test/accountHelpers';
import { makeUser, PASSWORD } from '../../../test/factories';
import { linesWith, openStolenPasswords, type StolenPasswords } from '../../../test/stolenPasswords';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Registration } from '../emails/registration.entity';
import { User } from '../user.entity';

const STOLEN = 'Stolen#Lamp7';
const REFUSED = {
  __typename: 'PasswordTooCommon',
  message: 'This password is in a list of passwords that were stolen elsewhere. Choose another one.',
};

let server: TestServer;
let list: StolenPasswords;
beforeAll(async () => {
  list = await openStolenPasswords();
  server = await startTestServer({ BREACHED_PASSWORDS_URL: list.url });
});
afterAll(async () => {
  await server.close();
  await list.close();
});
beforeEach(() => {
  list.asked.length = 0;
  // A question inside a transaction would wait for itself here, and the password would be let through.
  list.answerWith((response) =>
    transaction(() => repo(User).update({ id: 'nobody' }, { name: '' })).then(() =>
      response.end(linesWith({ [STOLEN]: 12 })),
    ),
  );
});

const someone = (password: string) => ({
  name: 'Ana',
  username: 'ana_lamp',
  email: 'ana.lamp@staybook.example',
  password,
});

test('a stolen password opens no account, by GraphQL or by /api/v1', async () => {
  const nobody = await server.as();
  expect(await ask(nobody, 'register', someone(STOLEN))).toEqual(REFUSED);
  const response = await fetch(`${server.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...someone(STOLEN), token: 'x' }),
  });
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
    400,
    REFUSED.message,
  ]);
  expect(await repo(Registration).count()).toBe(0);
  expect((await ask(nobody, 'register', someone(NEW_PASSWORD))).__typename).toBe('Registered');
});

test('a stolen password does not replace a forgotten one, and the link stays valid', async () => {
  const user = await makeUser();
  const nobody = await server.as();
  await ask(nobody, 'forgotPassword', { email: user.email });
  const [mail] = await server.mailsTo(user.email);
  const [, token, userId] = /\/resetpassword\/([^/\s]+)\/([0-9a-f]{24})/.exec(mail!.text)!;
  const reset = (password: string) => ask(nobody, 'resetPassword', { userId, token, password });
  expect(await reset(STOLEN)).toEqual(REFUSED);
  expect((await nobody.signIn(user.username, STOLEN)).data.signIn.__typename).toBe('InvalidCredentials');
  expect((await reset(NEW_PASSWORD)).__typename).toBe('PasswordChanged');
});

test('a password is not changed to a stolen one', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const change = (password: string) => ask(person, 'changePassword', { currentPassword: PASSWORD, password });
  expect(await change(STOLEN)).toEqual(REFUSED);
  expect((await change(NEW_PASSWORD)).__typename).toBe('PasswordChanged');
});

test('a password that the built-in list refuses, or of a wrong link, is not sent anywhere', async () => {
  const nobody = await server.as();
  expect((await ask(nobody, 'register', someone('P@ssw0rd1'))).message).toMatch(/too common/);
  const link = { userId: 'nobody', token: 'x'.repeat(43) };
  expect((await ask(nobody, 'resetPassword', { ...link, password: STOLEN })).__typename).toBe('LinkExpired');
  expect(list.asked).toEqual([]);
});

test('an account is opened while the list is down', async () => {
  list.answerWith((response) => response.destroy());
  const nobody = await server.as();
  const input = { ...someone(STOLEN), username: 'ana_dark', email: 'dark@staybook.example' };
  expect((await ask(nobody, 'register', input)).__typename).toBe('Registered');
});
