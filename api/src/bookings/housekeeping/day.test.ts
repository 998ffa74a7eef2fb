import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { checkout, choice } from '../../../test/checkoutHelpers';
import { later } from '../../../test/clock';
import { act } from '../../../test/deskLists';
import { makeCity, makeHotel, makeRoomType, makeTeamMember, makeUser } from '../../../test/factories';
import { changeRoom, roomsByNumber } from '../../../test/housekeeping';
import { beginStays } from '../../../test/moveStays';
import { whenTakenUp } from '../../../test/sockets';
import { block, moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { RoomChange } from '../../rooms/housekeeping/roomChange.entity';
import type { User } from '../../users/user.entity';
import { Stay } from '../stay.entity';
import { HousekeepingDay } from './housekeepingDay.entity';
import { beginDays } from './morning.service';

const HOUR = 3_600_000;
let server: TestServer;
let staff: Visitor;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
  user = await makeUser('ADMIN', { name: 'Ana' });
  staff = await server.as(user);
});
afterAll(() => server.close());

/** A hotel with rooms 101 to 103, and a paid booking of each of the first ones. */
async function hotelWith(bookings: number, nights: [number, number] = [0, 3]) {
  const hotel = await makeHotel({ cityId: (await makeCity()).id });
  const { roomNumbers } = await makeRoomType(hotel, 3);
  const ids = roomNumbers.map(({ id }) => id);
  const bookingIds: string[] = [];
  for (const id of ids.slice(0, bookings)) {
    const person = await server.as(await makeUser());
    const { url, booking } = await checkout(person, choice(hotel.id, [id], ...nights));
    await server.pay(url);
    bookingIds.push(booking.id);
  }
  return { hotel, ids, bookingIds };
}
/** Hours until the day of work has begun at hotels in UTC. */
const UNTIL_MORNING = Math.max(0, 6 - new Date().getUTCHours());
/** Does the work this many days ahead, once it is morning there, as an administrator who signs in then. */
const inMorning = (days: number, work: () => Promise<unknown>) =>
  later((days * 24 + UNTIL_MORNING) * HOUR, async () => {
    const before = staff;
    staff = await server.as(user);
    await work();
    staff = before;
  });
const stayOf = async (bookingId: string) => (await repo(Stay).findOneByOrFail({ bookingId })).id;
const statusOf = async (hotelId: string, number = 101) =>
  (await roomsByNumber(staff, hotelId))[number].state.status;

test('the list says who arrives, stays and leaves, and a check-out makes the room dirty', async () => {
  const { hotel, ids, bookingIds } = await hotelWith(1);
  const read = async () => (await roomsByNumber(staff, hotel.id))[101];
  const work = { occupied: false, dueOut: false, stayOver: false, arrival: false };
  expect(await read()).toMatchObject({ ...work, arrival: true, floor: 1, state: { status: 'CLEAN' } });
  expect((await roomsByNumber(staff, hotel.id))[102]).toMatchObject(work);
  const stayId = await stayOf(bookingIds[0]!);
  await act(staff, 'checkInStay', stayId);
  expect(await read()).toMatchObject({ ...work, occupied: true });
  const inHouse = { ...work, occupied: true };
  await inMorning(1, async () => expect(await read()).toMatchObject({ ...inHouse, stayOver: true }));
  await inMorning(3, async () => expect(await read()).toMatchObject({ ...inHouse, dueOut: true }));
  await act(staff, 'checkOutStay', stayId);
  expect(await read()).toMatchObject({ ...work, state: { status: 'DIRTY', cause: 'CHECK_OUT' } });
  await changeRoom(staff, ids[0]!, { status: 'CLEAN', seenRevision: (await read()).state.revision });
  // other steps of the booking leave the room as it is
  await staff.graphql(
    'mutation ($input: AddBookingNoteInput!) { addBookingNote(input: $input) { __typename } }',
    { input: { bookingId: bookingIds[0], text: 'Left early.' } },
  );
  expect((await read()).state.status).toBe('CLEAN');
});

test('a check-in that is undone leaves the room as it was, since no guests were in it', async () => {
  const { hotel, ids, bookingIds } = await hotelWith(1);
  await changeRoom(staff, ids[0]!, { status: 'INSPECTED' });
  const stayId = await stayOf(bookingIds[0]!);
  await act(staff, 'checkInStay', stayId);
  await act(staff, 'undoStayState', stayId);
  expect(await statusOf(hotel.id)).toBe('INSPECTED');
});

test('guests who move to another room, or end their stay, leave a dirty room', async () => {
  const { hotel, ids, bookingIds } = await hotelWith(2);
  for (const id of bookingIds) await beginStays(id);
  await moveStay(staff, await stayOf(bookingIds[0]!), ids[2]!);
  expect(await statusOf(hotel.id, 101)).toBe('DIRTY');
  expect(await statusOf(hotel.id, 103)).toBe('CLEAN');
  const input = { bookingId: bookingIds[1], refundCents: 0, reason: 'As agreed' };
  const END = 'mutation ($input: EndStayInput!) { endStay(input: $input) { __typename } }';
  expect((await staff.graphql(END, { input })).data.endStay.__typename).toBe('Booking');
  expect(await statusOf(hotel.id, 102)).toBe('DIRTY');
});

test('in the morning, rooms in which guests slept become dirty, once a day and on one instance', async () => {
  const { hotel, ids, bookingIds } = await hotelWith(2);
  await beginStays(bookingIds[0]!);
  await inMorning(0, () => Promise.all([beginDays(), beginDays()]));
  expect(await statusOf(hotel.id, 101)).toBe('DIRTY');
  expect(await statusOf(hotel.id, 102)).toBe('CLEAN');
  expect(await repo(RoomChange).countBy({ roomNumberId: ids[0]! })).toBe(1);
  const { revision: seenRevision } = (await roomsByNumber(staff, hotel.id))[101].state;
  await changeRoom(staff, ids[0]!, { status: 'CLEAN', seenRevision });
  await inMorning(0, beginDays);
  expect(await statusOf(hotel.id, 101)).toBe('CLEAN');
  await inMorning(1, async () => {
    await beginDays();
    expect(await statusOf(hotel.id, 101)).toBe('DIRTY');
  });
});

test('a room that was cleaned this morning stays clean if the server begins the day late', async () => {
  const { hotel, ids, bookingIds } = await hotelWith(1);
  await beginStays(bookingIds[0]!);
  await inMorning(0, async () => {
    await beginDays();
    const { revision: seenRevision } = (await roomsByNumber(staff, hotel.id))[101].state;
    await changeRoom(staff, ids[0]!, { status: 'INSPECTED', seenRevision });
    await transaction(() => repo(HousekeepingDay).delete({ id: hotel.id }));
    await beginDays();
  });
  expect(await statusOf(hotel.id, 101)).toBe('INSPECTED');
});

test('a room that was out of order until today is dirty in the morning', async () => {
  const { hotel, ids } = await hotelWith(0);
  await block(staff, hotel.id, [ids[0]!], [0, 1]);
  await inMorning(0, beginDays);
  expect(await statusOf(hotel.id)).toBe('OUT_OF_ORDER');
  await inMorning(1, async () => {
    await beginDays();
    const { 101: room } = await roomsByNumber(staff, hotel.id);
    expect(room.state).toMatchObject({ status: 'DIRTY', cause: 'BACK_IN_ORDER' });
  });
});

test('the front desk and the tape chart show how the rooms are', async () => {
  const { hotel, ids } = await hotelWith(1);
  await changeRoom(staff, ids[0]!, { status: 'DIRTY' });
  const { data } = await staff.graphql(
    `query ($id: ID!, $from: Night!, $to: Night!) {
      frontDesk(hotelId: $id) { roomStates { status roomNumber { number } } }
      tapeChart(hotelId: $id, from: $from, to: $to) { roomStates { id status } } }`,
    { id: hotel.id, from: '2027-05-01', to: '2027-05-03' },
  );
  expect(data.frontDesk.roomStates).toEqual([{ status: 'DIRTY', roomNumber: { number: 101 } }]);
  expect(data.tapeChart.roomStates.map(({ status }: any) => status).sort()).toEqual([
    'CLEAN',
    'CLEAN',
    'DIRTY',
  ]);
});

test('changes reach those who watch the hotel, after the commit, and nobody else', async () => {
  const { hotel, ids } = await hotelWith(0);
  const { hotel: other } = await hotelWith(0);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: staff.accessToken },
  });
  const watch = (hotelId: string) =>
    client.iterate<{ housekeepingChanged: unknown }>({
      query: 'subscription ($hotelId: ID!) { housekeepingChanged(hotelId: $hotelId) { id status } }',
      variables: { hotelId },
    });
  const [told, notTold] = [watch(hotel.id).next(), watch(other.id).next()];
  await whenTakenUp(client);
  await changeRoom(staff, ids[1]!, { status: 'INSPECTED' });
  expect((await told).value.data).toEqual({ housekeepingChanged: [{ id: ids[1], status: 'INSPECTED' }] });
  const quiet = new Promise((resolve) => setTimeout(resolve, 100, 'nothing'));
  expect(await Promise.race([notTold, quiet])).toBe('nothing');
  await client.dispose();
});

test('a step of a booking reaches those who watch the rooms of its hotel, without the booking', async () => {
  const { hotel, bookingIds } = await hotelWith(1);
  const housekeeper = await server.as(await makeTeamMember([hotel], HotelDuty.HOUSEKEEPING));
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: housekeeper.accessToken },
  });
  const watched = client.iterate({
    query: `subscription { housekeepingChanged(hotelId: "${hotel.id}") { id status } }`,
  });
  const told = watched.next();
  await whenTakenUp(client);
  await act(staff, 'checkInStay', await stayOf(bookingIds[0]!));
  expect((await told).value).toEqual({ data: { housekeepingChanged: [] } });
  await client.dispose();
});

test('the list is read with as many statements for three rooms as for thirty', async () => {
  const { hotel } = await hotelWith(1);
  const large = await makeHotel({ cityId: (await makeCity()).id });
  await makeRoomType(large, 30);
  const counts = [];
  for (const { id } of [hotel, large])
    counts.push(await server.countStatements(() => roomsByNumber(staff, id)));
  expect(counts[1]).toBeLessThanOrEqual(counts[0]!);
});
