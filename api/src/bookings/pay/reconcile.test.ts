import {
  afterHold,
  cancel,
  checkout,
  choice,
  deliver,
  holding,
  later,
  lostProvider,
  lostWebhooks,
  paidEvent,
  paymentOf,
  read,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { ProviderDashboard } from '../../../test/providerDashboard';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { refundDue } from './refund.service';
import { repo, transaction } from '../../database/transaction';
import { readSession } from '../../external/payments';
import { processDueEvents, readMissedEvents, storeEvent } from './providerEvent.service';
import { expireHolds } from '../hold/hold.service';
import { describeBooking } from '../hold/lineItems.service';
import { openPage } from './paymentPage.service';
import { ProviderEvent } from './providerEvent.entity';
import { reconcilePayments } from './reconcile.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refundEvent = (id: string, providerId: string) => ({
  id,
  object: 'event',
  type: 'refund.updated',
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: providerId, object: 'refund', status: 'succeeded' } },
});

test('an event whose delivery was lost is read from the list, once', async () => {
  const { person, url, id } = await holding(server);
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  expect(await read(person, id)).toMatchObject({ status: 'HELD' });
  await readMissedEvents();
  expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  const kept = await repo(ProviderEvent).count();
  await readMissedEvents();
  expect(await repo(ProviderEvent).count()).toBe(kept);
  expect(await repo(ProviderEvent).countBy({ listed: false })).toBe(0);
});

test('the job processes an event that was stored when the process died', async () => {
  const { person, url, id } = await holding(server);
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  const session = (await readSession((await paymentOf(id)).sessionId!))!;
  const event = { id: 'evt_kept', type: 'checkout.session.completed', createdAt: new Date(), session };
  await storeEvent(event);
  expect(await read(person, id)).toMatchObject({ status: 'HELD' });
  await processDueEvents();
  expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED' });
  expect(await repo(ProviderEvent).findOneByOrFail({ id: event.id })).toMatchObject({
    dueAt: null,
    attempts: 1,
  });
});

test('events in the wrong order have the same result', async () => {
  const { person, url, id } = await holding(server);
  const payment = await paymentOf(id);
  await server.pay(url);
  const paid = paidEvent('evt_order', payment);
  const over = { ...paid, id: 'evt_over', type: 'checkout.session.expired' };
  Object.assign(over, {
    data: { object: { ...paid.data.object, status: 'expired', payment_status: 'unpaid' } },
  });
  expect((await deliver(server, over)).status).toBe(200);
  expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
});

test('a payment on the page of an ended hold is found without any event', async () => {
  const { hotel, ids, person, url, id } = await holding(server);
  await whileBroken(server, lostProvider, () => later(afterHold(), expireHolds));
  await checkout(await server.as(await makeUser()), choice(hotel.id, ids));
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  await later(61_000, reconcilePayments);
  expect(await read(person, id)).toMatchObject({
    status: 'EXPIRED',
    payment: 'REFUNDED',
    refundedCents: 20_000,
  });
});

test('the page of an ended hold is closed once the provider is back', async () => {
  const { url, id } = await holding(server);
  await whileBroken(server, lostProvider, () => later(afterHold(), expireHolds));
  await later(61_000, reconcilePayments);
  expect(await server.pay(url)).not.toBe(303);
  expect(await paymentOf(id)).toMatchObject({ dueAt: null, paidAt: null });
});

test('a page paid while it is being reopened is not asked about again', async () => {
  const { url, id } = await holding(server);
  const crashed = await repo(Booking).findOneByOrFail({ id });
  const payment = Object.assign(await paymentOf(id), { url: null });
  await transaction(() => repo(Payment).save(payment));
  await openPage(payment, async () => {
    const page = await describeBooking(crashed, crashed.holdExpiresAt!);
    await server.pay(url);
    return page;
  });
  expect((await paymentOf(id)).paidAt).not.toBeNull();
  expect((await paymentOf(id)).dueAt).toBeNull();
});

test('a refund that failed at the provider is retried, and mailed once the retry is accepted', async () => {
  const { person, url, id } = await holding(server);
  await server.pay(url);
  await cancel(person, id);
  const { providerId } = await repo(Refund).findOneByOrFail({ bookingId: id });
  await deliver(server, refundEvent('evt_fine', providerId!));
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED' });
  await new ProviderDashboard(server).cancel(providerId!);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDING', refundedCents: 20_000 });
  await refundDue();
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  expect(await repo(Refund).findOneByOrFail({ bookingId: id })).toMatchObject({ attempts: 2, dueAt: null });
});

test('refunds that keep failing wait longer each time, and delay no other', async () => {
  const [broken, fine] = [await holding(server), await holding(server)];
  for (const { person, url, id } of [broken, fine]) {
    await server.pay(url);
    await whileBroken(server, lostProvider, () => cancel(person, id));
  }
  const lost = { bookingId: broken.id };
  await transaction(() => repo(Payment).update(lost, { intentId: 'pi_unknown' }));
  await later(21_000, refundDue);
  expect(await read(fine.person, fine.id)).toMatchObject({ payment: 'REFUNDED' });
  const { attempts, dueAt } = await repo(Refund).findOneByOrFail(lost);
  expect(attempts).toBe(2);
  expect(dueAt!.getTime() - Date.now()).toBeGreaterThan(40_000);
  await later(22_000, refundDue);
  expect(await repo(Refund).findOneByOrFail(lost)).toMatchObject({ attempts: 2 });
});
