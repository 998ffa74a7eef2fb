import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { AuditEntry } from '../access/audit/auditEntry.entity';
import { repo } from '../database/transaction';
import { Hotel } from './hotel.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const FIELDS = `checkInFrom checkInUntil checkOutUntil quietFrom quietUntil
  childrenRule petsRule smokingRule partiesRule houseRules`;
const NOTHING = Object.fromEntries(FIELDS.split(/\s+/).map((name) => [name, null]));

const change = (hotelId: string, input: object) =>
  admin.graphql(
    `mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) { __typename ... on Hotel { ${FIELDS} } } }`,
    { input: { hotelId, ...input } },
  );
const said = async (id: string) =>
  (await (await server.as()).graphql(`query ($id: ID!) { hotel(id: $id) { ${FIELDS} } }`, { id })).data.hotel;

test('visitors read the check-in and check-out hours and the house rules that staff have set', async () => {
  const { id } = await makeHotel();
  expect(await said(id)).toEqual(NOTHING);
  const { data } = await change(id, {
    checkInFrom: '9:30',
    checkInUntil: '22:00:00',
    checkOutUntil: '11:00',
    houseRules: ' No shoes. ',
    petsRule: 'ON_REQUEST',
    partiesRule: 'NOT_ALLOWED',
  });
  const kept = {
    ...NOTHING,
    checkInFrom: '09:30',
    checkInUntil: '22:00',
    checkOutUntil: '11:00',
    petsRule: 'ON_REQUEST',
    partiesRule: 'NOT_ALLOWED',
    houseRules: 'No shoes.',
  };
  expect(data.updateHotel).toEqual({ __typename: 'Hotel', ...kept });
  expect(await said(id)).toEqual(kept);
  await change(id, { checkInUntil: null, petsRule: null, houseRules: '', partiesRule: 'ALLOWED' });
  expect(await said(id)).toEqual({ ...kept, checkInUntil: null, petsRule: null, partiesRule: 'ALLOWED' });
  const [line] = await repo(AuditEntry).find({ where: { recordId: id }, order: { at: 'DESC', id: 'DESC' } });
  expect(line!.changes).toEqual([
    { field: 'checkInUntil', before: '22:00', after: null },
    { field: 'petsRule', before: 'ON_REQUEST', after: null },
    { field: 'partiesRule', before: 'NOT_ALLOWED', after: 'ALLOWED' },
  ]);
});

test('existing clients read the rules that are set, and no field for others', async () => {
  const { id } = await makeHotel({ checkInFrom: '15:00', smokingRule: 'NOT_ALLOWED' });
  const { data } = (await (await fetch(`${server.url}/api/v1/hotels/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ checkInFrom: '15:00', smokingRule: 'NOT_ALLOWED' });
  expect(data).not.toHaveProperty('petsRule');
});

test.each([
  [{ checkInFrom: '24:00' }, 'Enter a time as HH:MM, from 00:00 to 23:59.'],
  [{ quietUntil: 'late' }, 'Enter a time as HH:MM, from 00:00 to 23:59.'],
  [{ houseRules: 'x'.repeat(1001) }, 'Enter at most 1000 characters.'],
])('%j is refused', async (input, message) => {
  const { id } = await makeHotel();
  const { errors } = await change(id, input);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect((await repo(Hotel).findOneByOrFail({ id })).version).toBe(1);
});
