import { makeUser } from '../../../test/factories';
import {
  addCodeApp,
  addPasskey,
  factorCall,
  firstStep,
  newAuthenticator,
  secondStep,
  v1SignIn,
} from '../../../test/factors';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { log } from '../../core/log';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** All that the log is given while `work` runs, as text. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const levels = (['info', 'warn', 'error'] as const).map((level) => jest.spyOn(log, level));
  try {
    await work();
    return JSON.stringify(levels.flatMap(({ mock }) => mock.calls));
  } finally {
    for (const spy of levels) spy.mockRestore();
  }
}

test('the log contains no recovery code, secret, app password, ticket or code', async () => {
  const user = await makeUser();
  const secrets: string[] = [];
  const text = await logOf(async () => {
    const person = await server.as(user);
    const { secret, recoveryCodes } = await addCodeApp(person);
    const { secret: appPassword } = await factorCall(
      person,
      'createAppPassword',
      { name: 'Old client' },
      '... on NewAppPassword { secret }',
    );
    await v1SignIn(server, user, appPassword);
    const browser = await server.as();
    const { ticket } = await firstStep(browser, user.username);
    await secondStep(browser, { ticket, code: recoveryCodes[0]!.replace(/.$/, 'z') });
    await secondStep(browser, { ticket, code: recoveryCodes[1] });
    secrets.push(secret, appPassword, ticket, ...recoveryCodes);
  });
  expect(text).toContain('signedIn');
  for (const one of secrets) expect(text).not.toContain(one);
});

test('a ticket of one purpose or account is good for no other', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  for (const one of [user, other]) await addCodeApp(await server.as(one));
  const browser = await server.as();
  const { ticket } = await firstStep(browser, user.username);
  const person = await server.as(await makeUser());
  expect(await factorCall(person, 'enableSecondFactor', { ticket, code: '000000' })).toMatchObject({
    __typename: 'StepEnded',
  });
  expect(await factorCall(person, 'finishPasskeySignIn', { ticket, response: '{}' })).toMatchObject({
    __typename: 'StepEnded',
  });
  expect(await factorCall(person, 'keepOwnFactors', { token: ticket })).toMatchObject({
    __typename: 'LinkExpired',
  });
});

test('a passkey of another person never answers for the account of the password', async () => {
  const user = await makeUser();
  await addCodeApp(await server.as(user));
  const attacker = await server.as(await makeUser());
  const authenticator = newAuthenticator();
  await addPasskey(attacker, authenticator);
  const browser = await server.as();
  const { ticket } = await firstStep(browser, user.username);
  const begun = (await browser.graphql('mutation { beginPasskeySignIn { ticket options } }')).data
    .beginPasskeySignIn;
  // The answer names the other account, but the signature is the attacker's.
  const answer = JSON.parse(authenticator.get(begun.options));
  answer.response.userHandle = Buffer.from(user.id).toString('base64url');
  const passkey = { ticket: begun.ticket, response: JSON.stringify(answer) };
  expect(await secondStep(browser, { ticket, passkey })).toMatchObject({ __typename: 'PasskeyRefused' });
});

test('challenges to sign in say nothing about accounts', async () => {
  const browser = await server.as();
  const { data } = await browser.graphql('mutation { beginPasskeySignIn { options } }');
  const { allowCredentials, rpId, userVerification } = JSON.parse(data.beginPasskeySignIn.options);
  expect({ allowCredentials, rpId, userVerification }).toEqual({
    allowCredentials: [],
    rpId: 'localhost',
    userVerification: 'required',
  });
});

test('an app password is no second step and does not begin one', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  await addCodeApp(person);
  const { secret } = await factorCall(
    person,
    'createAppPassword',
    { name: 'Old client' },
    '... on NewAppPassword { secret }',
  );
  const browser = await server.as();
  expect(await firstStep(browser, user.username, secret)).toMatchObject({ __typename: 'InvalidCredentials' });
  const { ticket } = await firstStep(browser, user.username);
  expect(await secondStep(browser, { ticket, code: secret })).toMatchObject({
    __typename: 'FactorCodeWrong',
  });
});
