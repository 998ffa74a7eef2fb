import { change, choice, checkout, room } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { block, moveStay, readChart } from '../../../test/tapeChartHelpers';
import { repo, transaction } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let staff: Visitor;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
  guest = await server.as(await makeUser('CUSTOMER', { name: 'Ada Guest' }));
});
afterAll(() => server.close());

/** A paid booking of the first room for two nights, from the tenth day on. */
async function booked(hotelId: string, roomNumberId: string, from = 10) {
  const { url, booking } = await checkout(guest, choice(hotelId, [roomNumberId], from, from + 2));
  await server.pay(url);
  const stay = await repo(Stay).findOneByOrFail({ bookingId: booking.id });
  return { bookingId: booking.id as string, stayId: stay.id, stay };
}
const nightsIn = async (roomNumberId: string) =>
  (await repo(Night).find({ where: { roomNumberId }, order: { night: 'ASC' } })).map((row) => row.night);

test('the chart shows rooms by type with the bookings and blocks of their nights', async () => {
  const hotel = await makeHotel();
  const suite = await makeRoomType(hotel, 1, { title: 'Suite', priceCents: 20_000 });
  const { roomNumbers } = await makeRoomType(hotel, 3, { title: 'Double' });
  const [paid, held, blocked] = roomNumbers.map(({ id }) => id) as [string, string, string];
  const { bookingId, stayId } = await booked(hotel.id, paid);
  const { booking } = await checkout(guest, choice(hotel.id, [held], 12, 13));
  await block(staff, hotel.id, [blocked], [9, 14]);
  await transaction(() => repo(Stay).update({ id: stayId }, { state: StayState.CHECKED_IN }));
  const chart = await readChart(staff, hotel.id, [11, 30]);
  expect(chart).toMatchObject({
    today: night(0),
    hotel: { name: hotel.name },
    groups: [
      { title: 'Double', rooms: 3 },
      { title: 'Suite', rooms: 1 },
    ],
    rooms: [101, 102, 103, 101].map((number) => ({ number })),
  });
  const own = {
    guestName: 'Ada Guest',
    leadGuestName: null,
    state: 'CHECKED_IN',
    movedFrom: null,
    movesTo: null,
    blockId: null,
    reason: null,
  };
  expect(chart.bars).toEqual([
    { ...own, roomNumberId: paid, kind: 'CONFIRMED', from: night(10), to: night(12), bookingId, stayId },
    {
      ...own,
      roomNumberId: held,
      state: 'EXPECTED',
      kind: 'HELD',
      from: night(12),
      to: night(13),
      bookingId: booking.id,
      stayId: expect.any(String),
    },
    {
      roomNumberId: blocked,
      kind: 'BLOCKED',
      from: night(11),
      to: night(14),
      reason: 'Painting',
      bookingId: null,
      stayId: null,
      state: null,
      guestName: null,
      leadGuestName: null,
      movedFrom: null,
      movesTo: null,
      blockId: expect.any(String),
    },
  ]);
  const last = await readChart(staff, hotel.id, [11, 30], { offset: 3, limit: 1 });
  expect(last).toMatchObject({ rooms: [{ number: suite.roomNumbers[0]!.number }], bars: [] });
});

test('the chart takes the same number of statements for many stays and for one', async () => {
  const { hotel, ids } = await room(4);
  const count = () => server.countReads(() => readChart(staff, hotel.id, [0, 40]));
  await booked(hotel.id, ids[0]!);
  await block(staff, hotel.id, [ids[0]!], [20, 22]);
  const few = await count();
  for (const id of ids.slice(1)) await booked(hotel.id, id);
  expect(await count()).toBe(few);
});

test('a stay moves to another room number at the price that was paid', async () => {
  const { hotel, ids } = await room();
  const suite = await makeRoomType(hotel, 1, { title: 'Suite', priceCents: 90_000 });
  const [to] = suite.roomNumbers.map(({ id }) => id);
  const { stayId } = await booked(hotel.id, ids[0]!);
  expect(await moveStay(staff, stayId, to!)).toMatchObject({
    __typename: 'Booking',
    totalCents: 20_000,
    stays: [{ title: 'Suite', roomNumber: { id: to } }],
    history: expect.arrayContaining([{ why: 'Staff moved the stay from room 101 to room 101.' }]),
  });
  expect([await nightsIn(ids[0]!), await nightsIn(to!)]).toEqual([[], [night(10), night(11)]]);
  expect(await checkout(guest, choice(hotel.id, ids))).toMatchObject({ __typename: 'Checkout' });
});

test('a stay cannot move to taken nights, to another hotel, or when its nights are over', async () => {
  const { hotel, ids } = await room(2);
  const { stayId } = await booked(hotel.id, ids[0]!);
  await block(staff, hotel.id, [ids[1]!], [11, 12]);
  const refused = (why: string) => ({ __typename: 'StayNotMovable', message: expect.stringContaining(why) });
  expect(await moveStay(staff, stayId, ids[1]!)).toMatchObject({
    __typename: 'RoomsOccupied',
    nights: [{ night: night(11) }],
  });
  const other = await room();
  expect(await moveStay(staff, stayId, other.ids[0]!)).toEqual(refused('of the same hotel'));
  expect(await moveStay(staff, 'x', ids[1]!)).toEqual(refused('does not exist'));
  expect(await moveStay(staff, stayId, ids[1]!, { from: night(-1) })).toEqual(
    refused('Nights that have passed'),
  );
  expect(await moveStay(staff, stayId, ids[1]!, { from: night(12) })).toEqual(refused('nights of the stay'));
  await transaction(() => repo(Stay).update({ id: stayId }, { checkIn: night(-2), checkOut: night(0) }));
  expect(await moveStay(staff, stayId, ids[1]!)).toEqual(refused('in its room are over'));
});

test('a stay cannot move while its payment or the one of its change is open', async () => {
  const { hotel, ids } = await room(2);
  const { booking } = await checkout(guest, choice(hotel.id, [ids[1]!], 20, 21));
  const held = await repo(Stay).findOneByOrFail({ bookingId: booking.id });
  expect(await moveStay(staff, held.id, ids[0]!)).toMatchObject({
    message: 'Only a stay of a confirmed booking can be moved.',
  });
  const { bookingId, stayId } = await booked(hotel.id, ids[0]!);
  await change(guest, bookingId, [ids[0]!], [10, 14]);
  expect(await moveStay(staff, stayId, ids[1]!)).toMatchObject({
    message: expect.stringContaining('waiting for payment'),
  });
});

test('of two stays that move to one room at the same time, one gets it', async () => {
  const { hotel, ids } = await room(3);
  const [one, other] = [await booked(hotel.id, ids[0]!), await booked(hotel.id, ids[1]!)];
  const answers = await Promise.all([one, other].map(({ stayId }) => moveStay(staff, stayId, ids[2]!)));
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'RoomsOccupied']);
  expect(await nightsIn(ids[2]!)).toHaveLength(2);
});
