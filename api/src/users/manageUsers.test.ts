import { createClient } from 'graphql-ws';
import { In, Not } from 'typeorm';
import WebSocket from 'ws';
import { makeUser } from '../../test/factories';
import { ask, isSignedIn, NEW_PASSWORD } from '../../test/accountHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { User } from './user.entity';
import { makeAdmin } from './manageUsers.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const makeAdminVisitor = async () => server.as(await makeUser('ADMIN'));

/** Removes the role from every other administrator. */
const makeOnlyAdmins = (...admins: User[]) =>
  transaction(() => repo(User).update({ id: Not(In(admins.map(({ id }) => id))) }, { roleCode: 2010 }));

describe('updateUser', () => {
  const UPDATED = '... on User { id role }';

  test('changes a role and disables a user at once, for administrators only', async () => {
    const admin = await makeAdminVisitor();
    const user = await makeUser();
    const person = await server.as(user);
    expect(
      await ask(admin, 'updateUser', { email: user.email, role: 'INTERMEDIATE' }, UPDATED),
    ).toMatchObject({ role: 'INTERMEDIATE' });
    expect((await person.graphql('{ viewer { role } }')).data.viewer.role).toBe('INTERMEDIATE');
    await ask(admin, 'updateUser', { email: user.email, active: false });
    expect(await isSignedIn(person)).toBe(false);
    expect((await ask(admin, 'updateUser', { email: 'nobody@staybook.example', active: true })).message).toBe(
      'The email provided is not in the database',
    );
    const stranger = await server.as(await makeUser());
    const { errors } = await stranger.graphql(
      `mutation { updateUser(input: { email: "${user.email}", role: ADMIN }) { __typename } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('refuses to change a deleted account', async () => {
    const [admin, user] = [await makeAdminVisitor(), await makeUser()];
    await ask(await server.as(user), 'deleteAccount', {});
    const { email } = await repo(User).findOneByOrFail({ id: user.id });
    const change = { email, active: true, role: 'ADMIN' };
    expect((await ask(admin, 'updateUser', change)).__typename).toBe('UnknownUser');
  });
});

describe('the last administrator', () => {
  test('cannot lose the role, be disabled, or delete their own account', async () => {
    const last = await makeUser('ADMIN');
    await makeOnlyAdmins(last);
    const admin = await server.as(last);
    for (const change of [{ role: 'CUSTOMER' }, { active: false }])
      expect((await ask(admin, 'updateUser', { email: last.email, ...change })).__typename).toBe(
        'LastAdministrator',
      );
    expect((await ask(admin, 'deleteAccount', {})).__typename).toBe('LastAdministrator');
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('cannot be deleted by an administrator', async () => {
    const last = await makeUser('ADMIN');
    await makeOnlyAdmins(last);
    const { __typename } = await ask(await server.as(last), 'deleteUser', { userId: last.id });
    expect(__typename).toBe('LastAdministrator');
  });

  test('remains if one of two steps down while the other deletes the account', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, second] = [await makeUser('ADMIN'), await makeUser('ADMIN')];
      await makeOnlyAdmins(first, second);
      const [steppingDown, deleting] = [await server.as(first), await server.as(second)];
      await Promise.all([
        ask(steppingDown, 'updateUser', { email: first.email, role: 'CUSTOMER' }),
        ask(deleting, 'deleteAccount', {}),
      ]);
      expect(await repo(User).countBy({ roleCode: 2030, active: true })).toBe(1);
    }
  });
});

test('createUser sends a link by which the user chooses a password and signs in', async () => {
  const admin = await makeAdminVisitor();
  const names = { name: 'Nora New', username: 'nora_new', email: 'Nora@staybook.example' };
  const input = { ...names, role: 'INTERMEDIATE' };
  const made = await ask(admin, 'createUser', input, '... on User { id role active }');
  expect(made).toMatchObject({ __typename: 'User', role: 'INTERMEDIATE', active: true });
  const [mail] = await server.mailsTo('Nora@staybook.example');
  const token = /resetpassword\/([\w-]+)\//.exec(mail!.text)![1];
  const nora = await server.as();
  await ask(nora, 'resetPassword', { userId: made.id, token, password: 'Quiet#Harbour7' });
  await nora.signIn('nora_new', 'Quiet#Harbour7');
  expect(await isSignedIn(nora)).toBe(true);

  const again = { ...input, email: 'other@staybook.example' };
  expect((await ask(admin, 'createUser', again)).__typename).toBe('UsernameTaken');
  expect((await ask(admin, 'createUser', { ...input, username: 'nora_other' })).__typename).toBe(
    'EmailTaken',
  );
});

test('deleteUser signs the user out, removes them from every list, and refuses a second call', async () => {
  const admin = await makeAdminVisitor();
  const user = await makeUser('CUSTOMER', { name: 'Quentin Quit' });
  const person = await server.as(user);
  expect((await ask(admin, 'deleteUser', { userId: user.id })).__typename).toBe('UserDeleted');
  expect(await isSignedIn(person)).toBe(false);
  for (const text of ['quentin', 'Deleted user']) {
    const { data } = await admin.graphql('query ($text: String) { users(text: $text) { total } }', { text });
    expect(data.users.total).toBe(0);
  }
  const again = await ask(admin, 'deleteUser', { userId: user.id });
  expect(again).toMatchObject({ __typename: 'UnknownUser', message: 'this user does not exist' });
});

describe('makeAdmin', () => {
  test('creates the first administrator, with a link to choose a password', async () => {
    const { user, passwordUrl } = await makeAdmin('First@Staybook.example');
    const [, token, userId] = /\/resetpassword\/([^/]+)\/(.+)$/.exec(passwordUrl!)!;
    const nobody = await server.as();
    await ask(nobody, 'resetPassword', { token, userId, password: 'Quiet#Harbour7' });
    const { data } = await nobody.signIn(user.username, 'Quiet#Harbour7');
    expect(data.signIn.viewer).toMatchObject({ role: 'ADMIN', email: 'First@Staybook.example' });
  });

  test('promotes an existing user, and changes nothing when it runs again', async () => {
    const user = await makeUser('CUSTOMER', { active: false });
    for (let times = 0; times < 2; times++) {
      const made = await makeAdmin(user.email.toUpperCase());
      expect(made).toEqual({ user: expect.objectContaining({ id: user.id, roleCode: 2030, active: true }) });
    }
    expect((await (await server.as()).signIn(user.username)).data.signIn.viewer.role).toBe('ADMIN');
  });

  test('refuses a text that is not an email address', async () => {
    await expect(makeAdmin('nobody')).rejects.toThrow('email address');
  });
});

describe('an open socket', () => {
  async function connected(user: User) {
    const person = await server.as(user);
    let closed!: (code: number) => void;
    const code = new Promise<number>((resolve) => (closed = resolve));
    const opened = new Promise<void>((resolve) => {
      const client = createClient({
        url: `${server.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { accessToken: person.accessToken },
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        on: { connected: () => resolve(), closed: (event) => closed((event as { code: number }).code) },
      });
      void client;
    });
    await opened;
    return { person, code };
  }

  test.each([
    ['signing out', (person: Visitor) => person.graphql('mutation { signOut }')],
    [
      'a role change',
      async (_person: Visitor, user: User) =>
        ask(await makeAdminVisitor(), 'updateUser', { email: user.email, role: 'INTERMEDIATE' }),
    ],
    [
      'a new password from another device',
      async (_person: Visitor, user: User) =>
        ask(await server.as(user), 'changePassword', {
          currentPassword: 'Stay#2026',
          password: NEW_PASSWORD,
        }),
    ],
  ])('is closed at once by %s', async (_name, act) => {
    const user = await makeUser();
    const { person, code } = await connected(user);
    await act(person, user);
    expect(await code).toBe(4205);
  });
});
