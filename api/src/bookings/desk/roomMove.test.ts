import { later } from '../../../test/clock';
import { nightsOf } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { bookingRow, stayEndings, type Scene } from '../../../test/stayEndings';
import { numbersOf, readLists } from '../../../test/deskLists';
import { moveStay, readChart } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { FolioLine } from '../folio/folioLine.entity';
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

test('guests in house change rooms from tonight on: the nights slept stay with the old room', async () => {
  const { stayId, bookingId, ids, hotel, user } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async (admin) => {
    const moved = await moveStay(admin, stayId, ids[1]!);
    expect(moved).toMatchObject({ __typename: 'Booking', totalCents: 42_000 });
    const [old, fresh] = moved.stays;
    expect(old).toMatchObject({
      id: stayId,
      number: 101,
      state: 'CHECKED_OUT',
      checkIn: night(0),
      checkOut: night(2),
      movesTo: { number: 102 },
      movedFrom: null,
    });
    expect(fresh).toMatchObject({
      number: 102,
      state: 'CHECKED_IN',
      checkIn: night(2),
      checkOut: night(4),
      movesTo: null,
      movedFrom: { number: 101 },
    });
    expect(moved.history.at(-1).why).toBe(
      `Staff moved the stay from room 101 to room 102, from ${night(2)} on.`,
    );
    expect(await nightsOf(bookingId)).toBe(4);
    // Room 101 is free from tonight on.
    await desk.resell({ hotel, ids }, 2, 4);

    const lines = await repo(FolioLine).find({ where: { bookingId }, order: { line: 'ASC' } });
    expect(
      lines
        .slice(-4)
        .map(({ night: on, number, cents }) => `${on} ${number} ${cents}`)
        .sort(),
    ).toEqual([
      `${night(2)} 101 -10000`,
      `${night(2)} 102 10000`,
      `${night(3)} 101 -10000`,
      `${night(3)} 102 10000`,
    ]);
    expect(await bookingRow(bookingId)).toMatchObject({
      balanceCents: 0,
      checkIn: night(0),
      checkOut: night(4),
    });
    const [mail] = await server.mailsTo(user.email, 2);
    expect(mail!.text).toMatch(/changed your room: from \w{3} \d+ \w{3} \d{4} you stay in room 102/);

    // The same request again changes nothing.
    expect((await moveStay(admin, stayId, ids[1]!)).stays).toHaveLength(2);
    expect(await moveStay(admin, stayId, ids[0]!)).toMatchObject({
      message: 'The nights of this stay in its room are over.',
    });
  });
});

test('moving back on the same day makes one stay again', async () => {
  const { stayId, bookingId, ids } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async (admin) => {
    const { stays } = await moveStay(admin, stayId, ids[1]!);
    const back = await moveStay(admin, stays[1].id, ids[0]!);
    expect(back.stays).toEqual([
      expect.objectContaining({
        id: stayId,
        number: 101,
        state: 'CHECKED_IN',
        checkIn: night(0),
        checkOut: night(4),
        movesTo: null,
      }),
    ]);
    const lines = await repo(FolioLine).findBy({ bookingId });
    const of = (number: number) =>
      lines.filter((line) => line.number === number).reduce((sum, { cents }) => sum + cents, 0);
    expect([of(101), of(102)]).toEqual([40_000, 0]);
    expect(await nightsOf(bookingId)).toBe(4);
  });
});

test('guests move twice, and back to their first room after a night elsewhere', async () => {
  const { stayId, bookingId, ids, hotel } = await booked({ state: StayState.CHECKED_IN });
  await after(1, async (admin) => void (await moveStay(admin, stayId, ids[1]!)));
  await after(2, async (admin) => {
    const [, second] = await repo(Stay).find({ where: { bookingId }, order: { checkIn: 'ASC' } });
    const { stays } = await moveStay(admin, second!.id, ids[0]!);
    expect(stays.map(({ number, state }: Stay) => [number, state])).toEqual([
      [101, 'CHECKED_OUT'],
      [102, 'CHECKED_OUT'],
      [101, 'CHECKED_IN'],
    ]);
    const { bars } = await readChart(admin, hotel.id, [0, 5]);
    expect(bars.map(({ from, to, movedFrom, movesTo }: any) => [from, to, movedFrom, movesTo])).toEqual([
      [night(0), night(1), null, 102],
      [night(2), night(4), 102, null],
      [night(1), night(2), 101, 101],
    ]);
  });
});

test('moving all nights of a stay into its next room makes one stay', async () => {
  const { stayId, ids } = await booked({ from: 1, to: 5 });
  const admin = await server.as(staff);
  await moveStay(admin, stayId, ids[1]!, { from: night(3) });
  const { stays } = await moveStay(admin, stayId, ids[1]!);
  expect(stays).toMatchObject([{ id: stayId, number: 102, checkIn: night(1), checkOut: night(5) }]);
});

test('a stay that has changed rooms ends early, and that is taken back', async () => {
  const { stayId, bookingId, ids } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async (admin) => {
    await moveStay(admin, stayId, ids[1]!);
    expect(await desk.quote({ bookingId })).toMatchObject({
      nights: 2,
      rooms: [102],
      priceCents: 21_000,
      mayBeNoShow: false,
    });
    await desk.end({ bookingId, refundCents: 0, reason: 'The guests agreed' });
    expect(await repo(Stay).findBy({ bookingId })).toMatchObject([{ id: stayId, checkOut: night(2) }]);
    expect(await desk.undo(bookingId)).toMatchObject({ __typename: 'Booking' });
    expect((await readLists(admin, (await bookingRow(bookingId)).hotelId!)).roomMoves).toMatchObject([
      { stay: { number: 102, state: 'CHECKED_IN', movedFrom: { number: 101 } } },
    ]);
  });
});

test('guests in house never move into an occupied room, and those who have left do not move', async () => {
  const { stayId, bookingId, ids, hotel } = await booked({ state: StayState.CHECKED_IN });
  const blocked = await booked();
  await after(1, async (admin) => {
    const occupied = { hotelId: hotel.id, roomNumberId: ids[1]!, state: StayState.CHECKED_IN };
    await transaction(() => repo(Stay).update({ id: blocked.stayId }, occupied));
    expect(await moveStay(admin, stayId, ids[1]!, { evenIfNotVacated: true })).toEqual({
      __typename: 'StayNotMovable',
      message: 'Room 102 is occupied. Check out the current guest first.',
    });
    await transaction(() => repo(Stay).update({ id: blocked.stayId }, { state: StayState.CHECKED_OUT }));
    for (const [state, why] of [
      [StayState.CHECKED_OUT, 'have checked out'],
      [StayState.NO_SHOW, 'is a no-show'],
    ] as const) {
      await transaction(() => repo(Stay).update({ id: stayId }, { state }));
      expect(await moveStay(admin, stayId, ids[1]!)).toMatchObject({ message: expect.stringContaining(why) });
    }
    expect(await nightsOf(bookingId)).toBe(4);
    expect(await numbersOf(admin, hotel.id)).toMatchObject({ roomMoves: [] });
  });
});

test('guests who leave before a planned move give up the nights in their next room as well', async () => {
  const { stayId, bookingId, ids } = await booked({ state: StayState.CHECKED_IN });
  await after(1, async (admin) => void (await moveStay(admin, stayId, ids[1]!, { from: night(3) })));
  await after(2, async () => {
    const input = { bookingId, stayIds: [stayId], refundCents: 0, reason: 'As agreed' };
    expect(await desk.end(input)).toMatchObject({ __typename: 'Booking' });
    expect(await repo(Stay).findBy({ bookingId })).toMatchObject([
      { id: stayId, checkOut: night(2), state: 'CHECKED_OUT' },
    ]);
    expect(await nightsOf(bookingId)).toBe(2);
    expect(await desk.undo(bookingId)).toMatchObject({ __typename: 'Booking' });
    expect(await nightsOf(bookingId)).toBe(4);
  });
});
