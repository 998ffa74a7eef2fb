import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { hmac } from '../core/hmac';
import { Registration } from '../users/emails/registration.entity';
import { rest } from './testing/client';

/* Registration with the messages that existing clients show. They cannot ask for a new code. */

const form = (username: string) => ({
  name: 'Ana Guest',
  username,
  email: `${username}@staybook.example`,
  password: 'Quiet#Harbour7',
  token: 'x',
});

async function signUp(server: TestServer, username: string) {
  const person = await server.as();
  const { data: user_id } = (await rest(person, 'POST', '/auth/register', form(username))).body;
  const [mail] = await server.mailsTo(form(username).email, 1);
  const code = /\b(\d{6})\b/.exec(mail!.text)![1]!;
  const verify = async (verificationCode: string | number): Promise<[number, string]> => {
    const { status, body } = await rest(person, 'POST', '/auth/verifyemail', { user_id, verificationCode });
    return [status, body.message];
  };
  return { user_id, code, verify };
}

describe('without a captcha', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('five wrong codes end a registration', async () => {
    const { code, verify } = await signUp(server, 'ana_wrong');
    const wrong = code === '000000' ? '000001' : '000000';
    const again = 'The verification code enterred is incorrect. Check it and try again';
    for (let tries = 1; tries < 5; tries++) expect(await verify(wrong)).toEqual([400, again]);
    expect(await verify(wrong)).toEqual([
      400,
      'The verification code enterred is incorrect. Please Signup again',
    ]);
    expect(await verify(code)).toEqual([401, 'Verification code has expired. Please Signup again']);
  });

  test('a code sent as a number is padded with zeros', async () => {
    const { user_id, verify } = await signUp(server, 'ana_number');
    const codeHash = hmac(user_id, '001234');
    await transaction(() => repo(Registration).update({ id: user_id }, { codeHash }));
    expect(await verify(1234)).toEqual([200, undefined]);
  });

  test('an expired code is refused', async () => {
    const { user_id, code, verify } = await signUp(server, 'ana_late');
    await transaction(() => repo(Registration).update({ id: user_id }, { codeExpiresAt: new Date(0) }));
    expect(await verify(code)).toEqual([401, 'Verification code has expired. Please Signup again']);
  });
});

test('an unsolved captcha is refused with the message that existing clients show', async () => {
  const server = await startTestServer({ CAPTCHA: 'altcha' });
  const nobody: Visitor = await server.as();
  const { status, body } = await rest(nobody, 'POST', '/auth/register', form('ana_robot'));
  expect([status, body.message]).toEqual([
    400,
    'Invalid CAPTCHA, Signup again and check the box to indicate you are not a robot',
  ]);
  await server.close();
});
