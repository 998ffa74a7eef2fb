import { In } from 'typeorm';
import { makeCity, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { ROLE_CODES } from '../../../../schema/accounts';
import { EXPORT_COLUMNS } from '../../../../schema/exportColumns';
import { Role } from '../../access/role.enum';
import { bulkInsert } from '../../database/bulkInsert';
import { publish } from '../../core/events';
import { repo, transaction } from '../../database/transaction';
import { makeSchema } from '../../graphql/makeSchema';
import { User, newUser } from '../../users/user.entity';
import { Session } from '../../users/sessions/session.entity';
import { EXPORT_LISTS } from './exportLists';
import { readRows } from './readRows';
import { domains } from '../../domains';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Zoë Admin' }));
});
afterAll(() => server.close());

/** Columns with the name of the row itself, which is a person. */
const PEOPLE = ['users.name', 'contactMessages.name', 'hotelGuests.phone'];
const NAME = [{ field: 'name', label: 'Name' }];
const post = (person: Visitor, list: string, body: unknown, signal?: AbortSignal) =>
  fetch(`${server.url}/api/exports/${list}.csv`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(person.accessToken && { authorization: `Bearer ${person.accessToken}` }),
    },
    signal,
  });
const linesOf = async (list: string, body: unknown) => {
  const response = await post(admin, list, body);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text.split('\r\n').slice(0, -1);
};

/** Inserts this many users in one statement. */
const makeUsers = (count: number, prefix: string, email: (index: number) => string) =>
  transaction(() =>
    bulkInsert(
      User,
      Array.from({ length: count }, (_, index) => {
        const username = `${prefix}${index}`;
        const fields = { name: `=${username}`, username, email: email(index), passwordHash: '' };
        return newUser({ ...fields, roleCode: ROLE_CODES.INTERMEDIATE });
      }),
    ),
  );

test('the columns that say who a person is or how to reach them are marked, so that their file needs a proof', () => {
  const named = /(^|\.)(user|leadGuest|actor|sender|sentBy|submittedBy|buyer)\.name$|(^|\.)(email|username)$/;
  const columns = Object.entries(EXPORT_LISTS).flatMap(([list, { columns: all }]) =>
    Object.entries(all).map(([name, { path, isPersonal }]) => ({
      name: `${list}.${name}`,
      path,
      isPersonal,
    })),
  );
  const found = columns.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);
  const wanted = columns.filter(({ name, path }) => named.test(path.join('.')) || PEOPLE.includes(name));
  expect(found).toEqual(wanted.map(({ name }) => name));
  expect(found).toEqual(expect.arrayContaining(['bookings.guest', 'users.email', 'invoices.buyer']));
});

test('a file has the requested columns in UTF-8 and no formulas', async () => {
  await makeUser('CUSTOMER', { name: '=HYPERLINK("http://a.b")', username: 'formula' });
  const columns = [
    { field: 'role', label: 'Role' },
    { field: 'name', label: '=Name' },
  ];
  const response = await post(admin, 'users', { columns });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await linesOf('users', { columns, variables: { sort: 'NAME_ASC' } })).toEqual([
    '\uFEFF"Role","\'=Name"',
    '"Customer (2010)","\'=HYPERLINK(""http://a.b"")"',
    '"Administrator (2030)","Zoë Admin"',
  ]);
});

test('a name does not become a formula if the list separator is a semicolon', async () => {
  await makeUser('CUSTOMER', { name: "Bob;=cmd|' /C calc'!A0;", username: 'semicolons' });
  const lines = await linesOf('users', { columns: NAME, variables: { filter: { text: 'semicolons' } } });
  expect(lines).toEqual(['\uFEFF"Name"', `"Bob;'=cmd|' /C calc'!A0;'"`]);
});

test("the list's filter and sort order apply", async () => {
  await makeUser('INTERMEDIATE', { name: 'Bela', active: false });
  await makeUser('INTERMEDIATE', { name: 'Cleo' });
  const asked = (filter: object, sort: string) =>
    linesOf('users', { columns: NAME, variables: { filter: { role: 'INTERMEDIATE', ...filter }, sort } });
  expect(await asked({}, 'NAME_DESC')).toEqual(['\uFEFF"Name"', '"Cleo"', '"Bela"']);
  expect(await asked({ active: false }, 'NAME_DESC')).toEqual(['\uFEFF"Name"', '"Bela"']);
  expect(await asked({ text: 'nobody' }, 'NAME_DESC')).toEqual(['\uFEFF"Name"']);
});

test('lists without pages are searched for the text', async () => {
  await makeCity({ name: 'New Lisbon' });
  await makeCity({ name: 'New York' });
  const cities = (text: string) => linesOf('cities', { columns: NAME, text });
  expect(await cities('lis new')).toEqual(['\uFEFF"Name"', '"New Lisbon"']);
  expect((await cities('')).slice(-2)).toEqual(['"New Lisbon"', '"New York"']);
});

test.each(Object.entries(EXPORT_COLUMNS))('every column of %s can be exported', async (list, fields) => {
  const columns = fields.map((field) => ({ field, label: field }));
  const response = await post(admin, list, { columns });
  expect([response.status, (await response.text()).split('\r\n')[0]]).toEqual([
    200,
    fields.map((field) => `"${field}"`).join(','),
  ]);
});

test.each([
  ['users', { columns: [] }, 'Ask for 1 to 50 columns.'],
  ['users', { columns: [{ field: 'passwordHash', label: 'x' }] }, 'The list has no column "passwordHash".'],
  ['users', { columns: NAME, variables: { limit: 5 } }, 'The list has no filter limit.'],
  ['users', { columns: NAME, variables: { sort: 'BY_SHOE_SIZE' } }, /does not exist in "UserSort" enum/],
  ['users', { columns: NAME, variables: { filter: { text: 'x'.repeat(300) } } }, /at most 254 characters/],
  ['toString', { columns: NAME }, 'There is no list toString.'],
  ['users', null, /./],
])('%s with %j is refused', async (list, body, message) => {
  const response = await post(admin, list, body);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  expect(errors[0]!.message).toMatch(message);
});

test('is for administrators only', async () => {
  const statusOf = async (person: Visitor) => (await post(person, 'users', { columns: NAME })).status;
  expect(await statusOf(await server.as())).toBe(401);
  expect(await statusOf(await server.as(await makeUser('CUSTOMER')))).toBe(403);
  expect(await statusOf(await server.as(await makeUser('INTERMEDIATE')))).toBe(403);
  expect(await statusOf(admin)).toBe(200);
});

describe('20,000 rows', () => {
  const COUNT = 20_000;
  const body = {
    // Much longer than the sockets' buffers.
    columns: [...NAME, ...Array<object>(8).fill({ field: 'email', label: 'Email' })],
    variables: { filter: { role: 'INTERMEDIATE', text: 'many' }, sort: 'USERNAME_ASC' },
  };
  beforeAll(() => makeUsers(COUNT, 'many', (index) => `many${index}.${'x'.repeat(180)}@mail.example`));

  test('are all in the file exactly once', async () => {
    const lines = await linesOf('users', body);
    expect(lines[1]).toMatch(/^"'=many0","many0\./);
    expect(new Set(lines).size).toBe(COUNT + 1);
  });

  test('are read no faster than the client reads them, and no longer when it disconnects', async () => {
    const gone = new AbortController();
    const statements = await server.countStatements(async () => {
      const response = await post(admin, 'users', body, gone.signal);
      const reader = response.body!.getReader();
      await reader.read();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await reader.cancel().catch(() => undefined);
      gone.abort();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const whole = await server.countStatements(() => linesOf('users', body));
    expect(statements).toBeLessThan(whole / 2);
    const afterwards = await server.countStatements(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(afterwards).toBe(0);
  });

  test.each([
    [
      'the role is withdrawn',
      (user: User) => repo(User).update({ id: user.id }, { roleCode: ROLE_CODES.CUSTOMER }),
    ],
    ['the session is ended', (user: User) => repo(Session).delete({ userId: user.id })],
  ])('are cut off when %s', async (_when, withdraw) => {
    const user = await makeUser('ADMIN');
    const response = await post(await server.as(user), 'users', body);
    const reader = response.body!.getReader();
    await reader.read();
    await transaction(() => withdraw(user));
    await publish('viewerChanged', 'all', { userId: user.id });
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow('terminated');
  });

  test('continue if the last rows that were read are deleted meanwhile', async () => {
    const { users } = EXPORT_LISTS;
    const columns = [users!.columns.username!];
    const viewer = { id: 'anybody', role: Role.ADMIN, sessionId: '' };
    const { variables } = body;
    const rows = readRows(await makeSchema(domains), viewer, {
      field: 'users',
      list: users!,
      columns,
      variables,
      text: '',
    });
    const first = (await rows.next()).value!.map(([username]: string[]) => username!);
    await transaction(() => repo(User).delete({ username: In(first.slice(-2)) }));
    const second = (await rows.next()).value!.map(([username]: string[]) => username!);
    expect([first.length, second.length]).toEqual([100, 100]);
    expect(second[0]! > first.at(-1)!).toBe(true);
    await rows.return(undefined);
  });
});
