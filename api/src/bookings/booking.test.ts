import { makeCity, makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { shiftClock } from '../core/clock';
import { Night } from '../rooms/nights/night.entity';
import { Booking } from './booking.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { ... on Checkout { url booking { id } } } }`;
const CANCEL = `mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) {
  __typename ... on Booking { id status payment refundedCents viewerCan { cancel } } ... on Problem { message } } }`;
const BOOKING = `query ($id: ID!) { booking(id: $id) { id status user { name email } hotel { name } hotelName checkoutUrl holdExpiresAt
  viewerCan { cancel release refundIfCancelledCents } stays { number title nightPrices { night cents } } } }`;
const MINE = `query MyBookings($status: BookingStatus, $limit: Int) { myBookings(status: $status, limit: $limit) { total items {
  id status createdAt totalCents hotel { id name } user { id name }
  stays { roomNumber { id number } roomType { id title } checkIn checkOut nights pricePerNightCents } } } }`;

const PROMOTE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }';
const REVIEW = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { __typename } }';

let keys = 0;
async function book(person: Visitor, { from = 10, to = 12, paid = true } = {}) {
  const hotel = await makeHotel({ cityId: (await makeCity()).id });
  const { roomNumbers } = await makeRoomType(hotel, 2);
  const { data } = await person.graphql(CHECKOUT, {
    input: {
      hotelId: hotel.id,
      roomNumberIds: roomNumbers.map(({ id }) => id),
      checkIn: night(from),
      checkOut: night(to),
      idempotencyKey: `booking-${++keys}`,
    },
  });
  const { url, booking } = data.createCheckout;
  if (paid) expect(await server.pay(url)).toBe(303);
  return { hotel, roomNumbers, id: booking.id as string };
}
const cancel = async (person: Visitor, bookingId: string) =>
  (await person.graphql(CANCEL, { input: { bookingId } })).data.cancelBooking;
const read = async (person: Visitor, id: string) => (await person.graphql(BOOKING, { id })).data.booking;

test("myBookings has only the viewer's bookings, of every status, newest first and complete", async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const first = await book(person);
  const second = await book(person, { paid: false });
  await book(await server.as(await makeUser()));
  const { myBookings } = (await person.graphql(MINE, { limit: 20 })).data;
  expect(myBookings.total).toBe(2);
  expect(myBookings.items.map(({ id, status }: Booking) => [id, status])).toEqual([
    [second.id, 'HELD'],
    [first.id, 'CONFIRMED'],
  ]);
  expect(myBookings.items[1]).toMatchObject({
    totalCents: 40_000,
    hotel: { id: first.hotel.id },
    user: { id: user.id, name: user.name },
    stays: [
      {
        roomNumber: { number: 101 },
        checkIn: night(10),
        checkOut: night(12),
        nights: 2,
        pricePerNightCents: 10_000,
      },
      { roomNumber: { number: 102 } },
    ],
  });
  const held = (await person.graphql(MINE, { status: 'HELD' })).data.myBookings;
  expect(held).toMatchObject({ total: 1, items: [{ id: second.id }] });
});

test('myBookings has groups: upcoming, past and cancelled; a released hold disappears after a day', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const later = await book(person, { from: 10, to: 12 });
  const soon = await book(person, { from: 2, to: 4 });
  const away = await book(person, { from: 20, to: 21 });
  await cancel(person, away.id);
  const given = await book(person, { from: 30, to: 31, paid: false });
  const RELEASE =
    'mutation ($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) { __typename } }';
  await person.graphql(RELEASE, { input: { bookingId: given.id } });
  const held = await book(person, { from: 40, to: 41, paid: false });
  const GROUP = 'query ($group: BookingGroup) { myBookings(group: $group) { total items { id } } }';
  const ids = async (group: string, by = person) =>
    (await by.graphql(GROUP, { group })).data.myBookings.items.map(({ id }: Booking) => id);
  expect(await ids('UPCOMING')).toEqual([soon.id, later.id, held.id]);
  expect(await ids('PAST')).toEqual([]);
  expect(await ids('CANCELLED')).toEqual([given.id, away.id]);

  shiftClock(13 * DAY);
  try {
    const then = await server.as(user);
    expect(await ids('CANCELLED', then)).toEqual([away.id]);
    expect(await ids('UPCOMING', then)).toEqual([held.id]);
    expect(await ids('PAST', then)).toEqual([later.id, soon.id]);
  } finally {
    shiftClock(-13 * DAY);
  }
});

test('the list takes the same number of statements for one booking and for eight', async () => {
  const [few, many] = [await server.as(await makeUser()), await server.as(await makeUser())];
  await book(few);
  for (let index = 0; index < 8; index++) await book(many);
  const count = (person: Visitor) => server.countReads(() => person.graphql(MINE));
  expect(await count(many)).toBe(await count(few));
});

test('only its owner and administrators can read a booking', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const { id, hotel } = await book(person, { paid: false });
  expect(await read(person, id)).toMatchObject({
    hotel: { name: hotel.name },
    hotelName: hotel.name,
    user: { email: user.email },
    checkoutUrl: expect.stringContaining('/dev/till/pay/'),
    viewerCan: { cancel: false, release: true, refundIfCancelledCents: 0 },
    stays: [
      {
        number: 101,
        nightPrices: [
          { night: night(10), cents: 10_000 },
          { night: night(11), cents: 10_000 },
        ],
      },
      { number: 102 },
    ],
  });
  expect(await read(await server.as(await makeUser('ADMIN')), id)).toMatchObject({
    checkoutUrl: null,
    viewerCan: { release: true },
  });
  expect(await read(await server.as(await makeUser()), id)).toBeNull();
  expect(await read(await server.as(await makeUser('INTERMEDIATE')), id)).toBeNull();
  expect((await (await server.as()).graphql(BOOKING, { id })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await read(person, 'f'.repeat(24))).toBeNull();
});

test('cancelling a day ahead refunds everything and frees the nights; cancelling again changes nothing', async () => {
  const person = await server.as(await makeUser());
  const { id } = await book(person);
  expect((await read(person, id)).viewerCan).toEqual({
    cancel: true,
    release: false,
    refundIfCancelledCents: 40_000,
  });
  const cancelled = {
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 40_000,
    viewerCan: { cancel: false },
  };
  expect(await cancel(person, id)).toMatchObject(cancelled);
  expect(await cancel(person, id)).toMatchObject(cancelled);
  expect(await repo(Night).countBy({ bookingId: id })).toBe(0);
});

test('cancelling on the day of arrival refunds nothing', async () => {
  const person = await server.as(await makeUser());
  const { id } = await book(person, { from: 0, to: 2 });
  expect((await read(person, id)).viewerCan).toMatchObject({ cancel: true, refundIfCancelledCents: 0 });
  expect(await cancel(person, id)).toMatchObject({ status: 'CANCELLED', payment: 'PAID', refundedCents: 0 });
});

test('cancelling a held, begun, foreign or unknown booking is refused', async () => {
  const person = await server.as(await makeUser());
  const held = await book(person, { paid: false });
  expect(await cancel(person, held.id)).toMatchObject({ __typename: 'NotCancellable' });
  const mine = await book(person, { from: 1, to: 3 });
  const stranger = await server.as(await makeUser());
  expect(await cancel(stranger, mine.id)).toEqual({
    __typename: 'NotCancellable',
    message: 'This booking does not exist.',
  });
  expect(await cancel(stranger, 'x')).toEqual({
    __typename: 'NotCancellable',
    message: 'This booking does not exist.',
  });
  shiftClock(2 * DAY);
  try {
    const later = await server.as(await reread(mine.id));
    expect(await cancel(later, mine.id)).toMatchObject({ message: expect.stringContaining('has begun') });
  } finally {
    shiftClock(-2 * DAY);
  }
  expect((await read(person, mine.id)).status).toBe('CONFIRMED');
});

test('an administrator cancels for a guest', async () => {
  const person = await server.as(await makeUser());
  const { id } = await book(person);
  const admin = await server.as(await makeUser('ADMIN'));
  expect(await cancel(admin, id)).toMatchObject({ status: 'CANCELLED', refundedCents: 40_000 });
});

/** The owner of a booking, to sign in again when the clock has passed the end of the session. */
async function reread(bookingId: string) {
  const booking = await transaction(() =>
    repo(Booking).findOneOrFail({ where: { id: bookingId }, relations: { userRow: true } }),
  );
  return booking.userRow!;
}

test('a user who becomes staff can read earlier bookings, but not book, review or list their own', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const { id, hotel } = await book(person);
  const admin = await server.as(await makeUser('ADMIN'));
  for (const role of ['INTERMEDIATE', 'ADMIN']) {
    await admin.graphql(PROMOTE, { input: { email: user.email, role } });
    expect(await read(person, id)).toMatchObject({ id, status: 'CONFIRMED' });
    const input = { hotelId: hotel.id, roomNumberIds: [id], checkIn: night(20), checkOut: night(21) };
    const refused = [
      await person.graphql(CHECKOUT, { input: { ...input, idempotencyKey: role } }),
      await person.graphql(MINE),
      await person.graphql('{ myReviews { total } }'),
      await person.graphql(REVIEW, { input: { bookingId: id, rating: 5, text: 'Good' } }),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(4).fill('FORBIDDEN'));
  }
  const { items } = (await admin.graphql(`{ bookings(hotelId: "${hotel.id}") { items { id } } }`)).data
    .bookings;
  expect(items).toEqual([{ id }]);
});
