import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { later } from '../../../test/clock';
import { makeCity, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { log } from '../../core/log';
import { OperationBudget } from '../cost/operationBudget';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CITIES = '{ cities { name } }';
const names = async (person: Visitor, query = CITIES) =>
  (await person.graphql(query)).data.cities.map(({ name }: { name: string }) => name);

test('an equal query of a signed-out visitor runs no statement', async () => {
  await makeCity({ name: 'Alpha' });
  const nobody = await server.as();
  const first = await names(nobody);
  let again: unknown;
  expect(await server.countStatements(async () => (again = await names(nobody)))).toBe(0);
  expect(again).toEqual(first);
  const person = await server.as(await makeUser());
  expect(await server.countStatements(() => names(person))).toBeGreaterThan(0);
});

test('a write of this process is visible at once', async () => {
  const nobody = await server.as();
  expect(await names(nobody)).not.toContain('Beta');
  await makeCity({ name: 'Beta' });
  expect(await names(nobody)).toContain('Beta');
});

test('a cached response expires after a second, so writes of other processes become visible', async () => {
  const nobody = await server.as();
  await names(nobody);
  await later(1001, async () => expect(await server.countStatements(() => names(nobody))).toBeGreaterThan(0));
});

test('neither a mutation nor an error is cached', async () => {
  const nobody = await server.as();
  const signIn = 'mutation { signIn(input: { username: "nobody_here", password: "x" }) { __typename } }';
  await nobody.graphql(signIn);
  expect(await server.countStatements(() => nobody.graphql(signIn))).toBeGreaterThan(0);
  expect((await nobody.graphql('{ myBookings { total } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a persisted query is answered by its hash and logs no error', async () => {
  const failures = jest.spyOn(log, 'error');
  const nobody = await server.as();
  const sha256Hash = createHash('sha256').update(CITIES).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  await nobody.post(JSON.stringify({ query: CITIES, extensions }));
  const { data } = await nobody.post(JSON.stringify({ extensions }));
  expect(data.cities.length).toBeGreaterThan(0);
  expect(failures).not.toHaveBeenCalled();
});

test('answers to introspection stay cached after writes and for longer than a second', async () => {
  const nobody = await server.as();
  const query = getIntrospectionQuery();
  const first = await nobody.graphql(query);
  expect(first.data.__schema.types.length).toBeGreaterThan(100);
  await makeCity({ name: 'Gamma' });
  const resolved = jest.spyOn(OperationBudget.prototype, 'countField');
  await later(5000, async () => expect((await nobody.graphql(query)).data).toEqual(first.data));
  expect(resolved).not.toHaveBeenCalled();
  resolved.mockRestore();
});
