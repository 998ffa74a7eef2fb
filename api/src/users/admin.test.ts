import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { makeAdmin } from './admin.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the first administrator is made with a link to choose a password', async () => {
  const { user, passwordUrl } = await makeAdmin('First@Staybook.example');
  const [, token, userId] = /\/resetpassword\/([^/]+)\/(.+)$/.exec(passwordUrl!)!;
  const nobody = await server.as();
  await nobody.graphql(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
    {
      input: { token, userId, password: 'Quiet#Harbour7' },
    },
  );
  const { data } = await nobody.signIn(user.username, 'Quiet#Harbour7');
  expect(data.signIn.viewer).toMatchObject({ role: 'ADMIN', email: 'First@Staybook.example' });
});

test('who is there already is promoted, and asked again nothing changes', async () => {
  const user = await makeUser('CUSTOMER', { active: false });
  for (let times = 0; times < 2; times++) {
    const made = await makeAdmin(user.email.toUpperCase());
    expect(made).toEqual({ user: expect.objectContaining({ id: user.id, roleCode: 2030, active: true }) });
  }
  expect((await (await server.as()).signIn(user.username)).data.signIn.viewer.role).toBe('ADMIN');
});

test('what is no address is refused', async () => {
  await expect(makeAdmin('nobody')).rejects.toThrow('e-mail address');
});
