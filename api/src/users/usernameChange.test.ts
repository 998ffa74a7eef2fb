import { ask } from '../../test/accountHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the owner gets a mail about a new username, and none where it stays the same', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const change = async (input: object) => (await ask(person, 'updateAccount', input)).__typename;
  expect(await change({ name: 'Another Name', username: user.username })).toBe('User');
  expect(await change({ username: 'brand-new_2' })).toBe('User');
  const [mail, ...others] = await server.mailsTo(user.email);
  expect(mail).toMatchObject({
    subject: 'Your username was changed',
    text: expect.stringContaining('you sign in as brand-new_2'),
  });
  expect(others).toEqual([]);
});

test('a username that is refused tells nobody', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const person = await server.as(user);
  expect((await ask(person, 'updateAccount', { username: other.username })).__typename).toBe('UsernameTaken');
  expect((await ask(person, 'updateAccount', { username: 'brand-new_3' })).__typename).toBe('User');
  expect(await server.mailsTo(user.email)).toHaveLength(1);
});
