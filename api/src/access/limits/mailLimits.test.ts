import { ask } from '../../../test/accountHelpers';
import { makeUser, PASSWORD } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

let addresses = 0;
/** Runs a mutation from a new address. */
async function from(person: Visitor, field: string, input: object, address = `192.0.2.${++addresses}`) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on Problem { message } } }`;
  const answer = await person.post(JSON.stringify({ query, variables: { input } }), {
    'x-forwarded-for': address,
  });
  return answer.data[field];
}
/** Waits until all mails queued earlier have been sent. */
async function afterAllMails(): Promise<void> {
  const user = await makeUser();
  await ask(await server.as(user), 'changePassword', {
    currentPassword: PASSWORD,
    password: 'Quiet#Harbour7',
  });
  await server.mailsTo(user.email);
}

test('an address gets a limited number of mails, and the answers stay the same', async () => {
  const nobody = await server.as();
  const email = 'stranger@elsewhere.example';
  const answers = [];
  for (let round = 0; round < 10; round++) answers.push(await from(nobody, 'forgotPassword', { email }));
  for (let round = 0; round < 10; round++) answers.push(await from(nobody, 'subscribeNewsletter', { email }));
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['MailSent', 'Subscribed']));
  await afterAllMails();
  expect(await server.mailsTo(email, 12)).toHaveLength(12);
});

test('one network may have fewer mails sent to an address, so that others have some left', async () => {
  const nobody = await server.as();
  const user = await makeUser();
  for (let round = 0; round < 8; round++)
    await from(nobody, 'forgotPassword', { email: user.email }, '198.51.100.7');
  await afterAllMails();
  expect(await server.mailsTo(user.email, 6)).toHaveLength(6);
  expect(await from(nobody, 'forgotPassword', { email: user.email })).toEqual({ __typename: 'MailSent' });
  expect(await server.mailsTo(user.email, 7)).toHaveLength(7);
});

test('a code is not replaced if its mail would not be sent, and the answer says so', async () => {
  const nobody = await server.as();
  const input = {
    name: 'New Comer',
    username: 'newcomer',
    email: 'new@elsewhere.example',
    password: 'Quiet#Harbour7',
  };
  const query = `mutation ($input: RegisterInput!) { register(input: $input) { ... on Registered { userId } } }`;
  const { userId } = (await nobody.graphql(query, { input })).data.register;
  const kinds = [];
  for (let round = 0; round < 6; round++)
    kinds.push((await from(nobody, 'sendCodeAgain', { userId }, '127.0.0.1')).__typename);
  expect(kinds).toEqual([...Array(5).fill('MailSent'), 'TooManyAttempts']);
});

test('changing the address back and forth sends a few mails, then is refused', async () => {
  const user = await makeUser('CUSTOMER', { name: 'Buy at www.evil.example\nNOW' });
  const person = await server.as(user);
  const stranger = 'bystander@elsewhere.example';
  const kinds = [];
  for (let round = 0; round < 6; round++)
    for (const email of [stranger, user.email])
      kinds.push((await from(person, 'updateAccount', { email, currentPassword: PASSWORD })).__typename);
  expect(new Set(kinds)).toEqual(new Set(['User']));
  expect(await from(person, 'updateAccount', { email: stranger, currentPassword: PASSWORD })).toMatchObject({
    __typename: 'TooManyAttempts',
  });
  await afterAllMails();
  const mails = await server.mailsTo(stranger, 6);
  expect(mails).toHaveLength(6);
  for (const { text, html } of mails) expect(text + html).not.toMatch(/evil|NOW|Buy/);
});
