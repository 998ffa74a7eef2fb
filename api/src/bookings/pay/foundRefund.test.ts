import path from 'node:path';
import Sqlite from 'libsql';
import {
  cancel,
  checkout,
  choice,
  holding,
  lostWebhooks,
  nightsOf,
  paymentOf,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { ProviderDashboard } from '../../../test/providerDashboard';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { config } from '../../core/config';
import { readSession } from '../../external/payments';
import { newId } from '../../database/columns';
import { demoPaymentIds } from '../../external/payments.demo';
import { repo, transaction } from '../../database/transaction';
import { Stay, StayState } from '../stay.entity';
import { readMissedEvents } from './providerEvent.service';

/*
 * The provider has refunds with our ids that have no row, as after the restore of an older backup. restoredMoney.test.ts
 * restores a real one.
 */

let server: TestServer;
let dashboard: ProviderDashboard;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  dashboard = new ProviderDashboard(server);
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment paidCents refundedCents cancelledBy
  refunds { amountCents isDue } history { why } } }`;
const read = async (id: string) => (await admin.graphql(READ, { id })).data.booking;
const DIFFERENCES = `{ paymentDifferences { items { reason sessionId paidCents intentId booking { id } } } }`;
const differences = async (): Promise<any[]> =>
  (await admin.graphql(DIFFERENCES)).data.paymentDifferences.items;
const differencesOf = async (id: string) => (await differences()).filter(({ booking }) => booking?.id === id);

async function booked() {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

/** What we say of a refund that we ask for. */
const ours = (bookingId: string, reason: string) => ({ refundId: newId(), bookingId, reason });

test.each([
  ['in full', 20_000],
  ['by late terms', 5000],
])(
  'a booking that was cancelled and refunded %s is cancelled again, and its nights are free',
  async (_, cents) => {
    const { id, hotel, ids, user } = await booked();
    await dashboard.refund(id, cents, ours(id, 'cancelled'));
    await readMissedEvents();
    const amount = cents === 20_000 ? '$200.00' : '$50.00';
    expect(await read(id)).toEqual({
      status: 'CANCELLED',
      payment: 'REFUNDED',
      paidCents: 20_000,
      refundedCents: cents,
      cancelledBy: null,
      refunds: [{ amountCents: cents, isDue: false }],
      history: [
        { why: 'Held for payment.' },
        { why: 'Paid.' },
        { why: `Refunded before the data was restored: ${amount}.` },
      ],
    });
    expect(await differencesOf(id)).toEqual([]);
    const rival = await server.as(await makeUser());
    expect(await checkout(rival, choice(hotel.id, ids))).toMatchObject({ __typename: 'Checkout' });
    // The guest had the mails before the restore.
    expect(await server.mailsTo(user.email)).toHaveLength(1);
  },
);

test('a refund for a change that is lost leaves the booking confirmed, for staff to decide', async () => {
  const { id, person } = await booked();
  const refund = await dashboard.refund(id, 3000, ours(id, 'changed'));
  await readMissedEvents();
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    refundedCents: 3000,
    history: [
      {},
      {},
      { why: 'Refunded before the data was restored: $30.00. What was changed then is lost.' },
    ],
  });
  expect(await nightsOf(id)).toBe(2);
  const { intentId } = await paymentOf(id);
  expect(await differencesOf(id)).toEqual([
    { reason: 'REFUND_FOUND', sessionId: refund, paidCents: 3000, intentId, booking: { id } },
  ]);
  await cancel(person, id);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await dashboard.givenBack(id)).toBe(20_000);
});

test.each([
  [20_000, 'CANCELLED', 0],
  [5000, 'CONFIRMED', 1],
])('of a refund of %i cents that does not say why, a booking is %s', async (cents, status, found) => {
  const { id } = await booked();
  await dashboard.refund(id, cents, { refundId: newId() });
  expect(await read(id)).toMatchObject({ status, refundedCents: cents });
  expect(await differencesOf(id)).toHaveLength(found);
});

test('guests in house keep their nights, and staff read of the refund', async () => {
  const { id } = await booked();
  await transaction(() => repo(Stay).update({ bookingId: id }, { state: StayState.CHECKED_IN }));
  await dashboard.refund(id, 20_000, ours(id, 'cancelled'));
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', refundedCents: 20_000 });
  expect(await nightsOf(id)).toBe(2);
  expect(await differencesOf(id)).toMatchObject([{ reason: 'REFUND_FOUND', paidCents: 20_000 }]);
});

test('a booking that was paid and cancelled since the backup is confirmed, then cancelled, and its guest is told', async () => {
  const { id, url, user } = await holding(server);
  await whileBroken(server, lostWebhooks, async () => {
    await server.pay(url);
    const session = await readSession((await paymentOf(id)).sessionId!);
    await dashboard.refundPayment(session!.paymentIntentId!, 20_000, ours(id, 'cancelled'));
    // The restored server settles the payment in a later second than the refund was made in.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await read(id)).toMatchObject({ status: 'HELD' });
    await readMissedEvents();
  });
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED', refundedCents: 20_000 });
  const mails = await server.mailsTo(user.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Staybook refund',
    expect.stringContaining('Confirmation'),
  ]);
  expect(mails[0]!.text).toContain('is cancelled');
});

test('a refund of a payment that is not known is left to staff, once', async () => {
  const { intentId } = demoPaymentIds(newId(), 7000);
  const refund = await dashboard.refundPayment(intentId, 7000, ours(newId(), 'cancelled'));
  await readMissedEvents();
  await readMissedEvents();
  expect((await differences()).filter(({ sessionId }) => sessionId === refund)).toEqual([
    {
      reason: 'REFUND_FOUND',
      sessionId: refund,
      paidCents: 7000,
      intentId,
      booking: null,
    },
  ]);
});

test('a refund is found though the provider lists its event no longer', async () => {
  const { id } = await booked();
  await whileBroken(server, lostWebhooks, async () => {
    const { intentId } = await paymentOf(id);
    await dashboard.refundPayment(intentId!, 20_000, ours(id, 'cancelled'));
    const till = new Sqlite(path.join(config.dataDir, 'till.sqlite'));
    till.exec("DELETE FROM events WHERE type = 'refund.created'");
    till.close();
    await readMissedEvents();
  });
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED' });
});

test('a guest who cancels again before the refund is found gets it once', async () => {
  const { id, person } = await booked();
  await whileBroken(server, lostWebhooks, async () => {
    const { intentId } = await paymentOf(id);
    await dashboard.refundPayment(intentId!, 20_000, ours(id, 'cancelled'));
    await cancel(person, id);
  });
  expect(await read(id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 20_000,
    refunds: [{ amountCents: 20_000, isDue: false }],
  });
  expect(await dashboard.givenBack(id)).toBe(20_000);
  expect(await differencesOf(id)).toEqual([]);
});
