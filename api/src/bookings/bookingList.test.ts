import { choice, checkout } from '../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const LIST = `query ($hotelId: ID, $status: BookingStatus, $text: String, $limit: Int, $offset: Int) {
  bookings(hotelId: $hotelId, status: $status, text: $text, limit: $limit, offset: $offset) {
    total items { id hotelName status user { name email } stays { number } } } }`;
const list = async (asked: Record<string, unknown> = {}) => {
  const { data, errors } = await admin.graphql(LIST, asked);
  expect(errors).toBeUndefined();
  const { total, items } = data.bookings;
  return { total, ids: items.map(({ id }: { id: string }) => id) };
};

/** A hotel with three bookings, oldest first: two paid, the last one held. */
async function threeBookings(name: string) {
  const hotel = await makeHotel({ name });
  const { roomNumbers } = await makeRoomType(hotel, 3);
  const user = await makeUser('CUSTOMER', { name: `Guest of ${name}` });
  const guest = await server.as(user);
  const ids: string[] = [];
  for (const [index, { id }] of roomNumbers.entries()) {
    const { url, booking } = await checkout(guest, choice(hotel.id, [id]));
    if (index < 2) await server.pay(url);
    ids.push(booking.id);
  }
  return { hotel, user, guest, ids };
}

test('lists everybody, the newest first, in pages', async () => {
  const [one, two] = [await threeBookings('Harbour View'), await threeBookings('Castle 100%')];
  const all = [...one.ids, ...two.ids].reverse();
  expect(await list({ limit: 100 })).toEqual({ total: 6, ids: all });
  expect(await list({ limit: 2, offset: 2 })).toEqual({ total: 6, ids: all.slice(2, 4) });
});

test('finds by hotel, by where it stands, by reference and by a part of a name', async () => {
  const { hotel, user, ids } = await threeBookings('Lone_Pine Lodge');
  const [first, second, held] = ids as [string, string, string];
  const newest = [held, second, first];
  expect(await list({ hotelId: hotel.id })).toEqual({ total: 3, ids: newest });
  expect(await list({ hotelId: hotel.id, status: 'HELD' })).toEqual({ total: 1, ids: [held] });
  expect(await list({ text: ` ${first.toUpperCase()} ` })).toEqual({ total: 1, ids: [first] });
  expect(await list({ text: 'lone_pine' })).toEqual({ total: 3, ids: newest });
  expect(await list({ text: 'guest of lone' })).toEqual({ total: 3, ids: newest });
  expect(await list({ text: user.email.toUpperCase(), status: 'CONFIRMED' })).toEqual({
    total: 2,
    ids: [second, first],
  });
  expect(await list({ text: '%' })).toMatchObject({ total: 3 });
  expect(await list({ text: 'no such guest' })).toEqual({ total: 0, ids: [] });
});

test('asks the database as often for many as for one', async () => {
  const few = await server.countStatements(() => list({ limit: 1 }));
  expect(await server.countStatements(() => list({ limit: 100 }))).toBe(few);
});

test('is for administrators only', async () => {
  const { guest } = await threeBookings('Quiet House');
  expect((await guest.graphql(LIST)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await (await server.as()).graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
