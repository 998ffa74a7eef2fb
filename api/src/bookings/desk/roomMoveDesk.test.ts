import { later } from '../../../test/clock';
import { change } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { stayEndings, type Scene } from '../../../test/stayEndings';
import { act, numbersOf, readLists } from '../../../test/deskLists';
import { moveStay, readChart } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let staff: User;
let desk: ReturnType<typeof stayEndings>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
  desk = stayEndings(server, staff);
});
afterAll(() => server.close());

const DAY = 86_400_000;
/** Runs the work some days later, with the administrator signed in again. */
const after = (days: number, work: (admin: Visitor) => Promise<void>) =>
  later(days * DAY, async () => work(await server.as(staff)));

/** A booking with the id of its stay. */
async function booked(scene: Scene = {}) {
  const made = await desk.booked(scene);
  const stay = await repo(Stay).findOneByOrFail({ bookingId: made.bookingId });
  return { ...made, stayId: stay.id };
}

test('the desk sees a move between rooms, neither a departure nor an arrival', async () => {
  const { stayId, ids, hotel } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async (admin) => {
    await moveStay(admin, stayId, ids[1]!);
    expect(await numbersOf(admin, hotel.id)).toEqual({
      arrivals: [],
      roomMoves: [102],
      departures: [],
      inHouse: [102],
    });
    const { roomMoves } = await readLists(admin, hotel.id);
    expect(roomMoves).toMatchObject([
      { actions: ['CHECK_OUT', 'UNDO'], stay: { movedFrom: { number: 101 } } },
    ]);
    expect(await act(admin, 'undoStayState', stayId)).toEqual({
      __typename: 'FrontDeskRefused',
      message: 'The guests go on in room 102. Check them in there, or move that stay back to this room.',
    });
    const { bars } = await readChart(admin, hotel.id, [0, 5]);
    expect(bars).toMatchObject([
      {
        roomNumberId: ids[0],
        from: night(0),
        to: night(2),
        movesTo: 102,
        movedFrom: null,
        state: 'CHECKED_OUT',
      },
      {
        roomNumberId: ids[1],
        from: night(2),
        to: night(4),
        movesTo: null,
        movedFrom: 101,
        state: 'CHECKED_IN',
      },
    ]);
  });
  await after(4, async (admin) => {
    expect(await numbersOf(admin, hotel.id)).toMatchObject({ roomMoves: [], departures: [102] });
  });
});

test('a stay is split before arrival, and the guests check in to the next room on the day of the move', async () => {
  const { stayId, bookingId, ids, hotel, user } = await booked({ from: 1, to: 5 });
  const admin = await server.as(staff);
  const split = await moveStay(admin, stayId, ids[1]!, { from: night(3) });
  expect(split.stays.map(({ number, checkIn, state }: Stay) => [number, checkIn, state])).toEqual([
    [101, night(1), 'EXPECTED'],
    [102, night(3), 'EXPECTED'],
  ]);
  expect(await numbersOf(admin, hotel.id, night(1))).toMatchObject({ arrivals: [101], roomMoves: [] });
  expect(await numbersOf(admin, hotel.id, night(3))).toEqual({
    arrivals: [],
    roomMoves: [102],
    departures: [],
    inHouse: [102],
  });
  const guest = await server.as(user);
  const { data } = await guest.graphql(`{ booking(id: "${bookingId}") { viewerCan { change cancel } } }`);
  expect(data.booking.viewerCan).toEqual({ change: false, cancel: true });
  expect(await change(guest, bookingId, [ids[0]!], [2, 5])).toMatchObject({
    __typename: 'NotChangeable',
    message: expect.stringContaining('only the hotel can change its dates'),
  });
  const next = split.stays[1].id;
  await after(1, async (at) => void (await act(at, 'checkInStay', stayId)));
  await after(3, async (at) => {
    expect(await act(at, 'checkOutStay', stayId)).toMatchObject({ __typename: 'FrontDeskRefused' });
    expect(await act(at, 'checkInStay', next)).toMatchObject({ stay: { state: 'CHECKED_IN' } });
    expect(await repo(Stay).findOneBy({ id: stayId })).toMatchObject({ state: 'CHECKED_OUT' });
    expect(await act(at, 'undoStayState', next)).toMatchObject({
      stay: { state: 'EXPECTED' },
      actions: ['CHECK_IN'],
    });
    expect(await repo(Stay).findOneBy({ id: stayId })).toMatchObject({ state: 'CHECKED_IN' });
  });
  await after(4, async (at) => {
    // Nobody has moved: the desk is still shown the move, and the guests are in the old room.
    expect(await numbersOf(at, hotel.id)).toEqual({
      arrivals: [],
      roomMoves: [102],
      departures: [],
      inHouse: [101],
    });
  });
});
