import { later, nightsOf } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { staffChanges } from '../../../test/changesByStaff';
import { inShort, issue } from '../../../test/invoiceHelpers';
import { bookingRow, stayEndings, type Scene } from '../../../test/stayEndings';
import { moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { BookingEvent } from '../bookingEvent.entity';
import { Refund } from '../pay/refund.entity';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let staff: User;
let desk: ReturnType<typeof stayEndings>;
let changes: ReturnType<typeof staffChanges>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
  desk = stayEndings(server, staff);
  changes = staffChanges(server, staff);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const CHARGES = [
  { title: 'Tax', kind: 'PER_NIGHT', amount: 500 },
  { title: 'Cleaning', kind: 'PER_STAY', amount: 1500 },
];

/**
 * A booking of rooms 101 on at 100 dollars a night, with a tax of 5 dollars a night and a fee of 15 dollars a stay. Rooms at
 * 200 dollars are free. Until the day before the stay everything comes back, later half.
 */
async function booked(scene: Scene = {}) {
  const made = await desk.booked({ from: 5, to: 7, charges: CHARGES, ...scene });
  const suites = await makeRoomType(made.hotel, 2, { title: 'Suite', priceCents: 20_000 });
  const stays = await staysOf(made.bookingId);
  return {
    ...made,
    suites: suites.roomNumbers.map(({ id }) => id),
    stays,
    stayIds: stays.map(({ id }) => id),
  };
}
type Made = Awaited<ReturnType<typeof booked>>;

const staysOf = (bookingId: string) =>
  repo(Stay).find({ where: { bookingId }, order: { checkIn: 'ASC', title: 'ASC', number: 'ASC' } });
const adds = (roomNumberId: string | undefined, from: number, to: number) => ({
  addedStays: [{ roomNumberId, checkIn: night(from), checkOut: night(to) }],
});
const drops = (...droppedStayIds: (string | undefined)[]) => ({ droppedStayIds });
const lastWhy = async (bookingId: string) =>
  (await repo(BookingEvent).find({ where: { bookingId }, order: { step: 'DESC' } }))[0]!.why;

interface Case {
  scene?: Scene;
  /** Days that pass before the change. */
  days?: number;
  wish: (made: Made) => object;
  choice?: object;
  /** Nights that are kept, added and given up. */
  nights: [kept: number, added: number, givenUp: number];
  differenceCents: number;
  /** What the terms give back. */
  termsCents?: number;
  after: { rooms: number[]; balanceCents?: number; refundedCents?: number };
}

// A room for two nights is 225 dollars, a suite 425; one night of a room is 120.
const CASES: Record<string, Case> = {
  'a room is added before the stay: it is owed, with its own fee': {
    wish: ({ ids }) => adds(ids[1], 5, 7),
    nights: [2, 2, 0],
    differenceCents: 22_500,
    after: { rooms: [101, 102], balanceCents: 22_500 },
  },
  'a room is added for guests in house, for one of their nights': {
    scene: { from: 0, to: 4, state: StayState.CHECKED_IN },
    days: 1,
    wish: ({ ids }) => adds(ids[1], 2, 3),
    nights: [4, 1, 0],
    differenceCents: 12_000,
    after: { rooms: [101, 102], balanceCents: 12_000 },
  },
  'a room is added for earlier nights than the booking has': {
    wish: ({ ids }) => adds(ids[0], 3, 5),
    nights: [2, 2, 0],
    differenceCents: 22_500,
    after: { rooms: [101, 101], balanceCents: 22_500 },
  },
  'a room is added at a price of its own': {
    wish: ({ ids }) => ({ ...adds(ids[1], 5, 7), addedNightCents: 5000 }),
    choice: { reason: 'A group' },
    nights: [2, 2, 0],
    differenceCents: 12_500,
    after: { rooms: [101, 102], balanceCents: 12_500 },
  },
  'a room is dropped in good time: all of it goes back to the card': {
    scene: { rooms: 2 },
    wish: ({ stayIds }) => drops(stayIds[1]),
    nights: [2, 0, 2],
    differenceCents: -22_500,
    termsCents: 22_500,
    after: { rooms: [101], refundedCents: 22_500 },
  },
  'a room is dropped late: the terms give half': {
    scene: { rooms: 2, from: 0, to: 2 },
    wish: ({ stayIds }) => drops(stayIds[0]),
    nights: [2, 0, 2],
    differenceCents: -22_500,
    termsCents: 11_250,
    after: { rooms: [102], refundedCents: 11_250 },
  },
  'a room is dropped late, and staff give all of it': {
    scene: { rooms: 2, from: 0, to: 2 },
    wish: ({ stayIds }) => drops(stayIds[1]),
    choice: { creditCents: 22_500, reason: 'The room is being mended' },
    nights: [2, 0, 2],
    differenceCents: -22_500,
    termsCents: 11_250,
    after: { rooms: [101], refundedCents: 22_500 },
  },
  'one room is dropped and one of another type added: today’s price, less what was paid': {
    wish: ({ stayIds, suites }) => ({ ...drops(stayIds[0]), ...adds(suites[0], 5, 7) }),
    nights: [0, 2, 2],
    differenceCents: 20_000,
    after: { rooms: [101], balanceCents: 20_000 },
  },
  'one room is dropped and one of its type added: the night is kept, with its fee': {
    wish: ({ stayIds, ids }) => ({ ...drops(stayIds[0]), ...adds(ids[1], 5, 8) }),
    nights: [2, 1, 0],
    differenceCents: 10_500,
    after: { rooms: [102], balanceCents: 10_500 },
  },
  'dates change, a room is dropped and two are added at once': {
    scene: { rooms: 2 },
    wish: ({ stayIds, suites }) => ({
      stays: [{ stayId: stayIds[0], checkOut: night(6) }],
      ...drops(stayIds[1]),
      addedStays: suites.flatMap((roomNumberId) => adds(roomNumberId, 6, 7).addedStays),
    }),
    nights: [1, 2, 3],
    differenceCents: 40_000 + 1000 - 30_000 - 1500 + 1500,
    after: { rooms: [101, 101, 102], balanceCents: 11_000 },
  },
};

test.each(Object.entries(CASES))('%s', async (_name, one) => {
  const made = await booked(one.scene);
  const { bookingId } = made;
  const { totalCents, paidCents } = await bookingRow(bookingId);
  await later((one.days ?? 0) * DAY, async () => {
    const wish = { bookingId, ...one.wish(made) };
    const [kept, added, givenUp] = one.nights;
    expect(await changes.quote(wish)).toMatchObject({
      kept: { nights: kept },
      added: { nights: added },
      givenUp: { nights: givenUp },
      totalCents: totalCents + one.differenceCents,
      differenceCents: one.differenceCents,
      termsCreditCents: one.termsCents ?? 0,
      taken: [],
    });
    const { differenceCents } = one;
    expect(await changes.change({ ...wish, differenceCents, ...one.choice })).toMatchObject({
      __typename: 'Booking',
    });
    const stays = await staysOf(bookingId);
    expect(stays.map(({ number }) => number).sort()).toEqual(one.after.rooms);
    expect(await nightsOf(bookingId)).toBe(stays.reduce((sum, { nights }) => sum + nights, 0));
    const { balanceCents = 0, refundedCents = 0 } = one.after;
    expect(await bookingRow(bookingId)).toMatchObject({
      status: 'CONFIRMED',
      totalCents: totalCents + differenceCents,
      paidCents,
      balanceCents,
      refundedCents,
      payment: balanceCents ? 'OPEN' : 'PAID',
    });
  });
});

test('what a dropped room gives back lowers what the guest owes before anything is refunded', async () => {
  const { bookingId, ids, user } = await booked();
  await changes.change({ bookingId, ...adds(ids[1], 5, 7), differenceCents: 22_500 });
  const added = (await staysOf(bookingId)).find(({ number }) => number === 102)!;
  expect(await changes.quote({ bookingId, ...drops(added.id) })).toMatchObject({ owedCents: 22_500 });
  await changes.change({ bookingId, ...drops(added.id), differenceCents: -22_500 });
  expect(await bookingRow(bookingId)).toMatchObject({ balanceCents: 0, payment: 'PAID', refundedCents: 0 });
  expect(await repo(Refund).countBy({ bookingId })).toBe(0);
  const mails = await server.mailsTo(user.email, 3);
  expect(mails.map(({ text }) => text).join()).toContain('Room 102 is no longer part of it.');
});

test('guests who change rooms are dropped with all their rooms', async () => {
  const { bookingId, stayIds, suites } = await booked({ rooms: 2 });
  await moveStay(await server.as(staff), stayIds[0]!, suites[0]!, { from: night(6) });
  const [, , moved] = await repo(Stay).find({ where: { bookingId }, order: { checkIn: 'ASC' } });
  const quote = await changes.quote({ bookingId, ...drops(moved!.id) });
  expect(quote).toMatchObject({ givenUp: { nights: 2 }, differenceCents: -22_500 });
  await changes.change({ bookingId, ...drops(moved!.id), differenceCents: -22_500 });
  expect((await staysOf(bookingId)).map(({ id }) => id)).toEqual([stayIds[1]]);
});

test('an added room is invoiced, and a dropped one credited', async () => {
  const { bookingId, ids, user, stayIds } = await booked();
  const guest = await server.as(user);
  await issue(guest, bookingId);
  await changes.change({ bookingId, ...adds(ids[1], 5, 7), differenceCents: 22_500 });
  await changes.change({ bookingId, ...drops(stayIds[0]), differenceCents: -22_500 });
  expect(await inShort(guest, bookingId)).toEqual(['INV 225.00', 'INV 225.00', 'CN 225.00']);
});

test('the history names the rooms, or counts them if they are many', async () => {
  const { bookingId, ids, suites, stayIds } = await booked();
  await changes.change({ bookingId, ...drops(stayIds[0]), ...adds(ids[1], 5, 7), differenceCents: 0 });
  expect(await lastWhy(bookingId)).toBe(
    `Staff changed the stay: room 102 from ${night(5)} to ${night(7)}, room 102 added, room 101 dropped. The price stays the same.`,
  );
  const nights = [3, 4, 5, 6].map((from) => [from, from + 1] as const);
  const addedStays = nights.flatMap(([from, to]) => adds(suites[0], from, to).addedStays);
  await changes.change({ bookingId, addedStays, differenceCents: 4 * 22_000 });
  expect(await lastWhy(bookingId)).toBe('Staff changed the stay: 5 rooms, 4 rooms added. $880.00 more.');
});

test('a booking that is not confirmed gets no room', async () => {
  const { bookingId, ids } = await booked();
  await desk.manage('cancelBooking', 'CancelBookingInput', { bookingId });
  const wish = { bookingId, ...adds(ids[1], 5, 7), differenceCents: 22_500 };
  expect(await changes.change(wish)).toMatchObject({ __typename: 'NotChangeable' });
  expect(await nightsOf(bookingId)).toBe(0);
});
