import { createHmac } from 'node:crypto';
import { makeUser } from '../../../test/factories';
import {
  afterHold,
  checkout,
  choice,
  deliver,
  holding,
  later,
  lostProvider,
  lostWebhooks,
  nightsOf,
  paidEvent,
  paymentOf,
  read,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { refundDue } from './refund.service';
import { ProviderEvent } from './providerEvent.entity';
import { repo } from '../../database/transaction';
import { config } from '../../core/config';
import { expireHolds } from '../hold/hold.service';
import { reconcilePayments } from './reconcile.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const guest = async (): Promise<Visitor> => server.as(await makeUser());

test('three deliveries of a webhook, and three event ids, book once', async () => {
  const { person, id } = await holding(server);
  const payment = await paymentOf(id);
  const event = paidEvent('evt_three', payment);
  const answers = await Promise.all([1, 2, 3].map(() => deliver(server, event)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect((await deliver(server, paidEvent('evt_other', payment))).status).toBe(200);
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    refundedCents: 0,
  });
  expect(await nightsOf(id)).toBe(2);
});

test('a webhook that is changed, signed by others, too old or from the future has no effect', async () => {
  const { person, id } = await holding(server);
  const payment = await paymentOf(id);
  const event = paidEvent('evt_bad', payment);
  const good = createHmac('sha256', config.stripe.webhookSecret).update('another body').digest('hex');
  const tampered = await fetch(`${server.url}/api/v1/bookings/stripe/stripe-webhook`, {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${good}` },
  });
  const refused = [
    tampered,
    await deliver(server, event, { secret: 'whsec_of_somebody_else' }),
    await deliver(server, event, { at: Date.now() - 301_000 }),
    await deliver(server, event, { at: Date.now() + 310_000 }),
  ];
  expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  expect(await read(person, id)).toMatchObject({ status: 'HELD', payment: 'OPEN' });
});
test('an event without an object or with too long ids is refused and not stored', async () => {
  const { id } = await holding(server);
  const event = paidEvent('evt_shapes', await paymentOf(id));
  const { object } = event.data;
  const endless = 'x'.repeat(300);
  const broken = [
    { ...event, data: {} },
    { ...event, data: undefined },
    { ...event, data: { object: 'none' } },
    { ...event, id: endless },
    { ...event, id: undefined },
    { ...event, type: endless },
    { ...event, created: 1e20 },
    { ...event, data: { object: { ...object, id: endless } } },
    { ...event, data: { object: { ...object, id: undefined } } },
    { ...event, data: { object: { ...object, payment_intent: endless } } },
    { ...event, data: { object: { ...object, client_reference_id: endless } } },
    { ...event, data: { object: { ...object, metadata: { paymentId: 'x'.repeat(100_000) } } } },
  ];
  for (const sent of broken) expect((await deliver(server, sent)).status).toBe(400);
  expect((await deliver(server, null as never)).status).toBe(400);
  expect(await repo(ProviderEvent).existsBy({ id: 'evt_shapes' })).toBe(false);
  expect((await deliver(server, event)).status).toBe(200);
});

const runOut = () => later(afterHold(), expireHolds);

describe('when the hold has run out', () => {
  test('its nights are free again and its payment page is closed', async () => {
    const { hotel, ids, person, id, url } = await holding(server);
    await runOut();
    expect(await read(person, id)).toMatchObject({ status: 'EXPIRED', payment: 'OPEN' });
    expect(await nightsOf(id)).toBe(0);
    expect(await server.pay(url)).not.toBe(303);
    expect((await checkout(await guest(), choice(hotel.id, ids))).__typename).toBe('Checkout');
  });

  test('it ends on time, even if the provider is down', async () => {
    const { person, id } = await holding(server);
    await whileBroken(server, lostProvider, runOut);
    expect(await read(person, id)).toMatchObject({ status: 'EXPIRED' });
    expect(await nightsOf(id)).toBe(0);
  });

  test('a late payment is confirmed while the nights are still free', async () => {
    const { person, id, url } = await holding(server);
    await whileBroken(server, lostProvider, runOut);
    expect(await server.pay(url)).toBe(303);
    expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', refundedCents: 0 });
    expect(await nightsOf(id)).toBe(2);
  });

  test('a payment that comes too late is refunded in full', async () => {
    const { hotel, ids, person, id, url } = await holding(server);
    await whileBroken(server, lostProvider, runOut);
    const winner = await checkout(await guest(), choice(hotel.id, ids));
    expect(await server.pay(url)).toBe(303);
    expect(await read(person, id)).toMatchObject({
      status: 'EXPIRED',
      payment: 'REFUNDED',
      refundedCents: 20_000,
    });
    expect(await nightsOf(id)).toBe(0);
    expect(await nightsOf(winner.booking.id)).toBe(2);
  });

  test('the job retries a failed refund', async () => {
    const { hotel, ids, person, id, url } = await holding(server);
    await whileBroken(server, lostProvider, runOut);
    await checkout(await guest(), choice(hotel.id, ids));
    await whileBroken(server, lostProvider, () => server.pay(url));
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDING', refundedCents: 20_000 });
    await later(21_000, refundDue);
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  });

  test('a payment whose webhook was lost is found by asking after a minute', async () => {
    const { person, id, url } = await holding(server);
    await whileBroken(server, lostWebhooks, () => server.pay(url));
    await reconcilePayments();
    expect(await read(person, id)).toMatchObject({ status: 'HELD' });
    await later(61_000, reconcilePayments);
    expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  });

  test('the job confirms a payment whose webhook was lost, and does not expire it', async () => {
    const { person, id, url } = await holding(server);
    await whileBroken(server, lostWebhooks, () => server.pay(url));
    expect(await read(person, id)).toMatchObject({ status: 'HELD' });
    await runOut();
    expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  });
});
