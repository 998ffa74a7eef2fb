import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { hmac } from '../users/hmac';
import { Registration } from '../users/registration.entity';
import { rest } from './testing/client';

/* Signing up as existing clients tell of it: they show these words, and know no way to have a code sent again. */

const form = (username: string) => ({
  ...{ name: 'Ana Guest', username, email: `${username}@staybook.example`, password: 'Quiet#Harbour7' },
  token: 'x',
});

async function signUp(server: TestServer, username: string) {
  const person = await server.as();
  const { data: user_id } = (await rest(person, 'POST', '/auth/register', form(username))).body;
  const [mail] = await server.mailsTo(form(username).email, 1);
  const code = /\b(\d{6})\b/.exec(mail!.text)![1]!;
  const tell = async (verificationCode: string | number): Promise<[number, string]> => {
    const { status, body } = await rest(person, 'POST', '/auth/verifyemail', { user_id, verificationCode });
    return [status, body.message];
  };
  return { user_id, code, tell };
}

describe('where no captcha is asked for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('a wrong code may be tried again four times, and then wants a new sign-up', async () => {
    const { code, tell } = await signUp(server, 'ana_wrong');
    const wrong = code === '000000' ? '000001' : '000000';
    const again = 'The verification code enterred is incorrect. Check it and try again';
    for (let tries = 1; tries < 5; tries++) expect(await tell(wrong)).toEqual([400, again]);
    expect(await tell(wrong)).toEqual([
      400,
      'The verification code enterred is incorrect. Please Signup again',
    ]);
    expect(await tell(code)).toEqual([401, 'Verification code has expired. Please Signup again']);
  });

  test('a code may be sent as a number, which has no zeros before it', async () => {
    const { user_id, tell } = await signUp(server, 'ana_number');
    const codeHash = hmac(user_id, '001234');
    await transaction(() => repo(Registration).update({ id: user_id }, { codeHash }));
    expect(await tell(1234)).toEqual([200, undefined]);
  });

  test('a code that is too old wants a new sign-up', async () => {
    const { user_id, code, tell } = await signUp(server, 'ana_late');
    await transaction(() => repo(Registration).update({ id: user_id }, { codeExpiresAt: new Date(0) }));
    expect(await tell(code)).toEqual([401, 'Verification code has expired. Please Signup again']);
  });
});

test('who has not solved the captcha is told so in the words of the screen', async () => {
  const server = await startTestServer({ CAPTCHA: 'altcha' });
  const nobody: Visitor = await server.as();
  const { status, body } = await rest(nobody, 'POST', '/auth/register', form('ana_robot'));
  expect([status, body.message]).toEqual([
    400,
    'Invalid CAPTCHA, Signup again and check the box to indicate you are not a robot',
  ]);
  await server.close();
});
