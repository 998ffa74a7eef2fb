import { NEW_PASSWORD, ask } from '../../../test/accountHelpers';
import { PASSWORD, makeUser } from '../../../test/factories';
import { newAddress } from '../../../test/signInHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import type { User } from '../user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** Runs a mutation `times` times in one document from this address, signed out; returns the type names. */
async function outcomes(field: string, input: Record<string, string>, times = 1, address = newAddress()) {
  const provided = Object.entries(input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const fields = Array.from(
    { length: times },
    (_, index) => `try${index}: ${field}(input: { ${provided.join(', ')} }) { __typename }`,
  );
  const body = JSON.stringify({ query: `mutation { ${fields.join(' ')} }` });
  const { data } = await (await server.as()).post(body, { 'x-forwarded-for': address });
  return Object.values<{ __typename: string }>(data).map(({ __typename }) => __typename);
}

describe('a link to set a new password', () => {
  async function linkOf({ email }: User) {
    await ask(await server.as(), 'forgotPassword', { email });
    const [mail] = await server.mailsTo(email);
    const [, token, userId] = /\/resetpassword\/([^/\s]+)\/([0-9a-f]{24})/.exec(mail!.text)!;
    return { token: token!, userId: userId!, password: NEW_PASSWORD };
  }

  test('works after wrong attempts for its user, also from its own network', async () => {
    const user = await makeUser();
    const link = await linkOf(user);
    const address = newAddress();
    const wrong = { ...link, token: 'x'.repeat(43) };
    for (let round = 0; round < 7; round++) await outcomes('resetPassword', wrong, 15, address);
    expect(await outcomes('resetPassword', wrong, 1, address)).toEqual(['TooManyAttempts']);
    expect(await outcomes('resetPassword', wrong)).toEqual(['LinkExpired']);
    expect(await outcomes('resetPassword', link, 1, address)).toEqual(['PasswordChanged']);
  });
});

test('requesting links to an address makes no other network wait for one', async () => {
  const { email } = await makeUser();
  expect(await outcomes('forgotPassword', { email }, 11)).toEqual([
    ...Array<string>(10).fill('MailSent'),
    'TooManyAttempts',
  ]);
  // The number of mails that one network may have sent to one address.
  expect(await server.mailsTo(email, 6)).toHaveLength(6);
  expect(await outcomes('forgotPassword', { email })).toEqual(['MailSent']);
  expect(await server.mailsTo(email, 7)).toHaveLength(7);
});

test('wrong codes delay only their own registration', async () => {
  const register = async (username: string) => {
    const email = `${username}@staybook.example`;
    const input = { name: 'New Comer', username, email, password: 'Quiet#Harbour7' };
    const { userId } = await ask(await server.as(), 'register', input, '... on Registered { userId }');
    const [mail] = await server.mailsTo(email);
    return { userId: userId as string, code: /\b(\d{6})\b/.exec(mail!.text)![1]! };
  };
  const [one, other] = [await register('one_newcomer'), await register('other_newcomer')];
  const wrong = { ...one, code: one.code === '000000' ? '000001' : '000000' };
  const address = newAddress();
  expect(await outcomes('verifyEmail', wrong, 11, address)).toEqual([
    ...Array<string>(5).fill('CodeWrong'),
    ...Array<string>(5).fill('CodeExpired'),
    'TooManyAttempts',
  ]);
  expect(await outcomes('verifyEmail', one)).toEqual(['TooManyAttempts']);
  expect(await outcomes('verifyEmail', other, 1, address)).toEqual(['Verified']);
});

test('wrong passwords in one session do not delay another session that changes the password', async () => {
  const user = await makeUser();
  const [thief, owner] = [await server.as(user), await server.as(user)];
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  const kinds = [];
  for (let count = 0; count < 11; count++)
    kinds.push((await ask(thief, 'changePassword', { ...change, currentPassword: 'Wrong#2026' })).__typename);
  expect(kinds).toEqual([...Array<string>(10).fill('WrongPassword'), 'TooManyAttempts']);
  expect(await ask(owner, 'changePassword', change)).toMatchObject({ __typename: 'PasswordChanged' });
});
