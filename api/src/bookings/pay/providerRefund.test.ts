import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cancel,
  deliver,
  holding,
  later,
  lostProvider,
  paymentOf,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { manage } from '../../../test/adminMutations';
import { repo, transaction } from '../../database/transaction';
import { Refund } from './refund.entity';
import { refundDue } from './refund.service';
import { readMissedEvents } from './providerEvent.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment paidCents refundedCents
  viewerCan { refundIfCancelledCents } history { why } } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;

async function booked() {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

/** A refund in the provider's dashboard. `refundId` names a refund of ours whose answer was lost. */
async function refundInDashboard(id: string, cents: number, refundId?: string) {
  const { intentId } = await paymentOf(id);
  const body = new URLSearchParams({ payment_intent: intentId!, amount: String(cents) });
  if (refundId) body.set('metadata[refundId]', refundId);
  const headers = { authorization: 'Bearer sk_test_desk' };
  const answer = await fetch(`${server.url}/dev/till/v1/refunds`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  await readMissedEvents();
}

/** The amount that the provider has refunded of a booking's payment, in cents. */
async function givenBack(id: string): Promise<number> {
  const { intentId } = await paymentOf(id);
  const headers = { authorization: 'Bearer sk_test_desk' };
  const address = `${server.url}/dev/till/v1/refunds?payment_intent=${intentId}&limit=100`;
  const { data } = (await (await fetch(address, { headers })).json()) as { data: { amount: number }[] };
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

test('a refund by hand is stored and mailed, and its amount is not refunded again', async () => {
  const { user, person, id } = await booked();
  await refundInDashboard(id, 5000);
  await readMissedEvents();
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    refundedCents: 5000,
    viewerCan: { refundIfCancelledCents: 15_000 },
    history: [{}, {}, { why: '$50.00 was refunded manually.' }],
  });
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail).toMatchObject({ subject: 'Your Staybook refund' });
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await givenBack(id)).toBe(20_000);
  await readMissedEvents();
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
});

test('a guest with a refund by hand who loses the room gets the rest, and reads the total', async () => {
  const { roomType, user, person, id } = await booked();
  await refundInDashboard(id, 5000);
  const admin = await server.as(await makeUser('ADMIN'));
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, removeRoomNumbers: [101] });
  expect(await read(person, id)).toMatchObject({ status: 'CANCELLED', refundedCents: 20_000 });
  const mails = await server.mailsTo(user.email, 4);
  const mail = mails.find(({ subject }) => subject.includes('cancelled by the property'))!;
  expect(mail.text).toContain('You will be refunded $150.00');
});

test.each([5000, 20_000])(
  'after %i of a due refund were refunded by hand, only the rest is refunded',
  async (cents) => {
    const { person, id } = await booked();
    await whileBroken(server, lostProvider, () => cancel(person, id));
    await refundInDashboard(id, cents);
    await later(21_000, refundDue);
    expect(await givenBack(id)).toBe(20_000);
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  },
);

test('cancelling does not wait for a provider that does not answer', async () => {
  const { person, id } = await booked();
  let asked = 0;
  const silent = createServer(() => void asked++).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await whileBroken(server, { localOrigin: `http://127.0.0.1:${port}` }, async () => {
    expect((await cancel(person, id)).__typename).toBe('Booking');
    expect(asked).toBe(1);
  });
  silent.closeAllConnections();
  silent.close();
  expect(await read(person, id)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDING' });
  await later(21_000, refundDue);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
});

test('a refund is retried within five minutes after the provider was away for an hour', async () => {
  const { person, id } = await booked();
  await whileBroken(server, lostProvider, async () => {
    await cancel(person, id);
    for (const minutes of [1, 2, 4, 8, 15, 30, 60]) await later(minutes * 60_000, refundDue);
  });
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDING' });
  await later(65 * 60_000, refundDue);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
});

test('a refund whose answer was lost is found by our own id, and never sent twice', async () => {
  const { person, id } = await booked();
  await whileBroken(server, lostProvider, () => cancel(person, id));
  const { id: refundId } = await repo(Refund).findOneByOrFail({ bookingId: id });
  await transaction(() => repo(Refund).update({ id: refundId }, { amountCents: 8000 }));
  await refundInDashboard(id, 8000, refundId);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDING' });
  await later(21_000, refundDue);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
  expect(await givenBack(id)).toBe(8000);
});

test('a failed refund is retried, even if the failure is reported before the refund is stored', async () => {
  const { person, id } = await booked();
  await whileBroken(server, lostProvider, () => cancel(person, id));
  const { id: refundId } = await repo(Refund).findOneByOrFail({ bookingId: id });
  const object = { id: 're_lost', object: 'refund', status: 'failed', metadata: { refundId } };
  const created = Math.floor(Date.now() / 1000);
  await deliver(server, {
    id: 'evt_early',
    object: 'event',
    type: 'refund.failed',
    created,
    data: { object },
  });
  expect(await repo(Refund).findOneByOrFail({ id: refundId })).toMatchObject({ providerId: 're_lost' });
  await later(21_000, refundDue);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await givenBack(id)).toBe(20_000);
});
