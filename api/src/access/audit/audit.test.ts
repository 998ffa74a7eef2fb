import type { GraphQLSchema } from 'graphql';
import { makeCity, makeHotel, makeUser } from '../../../test/factories';
import { STAFF_CHANGES } from '../../../test/staffChanges';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { describeHolders } from '../policy';
import { repo, transaction } from '../../database/transaction';
import { makeSchema } from '../../graphql/makeSchema';
import { listEntryPoints } from '../../graphql/entryPoints';
import type { User } from '../../users/user.entity';
import { AuditEntry } from './auditEntry.entity';
import { domains } from '../../domains';

let server: TestServer;
let schema: GraphQLSchema;
let user: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  schema = await makeSchema(domains);
  user = await makeUser('ADMIN', { name: 'Ada Admin' });
  admin = await server.as(user);
});
afterAll(() => server.close());

const ENTRIES = `query ($filter: AuditFilter, $sort: AuditSort, $limit: Int, $after: ID) {
  auditEntries(filter: $filter, sort: $sort, limit: $limit, after: $after) { total
    items { id at action record recordId recordName actor { id name } changes { field before after } } } }`;

async function entries(variables: object = {}): Promise<any> {
  const { data, errors } = await admin.graphql(ENTRIES, { limit: 100, ...variables });
  expect(errors).toBeUndefined();
  return data.auditEntries;
}

async function run(field: string, input: object): Promise<void> {
  const mutation = schema.getMutationType()!.getFields()[field]!;
  // some return a result for each of several records
  const type = String(mutation.type);
  const result = /BulkResult/.test(type) ? '{ problem }' : '{ __typename ... on Problem { message } }';
  const selection = type === 'Boolean!' ? '' : result;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${mutation.args[0]!.type}) { ${field}(input: $input) ${selection} }`,
    { input },
  );
  const [answer] = [data?.[field]].flat();
  expect({ field, errors, problem: answer?.message ?? answer?.problem ?? undefined }).toEqual({ field });
}

test('every administrator mutation leaves an entry', async () => {
  const staff = listEntryPoints(schema)
    .filter(({ kind, permission }) => {
      // Saved views change nothing that other people see.
      const isPersonal = permission === 'view:own';
      return kind === 'mutation' && !isPersonal && describeHolders(permission!).includes('administrators');
    })
    .map(({ field }) => field);
  expect(Object.keys(STAFF_CHANGES)).toEqual(expect.arrayContaining(staff));
  for (const [field, makeInput] of Object.entries(STAFF_CHANGES)) {
    await run(field, await makeInput(server, admin));
    const { items } = await entries({ filter: { action: field } });
    expect({ field, lines: items.length }).toEqual({ field, lines: 1 });
    expect(items[0].actor.id).toBe(user.id);
  }
}, 120_000);

test('an entry shows who changed what, with old and new values', async () => {
  const hotel = await makeHotel({ name: 'The Mill' });
  const input = {
    hotelId: hotel.id,
    name: 'The Old Mill',
    amenities: ['Sauna', 'Garden'],
    distanceMiles: null,
  };
  await run('updateHotel', input);
  expect((await entries({ filter: { recordId: hotel.id } })).items).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      actor: { id: user.id, name: 'Ada Admin' },
      action: 'updateHotel',
      record: 'HOTEL',
      recordId: hotel.id,
      recordName: 'The Old Mill',
      changes: [
        { field: 'name', before: 'The Mill', after: 'The Old Mill' },
        { field: 'distanceMiles', before: '0.5', after: null },
        { field: 'amenities', before: null, after: 'Sauna, Garden' },
      ],
    },
  ]);
});

test('a refused change, or one that changes nothing, leaves no entry', async () => {
  const city = await makeCity({ name: 'Coimbra' });
  await run('updateCity', { cityId: city.id, name: 'Coimbra' });
  await admin.graphql('mutation { createCity(input: { name: "Coimbra" }) { __typename } }');
  expect((await entries({ filter: { recordId: city.id } })).total).toBe(0);
  const { items } = await entries({ filter: { action: 'createCity' } });
  expect(items.map((entry: { recordName: string }) => entry.recordName)).not.toContain('Coimbra');
});

test('calls of /api/v1 leave the same entries', async () => {
  const response = await fetch(`${server.url}/api/v1/hotels/createcity`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cityName: 'Evora' }),
  });
  expect(response.status).toBeLessThan(300);
  expect((await entries({ filter: { text: user.id } })).items[0]).toMatchObject({
    action: 'createCity',
    recordName: 'Evora',
    changes: expect.arrayContaining([{ field: 'name', before: null, after: 'Evora' }]),
  });
});

test('the log contains no name or address of a deleted person', async () => {
  const person = await makeUser('CUSTOMER', { name: 'Gone Guest' });
  await run('updateUser', { email: person.email, active: false });
  await run('deleteUser', { userId: person.id });
  const { items } = await entries({ filter: { recordId: person.id } });
  expect(
    items.map((entry: { action: string; recordName: string }) => [entry.action, entry.recordName]),
  ).toEqual([
    ['deleteUser', 'Deleted user'],
    ['updateUser', 'Deleted user'],
  ]);
  const stored = await repo(AuditEntry).findBy({ recordId: person.id });
  expect(JSON.stringify(stored)).not.toMatch(/Gone|person_/);
});

test('entries are found by administrator, record, kind, moment and words, and pages continue from any entry', async () => {
  const hotel = await makeHotel({ name: 'Quayside Lodge' });
  for (const address of ['1 Quay', '2 Quay', '3 Quay'])
    await run('updateHotel', { hotelId: hotel.id, address });
  const { items } = await entries({ filter: { recordId: hotel.id }, sort: 'AT_ASC' });
  expect(items.map((entry: any) => entry.changes[0].after)).toEqual(['1 Quay', '2 Quay', '3 Quay']);
  const newest = await entries({ filter: { recordId: hotel.id } });
  const rest = await entries({ filter: { recordId: hotel.id }, after: newest.items[0].id });
  expect(rest.items).toEqual(newest.items.slice(1));
  expect((await entries({ filter: { text: 'quayside' } })).total).toBe(3);
  expect((await entries({ filter: { actorId: hotel.id } })).total).toBe(0);
  expect((await entries({ filter: { record: 'HOTEL', action: 'updateHotel', text: 'quay' } })).total).toBe(3);
  expect((await entries({ filter: { recordId: hotel.id, to: items[0].at } })).total).toBe(0);
});

test('entries cannot be changed or deleted', async () => {
  const [entry] = (await entries({ limit: 1 })).items;
  const { id } = entry;
  const changed = transaction(() => repo(AuditEntry).update({ id }, { action: 'nothing' }));
  await expect(changed).rejects.toThrow('only appended to');
  await expect(transaction(() => repo(AuditEntry).delete({ id }))).rejects.toThrow('only appended to');
  for (const sql of ["UPDATE audit_entries SET action = 'nothing'", 'DELETE FROM audit_entries'])
    await expect(transaction(() => repo(AuditEntry).query(sql))).rejects.toThrow('never changed');
});
