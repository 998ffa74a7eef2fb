import { later } from '../../../test/clock';
import { makeUser } from '../../../test/factories';
import {
  addCodeApp,
  addPasskey,
  factorCall,
  firstStep,
  methodsOf,
  newAuthenticator,
  signInByPasskey,
  v1SignIn,
} from '../../../test/factors';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import type { User } from '../user.entity';
import { applyFactorResets, resetFactorsNow } from './factorReset.service';

const HOUR = 3_600_000;
let server: TestServer;
let admin: Visitor;
let adminUser: User;
beforeAll(async () => {
  server = await startTestServer();
  adminUser = await makeUser('ADMIN');
  admin = await server.as(adminUser);
});
afterAll(() => server.close());

/** A person who has lost a passkey, an app, its recovery codes and an app password. */
async function withFactors() {
  const user = await makeUser();
  const person = await server.as(user);
  const authenticator = newAuthenticator();
  await addPasskey(person, authenticator);
  await addCodeApp(person);
  const { secret } = await factorCall(
    person,
    'createAppPassword',
    { name: 'Old client' },
    '... on NewAppPassword { secret }',
  );
  return { user, person, authenticator, appPassword: secret as string };
}
const USER = '... on User { hasSecondFactor factorsResetAt }';
const viewerOf = async (person: Visitor) => (await person.graphql('{ viewer { id } }')).data.viewer;
async function keepTokenOf(email: string): Promise<string> {
  const mails = await server.mailsTo(email, 4);
  const mail = mails.find(({ subject }) => subject === 'Your second factors will be removed');
  return /\/keepfactors\/(\S+)/.exec(mail!.text)![1]!;
}

test('a reset by an administrator takes effect after 24 hours and ends every session', async () => {
  const { user, person, authenticator, appPassword } = await withFactors();
  const answer = await factorCall(admin, 'resetFactors', { userId: user.id }, USER);
  expect(answer).toMatchObject({ __typename: 'User', hasSecondFactor: true });
  const hours = (Date.parse(answer.factorsResetAt) - Date.now()) / HOUR;
  expect(hours).toBeCloseTo(24, 1);
  expect((await methodsOf(person)).factorsResetAt).toBe(answer.factorsResetAt);

  await later(23 * HOUR, applyFactorResets);
  expect(await firstStep(await server.as(), user.username)).toMatchObject({
    __typename: 'SecondFactorNeeded',
  });
  await later(24 * HOUR + 1000, applyFactorResets);
  expect(await viewerOf(person)).toBeNull();
  expect(await signInByPasskey(await server.as(), authenticator)).toMatchObject({
    __typename: 'PasskeyRefused',
  });
  expect((await v1SignIn(server, user, appPassword)).status).toBe(400);
  const browser = await server.as();
  expect(await firstStep(browser, user.username)).toMatchObject({ __typename: 'Session' });
  expect(await methodsOf(browser)).toMatchObject({ passkeys: [], appPasswords: [], recoveryCodesLeft: 0 });
});

test('the owner objects with the link of the mail, once, and nothing happens', async () => {
  const { user, person } = await withFactors();
  await factorCall(admin, 'resetFactors', { userId: user.id });
  const token = await keepTokenOf(user.email);
  const stranger = await server.as();
  expect(await factorCall(stranger, 'keepOwnFactors', { token: `${token.slice(0, -2)}xx` })).toMatchObject({
    __typename: 'LinkExpired',
  });
  expect(await factorCall(stranger, 'keepOwnFactors', { token })).toMatchObject({
    __typename: 'FactorsKept',
  });
  expect(await factorCall(stranger, 'keepOwnFactors', { token })).toMatchObject({
    __typename: 'LinkExpired',
  });
  await later(25 * HOUR, applyFactorResets);
  expect(await viewerOf(person)).toEqual({ id: user.id });
  expect((await methodsOf(person)).recoveryCodesLeft).toBe(10);
});

test('a link of an earlier reset does not stop a later one', async () => {
  const { user } = await withFactors();
  await factorCall(admin, 'resetFactors', { userId: user.id });
  const token = await keepTokenOf(user.email);
  await factorCall(admin, 'keepFactors', { userId: user.id });
  await later(HOUR, async () => {
    const again = await factorCall(await server.as(adminUser), 'resetFactors', { userId: user.id });
    expect(again).toMatchObject({ __typename: 'User' });
  });
  expect(await factorCall(await server.as(), 'keepOwnFactors', { token })).toMatchObject({
    __typename: 'LinkExpired',
  });
});

test('repeating a request does not move its time, and an administrator takes it back', async () => {
  const { user } = await withFactors();
  const first = await factorCall(admin, 'resetFactors', { userId: user.id }, USER);
  const again = await later(HOUR, async () =>
    factorCall(await server.as(adminUser), 'resetFactors', { userId: user.id }, USER),
  );
  expect(again.factorsResetAt).toBe(first.factorsResetAt);
  const kept = await factorCall(admin, 'keepFactors', { userId: user.id }, USER);
  expect(kept).toMatchObject({ __typename: 'User', factorsResetAt: null });
});

test('nobody resets their own, and an account without second factors is refused', async () => {
  const user = await makeUser('ADMIN');
  const person = await server.as(user);
  await addCodeApp(person);
  expect(await factorCall(person, 'resetFactors', { userId: user.id })).toMatchObject({
    __typename: 'SignInChangeRefused',
    message: expect.stringContaining('your own'),
  });
  const plain = await makeUser();
  expect(await factorCall(admin, 'resetFactors', { userId: plain.id })).toMatchObject({
    __typename: 'SignInChangeRefused',
  });
  expect(await factorCall(admin, 'resetFactors', { userId: 'f'.repeat(24) })).toMatchObject({
    __typename: 'UnknownUser',
  });
});

test('a new password by mail removes no second factor', async () => {
  const { user } = await withFactors();
  const visitor = await server.as();
  await factorCall(visitor, 'forgotPassword', { email: user.email });
  const mail = (await server.mailsTo(user.email, 4)).find(({ subject }) => subject.includes('reset'))!;
  const [, token, userId] = /\/resetpassword\/([^/\s]+)\/([0-9a-f]{24})/.exec(mail.text)!;
  await factorCall(visitor, 'resetPassword', { userId, token, password: 'Other#Harbour8' });
  expect(await firstStep(visitor, user.username, 'Other#Harbour8')).toMatchObject({
    __typename: 'SecondFactorNeeded',
  });
});

test('the command of the server resets at once', async () => {
  const { user, person } = await withFactors();
  await resetFactorsNow(user.email.toUpperCase());
  expect(await viewerOf(person)).toBeNull();
  expect(await firstStep(await server.as(), user.username)).toMatchObject({ __typename: 'Session' });
  const { text } = await server.mailAbout(user.email, 'Your second factors were removed');
  expect(text).toContain('Sign in with your password');
  await expect(resetFactorsNow('nobody@staybook.example')).rejects.toThrow('No account has the address');
});

test('administrators see who has a second factor, others do not', async () => {
  const { user, person } = await withFactors();
  const plain = await makeUser();
  const ask = async (asker: Visitor, id: string) =>
    (await asker.graphql(`{ user(id: "${id}") { hasSecondFactor factorsResetAt } }`)).data.user;
  expect(await ask(admin, user.id)).toEqual({ hasSecondFactor: true, factorsResetAt: null });
  expect(await ask(admin, plain.id)).toEqual({ hasSecondFactor: false, factorsResetAt: null });
  expect(await ask(person, user.id)).toEqual({ hasSecondFactor: null, factorsResetAt: null });
});

test('an account that is deleted takes its second factors with it, and the export names them', async () => {
  const { person, authenticator } = await withFactors();
  const data = JSON.parse((await person.graphql('{ myData }')).data.myData);
  expect(data.signingIn).toMatchObject({ passkeys: [{ name: 'Phone' }], recoveryCodesLeft: 10 });
  expect(JSON.stringify(data)).not.toMatch(/publicKey|sealedSecret|secretHash/);
  expect(await factorCall(person, 'deleteAccount', {})).toMatchObject({ __typename: 'AccountDeleted' });
  expect(await signInByPasskey(await server.as(), authenticator)).toMatchObject({
    __typename: 'PasskeyRefused',
  });
});
