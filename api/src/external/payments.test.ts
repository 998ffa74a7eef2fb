import Stripe from 'stripe';
import { openMerchant, type Merchant } from '../../test/merchant';
import { expireSession, listEvents, readEvent, readSession } from './payments';
import { BadSignature, ProviderUnavailable } from './payments.errors';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());
afterEach(() => jest.restoreAllMocks());

const start = new Date(Date.now() - 1000);

async function paidSession() {
  const { id, url } = await merchant.openSession();
  await merchant.pay(url);
  const session = await readSession(id);
  return { ...session!, paymentIntentId: session!.paymentIntentId! };
}

describe('sessions', () => {
  test('opening a session returns its page, its booking and the sum of its lines', async () => {
    const session = await merchant.openSession({
      bookingId: 'b-1',
      lines: [
        { name: 'Room 204', description: '3 nights', unitAmountCents: 4000, quantity: 3 },
        { name: 'Room 305', description: '', unitAmountCents: 99, quantity: 1 },
      ],
    });
    expect(session).toMatchObject({
      status: 'open',
      paid: false,
      bookingId: 'b-1',
      amountTotalCents: 12_099,
    });
    expect((await fetch(session.url)).status).toBe(200);
    expect(await readSession(session.id)).toEqual(session);
  });

  test('reading a session that nobody opened returns nothing', async () => {
    expect(await readSession('cs_test_nothing')).toBeUndefined();
  });

  test('the same request with the same key returns the same session, also after a restart', async () => {
    const order = { bookingId: 'b-2', idempotencyKey: 'b-2', expiresAt: new Date(Date.now() + 60_000) };
    const first = await merchant.openSession(order);
    await merchant.restart();
    expect(await merchant.openSession(order)).toEqual(first);
  });

  test('another request with a used key is refused', async () => {
    await merchant.openSession({ idempotencyKey: 'b-3', bookingId: 'b-3' });
    const again = merchant.openSession({ idempotencyKey: 'b-3', bookingId: 'b-4' });
    await expect(again).rejects.toThrow('Keys for idempotent requests');
  });

  test('a session of less than half a dollar is refused', async () => {
    const lines = [{ name: 'Room 1', description: '', unitAmountCents: 49, quantity: 1 }];
    await expect(merchant.openSession({ lines })).rejects.toThrow('at least 50 cents');
  });

  test('expiring a session calls the webhook, and expiring it again changes nothing', async () => {
    const { id } = await merchant.openSession();
    expect(await expireSession(id)).toMatchObject({ id, status: 'expired', paid: false });
    expect(await expireSession(id)).toMatchObject({ id, status: 'expired' });
    await merchant.waitForEvent('checkout.session.expired', id);
  });

  test('expiring a session that has just been paid leaves it complete', async () => {
    const { id, paymentIntentId } = await paidSession();
    expect(await expireSession(id)).toMatchObject({ status: 'complete', paid: true, paymentIntentId });
  });

  test('a session expires by itself at the end of its time', async () => {
    const { id, url } = await merchant.openSession();
    const present = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => present + 62 * 60_000);
    expect(await readSession(id)).toMatchObject({ status: 'expired', paid: false });
    expect((await merchant.pay(url)).status).toBe(410);
    await merchant.waitForEvent('checkout.session.expired', id);
  });
});

describe('events', () => {
  const body = (): Buffer => merchant.deliveries[0]!.body;
  const sign = (secondsAway: number, secret = merchant.secret): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body().toString(),
      secret,
      timestamp: Math.floor(Date.now() / 1000) + secondsAway,
    });
  beforeAll(() => paidSession());

  test.each([0, -290, 290])('a signature made %s seconds from now is accepted', (away) => {
    expect(readEvent(body(), sign(away)).id).toMatch(/^evt_/);
  });

  test.each([-310, 310, 86_400])('a signature made %s seconds from now is refused', (away) => {
    expect(() => readEvent(body(), sign(away))).toThrow(BadSignature);
  });

  test('a changed body, another secret and a missing signature are refused', () => {
    const changed = Buffer.from(body().toString().replace('12000', '12001'));
    expect(changed.equals(body())).toBe(false);
    expect(() => readEvent(changed, sign(0))).toThrow(BadSignature);
    expect(() => readEvent(body(), sign(0, 'whsec_other'))).toThrow(BadSignature);
    expect(() => readEvent(body(), '')).toThrow(BadSignature);
  });

  test('listing events returns those since a moment, oldest first', async () => {
    const [first, second] = [await paidSession(), await paidSession()];
    const ids = (await listEvents({ since: start })).map(({ session }) => session?.id);
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    expect(await listEvents({ since: new Date(Date.now() + 2 * 3_600_000) })).toEqual([]);
  });

  test('listing events reads every page of a long list', async () => {
    const before = (await listEvents({ since: start })).length;
    for (let count = 0; count < 101; count += 1) await expireSession((await merchant.openSession()).id);
    expect(await listEvents({ since: start })).toHaveLength(before + 101);
  });

  test('an event that the webhook refused is delivered again, also after a restart', async () => {
    merchant.setWebhook('refusing');
    const { id } = await paidSession();
    expect(merchant.events.some(({ session }) => session?.id === id)).toBe(false);
    await merchant.restart();
    merchant.setWebhook('open');
    expect((await merchant.waitForEvent('checkout.session.completed', id)).session).toMatchObject({
      paid: true,
    });
  });
});

describe('the provider', () => {
  afterEach(() => merchant.connect());

  test('is unavailable when nothing listens', async () => {
    merchant.connect({ apiBase: 'http://127.0.0.1:9/dev/till' });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });

  test('is unavailable when it does not know our key', async () => {
    merchant.connect({ secretKey: 'not-a-key', apiBase: `${merchant.origin}/dev/till` });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });

  test('is unavailable when it fails', async () => {
    merchant.connect({ apiBase: `${merchant.origin}/broken` });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });
});
