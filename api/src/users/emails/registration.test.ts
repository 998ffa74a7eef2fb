import { startTestServer, type TestServer } from '../../../test/testServer';
import { later } from '../../../test/clock';
import { makeUser } from '../../../test/factories';
import { repo } from '../../database/transaction';
import { Registration } from './registration.entity';
import { purgeRegistrations } from './registration.service';
import { User } from '../user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename ... on Registered { userId email } ... on Problem { message } } }`;
const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) {
  __typename ... on Verified { userId } ... on CodeWrong { triesLeft } ... on Problem { message } } }`;
const AGAIN = `mutation ($input: SendCodeAgainInput!) { sendCodeAgain(input: $input) { __typename ... on MailSent { message } } }`;

let count = 0;
function someone(change: object = {}) {
  const name = `newcomer_${++count}`;
  return {
    name: 'New Comer',
    username: name,
    email: `${name}@staybook.example`,
    password: 'Quiet#Harbour7',
    ...change,
  };
}
const ask = async (query: string, input: object) => (await server.as()).graphql(query, { input });
const register = async (input: object) => (await ask(REGISTER, input)).data.register;
const verify = async (userId: string, code: string) => (await ask(VERIFY, { userId, code })).data.verifyEmail;
const codeFor = async (email: string, mails = 1) =>
  /\b(\d{6})\b/.exec((await server.mailsTo(email, mails))[0]!.text)![1]!;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a new user registers, confirms the address by the code in the mail, and signs in as a customer', async () => {
  const input = someone();
  const { userId, __typename } = await register(input);
  expect(__typename).toBe('Registered');
  expect(await repo(User).countBy({ id: userId })).toBe(0);
  expect((await (await server.as()).signIn(input.username, input.password)).data.signIn.__typename).toBe(
    'InvalidCredentials',
  );

  expect(await verify(userId, await codeFor(input.email))).toEqual({ __typename: 'Verified', userId });
  const { data } = await (await server.as()).signIn(input.username, input.password);
  expect(data.signIn.viewer).toMatchObject({
    id: userId,
    name: 'New Comer',
    email: input.email,
    role: 'CUSTOMER',
  });
  const [welcome] = await server.mailsTo(input.email, 2);
  expect(welcome!.subject).toContain('Welcome');
  expect(JSON.stringify(await repo(Registration).findBy({ email: input.email }))).toBe('[]');
});

test('registering a known address gets the same answer, a mail without a code, and accepts no code', async () => {
  const owner = await makeUser();
  const input = someone({ email: owner.email.toUpperCase() });
  const answer = await register(input);
  expect(answer).toEqual({
    __typename: 'Registered',
    userId: expect.stringMatching(/^[0-9a-f]{24}$/),
    email: input.email,
  });
  const [mail] = await server.mailsTo(owner.email.toUpperCase());
  expect(mail!.text).not.toMatch(/\b\d{6}\b/);
  expect(mail!.text).toContain('/forgotpassword');
  expect(await verify(answer.userId, '123456')).toMatchObject({ __typename: 'CodeWrong', triesLeft: 4 });
});

test('a code works for ten minutes and five tries, and a new one replaces it', async () => {
  const input = someone();
  const { userId } = await register(input);
  const code = await codeFor(input.email);
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await verify(userId, wrong(code))).toMatchObject({ __typename: 'CodeWrong', triesLeft });
  expect(await verify(userId, code)).toMatchObject({ __typename: 'CodeExpired' });

  expect((await ask(AGAIN, { userId })).data.sendCodeAgain.__typename).toBe('MailSent');
  const second = await codeFor(input.email, 2);
  await later(10 * 60_000 + 1, async () =>
    expect(await verify(userId, second)).toMatchObject({ __typename: 'CodeExpired' }),
  );
  expect(await verify(userId, second)).toEqual({ __typename: 'Verified', userId });
  expect(await verify(userId, second)).toMatchObject({ __typename: 'CodeExpired' });
});

test('asking for a code without a registration gets the same answer', async () => {
  expect((await ask(AGAIN, { userId: 'f'.repeat(24) })).data.sendCodeAgain.__typename).toBe('MailSent');
  expect(await verify('f'.repeat(24), '123456')).toMatchObject({ __typename: 'CodeExpired' });
});

test('a taken username is refused in any case, also if it was taken after the registration', async () => {
  const taken = await makeUser();
  expect(await register(someone({ username: taken.username.toUpperCase() }))).toEqual({
    __typename: 'UsernameTaken',
    message: 'username already exist',
  });
  const [first, second] = [someone(), someone()];
  second.username = first.username;
  const [one, two] = [await register(first), await register(second)];
  expect((await verify(one.userId, await codeFor(first.email))).__typename).toBe('Verified');
  expect((await verify(two.userId, await codeFor(second.email))).__typename).toBe('UsernameTaken');
});

test('confirming two registrations of one address creates one account', async () => {
  const first = someone();
  const second = someone({ email: first.email });
  const one = await register(first);
  const codeOne = await codeFor(first.email);
  const two = await register(second);
  const codeTwo = await codeFor(first.email, 2);
  const answers = await Promise.all([verify(one.userId, codeOne), verify(two.userId, codeTwo)]);
  const names = answers.map((answer) => answer.__typename).sort();
  expect(names[1]).toBe('Verified');
  expect(['AlreadyRegistered', 'CodeExpired']).toContain(names[0]);
  expect(await repo(User).countBy({ emailKey: first.email })).toBe(1);
});

test.each([
  ['P@ssw0rd1', 'a word in disguise'],
  ['Qwerty123!', 'a keyboard walk'],
  ['1qaz@WSX', 'from the list'],
])('%s is too common: %s', async (password) => {
  expect(await register(someone({ password }))).toMatchObject({
    __typename: 'PasswordTooCommon',
    message: expect.stringContaining('too common'),
  });
});

test.each([
  ['username', 'short'],
  ['username', '1beginsWithDigit'],
  ['username', 'x'.repeat(21)],
  ['username', 'has space'],
  ['password', 'Short#1'],
  ['password', 'nouppercase#1'],
  ['password', 'NoSpecial123'],
  ['password', `Aa1#${'x'.repeat(21)}`],
  ['email', 'nobody'],
  ['email', 'two@@example.com'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['name', '   '],
  ['name', '\u0007\u200b'],
  ['name', 'x'.repeat(121)],
  ['name', 'Ana\nMaria'],
  ['name', 'Read http://evil.example'],
  ['name', 'Ana\u200dMaria'],
])('a %s like "%s" is refused by the shared rule, and nothing is stored', async (field, value) => {
  const before = await repo(Registration).count();
  const { errors } = await ask(REGISTER, someone({ [field]: value }));
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
  expect(JSON.stringify(errors)).not.toContain('Quiet#Harbour7');
  expect(await repo(Registration).count()).toBe(before);
});

test('unconfirmed registrations are deleted after a day', async () => {
  const { userId } = await register(someone());
  await purgeRegistrations();
  expect(await repo(Registration).countBy({ id: userId })).toBe(1);
  await later(25 * 3_600_000, purgeRegistrations);
  expect(await repo(Registration).countBy({ id: userId })).toBe(0);
});
