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

test('administrators search users by name, username, email, role and whether they may sign in', async () => {
  const disabled = await makeUser('INTERMEDIATE', { name: 'Wanda 100%_sure', active: false });
  const find = async (variables: Record<string, unknown>) =>
    (await list(admin, variables)).data.users.items.map(({ id }: { id: string }) => id);
  for (const text of ['wanda', '100%_', disabled.username.toUpperCase(), disabled.email])
    expect(await find({ text })).toEqual([disabled.id]);
  expect(await find({ text: '7777%sure' })).toEqual([]);
  expect(await find({ role: 'INTERMEDIATE', active: false })).toEqual([disabled.id]);
  expect(await find({ role: 'INTERMEDIATE', active: true })).toEqual([]);
  expect((await list(admin, { text: 'wanda' })).data.users.items[0]).toMatchObject({
    email: disabled.email,
    role: 'INTERMEDIATE',
    active: false,
    createdAt: disabled.createdAt.toISOString(),
  });
});

test('others see name and photo of active users only, and cannot search by private fields', async () => {
  const other = await makeUser('CUSTOMER', { name: 'Zita Hidden' });
  await makeUser('CUSTOMER', { name: 'Zita Disabled', active: false });
  const guest = await server.as(await makeUser());
  const { users } = (await list(guest, { text: 'zita' })).data;
  expect(users.total).toBe(1);
  expect(users.items[0]).toEqual({
    id: other.id,
    name: 'Zita Hidden',
    photo: null,
    username: null,
    email: null,
    role: null,
    active: null,
    createdAt: null,
  });
  expect((await list(guest, { text: other.email })).data.users.total).toBe(0);
  for (const filter of [{ role: 'ADMIN' }, { active: false }])
    expect((await list(guest, filter)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('others than administrators type at least two letters of a name, and get one page of 20 people', async () => {
  for (let made = 0; made < 25; made++) await makeUser('CUSTOMER', { name: `Quirin ${made}` });
  const guest = await server.as(await makeUser());
  for (const variables of [{}, { text: 'q' }, { text: ' ' }, { text: 'q 1' }])
    expect((await list(guest, variables)).errors?.[0]).toMatchObject({
      message: 'Type at least 2 letters of the name.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  const { users } = (await list(guest, { text: 'qu', limit: 100 })).data;
  expect([users.items.length, users.total]).toEqual([20, 20]);
  expect((await list(guest, { text: 'qu', offset: 20 })).data.users).toEqual({ items: [], total: 0 });
  const after = `{ users(text: "qu", after: "${users.items[0].id}") { items { id } } }`;
  expect((await guest.graphql(after)).data.users.items).toEqual([]);
  expect(
    (await guest.graphql('{ users(filter: { text: "qui" }) { items { id } } }')).data.users.items,
  ).toHaveLength(20);
  expect((await list(admin, { text: 'q', limit: 100 })).data.users.items).toHaveLength(25);
});

test('a list takes the same number of statements for any length', async () => {
  await Promise.all(Array.from({ length: 30 }, () => makeUser()));
  const few = await server.countReads(() => list(admin, { limit: 1 }));
  expect(await server.countReads(() => list(admin, { limit: 30 }))).toBe(few);
});

test('a user reads their own account, an administrator every account, others none', async () => {
  const user = await makeUser();
  const read = async (person: Visitor) =>
    (await person.graphql('query ($id: ID!) { user(id: $id) { email } }', { id: user.id })).data.user;
  expect(await read(admin)).toEqual({ email: user.email });
  expect(await read(await server.as(user))).toEqual({ email: user.email });
  expect(await read(await server.as(await makeUser('INTERMEDIATE')))).toBeNull();
});
