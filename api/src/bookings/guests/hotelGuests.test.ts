import { choice, room } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { HotelGuest } from './hotelGuest.entity';
import { addMissingGuests } from './hotelGuest.service';

const GUEST = `id bookedAt user { id name email phone } hotel { id } figures { stays nights lastStay nextStay owedCents notes }`;
const LIST = `query ($hotelId: ID, $text: String, $sort: GuestSort, $limit: Int, $after: ID) {
  hotelGuests(hotelId: $hotelId, text: $text, sort: $sort, limit: $limit, after: $after) { total items { ${GUEST} } } }`;
const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename
  ... on Booking { id user { id } stays { id } } ... on Problem { message } } }`;

let server: TestServer;
let guests: Guests;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

async function list(variables: Record<string, unknown>): Promise<any[]> {
  const { data, errors } = await admin.graphql(LIST, variables);
  expect(errors).toBeUndefined();
  return data.hotelGuests.items;
}
async function walkIn(input: object): Promise<any> {
  const { data } = await admin.graphql(WALK_IN, { input: { paidBy: 'CASH', ...input } });
  expect(data.createWalkIn).toMatchObject({ __typename: 'Booking' });
  return data.createWalkIn;
}
/** A hotel with rooms, by the ids of their numbers. */
async function rooms(count: number) {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, count);
  return { hotel, ids: roomNumbers.map(({ id }) => id) };
}

test('an account and a walk-in with a telephone number are guests of the hotel, each once', async () => {
  const { hotel, ids } = await rooms(3);
  const account = await makeUser('CUSTOMER', { name: 'Mira Lindqvist' });
  await walkIn({ ...choice(hotel.id, [ids[0]!], 0, 2), userId: account.id });
  await walkIn({ ...choice(hotel.id, [ids[1]!], 5, 6), userId: account.id });
  await walkIn({ ...choice(hotel.id, [ids[2]!], 0, 1), name: 'Wanda Walker', phone: '+49 170 5554433' });
  const all = await list({ hotelId: hotel.id, sort: 'NAME_ASC' });
  expect(all.map(({ user }) => [user.name, user.email, user.phone])).toEqual([
    ['Mira Lindqvist', account.email, null],
    ['Wanda Walker', null, '+49 170 5554433'],
  ]);
  expect(all[0].figures).toMatchObject({ stays: 0, nights: 0, lastStay: null, nextStay: night(0) });
  expect(await list({ hotelId: (await makeHotel()).id })).toEqual([]);
});

test('guests are found by words of the name, the email address and the telephone number', async () => {
  const { hotel, ids } = await rooms(2);
  await walkIn({ ...choice(hotel.id, [ids[0]!], 0, 1), name: 'Quirin Zanetti', phone: '+49 89 777001' });
  await walkIn({ ...choice(hotel.id, [ids[1]!], 0, 1), name: 'Berta Zanetti', email: 'berta@inn.example' });
  const found = async (text: string) =>
    (await list({ hotelId: hotel.id, text, sort: 'NAME_ASC' })).map(({ user }) => user.name);
  expect(await found('zanetti')).toEqual(['Berta Zanetti', 'Quirin Zanetti']);
  expect(await found('zan quir')).toEqual(['Quirin Zanetti']);
  expect(await found('berta@inn')).toEqual(['Berta Zanetti']);
  expect(await found('+49 89 7770')).toEqual(['Quirin Zanetti']);
  expect(await found('777')).toEqual(['Quirin Zanetti']);
  expect(await found('nobody')).toEqual([]);
});

test('the figures count what was stayed, what comes, what is owed and what is noted', async () => {
  const { hotel, ids } = await room();
  const { id: userId } = await makeUser();
  const past = await walkIn({ ...choice(hotel.id, ids, 0, 3), userId });
  await admin.graphql(`mutation {
    checkInStay(input: { stayId: "${past.stays[0].id}" }) { __typename }
    addBookingNote(input: { bookingId: "${past.id}", text: "Likes room 2." }) { __typename } }`);
  await walkIn({ ...choice(hotel.id, ids, 20, 22), userId, paidBy: null });
  const [guest] = await list({ hotelId: hotel.id });
  expect(guest.figures).toEqual({
    stays: 1,
    nights: 3,
    lastStay: night(0),
    nextStay: night(20),
    owedCents: 20_000,
    notes: 1,
  });
});

test('who only held a room is no guest, and who cancelled stays one without a stay', async () => {
  const hotel = await makeHotel();
  await guests.withBooking({ hotel, paid: false });
  expect(await list({ hotelId: hotel.id })).toEqual([]);
  const { person, bookingId } = await guests.withBooking({ hotel });
  await guests.cancel(person, bookingId);
  const [guest, ...others] = await list({ hotelId: hotel.id });
  expect(others).toEqual([]);
  expect(guest.figures).toMatchObject({ stays: 0, nextStay: null, owedCents: 0 });
});

test('pages go on after a guest, and one guest is found by hotel and user', async () => {
  const hotel = await makeHotel();
  await guests.withBookings(hotel, 5);
  const all = await list({ hotelId: hotel.id });
  const pages = [];
  for (let after: string | undefined; pages.length < 5; after = pages.at(-1).id)
    pages.push(...(await list({ hotelId: hotel.id, limit: 2, after })));
  expect(pages).toEqual(all);
  const { data } = await admin.graphql(
    `query ($hotel: ID!, $user: ID!) { hotelGuest(hotelId: $hotel, userId: $user) { ${GUEST} } }`,
    {
      hotel: hotel.id,
      user: all[3].user.id,
    },
  );
  expect(data.hotelGuest).toEqual(all[3]);
});

test('a new name moves guests in their list, and a deleted account is no guest', async () => {
  const { hotel, ids } = await room();
  const user = await makeUser('CUSTOMER', { name: 'Ada First' });
  await walkIn({ ...choice(hotel.id, ids, 10, 12), userId: user.id });
  const person = await server.as(user);
  await person.graphql(`mutation { updateAccount(input: { name: "Zoe Last" }) { __typename } }`);
  const row = () => repo(HotelGuest).findOneBy({ hotelId: hotel.id });
  expect(await row()).toMatchObject({ nameKey: 'zoe last' });
  const { data } = await admin.graphql(
    `mutation { deleteUser(input: { userId: "${user.id}", cancelPaidStays: true }) { __typename } }`,
  );
  expect(data.deleteUser.__typename).toBe('UserDeleted');
  expect(await row()).toBeNull();
});

test('two bookings of a guest at once make one row, and guests of an older version are added later', async () => {
  const { hotel, ids } = await rooms(2);
  const { id: userId } = await makeUser();
  await Promise.all(ids.map((id) => walkIn({ ...choice(hotel.id, [id], 0, 1), userId })));
  const rows = () => repo(HotelGuest).findBy({ hotelId: hotel.id });
  expect(await rows()).toHaveLength(1);
  await transaction(() => repo(HotelGuest).delete({ hotelId: hotel.id }));
  await addMissingGuests();
  const [added] = await rows();
  const latest = await repo(Booking).find({ where: { userId }, order: { createdAt: 'DESC' } });
  expect(latest.map(({ createdAt }) => createdAt)).toContainEqual(added!.bookedAt);
  await addMissingGuests();
  expect(await rows()).toEqual([added]);
});

test('the bookings of a guest at a hotel are a filter of the list of bookings', async () => {
  const { hotel, ids } = await rooms(2);
  const { id: userId } = await makeUser();
  const own = await walkIn({ ...choice(hotel.id, [ids[0]!], 0, 1), userId });
  await walkIn({ ...choice(hotel.id, [ids[1]!], 0, 1), name: 'Other', phone: '+49 89 1' });
  const { data } = await admin.graphql(
    `query ($filter: BookingFilter) { bookings(filter: $filter, sort: CHECK_IN_DESC) { items { id } } }`,
    { filter: { hotelId: hotel.id, userId } },
  );
  expect(data.bookings.items).toEqual([{ id: own.id }]);
});
