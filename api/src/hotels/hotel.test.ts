import { makeCity, makeHotel, makeHotelType, makePeople, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { manage, refusal } from '../../test/adminMutations';
import { repo } from '../database/transaction';
import { Hotel } from './hotel.entity';
import { StaffMember } from './staff.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const UNKNOWN_ID = 'f'.repeat(24);

test('changing or deleting an unknown record is refused by its name', async () => {
  const gone = (thing: string) => ({ __typename: 'DoesNotExist', message: `this ${thing} does not exist` });
  const cases: [field: string, input: object, thing: string][] = [
    ['updateCity', { cityId: UNKNOWN_ID, name: 'A' }, 'city'],
    ['deleteCity', { cityId: UNKNOWN_ID }, 'city'],
    ['updateHotelType', { hotelTypeId: UNKNOWN_ID, name: 'A' }, 'hotelType'],
    ['deleteHotelType', { hotelTypeId: UNKNOWN_ID }, 'hotelType'],
    ['updateHotel', { hotelId: UNKNOWN_ID, name: 'A' }, 'hotel'],
    ['deleteHotel', { hotelId: UNKNOWN_ID }, 'hotel'],
  ];
  for (const [field, input, thing] of cases) expect(await manage(admin, field, input)).toEqual(gone(thing));
  const { id: typeId } = await makeHotelType();
  const words = { name: 'A', description: 'B', detailedDescription: 'C', ...(await makePeople()) };
  expect(await manage(admin, 'createHotel', { ...words, cityId: UNKNOWN_ID, typeId })).toEqual(gone('city'));
});

describe('a hotel', () => {
  const made = async (more: object = {}) => {
    const [city, type] = [await makeCity(), await makeHotelType()];
    const words = { name: `Hotel of ${city.name}`, description: 'Short.', detailedDescription: 'Long.' };
    const given = { ...words, cityId: city.id, typeId: type.id, ...(await makePeople()), ...more };
    return manage(admin, 'createHotel', given);
  };

  test('is created with its manager and staff, shown by their names', async () => {
    const [manager, cook] = [await makeUser('INTERMEDIATE'), await makeUser()];
    const place = { address: '1 Quay', closestTouristLocation: 'the Tower', distanceMiles: 0 };
    const hotel = await made({
      ...place,
      amenities: ['Bar', ' Bar '],
      managerId: manager.id,
      staffIds: [cook.id, cook.id, manager.id],
    });
    expect(hotel).toMatchObject({
      ...place,
      amenities: ['Bar'],
      description: 'Short.',
      detailedDescription: 'Long.',
      cheapestPriceCents: null,
      manager: { refNumber: manager.id, name: manager.name },
      viewerCan: { update: true, delete: true },
    });
    expect(hotel.staff).toHaveLength(2);
    expect(hotel.staff).toContainEqual({ refNumber: cook.id, name: cook.name });
    expect(hotel.city.numberOfHotels).toBe(1);
  });

  test('is not created without a manager and a staff member', async () => {
    const [cityId, typeId] = [(await makeCity()).id, (await makeHotelType()).id];
    const texts = { name: 'A', description: 'B', detailedDescription: 'C' };
    const words = { ...texts, cityId, typeId, ...(await makePeople()) };
    const refused = (change: object) => refusal(admin, 'createHotel', { ...words, ...change });
    const before = await repo(Hotel).count();
    for (const managerId of ['', null, undefined])
      expect(await refused({ managerId })).toBe('Enter the reference of the manager.');
    for (const staffIds of [[], null, undefined])
      expect(await refused({ staffIds })).toBe('Enter the reference of at least one member of staff.');
    expect(await refused({ staffIds: [''] })).toBe('A reference of the staff is empty.');
    expect(await repo(Hotel).count()).toBe(before);
  });

  test('changes the provided fields and nothing else', async () => {
    const [first, second, third] = [await makeUser(), await makeUser(), await makeUser()];
    const hotel = await made({ managerId: first.id, staffIds: [first.id, second.id], address: '1 Quay' });
    const city = await makeCity();
    const changed = await manage(admin, 'updateHotel', {
      hotelId: hotel.id,
      name: '',
      address: '',
      description: 'Shorter.',
      distanceMiles: 2.5,
      cityId: city.id,
      typeId: '',
      managerId: second.id,
      addStaffIds: [third.id, first.id],
      removeStaffIds: [second.id],
    });
    expect(changed).toMatchObject({
      name: hotel.name,
      address: '1 Quay',
      description: 'Shorter.',
      distanceMiles: 2.5,
      city: { id: city.id, numberOfHotels: 1 },
      type: hotel.type,
      manager: { refNumber: second.id },
    });
    const refs = changed.staff.map((member: { refNumber: string }) => member.refNumber);
    expect(refs.sort()).toEqual([first.id, third.id].sort());
    expect(await refusal(admin, 'updateHotel', { hotelId: hotel.id, name: '' })).toMatch(/did not provide/);
  });

  test('removes only optional fields by null', async () => {
    const optional = { address: '1 Quay', closestTouristLocation: 'the Tower', distanceMiles: 2.5 };
    const manager = await makeUser();
    const sight = { touristLocationLatitude: 60.01, touristLocationLongitude: 5.02 };
    const hotel = await made({ ...optional, ...sight, latitude: 60, longitude: 5, managerId: manager.id });
    expect(await repo(Hotel).findOneByOrFail({ id: hotel.id })).toMatchObject(sight);
    const change = (input: object) => manage(admin, 'updateHotel', { hotelId: hotel.id, ...input });
    const nothing = { address: null, closestTouristLocation: null, distanceMiles: null };
    const nowhere = { touristLocationLatitude: null, touristLocationLongitude: null };
    expect(await change({ address: null })).toMatchObject({ ...optional, address: null });
    const noPlace = { ...nothing, ...nowhere, latitude: null, longitude: null };
    expect(await change({ ...noPlace, name: null })).toMatchObject({
      ...nothing,
      name: hotel.name,
      manager: { refNumber: manager.id },
    });
    expect(await repo(Hotel).findOneByOrFail({ id: hotel.id })).toMatchObject({
      ...nowhere,
      latitude: null,
      longitude: null,
      description: 'Short.',
    });
    expect((await change({ managerId: null })).manager).toBeNull();
    expect(await refusal(admin, 'updateHotel', { hotelId: hotel.id, name: null })).toMatch(/did not provide/);
  });

  test('answers and changes its cancellation policy', async () => {
    const { id } = await made();
    const asked = '{ cancellationPolicy { freeCancellationDays lateRefundPercent } }';
    const terms = async () =>
      (await admin.graphql(`{ hotel(id: "${id}") ${asked} }`)).data.hotel.cancellationPolicy;
    expect(await terms()).toEqual({ freeCancellationDays: 1, lateRefundPercent: 0 });
    await manage(admin, 'updateHotel', { hotelId: id, freeCancellationDays: 0, lateRefundPercent: 50 });
    expect(await terms()).toEqual({ freeCancellationDays: 0, lateRefundPercent: 50 });
  });

  test('has a name that is unique in its city', async () => {
    const hotel = await made();
    const { city, type } = hotel;
    const twin = { name: hotel.name.toUpperCase(), cityId: city.id, typeId: type.id };
    const words = { description: 'B', detailedDescription: 'C', ...(await makePeople()) };
    expect(await manage(admin, 'createHotel', { ...twin, ...words })).toMatchObject({
      __typename: 'NameTaken',
    });
    const other = await made({ name: hotel.name });
    expect(other.name).toBe(hotel.name);
    expect(await manage(admin, 'updateHotel', { hotelId: other.id, cityId: city.id })).toMatchObject({
      __typename: 'NameTaken',
    });
  });

  test('refuses staff with unknown references, and changes nothing', async () => {
    const hotel = await made({ address: '1 Quay' });
    const answer = await manage(admin, 'updateHotel', {
      hotelId: hotel.id,
      address: '2 Quay',
      addStaffIds: [UNKNOWN_ID],
    });
    expect(answer).toMatchObject({
      __typename: 'UnknownStaff',
      message: expect.stringContaining(UNKNOWN_ID),
    });
    expect((await repo(Hotel).findOneByOrFail({ id: hotel.id })).address).toBe('1 Quay');
  });

  test('removes staff who delete their account', async () => {
    const user = await makeUser();
    const hotel = await made({ managerId: user.id, staffIds: [user.id] });
    await (await server.as(user)).graphql('mutation { deleteAccount(input: {}) { __typename } }');
    expect(await repo(StaffMember).countBy({ hotelId: hotel.id })).toBe(0);
    expect(await manage(admin, 'updateHotel', { hotelId: hotel.id, managerId: user.id })).toMatchObject({
      __typename: 'UnknownStaff',
    });
  });

  test('refuses missing texts and numbers out of range', async () => {
    const [cityId, typeId] = [(await makeCity()).id, (await makeHotelType()).id];
    const texts = { name: 'A', description: 'B', detailedDescription: 'C' };
    const words = { ...texts, cityId, typeId, ...(await makePeople()) };
    expect(await refusal(admin, 'createHotel', { ...words, name: '' })).toBe('Enter the name of the hotel.');
    expect(await refusal(admin, 'createHotel', { ...words, cityId: '' })).toBe(
      'Choose the city of the hotel.',
    );
    expect(await refusal(admin, 'createHotel', { ...words, typeId: '' })).toBe(
      'Choose the type of the hotel.',
    );
    expect(await refusal(admin, 'createHotel', { ...words, distanceMiles: -1 })).toMatch(/distance/);
    expect(await refusal(admin, 'createHotel', { ...words, latitude: 91 })).toMatch(/latitude/);
    expect(await refusal(admin, 'createHotel', { ...words, lateRefundPercent: 101 })).toMatch(/percent/);
  });

  test('takes the same number of statements for one and for many in a list with staff', async () => {
    const person = await makeUser();
    const list = () =>
      admin.graphql(
        '{ hotels(limit: 50) { items { manager { name } staff { name } viewerCan { update } } } }',
      );
    await made({ managerId: person.id, staffIds: [person.id] });
    const few = await server.countReads(list);
    for (let index = 0; index < 4; index++) await made({ managerId: person.id, staffIds: [person.id] });
    await list();
    expect(await server.countReads(list)).toBe(few);
  });

  test('is found at once after each change, and not after deletion', async () => {
    const nobody = await server.as();
    const found = async (filter: object) => {
      const { data } = await nobody.graphql(
        'query ($filter: HotelFilter) { hotels(filter: $filter) { items { id } } }',
        { filter },
      );
      return data.hotels.items.map(({ id }: { id: string }) => id);
    };
    const { id, name } = await made();
    expect(await found({ text: name })).toEqual([id]);
    const city = await manage(admin, 'createCity', { name: 'Valparaíso' });
    await manage(admin, 'updateHotel', { hotelId: id, cityId: city.id });
    expect(await found({ city: 'valparaiso' })).toEqual([id]);
    await manage(admin, 'updateCity', { cityId: city.id, name: 'Viña' });
    expect(await found({ city: 'vina' })).toEqual([id]);
    expect(await found({ city: 'valparaiso' })).toEqual([]);
    const words = { title: 'Attic', description: 'Under the roof.', priceCents: 77_700, roomNumbers: [1] };
    const room = await manage(admin, 'createRoomType', { hotelId: id, ...words });
    const dear = { cityId: city.id, minPriceCents: 77_700, guests: 2 };
    expect(await found(dear)).toEqual([id]);
    await manage(admin, 'updateRoomType', { roomTypeId: room.id, priceCents: 77_600 });
    expect(await found(dear)).toEqual([]);
    await manage(admin, 'deleteHotel', { hotelId: id });
    expect(await found({ city: 'Viña' })).toEqual([]);
  });

  test('answers visitors that they may change nothing', async () => {
    const hotel = await makeHotel();
    await makeRoomType(hotel);
    const nobody = await server.as();
    const { data } = await nobody.graphql(
      'query ($id: ID!) { hotel(id: $id) { viewerCan { update delete } city { viewerCan { update } } roomTypes { viewerCan { delete } } } }',
      { id: hotel.id },
    );
    expect(data.hotel).toEqual({
      viewerCan: { update: false, delete: false },
      city: { viewerCan: { update: false } },
      roomTypes: [{ viewerCan: { delete: false } }],
    });
  });
});
