import { IsNull, Not } from 'typeorm';
import {
  cancel,
  change,
  checkout,
  choice,
  later,
  lostWebhooks,
  nightsOf,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { manage } from '../../../test/adminMutations';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { BookingChange, ChangeStatus } from './bookingChange.entity';
import { Payment } from '../pay/payment.entity';
import { refundDue } from '../pay/refund.service';
import { repo } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';
import { reconcilePayments } from '../pay/reconcile.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RELEASE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename } }`;
const LEAVE = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`;

/** A booking of 200 dollars with a change that waits for 300 more, and all who may come upon it at once. */
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

/** All that was put off is done: events, pages of what has ended, refunds. */
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
  'when %j come at once, nights and money are right',
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

test('who has just paid for a change and asks for another one keeps it, and is sent to no page for the other', async () => {
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
