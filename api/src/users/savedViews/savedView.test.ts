import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { LIMITS } from '../../../../schema/limits';
import { newId } from '../../database/columns';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const view = (name: string, more: object = {}) => ({
  id: newId(),
  list: 'bookings',
  name,
  address: 'status=HELD&density=compact',
  isDefault: false,
  ...more,
});
const save = async (input: object, person = admin) => {
  const { data, errors } = await person.graphql(
    `mutation ($input: SaveViewInput!) { saveView(input: $input) {
      ... on SavedView { id name address isDefault } ... on ViewRefused { message } } }`,
    { input },
  );
  return errors?.[0]?.message ?? data.saveView;
};
const list = async (name = 'bookings', person = admin) =>
  (
    await person.graphql('query ($name: String!) { savedViews(list: $name) { id name address isDefault } }', {
      name,
    })
  ).data.savedViews;
const remove = (id: string, person = admin) =>
  person.graphql('mutation ($id: ID!) { deleteView(id: $id) }', { id });

test('views are stored by list and person, listed by name, and saved once when sent again', async () => {
  const me = await server.as(await makeUser('ADMIN'));
  const held = view('Held');
  await save(held, me);
  await save(held, me);
  await save(view('arrivals'), me);
  await save(view('Held', { list: 'users' }), me);
  await save(view('Held'), admin);
  expect((await list('bookings', me)).map(({ name }: { name: string }) => name)).toEqual([
    'arrivals',
    'Held',
  ]);
  expect(await list('users', me)).toHaveLength(1);
});

test('a view is renamed and changed by its id, and is restored under it after it was deleted', async () => {
  const mine = view('Mine');
  await save(mine);
  const changed = { ...mine, name: ' Ours ', address: 'sort=-total' };
  expect(await save(changed)).toEqual({
    id: mine.id,
    name: 'Ours',
    address: 'sort=-total',
    isDefault: false,
  });
  expect((await remove(mine.id)).data).toEqual({ deleteView: true });
  expect((await remove(mine.id)).data).toEqual({ deleteView: true });
  expect((await list()).some(({ id }: { id: string }) => id === mine.id)).toBe(false);
  await save(changed);
  expect(await list()).toContainEqual({
    id: mine.id,
    name: 'Ours',
    address: 'sort=-total',
    isDefault: false,
  });
});

test('a list has at most one default view', async () => {
  const me = await server.as(await makeUser('ADMIN'));
  const [one, two] = [view('One', { isDefault: true }), view('Two', { isDefault: true })];
  await save(one, me);
  await save(view('Three', { list: 'users', isDefault: true }), me);
  await save(two, me);
  const defaults = async (name: string) =>
    (await list(name, me)).flatMap((kept: typeof one) => (kept.isDefault ? [kept.name] : []));
  expect([await defaults('bookings'), await defaults('users')]).toEqual([['Two'], ['Three']]);
});

test('a name is unique in any case, and a list has a maximum number of views', async () => {
  const me = await server.as(await makeUser('ADMIN'));
  await save(view('Late'), me);
  expect(await save(view('LATE'), me)).toEqual({
    message: 'Another view of this list already has the name LATE.',
  });
  for (let count = 1; count < LIMITS.viewsPerList; count++) await save(view(`View ${count}`), me);
  expect(await save(view('One more'), me)).toEqual({
    message: `A list can have at most ${LIMITS.viewsPerList} views. Delete one first.`,
  });
});

test.each([
  [{ name: '  ' }, 'Enter the name of the view.'],
  [{ id: 'x' }, 'The id must be 24 hexadecimal characters.'],
  [{ list: 'a list' }, 'The name of a list must be lowercase letters.'],
  [{ address: 'x'.repeat(2001) }, 'This view is too long to save.'],
])('a view with %j is refused', async (more, message) => {
  expect(await save(view('Refused', more))).toBe(message);
});

test("nobody reads, changes or deletes another person's view", async () => {
  const other = await server.as(await makeUser('ADMIN'));
  const mine = view('Private');
  await save(mine);
  expect(await list('bookings', other)).toEqual([]);
  expect(await save(mine, other)).toEqual({ message: 'This view does not exist.' });
  await remove(mine.id, other);
  expect((await list()).map(({ id }: { id: string }) => id)).toContain(mine.id);
});
