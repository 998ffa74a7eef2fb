import { manage } from '../../test/adminMutations';
import { makeCity, makeHotel, makeHotelType, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOTEL = 'query ($id: ID!) { hotel(id: $id) { version name description } }';
const ROOM = 'query ($id: ID!) { roomType(id: $id) { version title priceCents } }';

test('the second of two edits of the same version of a hotel is refused, names the first editor and overwrites nothing', async () => {
  const first = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
  const second = await server.as(await makeUser('ADMIN'));
  const { id } = await makeHotel();
  const seen = (await second.graphql(HOTEL, { id })).data.hotel.version;
  await manage(first, 'updateHotel', { hotelId: id, version: seen, description: 'By the first.' });
  const late = { hotelId: id, version: seen, description: 'By the second.' };
  const message = 'Ada Keller has changed it in the meantime. Check the current values, then save again.';
  expect(await manage(second, 'updateHotel', late)).toMatchObject({ __typename: 'Outdated', message });
  const now = (await second.graphql(HOTEL, { id })).data.hotel;
  expect(now).toMatchObject({ version: seen + 1, description: 'By the first.' });
  await manage(second, 'updateHotel', { ...late, version: now.version });
  await manage(second, 'updateHotel', { hotelId: id, address: 'Sent without a version' });
  expect((await first.graphql(HOTEL, { id })).data.hotel).toMatchObject({
    version: seen + 3,
    description: 'By the second.',
  });
});

test('an outdated change of a room cancels nothing and removes no number', async () => {
  const admin = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
  const { roomType } = await makeRoomType(await makeHotel(), 2);
  const { id: roomTypeId } = roomType;
  const seen = (await admin.graphql(ROOM, { id: roomTypeId })).data.roomType.version;
  await manage(admin, 'updateRoomType', { roomTypeId, version: seen, priceCents: 9_900 });
  const late = { roomTypeId, version: seen, removeRoomNumbers: [101] };
  expect((await manage(admin, 'updateRoomType', late)).__typename).toBe('Outdated');
  const changed = await manage(admin, 'updateRoomType', { ...late, version: seen + 1 });
  expect(changed.roomNumbers).toMatchObject([{ number: 102 }]);
});

test('the second of two renames of a city or hotel type, or changes of a user, is refused, too', async () => {
  const first = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
  const second = await server.as(await makeUser('ADMIN'));
  const { id: cityId } = await makeCity();
  const { id: hotelTypeId } = await makeHotelType();
  const { email } = await makeUser();
  const cases = [
    ['updateCity', { cityId, timeZone: 'Europe/Vienna' }, { cityId, timeZone: 'Europe/Rome' }],
    ['updateHotelType', { hotelTypeId, name: 'Renamed once' }, { hotelTypeId, name: 'Renamed twice' }],
    ['updateUser', { email, active: false }, { email, role: 'ADMIN' }],
  ] as const;
  for (const [mutation, early, late] of cases) {
    expect(await manage(first, mutation, { ...early, version: 1 })).not.toHaveProperty('message');
    const message = 'Ada Keller has changed it in the meantime. Check the current values, then save again.';
    const refused = { __typename: 'Outdated', message };
    expect(await manage(second, mutation, { ...late, version: 1 })).toMatchObject(refused);
    expect(await manage(second, mutation, { ...late, version: 2 })).not.toHaveProperty('message');
    expect(await manage(second, mutation, early)).not.toHaveProperty('message');
  }
});
