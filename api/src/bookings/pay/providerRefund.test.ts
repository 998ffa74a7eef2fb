import { cancel, deliver, holding, later, lostProvider, whileBroken } from '../../../test/checkoutHelpers';
import { ProviderDashboard } from '../../../test/providerDashboard';
import { makeUser } from '../../../test/factories';
import { silentProvider } from '../../../test/silentProvider';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { manage } from '../../../test/adminMutations';
import { lockRow, repo, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { transition } from '../history.service';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { refundDue } from './refund.service';
import { readMissedEvents } from './providerEvent.service';

let server: TestServer;
let dashboard: ProviderDashboard;
beforeAll(async () => {
  server = await startTestServer();
  dashboard = new ProviderDashboard(server);
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment paidCents refundedCents
  refunds { amountCents }
  viewerCan { refundIfCancelledCents } history { why } } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;

async function booked() {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

const DIFFERENCES = `{ paymentDifferences { items { reason sessionId paidCents booking { id } } } }`;
/** What staff read about a booking's payments that do not match. */
async function differencesOf(id: string): Promise<any[]> {
  const admin = await server.as(await makeUser('ADMIN'));
  const { items } = (await admin.graphql(DIFFERENCES)).data.paymentDifferences;
  return items.filter(({ booking }: any) => booking?.id === id);
}

test('a refund by hand is stored and mailed, and its amount is not refunded again', async () => {
  const { user, person, id } = await booked();
  await dashboard.refund(id, 5000);
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
  expect(await dashboard.givenBack(id)).toBe(20_000);
  await readMissedEvents();
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
});

test('a guest with a refund by hand who loses the room gets the rest, and reads the total', async () => {
  const { roomType, user, person, id } = await booked();
  await dashboard.refund(id, 5000);
  const admin = await server.as(await makeUser('ADMIN'));
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, removeRoomNumbers: [101] });
  expect(await read(person, id)).toMatchObject({ status: 'CANCELLED', refundedCents: 20_000 });
  const mails = await server.mailsTo(user.email, 4);
  const mail = mails.find(({ subject }) => subject.includes('cancelled by the property'))!;
  expect(mail.text).toContain('$150.00 goes back to the card you paid with');
});

test.each([5000, 20_000])(
  'after %i of a due refund were refunded by hand, only the rest is refunded',
  async (cents) => {
    const { person, id } = await booked();
    await whileBroken(server, lostProvider, () => cancel(person, id));
    await dashboard.refund(id, cents);
    await later(21_000, refundDue);
    expect(await dashboard.givenBack(id)).toBe(20_000);
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  },
);

test('cancelling does not wait for a provider that does not answer', async () => {
  const { person, id } = await booked();
  const { localOrigin, asked, close } = await silentProvider();
  await whileBroken(server, { localOrigin }, async () => {
    expect((await cancel(person, id)).__typename).toBe('Booking');
    expect(asked()).toBe(1);
  });
  close();
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
  const { user, person, id } = await booked();
  await whileBroken(server, lostProvider, () => cancel(person, id));
  const { id: refundId } = await repo(Refund).findOneByOrFail({ bookingId: id });
  await dashboard.refund(id, 20_000, { refundId });
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
  await later(21_000, refundDue);
  const mails = await server.mailsTo(user.email, 3);
  expect(mails.filter(({ subject }) => subject === 'Your Staybook refund')).toHaveLength(1);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
  expect(await dashboard.givenBack(id)).toBe(20_000);
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
  expect(await dashboard.givenBack(id)).toBe(20_000);
});

describe('a refund by hand that is cancelled at the provider', () => {
  test('is taken back and left to staff, and is not asked for again', async () => {
    const { person, id } = await booked();
    const refund = await dashboard.refund(id, 5000);
    await dashboard.cancel(refund);
    await later(21_000, refundDue);
    await later(86_400_000, refundDue);
    expect(await dashboard.givenBack(id)).toBe(0);
    expect(await read(person, id)).toMatchObject({
      status: 'CONFIRMED',
      payment: 'PAID',
      refundedCents: 0,
      refunds: [],
      viewerCan: { refundIfCancelledCents: 20_000 },
      history: [{}, {}, {}, { why: 'The manual refund of $50.00 was cancelled at the card provider.' }],
    });
    expect(await differencesOf(id)).toEqual([
      { reason: 'REFUND_CANCELLED', sessionId: refund, paidCents: 5000, booking: { id } },
    ]);
    await cancel(person, id);
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
    expect(await dashboard.givenBack(id)).toBe(20_000);
  });

  test('and had replaced the refund of a cancelled booking, leaves it paid until staff refund it', async () => {
    const { person, id } = await booked();
    await whileBroken(server, lostProvider, () => cancel(person, id));
    await dashboard.cancel(await dashboard.refund(id, 20_000));
    await later(21_000, refundDue);
    expect(await read(person, id)).toMatchObject({ status: 'CANCELLED', payment: 'PAID', refundedCents: 0 });
    expect(await differencesOf(id)).toMatchObject([{ reason: 'REFUND_CANCELLED', paidCents: 20_000 }]);
    await dashboard.refund(id, 20_000);
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
    expect(await dashboard.givenBack(id)).toBe(20_000);
  });
});

describe('a refund of more than the provider has left', () => {
  test.each([5000, 20_000])('is limited after a refund of %i cents that was not reported', async (cents) => {
    const { person, id } = await booked();
    await dashboard.refund(id, cents);
    await forget(id);
    await cancel(person, id);
    await later(21_000, refundDue);
    expect(await read(person, id)).toMatchObject({
      status: 'CANCELLED',
      payment: 'REFUNDED',
      refundedCents: 20_000,
    });
    expect(await dashboard.givenBack(id)).toBe(20_000);
    expect(await differencesOf(id)).toEqual([]);
  });

  test('is due no longer, and becomes a payment difference', async () => {
    const { person, id } = await booked();
    await transaction(() => repo(Payment).update({ bookingId: id }, { amountCents: 30_000 }));
    await transaction(() => repo(Booking).update({ id }, { totalCents: 30_000, paidCents: 30_000 }));
    await cancel(person, id);
    await refundDue();
    expect(await read(person, id)).toMatchObject({
      status: 'CANCELLED',
      payment: 'REFUNDED',
      refundedCents: 20_000,
    });
    expect((await read(person, id)).history.map(({ why }: any) => why)).toContain(
      '$100.00 cannot be refunded: the card provider has no more left of the payment.',
    );
    expect(await dashboard.givenBack(id)).toBe(20_000);
    expect(await differencesOf(id)).toMatchObject([{ reason: 'REFUND_NOT_POSSIBLE', paidCents: 10_000 }]);
  });
});

/** Loses the refunds of a booking, as a restore of an older backup does. */
async function forget(bookingId: string): Promise<void> {
  await transaction(async () => {
    await repo(Refund).delete({ bookingId });
    await repo(Payment).update({ bookingId }, { refundedCents: 0 });
    const booking = await lockRow(Booking, bookingId);
    booking.refundedCents = 0;
    await transition(booking, {}, { who: null, why: 'Forgotten.', settles: true });
  });
}
