import { setTimeout as pause } from 'node:timers/promises';
import { checkout, choice, read, release, room } from '../../../test/checkoutHelpers';
import { makeBooking, makeHotel, makeRoomType, makeUser, night, takeNights } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { later } from '../../../test/clock';
import { setRates } from '../../../test/priceHelpers';
import { expireHolds } from '../../bookings/hold/hold.service';
import { config } from '../../core/config';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Night } from '../../rooms/nights/night.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { liveIndex } from './searchIndex.service';

/* The search index equals the database after every kind of write. */

let server: TestServer;
let bookingId: string;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  bookingId = (await makeBooking()).id;
  nobody = await server.as();
});
afterAll(() => server.close());

const DATES = { checkIn: night(10), checkOut: night(12) };
const find = async (cityId: string, filter: object = DATES): Promise<any[]> => {
  const { data, errors } = await nobody.graphql(
    'query ($filter: HotelFilter) { hotels(filter: $filter) { items { id name cheapestPriceCents ratingsAverage } } }',
    { filter: { cityId, ...filter } },
  );
  expect(errors).toBeUndefined();
  return data.hotels.items;
};
const isFound = async ({ cityId }: Hotel, filter?: object) => (await find(cityId, filter)).length === 1;
const take = (roomNumberId: string, day: string) => takeNights(roomNumberId, bookingId, [day]);

test('holding its last room removes a hotel from searches, and releasing the hold returns it', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  expect(await isFound(hotel)).toBe(true);
  const { booking } = await checkout(guest, choice(hotel.id, ids));
  expect(await isFound(hotel)).toBe(false);
  expect(await isFound(hotel, { checkIn: night(12), checkOut: night(13) })).toBe(true);
  await release(guest, booking.id);
  expect(await isFound(hotel)).toBe(true);
});

test('an expired hold and a cancelled booking return a hotel to searches', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  await checkout(guest, choice(hotel.id, ids));
  expect(await isFound(hotel)).toBe(false);
  await later(config.holdSeconds * 1000 + 1000, expireHolds);
  expect(await isFound(hotel)).toBe(true);

  const { url, booking } = await checkout(guest, choice(hotel.id, ids));
  await server.pay(url);
  while ((await read(guest, booking.id)).status !== 'CONFIRMED') await pause(25);
  expect(await isFound(hotel)).toBe(false);
  await guest.graphql(
    `mutation { cancelBooking(input: { bookingId: "${booking.id}" }) { ... on Booking { id } } }`,
  );
  expect(await isFound(hotel)).toBe(true);
});

test('nights of a transaction that is rolled back stay free in searches', async () => {
  const { hotel, ids } = await room();
  const failing = transaction(async () => {
    await take(ids[0]!, night(10));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await isFound(hotel)).toBe(true);
  await take(ids[0]!, night(10));
  expect(await isFound(hotel)).toBe(false);
});

test('an update by condition changes searches, whether or not its rows are locked', async () => {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2);
  await transaction(() => repo(Hotel).update({ id: hotel.id }, { ratingsAverage: 4.5 }));
  expect(await find(hotel.cityId)).toMatchObject([{ ratingsAverage: 4.5 }]);
  await transaction(async () => {
    await lockRows(Hotel, [hotel.id]);
    await repo(Hotel).update({ id: hotel.id }, { ratingsAverage: 3.5 });
  });
  expect(await find(hotel.cityId)).toMatchObject([{ ratingsAverage: 3.5 }]);

  await take(roomNumbers[0]!.id, night(10));
  await transaction(async () => {
    await lockRows(RoomNumber, [roomNumbers[1]!.id]);
    await repo(RoomNumber).delete({ id: roomNumbers[1]!.id });
  });
  expect(await isFound(hotel)).toBe(false);
  await transaction(() => repo(Night).delete({ night: night(10) }));
  expect(await isFound(hotel)).toBe(true);
  await transaction(() => repo(RoomType).delete({ id: roomType.id }));
  expect(await isFound(hotel)).toBe(false);
  expect(await isFound(hotel, {})).toBe(true);
  await transaction(() => repo(Hotel).delete({ id: hotel.id }));
  expect(await isFound(hotel, {})).toBe(false);
});

test('a room type that moves to another hotel is found there and no longer in its old one', async () => {
  const [here, there] = [await makeHotel(), await makeHotel()];
  const { roomType } = await makeRoomType(here);
  await transaction(() => repo(RoomType).save(Object.assign(roomType, { hotelId: there.id })));
  expect([await isFound(here), await isFound(there)]).toEqual([false, true]);
});

test('writes during a rebuild of the index are not lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { hotel, ids } = await room(2);
    await take(ids[0]!, night(10));
    liveIndex().open();
    const writes = [take(ids[1]!, night(10)), makeRoomType(await makeHotel({ cityId: hotel.cityId }))];
    await Promise.all([...writes, find(hotel.cityId)]);
    const found = await find(hotel.cityId);
    expect(found).toHaveLength(1);
    expect(found[0].id).not.toBe(hotel.id);
  }
});

test('a search for fewer nights than the minimum of a rate finds nothing, and nights cost what their rate says', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel, 1, { priceCents: 10_000 });
  const admin = await server.as(await makeUser('ADMIN'));
  await setRates(admin, roomType.id, [
    { from: night(10), to: night(11), priceCents: 7_000, minimumNights: 3 },
  ]);
  expect(await isFound(hotel)).toBe(false);
  expect(await isFound(hotel, { checkIn: night(10), checkOut: night(13) })).toBe(true);
  expect(await isFound(hotel, { checkIn: night(11), checkOut: night(12) })).toBe(true);
  const { data } = await nobody.graphql(
    `{ priceCalendar(hotelId: "${hotel.id}", from: "${night(9)}", to: "${night(12)}") { cheapestCents } }`,
  );
  expect(data.priceCalendar.map((each: any) => each.cheapestCents)).toEqual([10_000, 7_000, 10_000]);
  await setRates(admin, roomType.id, []);
  expect(await isFound(hotel)).toBe(true);
});

test("the index's range of nights moves with the clock", async () => {
  const { hotel, ids } = await room();
  const far = { checkIn: night(1950), checkOut: night(1951) };
  await take(ids[0]!, night(1950));
  const months = 200 * 86_400_000;
  await later(months, async () => expect(await isFound(hotel, far)).toBe(false));
  expect(await isFound(hotel)).toBe(true);
});
