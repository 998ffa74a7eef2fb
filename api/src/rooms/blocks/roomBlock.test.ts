import { choice, checkout, room } from '../../../test/checkoutHelpers';
import { makeHotel, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { block, unblock } from '../../../test/tapeChartHelpers';
import { repo } from '../../database/transaction';
import { Night } from '../nights/night.entity';
import { RoomBlock } from './roomBlock.entity';

let server: TestServer;
let staff: Visitor;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
  guest = await server.as(await makeUser());
});
afterAll(() => server.close());

const found = async (cityId: string): Promise<number> =>
  (
    await guest.graphql(
      `{ hotels(filter: { cityId: "${cityId}", checkIn: "${night(10)}", checkOut: "${night(12)}" }) { total } }`,
    )
  ).data.hotels.total;

test('a blocked night cannot be booked or found until it is unblocked', async () => {
  const { hotel, ids } = await room();
  expect(await found(hotel.cityId)).toBe(1);
  expect(await block(staff, hotel.id, ids, [11, 13])).toEqual({ __typename: 'BlockedNights', nights: 2 });
  expect(await found(hotel.cityId)).toBe(0);
  expect(await checkout(guest, choice(hotel.id, ids))).toMatchObject({
    __typename: 'NightsTaken',
    nights: [{ night: night(11) }],
  });
  expect(await unblock(staff, hotel.id, ids, [0, 30])).toEqual({ __typename: 'BlockedNights', nights: 2 });
  expect(await found(hotel.cityId)).toBe(1);
  expect(await checkout(guest, choice(hotel.id, ids))).toMatchObject({ __typename: 'Checkout' });
});

test('held, booked or blocked nights are not blocked again, and the refusal names them', async () => {
  const { hotel, ids } = await room(2);
  await checkout(guest, choice(hotel.id, [ids[1]!]));
  expect(await block(staff, hotel.id, ids, [9, 12])).toEqual({
    __typename: 'RoomsOccupied',
    message: `Already taken: room 102 on ${night(10)}, room 102 on ${night(11)}. Nothing was changed.`,
    taken: [10, 11].map((day) => ({ roomNumber: { number: 102 }, night: night(day) })),
  });
  expect(await repo(RoomBlock).countBy({ roomNumberId: ids[0]! })).toBe(0);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
});

test('unblocking the middle keeps both ends blocked and changes no booking', async () => {
  const { hotel, ids } = await room();
  await block(staff, hotel.id, ids, [5, 9]);
  await checkout(guest, choice(hotel.id, ids));
  expect(await unblock(staff, hotel.id, ids, [6, 8])).toMatchObject({ nights: 2 });
  const nights = await repo(Night).find({ where: { roomNumberId: ids[0]! }, order: { night: 'ASC' } });
  expect(nights.map((row) => row.night)).toEqual([5, 8, 10, 11].map(night));
  expect(await unblock(staff, hotel.id, ids, [5, 20])).toMatchObject({ nights: 2 });
  expect(await repo(RoomBlock).countBy({ roomNumberId: ids[0]! })).toBe(0);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(2);
});

test('deleting a room number deletes its blocks', async () => {
  const { hotel, roomType, ids } = await room();
  await block(staff, hotel.id, ids, [5, 9]);
  await staff.graphql(`mutation { deleteRoomType(input: { roomTypeId: "${roomType.id}" }) { __typename } }`);
  expect(await repo(RoomBlock).countBy({ roomNumberId: ids[0]! })).toBe(0);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
});

test('blocking past or invalid nights is refused', async () => {
  const { hotel, ids } = await room();
  const other = await makeHotel();
  expect(await block(staff, other.id, ids, [5, 9])).toMatchObject({ __typename: 'DoesNotExist' });
  expect(await unblock(staff, hotel.id, ['x'], [5, 9])).toMatchObject({ __typename: 'DoesNotExist' });
  const refused = async (from: number, to: number, reason = 'Painting') => {
    const input = { hotelId: hotel.id, roomNumberIds: ids, from: night(from), to: night(to), reason };
    const { errors } = await staff.graphql(
      'mutation ($input: BlockNightsInput!) { blockNights(input: $input) { __typename } }',
      { input },
    );
    return errors?.[0]?.message;
  };
  expect(await refused(-2, 3)).toMatch('The first night has passed.');
  expect(await refused(5, 5)).toMatch('at least one night');
  expect(await refused(5, 400)).toMatch('at most 365 nights');
  expect(await refused(5 * 366, 5 * 366 + 9)).toMatch('up to 5 years ahead');
  expect(await refused(5, 6, ' ')).toMatch('Enter the reason');
});
