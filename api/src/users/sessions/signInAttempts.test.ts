import { NEW_PASSWORD, ask } from '../../../test/accountHelpers';
import { solvedCaptcha } from '../../../test/altcha';
import { PASSWORD, makeUser } from '../../../test/factories';
import { kindsOf, newAddress, signIn, signIns, signInsWrong } from '../../../test/signInHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { config } from '../../core/config';
import { rest } from '../../v1/testing/client';
import type { User } from '../user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', CAPTCHA: 'altcha' });
});
afterAll(() => server.close());

/** A browser in which the user has signed in and out again. */
async function usedBrowser(user: User): Promise<Visitor> {
  const browser = await server.as(user);
  await browser.graphql('mutation { signOut }');
  return Object.assign(browser, { accessToken: undefined, cookie: undefined });
}
/** Sends the most wrong passwords that need no captcha, from two networks. */
async function attack(username: string): Promise<void> {
  await signInsWrong(server, username, 10);
  await signInsWrong(server, username, 10);
}
const kindOf = async (person: Visitor, username: string, password = PASSWORD, address = newAddress()) =>
  kindsOf(await signIns(person, address, [{ username, password }]))[0];

describe('after 20 wrong passwords from anywhere', () => {
  test('a captcha is required and no one has to wait, whether or not the username exists', async () => {
    const { username } = await makeUser();
    const answers = [];
    for (const name of [username, 'nobody_at_all']) {
      await attack(name);
      answers.push(
        [await signIn(server, { username: name }), await signIn(server, { username: name, captcha: 'no' })],
        [await signIn(server, { username: name, password: 'x', captcha: await solvedCaptcha(server) })],
      );
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    expect(kindsOf(answers.slice(0, 2).flat())).toEqual([
      'CaptchaNeeded',
      'CaptchaRefused',
      'InvalidCredentials',
    ]);
    expect(answers[0]![0]!.message).toBe(
      'There have been many attempts to sign in with this username. Confirm that you are not a robot, then sign in again.',
    );
    const captcha = await solvedCaptcha(server);
    expect(await signIn(server, { username, captcha })).toMatchObject({ __typename: 'Session' });
    expect(await signIn(server, { username, captcha })).toMatchObject({ __typename: 'CaptchaRefused' });
  });

  test('of 30 concurrent attempts from 30 networks, 20 are checked', async () => {
    const { username } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signInsWrong(server, username, 1)));
    const tried = kindsOf(answers.flat()).filter((kind) => kind === 'InvalidCredentials');
    expect(tried).toHaveLength(20);
  });

  test('an attempt refused without a captcha starts no pause', async () => {
    const [{ username }, address] = [await makeUser(), newAddress()];
    await attack(username);
    expect(new Set(kindsOf(await signInsWrong(server, username, 15, address)))).toEqual(
      new Set(['CaptchaNeeded']),
    );
    const captcha = await solvedCaptcha(server);
    expect(await signIn(server, { username, captcha }, address)).toMatchObject({ __typename: 'Session' });
  });

  test('twenty right passwords require no captcha', async () => {
    const { username } = await makeUser();
    const address = newAddress();
    for (let count = 0; count < 22; count++)
      expect(await kindOf(await server.as(), username, PASSWORD, address)).toBe('Session');
  });

  test('/api/v1 requires no captcha: attempts of one network wait, others do not', async () => {
    const { username } = await makeUser();
    await attack(username);
    const login = async (password: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return rest(await server.as(), 'POST', '/auth/login', { username, password }, headers);
    };
    expect((await login(PASSWORD, newAddress())).status).toBe(200);
    const address = newAddress();
    for (let count = 0; count < 10; count++) expect((await login('Wrong#2026', address)).status).toBe(400);
    const refused = await login(PASSWORD, address);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
  });

  test('no captcha is required if none is configured', async () => {
    const { username } = await makeUser();
    await attack(username);
    config.captcha.kind = 'none';
    expect(await signIn(server, { username })).toMatchObject({ __typename: 'Session' });
    config.captcha.kind = 'altcha';
    expect(await signIn(server, { username })).toMatchObject({ __typename: 'CaptchaNeeded' });
  });

  test('the owner gets one mail a day, however many attempts follow', async () => {
    const user = await makeUser();
    await attack(user.username);
    const [mail] = await server.mailsTo(user.email);
    expect(mail!.subject).toBe('Someone tried to sign in to your account 20 times');
    expect(mail!.text).toContain('/forgotpassword');
    const wrong = { username: user.username, password: 'Wrong#2026' };
    for (let count = 0; count < 3; count++)
      await signIn(server, { ...wrong, captcha: await solvedCaptcha(server) });
    await ask(await usedBrowser(user), 'forgotPassword', {
      email: user.email,
      captcha: await solvedCaptcha(server),
    });
    const subjects = (await server.mailsTo(user.email, 2)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Password reset assistance', mail!.subject]);
  });
});

describe('a device on which the account has signed in before', () => {
  test('signs in at once after attempts of strangers, also from their network and after signing out', async () => {
    const user = await makeUser();
    const browser = await usedBrowser(user);
    const address = newAddress();
    await attack(user.username);
    await signInsWrong(server, user.username, 12, address);
    for (let round = 0; round < 7; round++) await signInsWrong(server, 'somebody_else', 15, address);
    expect(await kindOf(await server.as(), user.username, PASSWORD, address)).toBe('TooManyAttempts');
    expect(await kindOf(browser, user.username, PASSWORD, address)).toBe('Session');
  });

  test('is remembered for each person who shares it', async () => {
    const [first, second] = [await makeUser(), await makeUser()];
    const browser = await usedBrowser(first);
    expect(await kindOf(browser, second.username)).toBe('Session');
    for (const { username } of [first, second]) {
      await attack(username);
      expect(await kindOf(browser, username)).toBe('Session');
    }
  });

  test('has ten free wrong passwords, then waits, so a stolen cookie cannot guess without limit', async () => {
    const user = await makeUser();
    const [thief, owner] = [await usedBrowser(user), await usedBrowser(user)];
    const kinds = [];
    for (let count = 0; count < 11; count++) kinds.push(await kindOf(thief, user.username, 'Wrong#2026'));
    expect(kinds).toEqual([...Array<string>(10).fill('InvalidCredentials'), 'TooManyAttempts']);
    expect(await kindOf(owner, user.username)).toBe('Session');
  });

  test('is recognised by a signed cookie of this account only', async () => {
    const { username } = await makeUser();
    await attack(username);
    const other = await usedBrowser(await makeUser());
    const forged = [
      other.deviceCookie,
      `device=${'a'.repeat(43)}.${'0'.repeat(64)}`,
      `${other.deviceCookie}.${'0'.repeat(64)}`,
      'device=',
      'device=hello',
    ];
    for (const deviceCookie of forged)
      expect(await kindOf(Object.assign(await server.as(), { deviceCookie }), username)).toBe(
        'CaptchaNeeded',
      );
  });

  test('is unknown again after the password was changed elsewhere', async () => {
    const user = await makeUser();
    const browser = await usedBrowser(user);
    const here = await server.as(user);
    await ask(here, 'changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    await attack(user.username);
    expect(await kindOf(browser, user.username, NEW_PASSWORD)).toBe('CaptchaNeeded');
    await here.graphql('mutation { renewSession { __typename } }');
    expect(await kindOf(here, user.username, NEW_PASSWORD)).toBe('Session');
  });
});
