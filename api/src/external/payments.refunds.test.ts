import { openMerchant, type Merchant } from '../../test/merchant';
import { readSession } from './payments';
import { demoPaymentIds } from './payments.demo';
import { RefundTooLarge } from './payments.errors';
import { findRefund, listRefunds, readLeftToRefund, refund } from './payments.refunds';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());

const ours = { bookingId: 'a booking', reason: 'cancelled' };

async function paidSession() {
  const { id, url } = await merchant.openSession();
  await merchant.pay(url);
  const session = await readSession(id);
  return { paymentIntentId: session!.paymentIntentId! };
}

test('a refund is paid once for one key, and never exceeds the payment', async () => {
  const { paymentIntentId } = await paidSession();
  const half = {
    ...ours,
    refundId: 'half',
    paymentIntentId,
    amountCents: 6000,
    idempotencyKey: `half-${paymentIntentId}`,
  };
  const first = await refund(half);
  expect(first.status).toBe('succeeded');
  expect(await refund(half)).toEqual(first);
  const tooMuch = refund({ ...half, amountCents: 6001, idempotencyKey: `rest-${paymentIntentId}` });
  await expect(tooMuch).rejects.toThrow(RefundTooLarge);
  expect(await readLeftToRefund(paymentIntentId)).toBe(6000);
  const rest = await refund({ ...half, idempotencyKey: `second-${paymentIntentId}` });
  expect(rest).toMatchObject({ status: 'succeeded' });
  expect(rest.id).not.toBe(first.id);
});

test('refunding a payment that is refunded in full is refused', async () => {
  const { paymentIntentId } = await paidSession();
  const whole = { ...ours, refundId: 'whole', paymentIntentId, amountCents: 12_000 };
  await refund({ ...whole, idempotencyKey: `a-${paymentIntentId}` });
  const again = refund({ ...whole, idempotencyKey: `b-${paymentIntentId}` });
  await expect(again).rejects.toThrow(RefundTooLarge);
  expect(await readLeftToRefund(paymentIntentId)).toBe(0);
});

test('a refund is found by our own id, whatever its key', async () => {
  const { paymentIntentId } = await paidSession();
  const part = { ...ours, paymentIntentId, amountCents: 100 };
  const made = await refund({ ...part, refundId: 'ours', idempotencyKey: `ours-${paymentIntentId}` });
  await refund({ ...part, refundId: 'other', idempotencyKey: `other-${paymentIntentId}` });
  expect(await findRefund(paymentIntentId, 'ours')).toEqual(made);
  expect(await findRefund(paymentIntentId, 'none')).toBeUndefined();
});

test('refunding a demonstration payment returns as much as its id says was paid', async () => {
  const { intentId } = demoPaymentIds('0123456789abcdef01234567', 12_000);
  const half = { ...ours, refundId: 'demo', paymentIntentId: intentId, amountCents: 6000 };
  expect(await refund({ ...half, idempotencyKey: 'demo-1' })).toMatchObject({ status: 'succeeded' });
  const tooMuch = refund({ ...half, amountCents: 6001, idempotencyKey: 'demo-2' });
  await expect(tooMuch).rejects.toThrow(RefundTooLarge);
  expect(await refund({ ...half, idempotencyKey: 'demo-3' })).toMatchObject({ status: 'succeeded' });
  const other = { ...half, paymentIntentId: `${intentId}0`, idempotencyKey: 'demo-4' };
  await expect(refund(other)).rejects.toThrow('No such payment_intent');
});

test('refunding a payment that nobody made fails', async () => {
  const order = {
    ...ours,
    refundId: 'none',
    paymentIntentId: 'pi_nothing',
    amountCents: 100,
    idempotencyKey: 'nothing',
  };
  await expect(refund(order)).rejects.toThrow("No such payment_intent: 'pi_nothing'");
});

test('refunds are listed with our own ids and reason, of one payment or since a moment, oldest first', async () => {
  const since = new Date(Date.now() - 1000);
  const [one, other] = [await paidSession(), await paidSession()];
  const make = (refundId: string, { paymentIntentId }: typeof one) =>
    refund({ ...ours, refundId, paymentIntentId, amountCents: 100, idempotencyKey: `list-${refundId}` });
  const made = [await make('first', one), await make('second', other), await make('third', one)];
  expect(made[0]).toMatchObject({ ...ours, refundId: 'first', amountCents: 100, ...one });
  expect(await listRefunds(one)).toEqual([made[0], made[2]]);
  expect((await listRefunds({ since })).slice(-3)).toEqual(made);
  expect(await listRefunds({ since: new Date(Date.now() + 60_000) })).toEqual([]);
});

test('listing refunds reads every page of a long list', async () => {
  const { paymentIntentId } = await paidSession();
  const ids = Array.from({ length: 101 }, (_, index) => `page-${index}`);
  for (const refundId of ids)
    await refund({ ...ours, refundId, paymentIntentId, amountCents: 100, idempotencyKey: refundId });
  expect((await listRefunds({ paymentIntentId })).map(({ refundId }) => refundId)).toEqual(ids);
  expect(await readLeftToRefund(paymentIntentId)).toBe(12_000 - 10_100);
});

test('a cancelled refund gave nothing back, and its amount can be refunded again', async () => {
  const { paymentIntentId } = await paidSession();
  const whole = { ...ours, refundId: 'gone', paymentIntentId, amountCents: 12_000 };
  const { id } = await refund({ ...whole, idempotencyKey: `gone-${paymentIntentId}` });
  expect((await merchant.cancelRefund(id)).status).toBe(200);
  expect((await merchant.cancelRefund(id)).status).toBe(400);
  expect(await listRefunds({ paymentIntentId })).toMatchObject([{ id, status: 'failed' }]);
  expect(await readLeftToRefund(paymentIntentId)).toBe(12_000);
  expect(await refund({ ...whole, idempotencyKey: `again-${paymentIntentId}` })).toMatchObject({
    status: 'succeeded',
  });
});
