import { later } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { staffChanges } from '../../../test/changesByStaff';
import { stayEndings, type Scene } from '../../../test/stayEndings';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { LIMITS } from '../../../../schema/limits';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
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

interface Refused {
  scene?: Scene;
  days?: number;
  wish: (made: Made) => object | Promise<object>;
  says: string;
}

const REFUSED: Record<string, Refused> = {
  'the last stay is not dropped': {
    wish: ({ stayIds }) => drops(stayIds[0]),
    says: 'Cancel the booking instead',
  },
  'nor are all stays at once': {
    scene: { rooms: 2 },
    wish: ({ stayIds }) => drops(...stayIds),
    says: 'Cancel the booking instead',
  },
  'a stay in house is not dropped': {
    scene: { rooms: 2, from: 0, state: StayState.CHECKED_IN },
    wish: ({ stayIds }) => drops(stayIds[0]),
    says: 'End the stay instead',
  },
  'a stay of guests who are late is not dropped': {
    scene: { rooms: 2, from: 0 },
    days: 1,
    wish: ({ stayIds }) => drops(stayIds[0]),
    says: 'End the stay instead',
  },
  'a stay that is over is not dropped': {
    scene: { rooms: 2, from: 0, state: StayState.CHECKED_OUT },
    wish: ({ stayIds }) => drops(stayIds[0]),
    says: 'is over',
  },
  'a stay is not changed and dropped at once': {
    scene: { rooms: 2 },
    wish: ({ stayIds }) => ({ ...drops(stayIds[0]), stays: [{ stayId: stayIds[0], checkOut: night(8) }] }),
    says: 'changed and dropped at once',
  },
  'an unknown stay is not dropped': { wish: () => drops('x'), says: 'Reload the page' },
  'a room of another hotel is not added': {
    wish: async () => adds((await booked()).ids[1], 5, 7),
    says: 'room of the same hotel',
  },
  'a room is not added in the past': { wish: ({ ids }) => adds(ids[1], -1, 1), says: 'in the past' },
  'a room is not added for no night': {
    wish: ({ ids }) => adds(ids[1], 5, 5),
    says: 'after the first night',
  },
  'a room is not added years ahead': {
    wish: ({ ids }) => adds(ids[1], 2000, 2001),
    says: `up to ${LIMITS.yearsAhead} years ahead`,
  },
  'a room is not added twice for a night': {
    wish: ({ ids }) => ({ addedStays: [...adds(ids[1], 5, 7).addedStays, ...adds(ids[1], 6, 8).addedStays] }),
    says: 'Room 102 is chosen twice for the night of',
  },
  'a booking does not have more rooms than one checkout': {
    wish: async ({ hotel }) => {
      const { roomNumbers } = await makeRoomType(hotel, LIMITS.roomNumbersPerCheckout);
      return { addedStays: roomNumbers.flatMap(({ id }) => adds(id, 5, 6).addedStays) };
    },
    says: `at most ${LIMITS.roomNumbersPerCheckout} rooms`,
  },
  'nothing is changed without a wish': { wish: () => ({}), says: 'Choose at least one stay' },
};

test.each(Object.entries(REFUSED))('%s', async (_name, one) => {
  const made = await booked(one.scene);
  await later((one.days ?? 0) * DAY, async () => {
    const wish = { bookingId: made.bookingId, ...(await one.wish(made)), differenceCents: 0 };
    expect(await changes.change({ ...wish, differenceCents: await differenceOf(wish) })).toMatchObject({
      __typename: 'NotChangeable',
      message: expect.stringContaining(one.says),
    });
    expect(await staysOf(made.bookingId)).toEqual(made.stays);
  });
});

/** What a wish costs, or 0 if it has no price. */
async function differenceOf({ differenceCents: _none, ...wish }: { differenceCents: number }) {
  const quote = await changes.quoteOrNull(wish);
  return quote?.differenceCents ?? 0;
}

test('the price of a room that is chosen twice for a night is refused in words', async () => {
  const { bookingId, ids, stayIds } = await booked({ rooms: 2 });
  const document = `query ($input: StaffChangeQuoteInput!) { staffChangeQuote(input: $input) { totalCents } }`;
  const ask = async (wish: object) =>
    (await (await server.as(staff)).graphql(document, { input: { bookingId, ...wish } })).errors?.[0]
      ?.message;
  const says = (number: number) => `Room ${number} is chosen twice for the night of ${night(5)}.`;
  expect(await ask({ stays: [{ stayId: stayIds[0], roomNumberId: ids[1] }] })).toMatch(says(102));
  expect(await ask(adds(ids[0], 5, 7))).toMatch(says(101));
  const swapped = stayIds.map((stayId, index) => ({ stayId, roomNumberId: ids[1 - index] }));
  expect(await ask({ stays: swapped })).toBeUndefined();
});

test('a taken room is not added, and of two bookings that add it at once one gets it', async () => {
  const made = await booked();
  const { bookingId, ids, suites, hotel } = made;
  await desk.resell({ hotel, ids: ids.slice(1) }, 6, 8);
  const wish = { bookingId, ...adds(ids[1], 5, 7) };
  expect(await changes.quote(wish)).toMatchObject({
    taken: [{ night: night(6), roomNumber: { number: 102 } }],
  });
  expect(await changes.change({ ...wish, differenceCents: 22_500 })).toMatchObject({
    __typename: 'RoomsOccupied',
  });
  const other = await repo(Stay).findOneByOrFail({ roomNumberId: ids[1]!, checkIn: night(6) });
  const suite = { ...adds(suites[0], 5, 7), differenceCents: 42_500 };
  const both = await Promise.all(
    [bookingId, other.bookingId].map((id) => changes.change({ ...suite, bookingId: id })),
  );
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'RoomsOccupied']);
});

test('the same key adds a room once, and is refused for another room; the guest is told once', async () => {
  const { bookingId, ids, suites, user } = await booked();
  const wish = { bookingId, ...adds(ids[1], 5, 7), differenceCents: 22_500, idempotencyKey: 'one more' };
  const twice = await Promise.all([changes.change(wish), changes.change(wish)]);
  expect([...twice, await changes.change(wish)].map(({ __typename }) => __typename)).toEqual(
    Array(3).fill('Booking'),
  );
  expect(await staysOf(bookingId)).toHaveLength(2);
  const mails = (await server.mailsTo(user.email, 2)).filter(({ subject }) => /is changed/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Room 102 is added.');
  expect(mails[0]!.text).toContain('$225.00 higher than before. You pay the difference at the hotel.');
  const other = { ...wish, ...adds(suites[0], 5, 7) };
  expect(await changes.change(other)).toMatchObject({ __typename: 'StayRefused' });
});
