import { checkout, choice, read } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { shiftClock } from '../../core/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const IMPACT =
  'query ($input: RemovalInput!) { removalImpact(input: $input) { roomNumbers reviews bookings refundCents holds } }';
const DAY = 86_400_000;

test('what goes with a hotel, a room type and room numbers is counted before anything is removed', async () => {
  const staff = await makeUser('ADMIN');
  const admin = await server.as(staff);
  const impact = async (input: object) => (await admin.graphql(IMPACT, { input })).data.removalImpact;
  const hotel = await makeHotel({ numberOfRatings: 7 });
  const { roomType, roomNumbers } = await makeRoomType(hotel, 3);
  const ids = roomNumbers.map(({ id }) => id);
  const guest = await server.as(await makeUser());
  const paid = await checkout(guest, choice(hotel.id, [ids[0]!, ids[1]!], 1, 3));
  await server.pay(paid.url);
  await checkout(guest, choice(hotel.id, [ids[2]!]));

  const rooms = { bookings: 1, refundCents: 40_000 };
  expect(await impact({ hotelId: hotel.id })).toEqual({ roomNumbers: 3, reviews: 7, ...rooms, holds: 1 });
  expect(await impact({ roomTypeId: roomType.id })).toEqual({
    roomNumbers: 3,
    reviews: 0,
    ...rooms,
    holds: 1,
  });
  const some = (numbers: number[]) => impact({ roomTypeId: roomType.id, roomNumbers: numbers });
  expect(await some([101])).toMatchObject({ roomNumbers: 1, ...rooms, holds: 0 });
  expect(await some([103])).toMatchObject({ roomNumbers: 1, bookings: 0, refundCents: 0, holds: 1 });
  expect(await read(guest, paid.booking.id)).toMatchObject({ status: 'CONFIRMED' });
  expect(await impact({ hotelId: 'f'.repeat(24) })).toBeNull();
  expect((await admin.graphql(IMPACT, { input: {} })).errors?.[0]?.message).toBe(
    'Name either a hotel or a room type.',
  );

  shiftClock(2 * DAY);
  try {
    const later = await server.as(staff);
    const { data } = await later.graphql(IMPACT, { input: { hotelId: hotel.id } });
    expect(data.removalImpact).toMatchObject({ bookings: 0, refundCents: 0 });
  } finally {
    shiftClock(-2 * DAY);
  }
});
