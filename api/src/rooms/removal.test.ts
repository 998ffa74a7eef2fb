import { In } from 'typeorm';
import { choice, checkout, nightsOf, read } from '../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { picture, report, upload } from '../../test/photoHelpers';
import { manage } from '../../test/adminMutations';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { Stay } from '../bookings/stay.entity';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { shiftClock } from '../core/clock';
import { Upload } from '../photos/upload.entity';
import { Review } from '../reviews/review.entity';
import { Night } from './nights/night.entity';
import { RoomType } from './roomType.entity';

let server: TestServer;
let admin: Visitor;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  guests = new Guests(server);
});
afterAll(() => server.close());

const numbersOf = (room: { roomNumbers: { number: number }[] }) =>
  room.roomNumbers.map(({ number }) => number);
const cheapestOf = async (id: string) => (await repo(Hotel).findOneByOrFail({ id })).cheapestPriceCents;
const DAY = 86_400_000;

/** A confirmed booking of one room of the hotel, and another guest's hold of another room. */
async function booked(from = 10) {
  const user = await makeUser();
  const guest = await server.as(user);
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2);
  const ids = roomNumbers.map(({ id }) => id);
  const paid = await checkout(guest, choice(hotel.id, [ids[0]!], from, from + 2));
  await server.pay(paid.url);
  const held = await checkout(await server.as(await makeUser()), choice(hotel.id, [ids[1]!], from, from + 2));
  return { guest, user, hotel, roomType, ids, paidId: paid.booking.id, heldId: held.booking.id };
}

async function expectRefunded({ guest, user, paidId, heldId }: Awaited<ReturnType<typeof booked>>) {
  for (let tries = 0; tries < 100; tries++) {
    if ((await read(guest, paidId)).payment === 'REFUNDED') break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const booking = await read(guest, paidId);
  expect(booking).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: booking.totalCents,
  });
  expect(await nightsOf(paidId)).toBe(0);
  expect(await repo(Booking).findOneBy({ id: heldId })).toMatchObject({ status: 'EXPIRED' });
  const mails = await server.mailsTo(user.email, 3);
  const mail = mails.find(({ subject }) => subject.includes('cancelled by the property'))!;
  expect(mail.text).toContain(paidId);
  expect(mail.text).toContain('$200.00');
}

describe('deleting rooms refunds their bookings in full and ends their holds', () => {
  test('when a room number is removed', async () => {
    const all = await booked();
    await manage(admin, 'updateRoomType', { roomTypeId: all.roomType.id, removeRoomNumbers: [101, 102] });
    await expectRefunded(all);
  });

  test('on the day before arrival too, when the policy would refund nothing', async () => {
    const all = await booked(1);
    await manage(admin, 'deleteRoomType', { roomTypeId: all.roomType.id });
    await expectRefunded(all);
  });

  test('when a room type moves to another hotel, where its rooms are free', async () => {
    const all = await booked();
    const target = await makeHotel();
    const { roomType: rival } = await makeRoomType(target, 1);
    const move = { roomTypeId: all.roomType.id, hotelId: target.id };
    expect(await manage(admin, 'updateRoomType', move)).toMatchObject({
      __typename: 'RoomNumbersTaken',
      numbers: [101],
    });
    expect(await nightsOf(all.paidId)).toBe(2);
    await manage(admin, 'deleteRoomType', { roomTypeId: rival.id });
    const moved = await manage(admin, 'updateRoomType', move);
    expect(moved.hotel).toEqual({ id: target.id, cheapestPriceCents: 10_000 });
    expect(numbersOf(moved)).toEqual([101, 102]);
    expect(await cheapestOf(all.hotel.id)).toBeNull();
    expect(await repo(Stay).countBy({ roomTypeId: all.roomType.id })).toBe(0);
    await expectRefunded(all);
  });

  test('when a hotel is deleted, with its rooms, photos and reviews', async () => {
    const all = await booked();
    const { reviewId } = await guests.withReview({ hotel: all.hotel });
    const file = await upload(admin, 'hotelphotos', await picture('#336699'));
    await report(admin, { purpose: 'HOTEL_PHOTO', id: all.hotel.id, uploads: [file] });
    const { __typename } = await manage(admin, 'deleteHotel', { hotelId: all.hotel.id });
    expect(__typename).toBe('Deleted');
    await expectRefunded(all);
    expect(await repo(RoomType).countBy({ hotelId: all.hotel.id })).toBe(0);
    expect(await repo(Review).existsBy({ id: reviewId })).toBe(false);
    expect((await repo(Upload).findOneByOrFail({ publicId: file.publicId })).dueAt).not.toBeNull();
    const { data } = await all.guest.graphql(
      'query ($id: ID!) { booking(id: $id) { hotel { id } hotelName stays { number title roomNumber { id } } } }',
      { id: all.paidId },
    );
    expect(data.booking).toEqual({
      hotel: null,
      hotelName: all.hotel.name,
      stays: [{ number: 101, title: all.roomType.title, roomNumber: null }],
    });
  });

  test('but a stay that has begun does not change, and keeps its rooms', async () => {
    const all = await booked(1);
    shiftClock(2 * DAY);
    try {
      const later = await server.as(await makeUser('ADMIN'));
      const refused = await manage(later, 'deleteRoomType', { roomTypeId: all.roomType.id });
      expect(refused.__typename).toBe('StaysInProgress');
      expect(await nightsOf(all.paidId)).toBe(2);
      const booking = await repo(Booking).findOneByOrFail({ id: all.paidId });
      expect(booking).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', refundedCents: 0 });
    } finally {
      shiftClock(-2 * DAY);
    }
  });

  test('and other rooms remain booked', async () => {
    const all = await booked();
    const { roomType } = await makeRoomType(all.hotel, 0);
    await manage(admin, 'deleteRoomType', { roomTypeId: roomType.id });
    await manage(admin, 'updateRoomType', { roomTypeId: all.roomType.id, removeRoomNumbers: [102] });
    expect(await read(all.guest, all.paidId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await repo(Night).countBy({ bookingId: all.paidId })).toBe(2);
  });
});

// Each guest held the room before it was removed, lost the hold while the payment page opened, or was
// refused.
const fates = ['Checkout', 'CheckoutEnded', 'StayRefused'];

test('a room that is moved or deleted while it is being booked is never sold', async () => {
  const target = await makeHotel();
  const answers = new Set<string>();
  for (let round = 0; round < 16; round++) {
    const hotel = await makeHotel();
    const { roomType, roomNumbers } = await makeRoomType(hotel);
    const guest = await server.as(await makeUser());
    const { id: roomNumberId } = roomNumbers[0]!;
    const leave = () =>
      round % 2
        ? manage(admin, 'deleteRoomType', { roomTypeId: roomType.id })
        : manage(admin, 'updateRoomType', { roomTypeId: roomType.id, hotelId: target.id });
    const [answer] = await Promise.all([checkout(guest, choice(hotel.id, [roomNumberId])), leave()]);
    answers.add(answer.__typename);
    expect(await repo(Night).countBy({ roomNumberId })).toBe(0);
    expect(await repo(Booking).countBy({ hotelId: hotel.id, status: BookingStatus.HELD })).toBe(0);
    if (!(round % 2)) await manage(admin, 'deleteRoomType', { roomTypeId: roomType.id });
  }
  expect([...answers].filter((name) => !fates.includes(name))).toEqual([]);
});

test('a hotel that is deleted during many checkouts keeps no night and no hold', async () => {
  for (let round = 0; round < 3; round++) {
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel, 6);
    const buyers = await Promise.all(roomNumbers.map(async () => server.as(await makeUser())));
    const buying = buyers.map((buyer, index) => checkout(buyer, choice(hotel.id, [roomNumbers[index]!.id])));
    const [gone, ...answers] = await Promise.all([
      manage(admin, 'deleteHotel', { hotelId: hotel.id }),
      ...buying,
    ]);
    expect(gone.__typename).toBe('Deleted');
    const names = new Set(answers.map(({ __typename }) => __typename));
    expect([...names].filter((name) => !fates.includes(name))).toEqual([]);
    const held = { hotelName: hotel.name, status: BookingStatus.HELD };
    expect(await repo(Booking).countBy(held)).toBe(0);
    expect(await repo(Night).countBy({ roomNumberId: In(roomNumbers.map(({ id }) => id)) })).toBe(0);
  }
});
