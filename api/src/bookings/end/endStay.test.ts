import { later, nightsOf } from '../../../test/checkoutHelpers';
import { bookingRow, END_STAY, stayEndings, type Scene } from '../../../test/stayEndings';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { BookingEvent } from '../bookingEvent.entity';
import { Refund } from '../pay/refund.entity';
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

test('a guest who leaves on the third day gives up two nights, refunded by the terms', async () => {
  const { bookingId, user, ids, hotel } = await desk.booked({ state: StayState.CHECKED_IN });
  expect(await desk.quote({ bookingId })).toMatchObject({ nights: 0, rooms: [], mostRefundCents: 0 });
  await later(2 * DAY, async () => {
    const guest = await server.as(user);
    expect(await desk.read(bookingId)).toMatchObject({ viewerCan: { endStay: true }, stayEndings: [] });
    expect((await desk.read(bookingId, guest)).viewerCan.endStay).toBe(false);
    expect(await desk.quote({ bookingId })).toEqual({
      from: night(2),
      nights: 2,
      rooms: [101],
      priceCents: 21_000,
      termsRefundCents: 10_500,
      mostRefundCents: 21_000,
      mayBeNoShow: false,
    });
    expect(await desk.end({ bookingId })).toEqual({ __typename: 'Booking', id: bookingId });
    expect(await desk.read(bookingId, guest)).toMatchObject({
      status: 'CONFIRMED',
      totalCents: 21_000,
      refundedCents: 10_500,
      viewerCan: { endStay: false },
      stays: [{ number: 101, checkOut: night(2), nights: 2, state: 'CHECKED_OUT' }],
      stayEndings: [{ fromNight: night(2), noShow: false, refundCents: 10_500, mayUndo: false }],
    });
    expect(await bookingRow(bookingId)).toMatchObject({ balanceCents: 0 });
    expect(await nightsOf(bookingId)).toBe(2);
    // beside the confirmation and the mail about a new device
    const mail = (await server.mailsTo(user.email, 3)).find(({ subject }) =>
      subject.includes('ended early'),
    )!;
    expect(mail.text).toContain('$105.00 goes back to the card you paid with.');
    expect(mail.text).toContain('Under the cancellation terms, $105.00 for these nights is not refunded.');
    await desk.resell({ hotel, ids }, 2, 4);
  });
  await later(3 * DAY, async () => {
    expect(await desk.end({ bookingId, refundCents: 21_000, reason: 'More' })).toMatchObject({
      __typename: 'Booking',
    });
    expect(await bookingRow(bookingId)).toMatchObject({ refundedCents: 10_500, totalCents: 21_000 });
  });
});

test.each([
  [{ refundCents: 0, reason: 'Not by the terms' }, 0],
  [{ refundCents: 21_000, reason: 'The heating failed' }, 21_000],
  [{ refundCents: 10_500 }, 10_500],
])('staff choose the refund: %j', async (choice, refundedCents) => {
  const { bookingId, user } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    expect(await desk.end({ bookingId, ...choice })).toMatchObject({ __typename: 'Booking' });
    expect(await bookingRow(bookingId)).toMatchObject({ refundedCents, totalCents: 21_000, balanceCents: 0 });
    const events = await repo(BookingEvent).findBy({ bookingId });
    const event = events.find(({ why }) => why.startsWith('Ended early: room 101 free from'))!;
    expect(event).toMatchObject({ userId: staff.id, reason: 'reason' in choice ? choice.reason : null });
    const mail = (await server.mailsTo(user.email, 2)).find(({ subject }) =>
      subject.includes('ended early'),
    )!;
    if ('reason' in choice) expect(mail.text).toContain(choice.reason);
  });
});

test('another sum needs a reason, and more than was paid for the nights is refused', async () => {
  const { bookingId } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    expect(await desk.end({ bookingId, refundCents: 0 })).toMatchObject({
      __typename: 'RefundReasonMissing',
      message: 'Give a reason for refunding another sum than $105.00.',
    });
    expect(await desk.end({ bookingId, refundCents: 21_001, reason: 'All' })).toMatchObject({
      __typename: 'RefundNotPossible',
      mostRefundCents: 21_000,
    });
    expect(await bookingRow(bookingId)).toMatchObject({ totalCents: 42_000, refundedCents: 0 });
  });
});

test('a no-show gives up the nights that remain, and only if nobody has arrived', async () => {
  const { bookingId, user } = await desk.booked();
  await later(DAY, async () => {
    expect(await desk.quote({ bookingId })).toMatchObject({ nights: 3, mayBeNoShow: true });
    expect(await desk.end({ bookingId, noShow: true })).toMatchObject({ __typename: 'Booking' });
    expect(await desk.read(bookingId)).toMatchObject({
      totalCents: 10_500,
      refundedCents: 15_750,
      stays: [{ nights: 1, state: 'NO_SHOW' }],
      stayEndings: [{ noShow: true }],
    });
    expect((await server.mailsTo(user.email, 2)).map(({ subject }) => subject)).toContain(
      'Your Staybook booking: no-show',
    );
  });
  const inHouse = await desk.booked({ state: StayState.CHECKED_IN });
  await later(DAY, async () =>
    expect(await desk.end({ bookingId: inHouse.bookingId, noShow: true })).toMatchObject({
      __typename: 'NotEndable',
      message: 'The guests have arrived, so this is not a no-show. End the stay instead.',
    }),
  );
});

test('a no-show whose nights were kept can give them up later', async () => {
  const { bookingId } = await desk.booked();
  await later(DAY, async () => {
    const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId });
    await desk.manage('markStayNoShow', 'StayStateInput', { stayId });
    expect(await nightsOf(bookingId)).toBe(4);
    expect(await desk.end({ bookingId, noShow: true })).toMatchObject({ __typename: 'Booking' });
    expect(await desk.read(bookingId)).toMatchObject({ stays: [{ nights: 1, state: 'NO_SHOW' }] });
  });
});

test('one of two rooms ends early, and the other stays', async () => {
  const { bookingId } = await desk.booked({ rooms: 2, state: StayState.CHECKED_IN });
  const stay = await repo(Stay).findOneByOrFail({ bookingId, number: 102 });
  await later(DAY, async () => {
    const input = { bookingId, stayIds: [stay.id] };
    expect(await desk.quote(input)).toMatchObject({ nights: 3, rooms: [102], priceCents: 31_500 });
    await desk.end(input);
    expect(await desk.end(input)).toMatchObject({ __typename: 'Booking' });
    expect(await desk.read(bookingId)).toMatchObject({
      totalCents: 52_500,
      refundedCents: 15_750,
      viewerCan: { endStay: true },
    });
    const stays = await repo(Stay).find({ where: { bookingId }, order: { number: 'ASC' } });
    expect(stays).toMatchObject([
      { number: 101, nights: 4, state: 'CHECKED_IN' },
      { number: 102, nights: 1, state: 'CHECKED_OUT' },
    ]);
  });
});

test('two members of staff who end a stay at once refund it once', async () => {
  const { bookingId } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    const admin = await server.as(staff);
    const answers = await Promise.all([desk.end({ bookingId }, admin), desk.end({ bookingId }, admin)]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(['Booking', 'Booking']);
    expect(await bookingRow(bookingId)).toMatchObject({ refundedCents: 10_500, balanceCents: 0 });
    expect(await repo(Refund).countBy({ bookingId })).toBe(1);
  });
});

test.each([
  ['on its first day', {}, 0],
  ['before it begins', { from: 3, to: 5 }, 0],
  ['on its day of departure', {}, 4],
  ['a day later', {}, 5],
] as [string, Scene, number][])('a stay is not ended %s', async (_, scene, day) => {
  const { bookingId } = await desk.booked(scene);
  await later(day * DAY, async () => {
    expect(await desk.end({ bookingId })).toMatchObject({ __typename: 'NotEndable' });
    expect(await bookingRow(bookingId)).toMatchObject({
      totalCents: 10_500 * (scene.from ? 2 : 4),
      refundedCents: 0,
    });
  });
});

test('a stay paid in cash is refunded at the front desk', async () => {
  const { id: bookingId } = await bookAtDesk(await server.as(staff));
  await later(11 * DAY, async () => {
    const input = { bookingId, refundCents: 10_000, reason: 'Water damage' };
    expect(await desk.end(input)).toMatchObject({ __typename: 'Booking' });
    expect(await bookingRow(bookingId)).toMatchObject({ payment: 'REFUNDING', refundedCents: 10_000 });
    expect(await repo(Refund).findOneByOrFail({ bookingId })).toMatchObject({ atDesk: true, dueAt: null });
  });
});

test('guests and strangers cannot end stays', async () => {
  const { bookingId, user } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    const { errors } = await (await server.as(user)).graphql(END_STAY, { input: { bookingId } });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await nightsOf(bookingId)).toBe(4);
  });
});

test('once the stay has ended, its room can be removed', async () => {
  const { bookingId, roomType } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    const input = { roomTypeId: roomType.id, removeRoomNumbers: [101] };
    expect(await desk.manage('updateRoomType', 'UpdateRoomTypeInput', input)).toMatchObject({
      __typename: 'StaysInProgress',
    });
    await desk.end({ bookingId });
    expect(await desk.manage('updateRoomType', 'UpdateRoomTypeInput', input)).toMatchObject({
      __typename: 'RoomType',
    });
  });
});
