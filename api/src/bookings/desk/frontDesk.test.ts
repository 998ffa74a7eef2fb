import { later } from '../../../test/clock';
import { cancel, checkout, choice, paymentOf } from '../../../test/checkoutHelpers';
import { makeCity, makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { StayState } from '../stay.entity';
import type { Hotel } from '../../hotels/hotel.entity';
import type { User } from '../../users/user.entity';
import { actionsOf } from './stayActions';

let server: TestServer;
let ada: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  ada = await makeUser('ADMIN', { name: 'Ada Admin' });
  admin = await server.as(ada);
});
afterAll(() => server.close());

const STAY = 'id actions stay { state checkIn roomNumber { number } } booking { id user { name } }';
const DESK = `query ($hotelId: ID!, $day: Night) { frontDesk(hotelId: $hotelId, day: $day) { today day
  arrivals { ${STAY} } departures { ${STAY} } inHouse { ${STAY} } } }`;

async function desk(hotel: Hotel, day?: string): Promise<any> {
  const { data, errors } = await admin.graphql(DESK, { hotelId: hotel.id, day });
  expect(errors).toBeUndefined();
  return data.frontDesk;
}
async function act(field: string, stayId: string): Promise<any> {
  const { data, errors } = await admin.graphql(
    `mutation ($input: StayStateInput!) { ${field}(input: $input) { __typename
      ... on DeskStay { ${STAY} } ... on Problem { message } } }`,
    { input: { stayId } },
  );
  expect(errors).toBeUndefined();
  return data[field];
}
/** Runs the work a day later, when the administrator has to sign in again. */
const tomorrow = async (work: () => Promise<void>) => {
  const before = admin;
  await later(24 * 3_600_000, async () => {
    admin = await server.as(ada);
    await work();
  });
  admin = before;
};
const rooms = (stays: any[]): number[] => stays.map(({ stay }) => stay.roomNumber.number);

/** A hotel with three rooms, and guests with a paid booking of one room for some nights from today. */
async function booked(dates: [room: number, from: number, to: number][]) {
  const hotel = await makeHotel({ cityId: (await makeCity()).id });
  const { roomNumbers } = await makeRoomType(hotel, 3);
  const guests = [];
  for (const [room, from, to] of dates) {
    const person = await server.as(await makeUser());
    const { url, booking } = await checkout(person, choice(hotel.id, [roomNumbers[room]!.id], from, to));
    await server.pay(url);
    guests.push({ person, id: booking.id as string, url: url as string });
  }
  return { hotel, guests };
}

test('the rooms and actions of many bookings are read with as many statements as those of one', async () => {
  const query = `query ($filter: BookingFilter) { bookings(filter: $filter) { items { id
    deskStays { id actions } roomStates { id status } } } }`;
  const count = async (dates: [number, number, number][]) => {
    const { hotel } = await booked(dates);
    const read = async () => {
      const { data } = await admin.graphql(query, { filter: { hotelId: hotel.id } });
      expect(data.bookings.items.map(({ roomStates }: any) => roomStates.length)).toEqual(dates.map(() => 1));
    };
    await read();
    return server.countStatements(read, true);
  };
  expect(
    await count([
      [0, 1, 2],
      [1, 1, 2],
      [2, 1, 2],
    ]),
  ).toBe(await count([[0, 1, 2]]));
});

test('a booking has its stays with the actions of the front desk, for those who may take them', async () => {
  const { guests } = await booked([[0, 0, 2]]);
  const { id, person } = guests[0]!;
  const query = `query ($id: ID!) { booking(id: $id) { id
    deskStays { id actions stay { number state } booking { id } } roomStates { status roomNumber { number } } } }`;
  const read = async (visitor: Visitor) => (await visitor.graphql(query, { id })).data.booking;
  const [stay] = (await read(admin)).deskStays;
  expect(stay).toMatchObject({
    actions: ['CHECK_IN'],
    stay: { number: 101, state: 'EXPECTED' },
    booking: { id },
  });
  expect((await read(admin)).roomStates).toEqual([{ status: 'CLEAN', roomNumber: { number: 101 } }]);
  await act('checkInStay', stay.id);
  expect((await read(admin)).deskStays).toMatchObject([{ actions: ['CHECK_OUT', 'UNDO'] }]);
  expect(await read(person)).toMatchObject({ deskStays: [], roomStates: [] });
});

test("guests arrive, are in house and leave; the booking's history has each step", async () => {
  const { hotel, guests } = await booked([[0, 0, 2]]);
  const [arrival] = (await desk(hotel)).arrivals;
  expect(arrival).toMatchObject({ actions: ['CHECK_IN'], stay: { state: 'EXPECTED' } });
  expect(await act('checkInStay', arrival.id)).toMatchObject({
    __typename: 'DeskStay',
    actions: ['CHECK_OUT', 'UNDO'],
    stay: { state: 'CHECKED_IN' },
  });
  expect(rooms((await desk(hotel)).inHouse)).toEqual([101]);
  expect(await act('checkInStay', arrival.id)).toMatchObject({ __typename: 'FrontDeskRefused' });
  expect(await act('checkOutStay', arrival.id)).toMatchObject({ stay: { state: 'CHECKED_OUT' } });
  expect((await desk(hotel)).inHouse).toEqual([]);
  expect(await act('undoStayState', arrival.id)).toMatchObject({ stay: { state: 'CHECKED_IN' } });
  expect(await act('undoStayState', arrival.id)).toMatchObject({ stay: { state: 'EXPECTED' } });
  const { data } = await admin.graphql(
    `{ booking(id: "${guests[0]!.id}") { history { why user { name } } } }`,
  );
  expect(data.booking.history.slice(-4)).toEqual(
    ['checked in', 'checked out', 'set back', 'set back'].map((done) => ({
      why: `Room 101: ${done}.`,
      user: { name: 'Ada Admin' },
    })),
  );
});

test('the lists have the confirmed bookings of a day at the hotel', async () => {
  const { hotel, guests } = await booked([
    [0, 0, 2],
    [1, 1, 3],
    [2, 0, 1],
  ]);
  const today = await desk(hotel);
  expect([today.today, today.day]).toEqual([night(0), night(0)]);
  expect(rooms(today.arrivals)).toEqual([101, 103]);
  const tomorrow = await desk(hotel, night(1));
  expect(rooms(tomorrow.arrivals)).toEqual([102]);
  expect(rooms(tomorrow.departures)).toEqual([103]);
  expect(rooms(tomorrow.inHouse)).toEqual([101, 102]);
  await cancel(guests[0]!.person, guests[0]!.id);
  expect(rooms((await desk(hotel)).arrivals)).toEqual([103]);
  expect((await admin.graphql(DESK, { hotelId: 'none' })).data.frontDesk).toBeNull();
});

test('a room has one checked-in party at a time', async () => {
  const { hotel } = await booked([
    [0, 0, 1],
    [0, 1, 2],
  ]);
  const [first] = (await desk(hotel)).arrivals;
  await act('checkInStay', first.id);
  const [second] = (await desk(hotel, night(1))).arrivals;
  await tomorrow(async () => {
    expect(await act('checkInStay', second.id)).toMatchObject({
      message: expect.stringContaining('occupied'),
    });
    expect(rooms((await desk(hotel)).departures)).toEqual([101]);
    await act('checkOutStay', first.id);
    expect(await act('checkInStay', second.id)).toMatchObject({ __typename: 'DeskStay' });
  });
});

test('a guest who did not come is a no-show from the next day on, and keeps the nights', async () => {
  const { hotel, guests } = await booked([[0, 0, 3]]);
  const [late] = (await desk(hotel)).arrivals;
  expect(await act('markStayNoShow', late.id)).toMatchObject({ __typename: 'FrontDeskRefused' });
  await tomorrow(async () => {
    expect((await desk(hotel)).arrivals).toMatchObject([{ actions: ['CHECK_IN', 'NO_SHOW'] }]);
    expect(await act('markStayNoShow', late.id)).toMatchObject({ actions: ['UNDO'] });
    expect((await paymentOf(guests[0]!.id)).refundedCents).toBe(0);
    expect(await act('undoStayState', late.id)).toMatchObject({ stay: { state: 'EXPECTED' } });
  });
});

test('after the check-in guests can neither cancel nor change', async () => {
  const { hotel, guests } = await booked([[0, 0, 3]]);
  const { person, id } = guests[0]!;
  const can = async () =>
    (await person.graphql(`{ booking(id: "${id}") { viewerCan { cancel change } } }`)).data;
  expect((await can()).booking.viewerCan).toEqual({ cancel: true, change: true });
  await act('checkInStay', (await desk(hotel)).arrivals[0].id);
  expect((await can()).booking.viewerCan).toEqual({ cancel: false, change: false });
  expect(await cancel(person, id)).toEqual({ __typename: 'NotCancellable' });
});

test("only staff see the notes on a booking, and deleting the guest's account deletes them", async () => {
  const { guests } = await booked([[0, 0, 3]]);
  const { person, id } = guests[0]!;
  const NOTE = `mutation ($text: String!) { addBookingNote(input: { bookingId: "${id}", text: $text }) {
    ... on Booking { notes { text author { name } createdAt } } ... on Problem { message } } }`;
  const { data } = await admin.graphql(NOTE, { text: ' Comes late. ' });
  expect(data.addBookingNote.notes).toMatchObject([{ text: 'Comes late.', author: { name: 'Ada Admin' } }]);
  expect((await admin.graphql(NOTE, { text: ' ' })).errors![0]!.message).toBe('Write a note.');
  const READ = `{ booking(id: "${id}") { notes { text } } }`;
  expect((await person.graphql(READ)).data.booking.notes).toEqual([]);
  expect(JSON.stringify((await person.graphql('{ myData }')).data)).toContain('Comes late.');
  await person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');
  expect((await admin.graphql(READ)).data.booking.notes).toEqual([]);
});

test.each([
  ['before the stay', StayState.EXPECTED, '2027-05-01', undefined, []],
  ['on its first day', StayState.EXPECTED, '2027-05-02', undefined, ['CHECK_IN']],
  ['on its last night', StayState.EXPECTED, '2027-05-04', undefined, ['CHECK_IN', 'NO_SHOW']],
  ['on the day of departure', StayState.EXPECTED, '2027-05-05', undefined, ['NO_SHOW']],
  ['checked in the day before', StayState.CHECKED_IN, '2027-05-03', '2027-05-02', ['CHECK_OUT']],
  ['checked out the day before', StayState.CHECKED_OUT, '2027-05-05', '2027-05-04', []],
  ['a no-show after the stay', StayState.NO_SHOW, '2027-05-05', '2027-05-03', []],
])('%s', (_when, state, today, since, actions) => {
  expect(actionsOf({ state, checkIn: '2027-05-02', checkOut: '2027-05-05' }, today, since)).toEqual(actions);
});
