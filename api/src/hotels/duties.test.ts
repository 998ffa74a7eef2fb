import { manage } from '../../test/adminMutations';
import { leaveTeams, makeHotel, makeHotelType, makeTeamMember, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { repo } from '../database/transaction';
import { Hotel } from './hotel.entity';

const { FINANCE, FRONT_DESK, HOUSEKEEPING, MANAGER, OWNER, REVENUE } = HotelDuty;

let server: TestServer;
let hotel: Hotel;
let other: Hotel;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [hotel, other] = [await makeHotel({ freeCancellationDays: 3 }), await makeHotel()];
});

const UPDATE = `mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) { __typename
  ... on Hotel { name } ... on Problem { message } } }`;
const as = async (...duties: HotelDuty[]) => server.as(await makeTeamMember([hotel], ...duties));
/** The type of the answer, or the code of the error. */
async function update(person: Visitor, input: object, hotelId = hotel.id): Promise<string> {
  const { data, errors } = await person.graphql(UPDATE, { input: { hotelId, ...input } });
  return errors ? errors[0]!.extensions.code : data.updateHotel.__typename;
}
const stored = () => repo(Hotel).findOneByOrFail({ id: hotel.id });
const ADDRESS = { address: '2 Main Street' };

test('managers and owners change their hotel, and other members of its team do not', async () => {
  for (const duty of [MANAGER, OWNER]) expect(await update(await as(duty), ADDRESS)).toBe('Hotel');
  expect(await stored()).toMatchObject(ADDRESS);
  for (const duty of [FRONT_DESK, FINANCE, HOUSEKEEPING, REVENUE])
    expect(await update(await as(duty), { address: '3 Main Street' })).toBe('FORBIDDEN');
  expect(await stored()).toMatchObject(ADDRESS);
});

test('another hotel is answered as one that does not exist', async () => {
  const owner = await as(OWNER);
  const [theirs, nobodys] = await Promise.all(
    [other.id, 'f'.repeat(24)].map(async (hotelId) =>
      owner.graphql(UPDATE, { input: { hotelId, ...ADDRESS } }),
    ),
  );
  expect(theirs!.data.updateHotel).toMatchObject({ __typename: 'DoesNotExist' });
  expect(theirs!.data).toEqual(nobodys!.data);
});

test('who leaves the team changes nothing from the next request on', async () => {
  const user = await makeTeamMember([hotel], MANAGER);
  const manager = await server.as(user);
  expect(await update(manager, ADDRESS)).toBe('Hotel');
  await leaveTeams(user);
  expect(await update(manager, { address: '3 Main Street' })).toBe('FORBIDDEN');
});

test('only owners change the terms of money, and managers may send them unchanged', async () => {
  const [manager, owner] = [await as(MANAGER), await as(OWNER)];
  const terms = [{ freeCancellationDays: 1 }, { lateRefundPercent: 7 }, { taxNumber: 'PT1' }];
  for (const term of terms) expect(await update(manager, term)).toBe('FORBIDDEN');
  expect(await stored()).toMatchObject({ freeCancellationDays: 3, taxNumber: null });
  expect(await update(manager, { ...ADDRESS, freeCancellationDays: 3, taxNumber: null })).toBe('Hotel');
  for (const term of terms) expect(await update(owner, term)).toBe('Hotel');
  expect(await stored()).toMatchObject({ freeCancellationDays: 1, lateRefundPercent: 7, taxNumber: 'PT1' });
});

test('the name, city and type are changed by administrators, and hotels are created and deleted by them', async () => {
  const [owner, admin] = [await as(OWNER), await server.as(await makeUser('ADMIN'))];
  const { id: typeId } = await makeHotelType();
  const places = [{ name: 'The Grand' }, { cityId: other.cityId }, { typeId }];
  for (const place of places) expect(await update(owner, place)).toBe('FORBIDDEN');
  expect(await update(owner, { ...ADDRESS, name: hotel.name, cityId: hotel.cityId })).toBe('Hotel');
  for (const place of places) expect(await update(admin, place)).toBe('Hotel');
  const { errors } = await owner.graphql(
    `mutation { deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename } }`,
  );
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
});

test('an administrator who acts as another hotel changes that one only', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const acting = async (hotelId: string) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.accessToken}`,
        'staybook-hotel': hotel.id,
      },
      body: JSON.stringify({ query: UPDATE, variables: { input: { hotelId, ...ADDRESS } } }),
    });
    return ((await answer.json()) as any).data.updateHotel.__typename;
  };
  expect(await acting(hotel.id)).toBe('Hotel');
  expect(await acting(other.id)).toBe('DoesNotExist');
});

describe('the people that a hotel names', () => {
  test('are of its team or its staff; others are as unknown as a reference that does not exist', async () => {
    const manager = await as(MANAGER);
    const colleague = await makeTeamMember([hotel], FRONT_DESK);
    expect(
      await manage(manager, 'updateHotel', { hotelId: hotel.id, managerId: colleague.id }),
    ).toMatchObject({
      manager: { refNumber: colleague.id },
    });
    const elsewhere = await makeTeamMember([other], MANAGER);
    for (const id of [(await makeUser()).id, elsewhere.id, 'f'.repeat(24)])
      for (const input of [{ managerId: id }, { addStaffIds: [id] }])
        expect(await manage(manager, 'updateHotel', { hotelId: hotel.id, ...input })).toEqual({
          __typename: 'UnknownStaff',
          message: expect.stringContaining(`There is no user with the reference ${id}`),
        });
  });

  test('are any users for administrators', async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const { id } = await makeUser();
    const set = await manage(admin, 'updateHotel', { hotelId: hotel.id, addStaffIds: [id] });
    expect(set.staff).toMatchObject([{ refNumber: id }]);
  });
});

test('what a member may do with a hotel is what the services allow', async () => {
  const READ = `{ hotel(id: "${hotel.id}") { viewerCan { update updateTerms updatePlace updatePrices delete } } }`;
  const abilities = async (person: Visitor) => (await person.graphql(READ)).data.hotel.viewerCan;
  const none = { update: false, updateTerms: false, updatePlace: false, updatePrices: false, delete: false };
  expect(await abilities(await as(OWNER))).toEqual({
    ...none,
    update: true,
    updateTerms: true,
    updatePrices: true,
  });
  expect(await abilities(await as(MANAGER))).toEqual({ ...none, update: true, updatePrices: true });
  expect(await abilities(await as(REVENUE))).toEqual({ ...none, updatePrices: true });
  expect(await abilities(await as(FRONT_DESK))).toEqual(none);
  expect(await abilities(await server.as(await makeTeamMember([other], OWNER)))).toEqual(none);
  expect(await abilities(await server.as(await makeUser()))).toEqual(none);
});

describe('the price list of extras', () => {
  const SET = `mutation ($input: UpdateExtrasInput!) { updateExtras(input: $input) { __typename ... on Problem { message } } }`;
  const minibar = {
    title: 'Water',
    unit: 'PER_STAY',
    cents: 350,
    soldOnline: false,
    soldAtDesk: true,
    active: true,
  };
  const set = (person: Visitor, hotelId: string) =>
    person.graphql(SET, { input: { hotelId, extras: [minibar] } });

  test('is set by revenue and read in full at the front desk', async () => {
    expect((await set(await as(REVENUE), hotel.id)).data.updateExtras.__typename).toBe('Hotel');
    expect((await set(await as(FRONT_DESK), hotel.id)).errors![0]!.extensions.code).toBe('FORBIDDEN');
    const titles = async (person: Visitor) =>
      (await person.graphql(`{ hotel(id: "${hotel.id}") { extras { title } } }`)).data.hotel.extras;
    for (const duty of [REVENUE, FRONT_DESK, FINANCE, MANAGER])
      expect(await titles(await as(duty))).toHaveLength(1);
    for (const person of [await as(HOUSEKEEPING), await server.as(await makeTeamMember([other], OWNER))])
      expect(await titles(person)).toEqual([]);
  });

  test('of another hotel is refused as that of an unknown hotel', async () => {
    const revenue = await as(REVENUE);
    const [theirs, nobodys] = [await set(revenue, other.id), await set(revenue, 'f'.repeat(24))];
    expect(theirs.data.updateExtras.__typename).toBe('ExtrasRefused');
    expect(theirs.data).toEqual(nobodys.data);
  });
});
