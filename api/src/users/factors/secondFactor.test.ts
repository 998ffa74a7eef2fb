import { later } from '../../../test/clock';
import { makeUser, PASSWORD } from '../../../test/factories';
import {
  addCodeApp,
  addPasskey,
  codeOf,
  factorCall,
  firstStep,
  methodsOf,
  newAuthenticator,
  passkeyAnswer,
  secondStep,
} from '../../../test/factors';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { RecoveryCode } from './recoveryCode.entity';
import { SecondFactor } from './secondFactor.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

/** A person who signs in with a code, on the device where it was set up. */
async function withCodeApp() {
  const user = await makeUser();
  const person = await server.as(user);
  return { user, person, ...(await addCodeApp(person)) };
}
const viewerOf = async (person: Visitor) => (await person.graphql('{ viewer { id } }')).data.viewer;
const methodOf = async (person: Visitor) =>
  (await person.graphql('{ myDevices { method current } }')).data.myDevices.find(
    ({ current }: { current: boolean }) => current,
  ).method;

test('after the password, the account asks for a code of the app', async () => {
  const { user, person, secret } = await withCodeApp();
  expect(await methodsOf(person)).toMatchObject({
    codeAppSince: expect.any(String),
    recoveryCodesLeft: 10,
    proofs: ['CODE'],
  });
  const browser = await server.as();
  const first = await firstStep(browser, user.username);
  expect(first).toMatchObject({ __typename: 'SecondFactorNeeded', factors: ['CODE', 'RECOVERY_CODE'] });
  expect(browser.cookie).toBeUndefined();
  expect(await secondStep(browser, { ticket: first.ticket, code: codeOf(secret) })).toMatchObject({
    __typename: 'Session',
    viewer: { id: user.id },
  });
  expect(await viewerOf(browser)).toEqual({ id: user.id });
  expect(await methodOf(browser)).toBe('PASSWORD_AND_CODE');
});

test('a wrong password gets the same answer with and without a second factor', async () => {
  const { user } = await withCodeApp();
  const answers = [
    await firstStep(await server.as(), user.username, 'Wrong#2026'),
    await firstStep(await server.as(), (await makeUser()).username, 'Wrong#2026'),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0].__typename).toBe('InvalidCredentials');
});

test('setting up an app ends the other sessions, tells the owner, and stores no secret that can be read', async () => {
  const user = await makeUser();
  const [person, other] = [await server.as(user), await server.as(user)];
  const { secret } = await addCodeApp(person);
  expect(await viewerOf(other)).toBeNull();
  expect(await viewerOf(person)).toEqual({ id: user.id });
  expect((await server.mailsTo(user.email))[0]!.subject).toBe('Signing in now asks for a code');
  const { sealedSecret } = await repo(SecondFactor).findOneByOrFail({ userId: user.id });
  expect(sealedSecret).not.toContain(secret);
});

test('a code works once, also when two browsers send it at the same time', async () => {
  const { user, secret } = await withCodeApp();
  const browsers = [await server.as(), await server.as()];
  const code = codeOf(secret);
  const tickets = await Promise.all(browsers.map((browser) => firstStep(browser, user.username)));
  const kinds = await Promise.all(
    browsers.map((browser, index) => secondStep(browser, { ticket: tickets[index].ticket, code })),
  );
  expect(kinds.map(({ __typename }) => __typename).sort()).toEqual(['FactorCodeWrong', 'Session']);
  const { ticket } = await firstStep(browsers[0]!, user.username);
  expect(await secondStep(browsers[0]!, { ticket, code })).toMatchObject({
    __typename: 'FactorCodeWrong',
    message: expect.stringContaining('Wait for the next one'),
  });
  // An older code of the same window is not accepted either.
  const older = { ticket, code: codeOf(secret, -1) };
  expect(await secondStep(browsers[0]!, older)).toMatchObject({ __typename: 'FactorCodeWrong' });
  expect(await secondStep(browsers[0]!, { ticket, code: codeOf(secret, 1) })).toMatchObject({
    __typename: 'Session',
  });
});

test('a ticket ends after five minutes, after its use, and when the password changes', async () => {
  const { user, person, secret } = await withCodeApp();
  const browser = await server.as();
  const ended = { __typename: 'StepEnded' };
  const late = await firstStep(browser, user.username);
  await later(5 * 60_000, async () => {
    const answer = await secondStep(browser, { ticket: late.ticket, code: codeOf(secret) });
    expect(answer).toMatchObject(ended);
  });
  const { ticket } = await firstStep(browser, user.username);
  expect(await secondStep(browser, { ticket, code: codeOf(secret) })).toMatchObject({
    __typename: 'Session',
  });
  expect(await secondStep(await server.as(), { ticket, code: codeOf(secret, 1) })).toMatchObject(ended);
  expect(
    await secondStep(browser, { ticket: ticket.replace(/.{9}$/, 'changedxx'), code: '000000' }),
  ).toMatchObject(ended);

  const before = await firstStep(await server.as(), user.username);
  await factorCall(person, 'changePassword', { currentPassword: PASSWORD, password: 'Other#Harbour8' });
  expect(
    await secondStep(await server.as(), { ticket: before.ticket, code: codeOf(secret, 1) }),
  ).toMatchObject(ended);
});

test('each recovery code works once in place of a code, and the owner is told how many are left', async () => {
  const { user, person, recoveryCodes } = await withCodeApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const rows = await repo(RecoveryCode).findBy({ userId: user.id });
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]!.slice(0, 9));

  const use = async (code: string) => {
    const browser = await server.as();
    const { ticket } = await firstStep(browser, user.username);
    return { browser, answer: await secondStep(browser, { ticket, code }) };
  };
  const { browser, answer } = await use(` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')} `);
  expect(answer).toMatchObject({ __typename: 'Session' });
  expect(await methodOf(browser)).toBe('PASSWORD_AND_RECOVERY_CODE');
  expect((await use(recoveryCodes[0]!)).answer).toMatchObject({ __typename: 'FactorCodeWrong' });
  expect((await methodsOf(person)).recoveryCodesLeft).toBe(9);
  expect((await server.mailAbout(user.email, 'recovery code')).text).toContain('9 recovery codes left');

  const renewed = await factorCall(person, 'recoveryCodes', undefined, '... on RecoveryCodes { codes }');
  expect((await use(recoveryCodes[1]!)).answer).toMatchObject({ __typename: 'FactorCodeWrong' });
  expect((await use(renewed.codes[0])).answer).toMatchObject({ __typename: 'Session' });
});

test('the app is removed, and there are no recovery codes without it', async () => {
  const { user, person } = await withCodeApp();
  expect(await factorCall(person, 'disableSecondFactor')).toMatchObject({ __typename: 'SignInMethods' });
  expect(await methodsOf(person)).toMatchObject({
    codeAppSince: null,
    recoveryCodesLeft: 0,
    proofs: ['PASSWORD'],
  });
  expect(await firstStep(await server.as(), user.username)).toMatchObject({ __typename: 'Session' });
  expect(await factorCall(person, 'recoveryCodes')).toMatchObject({ __typename: 'SignInChangeRefused' });
});

test('a passkey of the same person may be the second step, that of another person may not', async () => {
  const { user, person } = await withCodeApp();
  const [own, foreign] = [newAuthenticator(), newAuthenticator()];
  await addPasskey(person, own);
  await addPasskey(await server.as(await makeUser()), foreign);
  const browser = await server.as();
  const { ticket, factors } = await firstStep(browser, user.username);
  expect(factors).toEqual(['CODE', 'PASSKEY', 'RECOVERY_CODE']);
  expect(await secondStep(browser, { ticket, passkey: await passkeyAnswer(browser, foreign) })).toMatchObject(
    {
      __typename: 'PasskeyRefused',
    },
  );
  expect(await secondStep(browser, { ticket, passkey: await passkeyAnswer(browser, own) })).toMatchObject({
    __typename: 'Session',
  });
});

describe('setting up an app', () => {
  const SETUP = '... on CodeAppSetup { ticket secret uri }';

  test('needs a right code of its own secret, in the session that began it', async () => {
    const user = await makeUser();
    const [person, otherDevice] = [await server.as(user), await server.as(user)];
    const { ticket, secret, uri } = await factorCall(person, 'beginSecondFactor', undefined, SETUP);
    expect(uri).toBe(`otpauth://totp/Staybook:${user.username}?secret=${secret}&issuer=Staybook`);
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect(await factorCall(person, 'enableSecondFactor', { ticket, code: wrong })).toMatchObject({
      __typename: 'FactorCodeWrong',
    });
    expect(
      await factorCall(otherDevice, 'enableSecondFactor', { ticket, code: codeOf(secret) }),
    ).toMatchObject({
      __typename: 'SignInChangeRefused',
    });
    // A thief who knows the secret of another set-up cannot fix it on this account.
    const thief = await factorCall(await server.as(await makeUser()), 'beginSecondFactor', undefined, SETUP);
    const fixed = { ticket: thief.ticket, code: codeOf(thief.secret) };
    expect(await factorCall(person, 'enableSecondFactor', fixed)).toMatchObject({
      __typename: 'SignInChangeRefused',
    });
    expect(await factorCall(person, 'enableSecondFactor', { ticket, code: codeOf(secret) })).toMatchObject({
      __typename: 'RecoveryCodes',
    });
  });

  test('twice at once sets up one of them', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const begun = [
      await factorCall(person, 'beginSecondFactor', undefined, SETUP),
      await factorCall(person, 'beginSecondFactor', undefined, SETUP),
    ];
    const answers = await Promise.all(
      begun.map(({ ticket, secret }) =>
        factorCall(person, 'enableSecondFactor', { ticket, code: codeOf(secret) }),
      ),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'RecoveryCodes',
      'SignInChangeRefused',
    ]);
    expect(await repo(RecoveryCode).countBy({ userId: user.id })).toBe(10);
    expect(await factorCall(person, 'beginSecondFactor')).toMatchObject({
      __typename: 'SignInChangeRefused',
    });
  });
});
