import { Authenticator } from '../../../test/authenticator';
import { later } from '../../../test/clock';
import { makeUser } from '../../../test/factories';
import {
  addPasskey,
  factorCall,
  methodsOf,
  newAuthenticator,
  passkeyAnswer,
  signInByPasskey,
} from '../../../test/factors';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { User } from '../user.entity';
import { Passkey } from './passkey.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person with one passkey, on the device where it was added. */
async function withPasskey(counts = false) {
  const user = await makeUser();
  const person = await server.as(user);
  const authenticator = newAuthenticator(counts);
  expect(await addPasskey(person, authenticator)).toMatchObject({ __typename: 'SignInMethods' });
  return { user, person, authenticator };
}
const viewerOf = async (person: Visitor) => (await person.graphql('{ viewer { id } }')).data.viewer;
const devicesOf = async (person: Visitor) =>
  (await person.graphql('{ myDevices { method network current } }')).data.myDevices;

test('a passkey alone signs in, and the owner is told when it is added', async () => {
  const { user, authenticator } = await withPasskey();
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.subject).toBe('A passkey was added to your account');
  expect(mail!.text).toContain('"Phone"');

  const browser = await server.as();
  expect(await signInByPasskey(browser, authenticator)).toMatchObject({
    __typename: 'Session',
    viewer: { id: user.id },
  });
  expect(await viewerOf(browser)).toEqual({ id: user.id });
  expect(browser.cookie).toMatch(/^jwt=/);
  expect(await devicesOf(browser)).toContainEqual({ method: 'PASSKEY', network: '127.0.0.*', current: true });
});

test('My account lists, names and removes passkeys', async () => {
  const { user, person, authenticator } = await withPasskey();
  const [{ id: passkeyId }] = (await methodsOf(person)).passkeys;
  expect((await methodsOf(person)).passkeys).toEqual([
    { id: passkeyId, name: 'Phone', backedUp: true, lastUsedAt: null },
  ]);
  await signInByPasskey(await server.as(), authenticator);
  expect((await methodsOf(person)).passkeys[0].lastUsedAt).not.toBeNull();

  const NAMES = '... on SignInMethods { passkeys { name } }';
  const renamed = await factorCall(person, 'renamePasskey', { passkeyId, name: ' Laptop ' }, NAMES);
  expect(renamed.passkeys).toEqual([{ name: 'Laptop' }]);
  const stranger = await server.as(await makeUser());
  expect(await factorCall(stranger, 'renamePasskey', { passkeyId, name: 'Mine' })).toMatchObject({
    __typename: 'SignInChangeRefused',
  });
  await factorCall(stranger, 'removePasskey', { passkeyId });
  expect((await methodsOf(person)).passkeys).toHaveLength(1);

  const removed = await factorCall(person, 'removePasskey', { passkeyId }, NAMES);
  expect(removed.passkeys).toEqual([]);
  expect(await factorCall(person, 'removePasskey', { passkeyId })).toMatchObject({
    __typename: 'SignInMethods',
  });
  expect(await signInByPasskey(await server.as(), authenticator)).toMatchObject({
    __typename: 'PasskeyRefused',
  });
  await server.mailAbout(user.email, 'A passkey was removed from your account');
});

test('an account may have no password: it signs in by passkey, and keeps its last one', async () => {
  const { user, person, authenticator } = await withPasskey();
  expect(await factorCall(await server.as(await makeUser()), 'removePassword')).toMatchObject({
    __typename: 'SignInChangeRefused',
    message: 'Add a passkey first; otherwise you could not sign in.',
  });
  expect(await factorCall(person, 'removePassword')).toMatchObject({ __typename: 'SignInMethods' });
  expect(await methodsOf(person)).toMatchObject({ hasPassword: false, proofs: ['PASSKEY'] });

  const browser = await server.as();
  expect((await browser.signIn(user.username)).data.signIn.__typename).toBe('InvalidCredentials');
  expect((await browser.signIn(user.username, '')).data.signIn.__typename).toBe('InvalidCredentials');
  expect(await signInByPasskey(browser, authenticator)).toMatchObject({ __typename: 'Session' });
  const [{ id: passkeyId }] = (await methodsOf(person)).passkeys;
  expect(await factorCall(person, 'removePasskey', { passkeyId })).toMatchObject({
    __typename: 'SignInChangeRefused',
    message: expect.stringContaining('your only way to sign in'),
  });
});

describe('a passkey is refused', () => {
  test('when a page of another origin relays the challenge', async () => {
    const { authenticator } = await withPasskey();
    const relay = { origin: 'https://staybook.attacker.example' };
    const browser = await server.as();
    expect(await signInByPasskey(browser, authenticator, relay)).toMatchObject({
      __typename: 'PasskeyRefused',
    });
    expect(await viewerOf(browser)).toBeNull();

    const phished = new Authenticator(relay.origin);
    const person = await server.as(await makeUser());
    expect(await addPasskey(person, phished)).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test('when the user was not verified on the device', async () => {
    const { person, authenticator } = await withPasskey();
    const odd = { unverified: true };
    expect(await signInByPasskey(await server.as(), authenticator, odd)).toMatchObject({
      __typename: 'PasskeyRefused',
    });
    expect(await addPasskey(person, newAuthenticator(), odd)).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test('when it answers another challenge, or an answer is sent twice', async () => {
    const { authenticator } = await withPasskey();
    const browser = await server.as();
    const other = { challenge: Buffer.from('another challenge').toString('base64url') };
    expect(await signInByPasskey(browser, authenticator, other)).toMatchObject({
      __typename: 'PasskeyRefused',
    });

    const answer = await passkeyAnswer(browser, authenticator);
    expect(await factorCall(browser, 'finishPasskeySignIn', answer)).toMatchObject({ __typename: 'Session' });
    expect(await factorCall(await server.as(), 'finishPasskeySignIn', answer)).toMatchObject({
      __typename: 'StepEnded',
    });
  });

  test('after five minutes', async () => {
    const { authenticator } = await withPasskey();
    const browser = await server.as();
    const answer = await passkeyAnswer(browser, authenticator);
    const late = await later(5 * 60_000, () => factorCall(browser, 'finishPasskeySignIn', answer));
    expect(late).toMatchObject({ __typename: 'StepEnded', message: expect.stringContaining('begin again') });
  });

  test('when its account is disabled, or nobody knows it', async () => {
    const { user, authenticator } = await withPasskey();
    await transaction(() => repo(User).update({ id: user.id }, { active: false }));
    const browser = await server.as();
    expect(await signInByPasskey(browser, authenticator)).toMatchObject({ __typename: 'PasskeyRefused' });

    const stranger = newAuthenticator();
    stranger.create(JSON.stringify({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'x' } }));
    expect(await signInByPasskey(browser, stranger)).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test.each(['{}', 'null', '7', 'no JSON', '{"id":{"a":1}}', '{"id":"x"}', '{"id":"x","response":null}'])(
    'when the answer is %s',
    async (response) => {
      const person = await server.as(await makeUser());
      const { ticket } = (await person.graphql('mutation { beginPasskeySignIn { ticket } }')).data
        .beginPasskeySignIn;
      const refused = { __typename: 'PasskeyRefused' };
      expect(await factorCall(person, 'finishPasskeySignIn', { ticket, response })).toMatchObject(refused);
      const begun = (
        await person.graphql('mutation { beginPasskeyRegistration { ... on PasskeyStep { ticket } } }')
      ).data.beginPasskeyRegistration;
      const input = { ticket: begun.ticket, response, name: 'Phone' };
      expect(await factorCall(person, 'finishPasskeyRegistration', input)).toMatchObject(refused);
    },
  );
});

test('a challenge to add a passkey belongs to its session, its account and its purpose', async () => {
  const user = await makeUser();
  const [person, otherDevice, stranger] = [
    await server.as(user),
    await server.as(user),
    await server.as(await makeUser()),
  ];
  const begun = (
    await person.graphql('mutation { beginPasskeyRegistration { ... on PasskeyStep { ticket options } } }')
  ).data.beginPasskeyRegistration;
  const response = newAuthenticator().create(begun.options);
  const input = { ticket: begun.ticket, response, name: 'Phone' };
  const ended = { __typename: 'StepEnded' };
  expect(await factorCall(otherDevice, 'finishPasskeyRegistration', input)).toMatchObject(ended);
  expect(await factorCall(stranger, 'finishPasskeyRegistration', input)).toMatchObject(ended);
  const signingIn = (await person.graphql('mutation { beginPasskeySignIn { ticket } }')).data
    .beginPasskeySignIn;
  expect(
    await factorCall(person, 'finishPasskeyRegistration', { ...input, ticket: signingIn.ticket }),
  ).toMatchObject(ended);
  expect(await factorCall(person, 'finishPasskeyRegistration', input)).toMatchObject({
    __typename: 'SignInMethods',
  });
  expect(await factorCall(person, 'finishPasskeyRegistration', input)).toMatchObject(ended);
});

test('two enrolments of one passkey at once add it once, and no account takes that of another', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const authenticator = newAuthenticator();
  const begun = await Promise.all(
    [0, 1].map(
      async () =>
        (
          await person.graphql(
            'mutation { beginPasskeyRegistration { ... on PasskeyStep { ticket options } } }',
          )
        ).data.beginPasskeyRegistration,
    ),
  );
  const response = authenticator.create(begun[0].options);
  const input = { ticket: begun[0].ticket, response, name: 'Phone' };
  const kinds = (
    await Promise.all([0, 1].map(() => factorCall(person, 'finishPasskeyRegistration', input)))
  ).map(({ __typename }) => __typename);
  expect(kinds.sort()).toEqual(['SignInMethods', 'StepEnded']);
  expect(await repo(Passkey).countBy({ userId: user.id })).toBe(1);
});

test('a copy is noticed by its counter: it is refused and the owner is told', async () => {
  const { user, authenticator } = await withPasskey(true);
  const browser = await server.as();
  expect(await signInByPasskey(browser, authenticator)).toMatchObject({ __typename: 'Session' });
  expect(await signInByPasskey(browser, authenticator, { counter: 4_000_000_000 })).toMatchObject({
    __typename: 'Session',
  });
  expect(await signInByPasskey(await server.as(), authenticator, { counter: 2 })).toMatchObject({
    __typename: 'PasskeyRefused',
    message: expect.stringContaining('a copy of it may exist'),
  });
  await server.mailAbout(user.email, 'We refused one of your passkeys');
});
