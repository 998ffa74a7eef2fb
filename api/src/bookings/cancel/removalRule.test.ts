import { manage } from '../../../test/adminMutations';
import { change, checkout, choice, later, nightsOf, referenceFor } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { setCharges } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { BookingChange } from '../change/bookingChange.entity';
import { Stay, StayState } from '../stay.entity';
import { cancelForHotels } from './hotelCancellation.service';

let server: TestServer;
let staff: User;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
});
afterAll(() => server.close());

const DAY = 86_400_000;
const IMPACT = `query ($input: RemovalInput!) { removalImpact(input: $input) { blocked bookingsBlocking bookings bookingsKept refundCents holds
  items { bookingId guestName rooms effect refundCents } itemsLeftOut } }`;
const REFUSED = `... on StaysInProgress { total stays { bookingId guestName hotelName rooms } } ... on Problem { message }`;
const REMOVE = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { __typename ${REFUSED} } }`;
const DELETE_HOTEL = `mutation ($input: DeleteHotelInput!) { deleteHotel(input: $input) { __typename ${REFUSED} } }`;
const DELETE_ME = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename ${REFUSED} } }`;
const DELETE_USER = `mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { __typename ${REFUSED} } }`;

const ask = async (by: Visitor, document: string, input: object) => {
  const { data, errors } = await by.graphql(document, { input });
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as any;
};

interface Scene {
  /** The rooms of the booking, as indexes, and its nights, as days from today. */
  rooms?: number[];
  from?: number;
  to?: number;
  paid?: boolean;
  state?: StayState;
  /** Days that have passed when the rooms are removed. */
  after?: number;
  /** Another room to which it waits to be changed. */
  changeTo?: number;
}

/** A hotel with rooms 101 to 103 and a booking; by default of room 101 for 4 nights from day 10 on, 20 dollars tax a room. */
async function booked({ rooms = [0], from = 10, to = from + 4, paid = true, state, changeTo }: Scene) {
  const hotel = await makeHotel({ freeCancellationDays: 365, lateRefundPercent: 0 });
  const admin = await server.as(staff);
  await setCharges(admin, hotel.cityId, [{ title: 'Fee', kind: 'PER_NIGHT', amount: 500 }], 1);
  const { roomType, roomNumbers } = await makeRoomType(hotel, 3);
  const ids = roomNumbers.map(({ id }) => id);
  const user = await makeUser();
  const guest = await server.as(user);
  const chosen = rooms.map((room) => ids[room]!);
  const { url, booking } = await checkout(guest, choice(hotel.id, chosen, from, to));
  if (paid) await server.pay(url);
  if (state) await transaction(() => repo(Stay).update({ bookingId: booking.id }, { state }));
  if (changeTo !== undefined) await change(guest, booking.id, [ids[changeTo]!], [from, to + 1]);
  return { hotel, roomType, ids, user, guest, bookingId: booking.id as string };
}

const rowOf = (id: string) => repo(Booking).findOneByOrFail({ id });

const blocked = { effect: 'BLOCKED', refundCents: 0 };
const cases: [string, Scene, { effect: string; refundCents: number } | undefined][] = [
  ['a booking ahead is cancelled', {}, { effect: 'CANCELLED', refundCents: 42_000 }],
  [
    'a booking ahead keeps its other rooms',
    { rooms: [0, 1, 2] },
    { effect: 'ROOMS_GIVEN_UP', refundCents: 42_000 },
  ],
  ['a hold ends', { paid: false }, { effect: 'HOLD_ENDED', refundCents: 0 }],
  ['a waiting change ends', { rooms: [1], changeTo: 0 }, { effect: 'CHANGE_ENDED', refundCents: 0 }],
  ['a guest who arrives today stays', { from: 0 }, blocked],
  ['a guest who has arrived today stays', { from: 0, state: StayState.CHECKED_IN }, blocked],
  [
    'a guest in house on day 3 of 14 stays',
    { from: 0, to: 14, after: 2, state: StayState.CHECKED_IN },
    blocked,
  ],
  ['a guest whom nobody checked in stays', { from: 0, to: 14, after: 2 }, blocked],
  ['a no-show keeps the room', { from: 0, to: 14, after: 2, state: StayState.NO_SHOW }, blocked],
  ['a guest who has not left stays', { from: 0, after: 5, state: StayState.CHECKED_IN }, blocked],
  ['a stay that ends today is over', { from: 0, after: 4 }, undefined],
  ['a guest who left early has left', { from: 0, after: 2, state: StayState.CHECKED_OUT }, undefined],
];

test.each(cases)('%s, as the impact says', async (_, scene, expected) => {
  const { roomType, bookingId, user, guest } = await booked(scene);
  await later((scene.after ?? 0) * DAY, async () => {
    const admin = await server.as(staff);
    const before = { ...(await rowOf(bookingId)), nights: await nightsOf(bookingId) };
    const impact = await ask(admin, IMPACT, { roomTypeId: roomType.id, roomNumbers: [101] });
    const effect = expected?.effect;
    const rooms = effect === 'CHANGE_ENDED' ? [] : [101];
    const guestName = user.name;
    const items = expected ? [{ bookingId, guestName, rooms, ...expected }] : [];
    expect(impact).toEqual({
      blocked: effect === 'BLOCKED',
      bookingsBlocking: effect === 'BLOCKED' ? 1 : 0,
      bookings: effect === 'CANCELLED' ? 1 : 0,
      bookingsKept: effect === 'ROOMS_GIVEN_UP' ? 1 : 0,
      refundCents: expected?.refundCents ?? 0,
      holds: effect === 'HOLD_ENDED' ? 1 : 0,
      items,
      itemsLeftOut: 0,
    });
    const answer = await ask(admin, REMOVE, { roomTypeId: roomType.id, removeRoomNumbers: [101] });
    const after = { ...(await rowOf(bookingId)), nights: await nightsOf(bookingId) };
    expect(after.refundedCents).toBe(expected?.refundCents ?? 0);
    if (effect === 'BLOCKED') {
      expect(answer).toMatchObject({ __typename: 'StaysInProgress', total: 1 });
      expect(answer.stays).toMatchObject([{ bookingId, guestName: user.name, rooms: [101] }]);
      expect(after).toEqual(before);
      return;
    }
    expect(answer.__typename).toBe('RoomType');
    const statuses: Record<string, string> = { CANCELLED: 'CANCELLED', HOLD_ENDED: 'EXPIRED' };
    expect(after.status).toBe(statuses[effect ?? ''] ?? 'CONFIRMED');
    if (effect === 'ROOMS_GIVEN_UP') {
      expect(after).toMatchObject({ totalCents: 84_000, paidCents: 126_000, nights: 8, balanceCents: 0 });
      const mail = await server.mailAbout(user.email, 'lost a room');
      expect(mail.text).toContain('no longer offers room 101');
      expect(mail.text).toContain('$420.00 goes back to the card you paid with.');
      const rest = 'query ($id: ID!) { booking(id: $id) { viewerCan { refundIfCancelledCents } } }';
      const { data } = await guest.graphql(rest, { id: bookingId });
      expect(data.booking.viewerCan.refundIfCancelledCents).toBe(84_000);
    }
    if (effect === 'CHANGE_ENDED')
      expect(await repo(BookingChange).findOneBy({ bookingId })).toMatchObject({ status: 'ENDED' });
  });
});

test('of many bookings, each loses the removed rooms one by one, and keeps the others', async () => {
  const { hotel, roomType, ids, user } = await booked({ paid: false });
  const guest = await server.as(user);
  const admin = await server.as(staff);
  const bookingIds: string[] = [];
  for (const day of [20, 30, 40, 50, 60]) {
    const { url, booking } = await checkout(guest, choice(hotel.id, ids.slice(0, 2), day, day + 2));
    await server.pay(url);
    bookingIds.push(booking.id);
  }
  await ask(admin, REMOVE, { roomTypeId: roomType.id, removeRoomNumbers: [101] });
  await cancelForHotels();
  for (const id of bookingIds) {
    expect(await rowOf(id)).toMatchObject({ status: 'CONFIRMED', totalCents: 21_000, refundedCents: 21_000 });
    expect(await repo(Stay).findBy({ bookingId: id })).toMatchObject([{ number: 102 }]);
  }
});

test('a hotel with guests in house is not deleted, and stays open', async () => {
  const { hotel, bookingId, user } = await booked({ from: 0, to: 14, rooms: [0, 1] });
  await later(2 * DAY, async () => {
    const admin = await server.as(staff);
    const impact = await ask(admin, IMPACT, { hotelId: hotel.id });
    expect(impact).toMatchObject({ blocked: true, bookings: 0, refundCents: 0 });
    const answer = await ask(admin, DELETE_HOTEL, { hotelId: hotel.id });
    expect(answer).toEqual({
      __typename: 'StaysInProgress',
      total: 1,
      stays: [{ bookingId, guestName: user.name, hotelName: hotel.name, rooms: [101, 102] }],
      message: `The stay of ${user.name} in rooms 101, 102 (booking ${await referenceFor(bookingId)}) has begun. Move the guest or end the stay first.`,
    });
    const { data } = await admin.graphql('query ($id: ID!) { hotel(id: $id) { id } }', { id: hotel.id });
    expect(data.hotel).not.toBeNull();
    expect(await nightsOf(bookingId)).toBe(28);
  });
});

test('the rooms of a hotel that is deleted are cancelled together', async () => {
  const { hotel, bookingId } = await booked({ rooms: [0, 1] });
  const admin = await server.as(staff);
  const impact = await ask(admin, IMPACT, { hotelId: hotel.id });
  expect(impact.items).toMatchObject([{ effect: 'CANCELLED', rooms: [101, 102], refundCents: 84_000 }]);
  expect(await manage(admin, 'deleteHotel', { hotelId: hotel.id })).toMatchObject({ __typename: 'Deleted' });
  expect(await rowOf(bookingId)).toMatchObject({ status: 'CANCELLED', refundedCents: 84_000 });
});

test('an account is not deleted while its guest is in house', async () => {
  const { hotel, bookingId, user } = await booked({ from: 0, state: StayState.CHECKED_IN });
  const own = await ask(await server.as(user), DELETE_ME, { cancelPaidStays: true });
  expect(own).toMatchObject({
    __typename: 'StaysInProgress',
    message: `Your stay at ${hotel.name} has begun. You can delete your account after you have checked out.`,
  });
  const byStaff = { userId: user.id, cancelPaidStays: true };
  const answer = await ask(await server.as(staff), DELETE_USER, byStaff);
  expect(answer).toMatchObject({ __typename: 'StaysInProgress', stays: [{ bookingId }] });
  expect(answer.message).toContain(`${user.name} is staying at ${hotel.name} until`);
  await transaction(() => repo(Stay).update({ bookingId }, { state: StayState.CHECKED_OUT }));
  expect(await ask(await server.as(staff), DELETE_USER, byStaff)).toMatchObject({
    __typename: 'UserDeleted',
  });
});
