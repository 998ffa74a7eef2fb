import { ask, isIn } from '../../test/accounts';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Olga Admin' }));
});
afterAll(() => server.close());

const USERS = `query ($text: String, $role: Role, $active: Boolean, $limit: Int, $offset: Int) {
  users(text: $text, role: $role, active: $active, limit: $limit, offset: $offset) {
    total items { id name username email role active createdAt photo } } }`;
const list = async (person: Visitor, variables: Record<string, unknown> = {}) =>
  person.graphql(USERS, variables);

test('administrators find people by name, username, e-mail, role and whether they may sign in', async () => {
  const gone = await makeUser('INTERMEDIATE', { name: 'Wanda 100%_sure', active: false });
  const find = async (variables: Record<string, unknown>) =>
    (await list(admin, variables)).data.users.items.map(({ id }: { id: string }) => id);
  for (const text of ['wanda', '100%_', gone.username.toUpperCase(), gone.email])
    expect(await find({ text })).toEqual([gone.id]);
  expect(await find({ text: '1%sure' })).toEqual([]);
  expect(await find({ role: 'INTERMEDIATE', active: false })).toEqual([gone.id]);
  expect(await find({ role: 'INTERMEDIATE', active: true })).toEqual([]);
  expect((await list(admin, { text: 'wanda' })).data.users.items[0]).toMatchObject({
    email: gone.email,
    role: 'INTERMEDIATE',
    active: false,
    createdAt: gone.createdAt.toISOString(),
  });
});

test('others see name and photo of active people only, and cannot look for what they may not read', async () => {
  const other = await makeUser('CUSTOMER', { name: 'Zita Hidden' });
  await makeUser('CUSTOMER', { name: 'Zita Disabled', active: false });
  const guest = await server.as(await makeUser());
  const { users } = (await list(guest, { text: 'zita' })).data;
  expect(users.total).toBe(1);
  expect(users.items[0]).toEqual({
    ...{ id: other.id, name: 'Zita Hidden', photo: null },
    ...{ username: null, email: null, role: null, active: null, createdAt: null },
  });
  expect((await list(guest, { text: other.email })).data.users.total).toBe(0);
  for (const filter of [{ role: 'ADMIN' }, { active: false }])
    expect((await list(guest, filter)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a list costs the same statements however long it is', async () => {
  await Promise.all(Array.from({ length: 30 }, () => makeUser()));
  const few = await server.countStatements(() => list(admin, { limit: 1 }));
  expect(await server.countStatements(() => list(admin, { limit: 30 }))).toBe(few);
});

test('somebody for whom an account was made chooses a password by the link, and signs in', async () => {
  const input = {
    name: 'Nora New',
    username: 'nora_new',
    email: 'Nora@staybook.example',
    role: 'INTERMEDIATE',
  };
  const made = await ask(admin, 'createUser', input, '... on User { id role active }');
  expect(made).toMatchObject({ __typename: 'User', role: 'INTERMEDIATE', active: true });
  const [mail] = await server.mailsTo('Nora@staybook.example');
  const token = /resetpassword\/([\w-]+)\//.exec(mail!.text)![1];
  const nora = await server.as();
  await ask(nora, 'resetPassword', { userId: made.id, token, password: 'Quiet#Harbour7' });
  await nora.signIn('nora_new', 'Quiet#Harbour7');
  expect(await isIn(nora)).toBe(true);

  const again = { ...input, email: 'other@staybook.example' };
  expect((await ask(admin, 'createUser', again)).__typename).toBe('UsernameTaken');
  expect((await ask(admin, 'createUser', { ...input, username: 'nora_other' })).__typename).toBe(
    'EmailTaken',
  );
});

test('a deleted person is signed out, out of every list, and cannot be deleted twice', async () => {
  const user = await makeUser('CUSTOMER', { name: 'Quentin Leaves' });
  const person = await server.as(user);
  expect((await ask(admin, 'deleteUser', { userId: user.id })).__typename).toBe('UserDeleted');
  expect(await isIn(person)).toBe(false);
  for (const text of ['quentin', 'Deleted user'])
    expect((await list(admin, { text })).data.users.total).toBe(0);
  const again = await ask(admin, 'deleteUser', { userId: user.id });
  expect(again).toMatchObject({ __typename: 'UnknownUser', message: 'this user does not exist' });
});

test('the last administrator stays', async () => {
  const { data } = await admin.graphql('{ viewer { id } }');
  expect((await ask(admin, 'deleteUser', { userId: data.viewer.id })).__typename).toBe('LastAdministrator');
});

test('a person reads themselves, an administrator anybody, others nobody', async () => {
  const user = await makeUser();
  const read = async (person: Visitor) =>
    (await person.graphql('query ($id: ID!) { user(id: $id) { email } }', { id: user.id })).data.user;
  expect(await read(admin)).toEqual({ email: user.email });
  expect(await read(await server.as(user))).toEqual({ email: user.email });
  expect(await read(await server.as(await makeUser('INTERMEDIATE')))).toBeNull();
});
