import { manage } from '../../../test/adminMutations';
import { cancel, checkout, choice, later, read } from '../../../test/checkoutHelpers';
import { makeHotel, makePeople, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { deleteClosedHotels, onHotelClosed } from '../../hotels/hotelDeletion.service';
import { Night } from '../../rooms/nights/night.entity';
import { deleteRoomNumbersOfHotel } from '../../rooms/removal.service';
import { shiftClock } from '../../core/clock';
import { HotelCancellation } from './hotelCancellation.entity';
import { cancelForHotels } from './hotelCancellation.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

/** A hotel with one room and this many paid bookings of it, two nights each. */
async function bookedOften(times: number) {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 1);
  const guest = await server.as(await makeUser());
  const ids: string[] = [];
  for (let index = 0; index < times; index++) {
    const from = 10 + index * 2;
    const { booking, url } = await checkout(guest, choice(hotel.id, [roomNumbers[0]!.id], from, from + 2));
    await server.pay(url);
    ids.push(booking.id as string);
  }
  return { hotel, roomType, roomNumber: roomNumbers[0]!, guest, ids };
}

const HOTEL =
  'query ($id: ID!, $city: ID!) { hotel(id: $id) { id } hotels(filter: { cityId: $city }) { total } }';
const hasHotel = async ({ id, cityId: city }: Hotel): Promise<[boolean, number]> => {
  const { data } = await (await server.as()).graphql(HOTEL, { id, city });
  return [data.hotel !== null, data.hotels.total];
};

describe('a hotel with many paid bookings', () => {
  test('deleting it closes it at once, and its bookings are cancelled one by one', async () => {
    const { hotel, guest, ids, roomNumber } = await bookedOften(7);
    await manage(admin, 'deleteHotel', { hotelId: hotel.id });
    expect(await hasHotel(hotel)).toEqual([false, 0]);
    expect(await repo(Night).countBy({ roomNumberId: roomNumber.id })).toBe(0);
    expect(await repo(Hotel).existsBy({ id: hotel.id })).toBe(false);
    expect(await repo(HotelCancellation).count()).toBe(ids.length);
    await cancelForHotels();
    for (const id of ids)
      expect(await read(guest, id)).toMatchObject({
        status: 'CANCELLED',
        payment: 'REFUNDED',
        refundedCents: 20_000,
      });
    expect(await repo(HotelCancellation).count()).toBe(0);
  });

  test('deleting it resumes after a failure, and it stays closed for booking', async () => {
    const { hotel, guest, ids, roomNumber } = await bookedOften(2);
    onHotelClosed.join('rooms', () => Promise.reject(new Error('killed')));
    try {
      await manage(admin, 'deleteHotel', { hotelId: hotel.id });
    } finally {
      onHotelClosed.join('rooms', deleteRoomNumbersOfHotel);
    }
    expect(await hasHotel(hotel)).toEqual([false, 0]);
    expect(await read(guest, ids[0]!)).toMatchObject({ status: 'CONFIRMED' });
    const refused = await checkout(guest, choice(hotel.id, [roomNumber.id], 100, 102));
    expect(refused).toMatchObject({ __typename: 'StayRefused', message: 'This hotel does not exist.' });
    expect(await manage(admin, 'deleteHotel', { hotelId: hotel.id })).toMatchObject({
      __typename: 'DoesNotExist',
    });
    const named = {
      name: hotel.name,
      cityId: hotel.cityId,
      typeId: hotel.typeId,
      description: 'A',
      detailedDescription: 'B',
      ...(await makePeople()),
    };
    expect(await manage(admin, 'createHotel', named)).toMatchObject({ __typename: 'Hotel' });

    await later(61_000, deleteClosedHotels);
    expect(await repo(Hotel).existsBy({ id: hotel.id })).toBe(false);
    for (const id of ids) expect(await read(guest, id)).toMatchObject({ status: 'CANCELLED' });
  });

  test('a guest who cancels before the hotel does gets a full refund', async () => {
    const { roomType, guest, ids } = await bookedOften(6);
    const terms = { freeCancellationDays: 365, lateRefundPercent: 10 };
    await transaction(() => repo(Booking).update({ id: ids[0]! }, terms));
    await manage(admin, 'deleteRoomType', { roomTypeId: roomType.id });
    await cancel(guest, ids[0]!);
    expect(await read(guest, ids[0]!)).toMatchObject({ status: 'CANCELLED', refundedCents: 2000 });
    await cancelForHotels();
    for (const id of ids)
      expect(await read(guest, id)).toMatchObject({
        status: 'CANCELLED',
        payment: 'REFUNDED',
        refundedCents: 20_000,
      });
  });
});

describe('the impact of a removal', () => {
  const IMPACT =
    'query ($input: RemovalInput!) { removalImpact(input: $input) { roomNumbers reviews bookings refundCents holds } }';
  const DAY = 86_400_000;

  test('counts what a hotel, a room type and room numbers would cancel, before anything is removed', async () => {
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
    expect(await some([101, 102])).toMatchObject({ roomNumbers: 2, ...rooms, holds: 0 });
    expect(await some([103])).toMatchObject({ roomNumbers: 1, bookings: 0, refundCents: 0, holds: 1 });
    expect(await read(guest, paid.booking.id)).toMatchObject({ status: 'CONFIRMED' });
    expect(await impact({ hotelId: 'f'.repeat(24) })).toBeNull();
    expect((await admin.graphql(IMPACT, { input: {} })).errors?.[0]?.message).toBe(
      'Give either a hotel or a room type.',
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
});
