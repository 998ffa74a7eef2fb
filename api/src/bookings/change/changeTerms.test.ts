import { IsNull, Not } from 'typeorm';
import {
  cancel,
  change,
  checkout,
  choice,
  later,
  lostProvider,
  lostWebhooks,
  nightsOf,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { manage } from '../../../test/adminMutations';
import { Payment } from '../pay/payment.entity';
import { refundDue } from '../pay/refund.service';
import { Night } from '../../rooms/nights/night.entity';
import { reconcilePayments } from '../pay/reconcile.service';
import { BookingChange, ChangeStatus } from './bookingChange.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents paidCents refundedCents
  charges { title cents } cancellation { freeUntil } viewerCan { refundIfCancelledCents } } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;

/**
 * A person with a paid booking of one room for two nights by the hotel's terms, and a slightly dearer room.
 */
async function booked(from: number, [freeCancellationDays, lateRefundPercent]: [number, number]) {
  const { hotel, ids } = await room(2);
  const { roomNumbers } = await makeRoomType(hotel, 2, { priceCents: 10_012 });
  await transaction(() => repo(Hotel).update({ id: hotel.id }, { freeCancellationDays, lateRefundPercent }));
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!], from, from + 2));
  expect(await server.pay(url)).toBe(303);
  return { ids, dearer: roomNumbers.map(({ id }) => id), user, person, id: booking.id as string };
}

test('a difference below the minimum of a card payment is waived, each time compared with the paid price', async () => {
  const { ids, dearer, person, id } = await booked(10, [1, 0]);
  const same = { totalCents: 20_000, paidCents: 20_000, refundedCents: 0, payment: 'PAID' };
  for (const numberId of dearer) {
    expect(await change(person, id, [numberId], [10, 12])).toMatchObject({ url: null });
    const charges = [{ title: 'Too little to charge', cents: -24 }];
    expect(await read(person, id)).toMatchObject({ ...same, charges });
  }
  expect(await change(person, id, [ids[1]!], [10, 12])).toMatchObject({ url: null });
  expect(await read(person, id)).toMatchObject({ ...same, charges: [] });
  const { url } = await change(person, id, [dearer[0]!], [10, 13]);
  expect(await server.pay(url)).toBe(303);
  expect(await read(person, id)).toMatchObject({ totalCents: 30_036, paidCents: 30_036, charges: [] });
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 30_036 });
});

test('nights removed late are refunded by the cancellation terms, so a change does not bypass them', async () => {
  const { ids, user, person, id } = await booked(5, [7, 33]);
  expect(await change(person, id, [ids[0]!], [5, 6])).toMatchObject({ url: null });
  expect(await read(person, id)).toMatchObject({ totalCents: 10_000, refundedCents: 3300 });
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ paidCents: 20_000, refundedCents: 6600 });
  const mails = await server.mailsTo(user.email, 5);
  expect(mails.some(({ text }) => text.includes('$33.00 goes back to the card you paid with.'))).toBe(true);
});

test('cancelling after a change with a refund returns the refund of the cancellation alone', async () => {
  const { ids, person, id } = await booked(10, [1, 0]);
  await change(person, id, [ids[0]!], [10, 11]);
  const before = await read(person, id);
  expect(before).toMatchObject({ refundedCents: 10_000, viewerCan: { refundIfCancelledCents: 10_000 } });
  const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) {
    ... on Booking { refundedCents pendingRefundCents cancellationRefundCents } } }`;
  const cancelling = async () => (await person.graphql(CANCEL, { input: { bookingId: id } })).data;
  const refunds = { refundedCents: 20_000, pendingRefundCents: 0, cancellationRefundCents: 10_000 };
  expect((await cancelling()).cancelBooking).toEqual(refunds);
  expect((await cancelling()).cancelBooking).toEqual(refunds);
});

test('a refund is pending until the provider has accepted it', async () => {
  const { ids, person, id } = await booked(10, [1, 0]);
  const READ_PENDING = 'query ($id: ID!) { booking(id: $id) { refundedCents pendingRefundCents } }';
  const pending = async () => (await person.graphql(READ_PENDING, { id })).data.booking;
  await change(person, id, [ids[0]!], [10, 11]);
  expect(await pending()).toEqual({ refundedCents: 10_000, pendingRefundCents: 0 });
  await whileBroken(server, lostProvider, async () => {
    await cancel(person, id);
    expect(await pending()).toEqual({ refundedCents: 20_000, pendingRefundCents: 10_000 });
  });
});

test('a late cheaper change without a refund is applied, and says that nothing is refunded', async () => {
  const { ids, user, person, id } = await booked(5, [7, 0]);
  await change(person, id, [ids[0]!], [5, 6]);
  const kept = { totalCents: 10_000, paidCents: 20_000, refundedCents: 0, payment: 'PAID' };
  expect(await read(person, id)).toMatchObject(kept);
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail!.text).toContain('no refund is due');
});

test('moving to later dates in time keeps cancelling free; moving late does not make it free again', async () => {
  const late = await booked(5, [7, 0]);
  await change(late.person, late.id, [late.ids[0]!], [100, 102]);
  expect(await read(late.person, late.id)).toMatchObject({
    cancellation: { freeUntil: night(-2) },
    viewerCan: { refundIfCancelledCents: 0 },
  });
  const inTime = await booked(8, [7, 0]);
  await change(inTime.person, inTime.id, [inTime.ids[0]!], [100, 102]);
  expect(await read(inTime.person, inTime.id)).toMatchObject({
    cancellation: { freeUntil: night(93) },
    viewerCan: { refundIfCancelledCents: 20_000 },
  });
});

test('the total paid for a booking never exceeds the range of its columns', async () => {
  const { ids, person, id } = await booked(20, [1, 0]);
  const paidCents = 2_147_483_647 - 9_999;
  await transaction(() => repo(Booking).update({ id }, { paidCents, refundedCents: paidCents - 20_000 }));
  const refused = await change(person, id, [ids[0]!], [20, 23]);
  expect(refused).toMatchObject({
    __typename: 'NotChangeable',
    message: expect.stringContaining('Cancel it'),
  });
  expect(await read(person, id)).toMatchObject({ totalCents: 20_000, paidCents, payment: 'PAID' });
  expect(await change(person, id, [ids[0]!], [20, 21])).toMatchObject({ url: null });
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: paidCents });
  // The payments that would add up to this do not exist.
  await transaction(() => repo(Booking).update({ id }, { paidCents: 20_000, refundedCents: 20_000 }));
});

describe('changes at the same time', () => {
  const RELEASE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename } }`;
  const LEAVE = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`;

  /** A booking of 200 dollars with a change that waits for 300 more, and all concurrent requests about it. */
  async function waiting() {
    const { roomType, hotel, ids } = await room(3);
    const [person, admin] = [await server.as(await makeUser()), await server.as(await makeUser('ADMIN'))];
    const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
    await server.pay(url);
    const id = booking.id as string;
    const asked = await change(person, id, [ids[1]!], [10, 15]);
    const input = { bookingId: id };
    return {
      id,
      actions: {
        pays: () => server.pay(asked.url),
        cancels: () => cancel(person, id),
        releases: () => person.graphql(RELEASE, { input }),
        changes: (to = 12) => change(person, id, [ids[2]!], [11, to]),
        leaves: () => person.graphql(LEAVE, { input: { cancelPaidStays: true } }),
        closes: () => manage(admin, 'updateRoomType', { roomTypeId: roomType.id, removeRoomNumbers: [102] }),
      },
    };
  }

  /** Runs everything that was deferred: events, payment pages of ended holds, refunds. */
  async function settle() {
    for (const seconds of [0, 61, 120]) {
      await later(seconds * 1000, reconcilePayments);
      await later(seconds * 1000, refundDue);
    }
  }

  type Action = keyof Awaited<ReturnType<typeof waiting>>['actions'];
  const combinations: Action[][] = [
    ['pays', 'cancels'],
    ['pays', 'releases'],
    ['pays', 'changes'],
    ['pays', 'closes'],
    ['pays', 'leaves'],
    ['cancels', 'changes', 'closes'],
    ['pays', 'cancels', 'changes', 'releases', 'closes', 'leaves'],
  ];

  test.each(combinations.map((names) => [names]))(
    'when %j run concurrently, nights and money are right',
    async (names) => {
      const { id, actions } = await waiting();
      await Promise.all(names.map((name) => actions[name]()));
      await settle();
      const booking = await repo(Booking).findOneByOrFail({ id });
      const payments = await repo(Payment).findBy({ bookingId: id });
      const paid = payments
        .filter(({ paidAt }) => paidAt)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      const back = payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
      expect([booking.paidCents, booking.refundedCents]).toEqual([paid, back]);
      const stands = booking.status === BookingStatus.CONFIRMED;
      expect(paid - back).toBe(stands ? booking.totalCents : 0);
      expect(booking.payment).toBe(stands ? PaymentStatus.PAID : PaymentStatus.REFUNDED);
      expect(await nightsOf(id)).toBe(stands ? booking.totalCents / 10_000 : 0);
      const changes = await repo(BookingChange).findBy({ bookingId: id });
      expect(changes.filter(({ status }) => status === ChangeStatus.HELD)).toEqual([]);
      expect(await repo(Night).countBy({ bookingId: id, changeId: Not(IsNull()) })).toBe(0);
    },
  );

  test('a guest who has just paid for a change and requests another keeps it and gets no second page', async () => {
    const { id, actions } = await waiting();
    await whileBroken(server, lostWebhooks, actions.pays);
    expect((await actions.changes(14)).__typename).toBe('CheckoutEnded');
    expect(await repo(Booking).findOneByOrFail({ id })).toMatchObject({
      totalCents: 50_000,
      paidCents: 50_000,
    });
    expect(await nightsOf(id)).toBe(5);
    expect(await repo(Payment).countBy({ bookingId: id })).toBe(3);
  });
});
