import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { manage, refusal } from '../../test/adminMutations';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { AuditEntry } from '../access/audit/auditEntry.entity';
import { repo } from '../database/transaction';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const roomsOf = async (id: string) => {
  const asked = `query ($id: ID!) { roomType(id: $id) { roomNumbers { number floor view beds } } }`;
  return (await (await server.as()).graphql(asked, { id })).data.roomType.roomNumbers;
};
const nothing = { floor: null, view: null, beds: null };

test('staff say what tells rooms of a type apart, and visitors read it', async () => {
  const hotel = await makeHotel();
  const made = await manage(admin, 'createRoomType', {
    hotelId: hotel.id,
    title: 'Twin',
    description: 'Beds.',
    priceCents: 9_000,
    roomNumbers: [101, 102],
    roomDetails: [{ number: 101, floor: 0, view: ' garden view ', beds: '2 single beds' }],
  });
  const garden = { number: 101, floor: 0, view: 'garden view', beds: '2 single beds' };
  expect(await roomsOf(made.id)).toEqual([garden, { number: 102, ...nothing }]);
  const changed = await manage(admin, 'updateRoomType', {
    roomTypeId: made.id,
    addRoomNumbers: [103],
    roomDetails: [
      { number: 101, view: '', beds: null },
      { number: 103, floor: 1 },
    ],
  });
  expect(changed.__typename).toBe('RoomType');
  expect(await roomsOf(made.id)).toEqual([
    { ...garden, beds: null },
    { number: 102, ...nothing },
    { number: 103, ...nothing, floor: 1 },
  ]);
  const lines = await repo(AuditEntry).find({
    where: { recordId: made.id },
    order: { at: 'ASC', id: 'ASC' },
  });
  expect(lines.at(-1)!.changes).toContainEqual({
    field: 'roomDetails',
    before: '101: Ground floor, garden view, 2 single beds',
    after: '101: Ground floor, garden view, 103: 1st floor',
  });
});

test('existing clients read them too, as far as somebody has said', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel, 2);
  await manage(admin, 'updateRoomType', {
    roomTypeId: roomType.id,
    roomDetails: [{ number: 101, floor: 3, beds: '1 king bed' }],
  });
  const { data } = (await (await fetch(`${server.url}/api/v1/hotels/room/${hotel.id}`)).json()) as any;
  expect(data[0].roomNumbers[0]).toMatchObject({ number: 101, floor: 3, beds: '1 king bed' });
  expect(data[0].roomNumbers[1]).not.toHaveProperty('floor');
});

test('rooms that the type has not, and details out of range, are refused', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel);
  const details = (...roomDetails: object[]) => ({ roomTypeId: roomType.id, roomDetails });
  expect(await manage(admin, 'updateRoomType', details({ number: 7, floor: 1 }))).toMatchObject({
    __typename: 'NoSuchRoomNumbers',
    numbers: [7],
  });
  expect(await refusal(admin, 'updateRoomType', details({ number: 101, floor: 900 }))).toMatch(
    /A floor is from/,
  );
  expect(await refusal(admin, 'updateRoomType', details({ number: 101, view: 'x'.repeat(61) }))).toMatch(
    /at most 60 characters/,
  );
  const room = { hotelId: hotel.id, title: 'Other', description: 'x', priceCents: 5, roomNumbers: [201] };
  expect(await refusal(admin, 'createRoomType', { ...room, roomDetails: [{ number: 202, floor: 2 }] })).toBe(
    'Room 202 is described, but is not among the room numbers.',
  );
  expect(await roomsOf(roomType.id)).toEqual([{ number: 101, ...nothing }]);
});
