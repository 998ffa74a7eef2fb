import Stripe from 'stripe';
import { openMerchant, type Merchant } from '../../test/merchant';
import {
  BadSignature,
  expireSession,
  findRefund,
  listEvents,
  ProviderUnavailable,
  readEvent,
  readSession,
  refund,
} from './payments';
import { demoPaymentIds } from './payments.demo';

let shop: Merchant;
beforeAll(async () => {
  shop = await openMerchant();
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const start = new Date(Date.now() - 1000);

async function paidSession() {
  const { id, url } = await shop.order();
  await shop.pay(url);
  const session = await readSession(id);
  return { ...session!, paymentIntentId: session!.paymentIntentId! };
}

describe('sessions', () => {
  test('an opened session has a page, its booking and the sum of its lines', async () => {
    const session = await shop.order({
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

  test('a session nobody opened is not there', async () => {
    expect(await readSession('cs_test_nothing')).toBeUndefined();
  });

  test('the same order with the same key finds the same session, also after a restart', async () => {
    const order = { bookingId: 'b-2', idempotencyKey: 'b-2', expiresAt: new Date(Date.now() + 60_000) };
    const first = await shop.order(order);
    await shop.restart();
    expect(await shop.order(order)).toEqual(first);
  });

  test('another order with a used key is refused', async () => {
    await shop.order({ idempotencyKey: 'b-3', bookingId: 'b-3' });
    const again = shop.order({ idempotencyKey: 'b-3', bookingId: 'b-4' });
    await expect(again).rejects.toThrow('Keys for idempotent requests');
  });

  test('an order of less than half a dollar is refused', async () => {
    const lines = [{ name: 'Room 1', description: '', unitAmountCents: 49, quantity: 1 }];
    await expect(shop.order({ lines })).rejects.toThrow('at least 50 cents');
  });

  test('an ended session is expired, says so to the webhook and stays so when ended again', async () => {
    const { id } = await shop.order();
    expect(await expireSession(id)).toMatchObject({ id, status: 'expired', paid: false });
    expect(await expireSession(id)).toMatchObject({ id, status: 'expired' });
    await shop.heard('checkout.session.expired', id);
  });

  test('a session that was paid a moment before its end stays complete', async () => {
    const { id, paymentIntentId } = await paidSession();
    expect(await expireSession(id)).toMatchObject({ status: 'complete', paid: true, paymentIntentId });
  });

  test('a session ends by itself when its time is over', async () => {
    const { id, url } = await shop.order();
    const present = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => present + 62 * 60_000);
    expect(await readSession(id)).toMatchObject({ status: 'expired', paid: false });
    expect((await shop.pay(url)).status).toBe(410);
    await shop.heard('checkout.session.expired', id);
  });
});

describe('refunds', () => {
  test('money goes back once for one key, and never more than was paid', async () => {
    const { paymentIntentId } = await paidSession();
    const half = {
      refundId: 'half',
      paymentIntentId,
      amountCents: 6000,
      idempotencyKey: `half-${paymentIntentId}`,
    };
    const first = await refund(half);
    expect(first.status).toBe('succeeded');
    expect(await refund(half)).toEqual(first);
    const tooMuch = refund({ ...half, amountCents: 6001, idempotencyKey: `rest-${paymentIntentId}` });
    await expect(tooMuch).rejects.toThrow('greater than unrefunded amount');
    const rest = await refund({ ...half, idempotencyKey: `second-${paymentIntentId}` });
    expect(rest).toMatchObject({ status: 'succeeded' });
    expect(rest.id).not.toBe(first.id);
  });

  test('a payment given back in full before counts as given back', async () => {
    const { paymentIntentId } = await paidSession();
    const whole = { refundId: 'whole', paymentIntentId, amountCents: 12_000 };
    await refund({ ...whole, idempotencyKey: `a-${paymentIntentId}` });
    expect(await refund({ ...whole, idempotencyKey: `b-${paymentIntentId}` })).toEqual({
      status: 'succeeded',
    });
  });

  test('a refund is found again by our own id of it, whatever key it was asked for with', async () => {
    const { paymentIntentId } = await paidSession();
    const part = { paymentIntentId, amountCents: 100 };
    const made = await refund({ ...part, refundId: 'ours', idempotencyKey: `ours-${paymentIntentId}` });
    await refund({ ...part, refundId: 'other', idempotencyKey: `other-${paymentIntentId}` });
    expect(await findRefund(paymentIntentId, 'ours')).toEqual(made);
    expect(await findRefund(paymentIntentId, 'none')).toBeUndefined();
  });

  test('a demonstration payment that nobody made here is refunded as far as its id says it was paid', async () => {
    const { intentId } = demoPaymentIds('0123456789abcdef01234567', 12_000);
    const half = { refundId: 'demo', paymentIntentId: intentId, amountCents: 6000 };
    expect(await refund({ ...half, idempotencyKey: 'demo-1' })).toMatchObject({ status: 'succeeded' });
    const tooMuch = refund({ ...half, amountCents: 6001, idempotencyKey: 'demo-2' });
    await expect(tooMuch).rejects.toThrow('greater than unrefunded amount');
    expect(await refund({ ...half, idempotencyKey: 'demo-3' })).toMatchObject({ status: 'succeeded' });
    const other = { ...half, paymentIntentId: `${intentId}0`, idempotencyKey: 'demo-4' };
    await expect(refund(other)).rejects.toThrow('No such payment_intent');
  });

  test('a payment nobody made cannot be given back', async () => {
    const order = {
      refundId: 'none',
      paymentIntentId: 'pi_nothing',
      amountCents: 100,
      idempotencyKey: 'nothing',
    };
    await expect(refund(order)).rejects.toThrow("No such payment_intent: 'pi_nothing'");
  });
});

describe('events', () => {
  const body = (): Buffer => shop.letters[0]!.body;
  const sign = (secondsAway: number, secret = shop.secret): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body().toString(),
      secret,
      timestamp: Math.floor(Date.now() / 1000) + secondsAway,
    });
  beforeAll(() => paidSession());

  test.each([0, -290, 290])('a signature made %s seconds from now is believed', (away) => {
    expect(readEvent(body(), sign(away)).id).toMatch(/^evt_/);
  });

  test.each([-310, 310, 86_400])('a signature made %s seconds from now is not believed', (away) => {
    expect(() => readEvent(body(), sign(away))).toThrow(BadSignature);
  });

  test('changed words, another secret and a missing signature are not believed', () => {
    const changed = Buffer.from(body().toString().replace('12000', '12001'));
    expect(changed.equals(body())).toBe(false);
    expect(() => readEvent(changed, sign(0))).toThrow(BadSignature);
    expect(() => readEvent(body(), sign(0, 'whsec_other'))).toThrow(BadSignature);
    expect(() => readEvent(body(), '')).toThrow(BadSignature);
  });

  test('events that were missed can be listed, oldest first, from a moment on', async () => {
    const [first, second] = [await paidSession(), await paidSession()];
    const ids = (await listEvents({ since: start })).map(({ session }) => session?.id);
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    expect(await listEvents({ since: new Date(Date.now() + 2 * 3_600_000) })).toEqual([]);
  });

  test('a long list is read to its end', async () => {
    const before = (await listEvents({ since: start })).length;
    for (let count = 0; count < 101; count += 1) await expireSession((await shop.order()).id);
    expect(await listEvents({ since: start })).toHaveLength(before + 101);
  });

  test('an event the webhook did not take comes again, also after a restart', async () => {
    shop.setDoor('refusing');
    const { id } = await paidSession();
    expect(shop.events.some(({ session }) => session?.id === id)).toBe(false);
    await shop.restart();
    shop.setDoor('open');
    expect((await shop.heard('checkout.session.completed', id)).session).toMatchObject({ paid: true });
  });
});

describe('a provider that does not serve us', () => {
  afterEach(() => shop.connect());

  test('is unavailable when nothing listens', async () => {
    shop.connect({ apiBase: 'http://127.0.0.1:9/dev/till' });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });

  test('is unavailable when it does not know our key', async () => {
    shop.connect({ secretKey: 'not-a-key', apiBase: `${shop.origin}/dev/till` });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });

  test('is unavailable when it fails', async () => {
    shop.connect({ apiBase: `${shop.origin}/broken` });
    await expect(readSession('cs_test_any')).rejects.toThrow(ProviderUnavailable);
  });
});
