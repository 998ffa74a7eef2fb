import { later, nightsOf } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { staffChanges } from '../../../test/changesByStaff';
import { bookingRow, stayEndings, type Scene } from '../../../test/stayEndings';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { RoomType } from '../../rooms/roomType.entity';
import type { User } from '../../users/user.entity';
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
const after = (days: number, work: () => Promise<void>) => later(days * DAY, work);

/** A booking of room 101 for four nights at 100 dollars, with a fee of 5 dollars a night. */
async function booked(scene: Scene = {}) {
  const made = await desk.booked(scene);
  const stay = await repo(Stay).findOneByOrFail({ bookingId: made.bookingId });
  return { ...made, stayId: stay.id };
}
const setPrice = (id: string, priceCents: number) =>
  transaction(() => repo(RoomType).update({ id }, { priceCents }));

test('guests in house stay longer: kept nights keep their price, and the difference is owed at the hotel', async () => {
  const { bookingId, stayId, roomType, user } = await booked({ state: StayState.CHECKED_IN });
  await setPrice(roomType.id, 12_000);
  await after(2, async () => {
    const stays = [{ stayId, checkOut: night(6) }];
    expect(await changes.quote({ bookingId, stays })).toEqual({
      kept: { nights: 4, cents: 40_000 },
      added: { nights: 2, cents: 24_000 },
      givenUp: { nights: 0, cents: 0 },
      totalCents: 67_000,
      differenceCents: 25_000,
      termsCreditCents: 0,
      mostCreditCents: 0,
      owedCents: 0,
      taken: [],
    });
    const wish = { bookingId, stays, differenceCents: 25_000, idempotencyKey: 'longer' };
    const [once, twice] = await Promise.all([changes.change(wish), changes.change(wish)]);
    expect([once, twice]).toMatchObject([{ __typename: 'Booking' }, { __typename: 'Booking' }]);
    expect(await bookingRow(bookingId)).toMatchObject({
      status: 'CONFIRMED',
      payment: 'OPEN',
      totalCents: 67_000,
      balanceCents: 25_000,
      checkIn: night(0),
      checkOut: night(6),
    });
    expect(await nightsOf(bookingId)).toBe(6);
    expect(await repo(Stay).findBy({ bookingId })).toMatchObject([
      { id: stayId, checkOut: night(6), nights: 6, state: 'CHECKED_IN' },
    ]);
    const [mail] = await server.mailsTo(user.email, 2);
    expect(mail!.text).toContain(
      'The price is $250.00 higher than before. You pay the difference at the hotel.',
    );
  });
});

test('guests in house leave earlier: the terms decide what comes back, unless staff choose', async () => {
  const shorter = async (choice: object) => {
    const { bookingId, stayId } = await booked({ state: StayState.CHECKED_IN });
    let answer: unknown;
    await after(2, async () => {
      const stays = [{ stayId, checkOut: night(3) }];
      expect(await changes.quote({ bookingId, stays })).toMatchObject({
        differenceCents: -10_500,
        termsCreditCents: 5250,
        mostCreditCents: 10_500,
      });
      answer = await changes.change({ bookingId, stays, differenceCents: -10_500, ...choice });
    });
    const { balanceCents, refundedCents, totalCents } = await bookingRow(bookingId);
    return { answer, balanceCents, refundedCents, totalCents };
  };
  const done = { balanceCents: 0, totalCents: 31_500 };
  expect(await shorter({})).toMatchObject({ ...done, refundedCents: 5250 });
  expect(await shorter({ creditCents: 10_500, reason: 'The heating failed' })).toMatchObject({
    ...done,
    refundedCents: 10_500,
  });
  const refused = { balanceCents: 0, totalCents: 42_000, refundedCents: 0 };
  expect(await shorter({ creditCents: 10_500 })).toMatchObject({
    ...refused,
    answer: { __typename: 'RefundReasonMissing' },
  });
  expect(await shorter({ creditCents: 10_501, reason: 'All' })).toMatchObject({
    ...refused,
    answer: { __typename: 'RefundNotPossible' },
  });
});

test('what comes back lowers what the guest owes before anything is refunded', async () => {
  const { bookingId, stayId } = await booked({ state: StayState.CHECKED_IN });
  await after(1, async () => {
    const to = (days: number) => [{ stayId, checkOut: night(days) }];
    await changes.change({ bookingId, stays: to(6), differenceCents: 21_000 });
    expect(await bookingRow(bookingId)).toMatchObject({ balanceCents: 21_000, payment: 'OPEN' });
    expect(await changes.quote({ bookingId, stays: to(4) })).toMatchObject({
      differenceCents: -21_000,
      owedCents: 21_000,
      mostCreditCents: 21_000,
    });
    const back = { creditCents: 21_000, reason: 'A mistake' };
    await changes.change({ bookingId, stays: to(4), differenceCents: -21_000, ...back });
    expect(await bookingRow(bookingId)).toMatchObject({
      balanceCents: 0,
      payment: 'PAID',
      totalCents: 42_000,
    });
    expect(await repo(Refund).countBy({ bookingId })).toBe(0);
  });
});

test('staff set the price of added nights, with a reason', async () => {
  const { bookingId, stayId } = await booked({ from: 5, to: 7 });
  const wish = { bookingId, stays: [{ stayId, checkIn: night(4) }], addedNightCents: 6000 };
  expect(await changes.quote(wish)).toMatchObject({
    added: { nights: 1, cents: 6000 },
    differenceCents: 6500,
  });
  expect(await changes.change({ ...wish, differenceCents: 6500 })).toMatchObject({
    __typename: 'NotChangeable',
    message: expect.stringContaining('Give a reason'),
  });
  expect(await changes.change({ ...wish, differenceCents: 6500, reason: 'Promised by phone' })).toMatchObject(
    {
      __typename: 'Booking',
    },
  );
  expect(await bookingRow(bookingId)).toMatchObject({ checkIn: night(4), balanceCents: 6500 });
});

test('another room of the same type costs the same, and of another type today’s price', async () => {
  const { bookingId, stayId, ids, hotel } = await booked({ from: 5, to: 7 });
  const suite = await makeRoomType(hotel, 1, { title: 'Suite', priceCents: 20_000 });
  const inRoom = (roomNumberId: string) => ({ bookingId, stays: [{ stayId, roomNumberId }] });
  expect(await changes.quote(inRoom(ids[1]!))).toMatchObject({ differenceCents: 0, kept: { nights: 2 } });
  const wish = inRoom(suite.roomNumbers[0]!.id);
  expect(await changes.quote(wish)).toMatchObject({
    differenceCents: 20_000,
    added: { nights: 2, cents: 40_000 },
    givenUp: { nights: 2, cents: 20_000 },
  });
  await changes.change({ ...wish, differenceCents: 20_000 });
  expect(await repo(Stay).findBy({ bookingId })).toMatchObject([
    { id: stayId, roomNumberId: suite.roomNumbers[0]!.id, title: 'Suite', nights: 2 },
  ]);
});

test('guests in house get another room from tonight on and stay longer in one step', async () => {
  const { bookingId, stayId, ids } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async () => {
    const stays = [{ stayId, roomNumberId: ids[1]!, checkOut: night(5) }];
    expect(await changes.quote({ bookingId, stays })).toMatchObject({
      kept: { nights: 4 },
      differenceCents: 10_500,
    });
    await changes.change({ bookingId, stays, differenceCents: 10_500 });
    expect(await repo(Stay).find({ where: { bookingId }, order: { checkIn: 'ASC' } })).toMatchObject([
      { id: stayId, number: 101, checkOut: night(2), nights: 2, state: 'CHECKED_OUT' },
      { number: 102, checkIn: night(2), checkOut: night(5), nights: 3, state: 'CHECKED_IN' },
    ]);
    expect(await nightsOf(bookingId)).toBe(5);
  });
});

test('taken nights and a price that has changed since are refused', async () => {
  const { bookingId, stayId, ids, hotel, roomType } = await booked({ from: 5, to: 7 });
  await desk.resell({ hotel, ids }, 7, 8);
  const wish = { bookingId, stays: [{ stayId, checkOut: night(8) }] };
  expect(await changes.quote(wish)).toMatchObject({
    taken: [{ night: night(7), roomNumber: { number: 101 } }],
  });
  expect(await changes.change({ ...wish, differenceCents: 10_500 })).toMatchObject({
    __typename: 'RoomsOccupied',
  });
  const earlier = { bookingId, stays: [{ stayId, checkIn: night(4) }], differenceCents: 10_500 };
  await setPrice(roomType.id, 11_000);
  expect(await changes.change(earlier)).toMatchObject({
    __typename: 'DifferenceChanged',
    differenceCents: 11_500,
  });
  expect(await nightsOf(bookingId)).toBe(2);
});

test('of two bookings that want the same night at the same time, one gets it', async () => {
  const { bookingId, stayId, ids, hotel } = await booked({ from: 1, to: 3 });
  await desk.resell({ hotel, ids }, 4, 5);
  const other = await repo(Stay).findOneByOrFail({ roomNumberId: ids[0]!, checkIn: night(4) });
  const answers = await Promise.all([
    changes.change({ bookingId, stays: [{ stayId, checkOut: night(4) }], differenceCents: 10_500 }),
    changes.change({
      bookingId: other.bookingId,
      stays: [{ stayId: other.id, checkIn: night(3) }],
      differenceCents: 10_500,
    }),
  ]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'RoomsOccupied']);
});

test('nights that have passed, and stays that are over, do not change', async () => {
  const { bookingId, stayId, user } = await booked({ state: StayState.CHECKED_IN });
  await after(2, async () => {
    const refused = async (change: object) => {
      const wish = { bookingId, stays: [{ stayId, ...change }], differenceCents: 0 };
      const { __typename, message } = await changes.change(wish);
      expect(__typename).toBe('NotChangeable');
      return message as string;
    };
    expect(await refused({ checkIn: night(1) })).toContain('has begun');
    expect(await refused({ checkOut: night(1) })).toContain('today or later');
    await transaction(() => repo(Stay).update({ id: stayId }, { state: StayState.CHECKED_OUT }));
    expect(await refused({ checkOut: night(5) })).toContain('is over');
    const guest = await server.as(user);
    const wish = { bookingId, stays: [{ stayId, checkOut: night(5) }] };
    expect(await changes.isRefused(guest, wish)).toBe(true);
  });
});
