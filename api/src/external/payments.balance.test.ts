import { openMerchant, type Merchant } from '../../test/merchant';
import { readSession } from './payments';
import {
  listBalanceTransactions,
  listPayouts,
  listPayoutTransactions,
  readBalanceCents,
} from './payments.balance';
import type { BalanceTransaction } from './payments.balance';
import { refund } from './payments.refunds';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());

const since = new Date(Date.now() - 60_000);
let refunds = 0;

async function paid(card?: string): Promise<string> {
  const { id, url } = await merchant.openSession();
  await merchant.pay(url, card);
  return (await readSession(id))!.paymentIntentId!;
}

async function give(paymentIntentId: string, amountCents: number) {
  const refundId = `refund-${(refunds += 1)}`;
  const request = { refundId, bookingId: 'b', reason: 'cancelled', paymentIntentId, amountCents };
  return refund({ ...request, idempotencyKey: refundId });
}

async function transactions(): Promise<BalanceTransaction[]> {
  const all: BalanceTransaction[] = [];
  for await (const page of listBalanceTransactions({ since })) all.push(...page);
  return all;
}

const ofPayout = async (id: string): Promise<BalanceTransaction[]> => {
  const all: BalanceTransaction[] = [];
  for await (const page of listPayoutTransactions(id)) all.push(...page);
  return all;
};
const sum = (rows: readonly BalanceTransaction[]) =>
  rows.reduce((total, { netCents }) => total + netCents, 0);

const HOUR = 3_600_000;

test('a charge has a fee of 2.9 % and 30 cents, and its money is pending for two days', async () => {
  const intentId = await paid();
  const [charge] = await transactions();
  expect(charge).toMatchObject({
    type: 'charge',
    amountCents: 12_000,
    feeCents: 378,
    netCents: 11_622,
    currency: 'usd',
    sourceId: intentId.replace('pi_', 'ch_'),
    paymentIntentId: intentId,
  });
  expect(Date.parse(charge!.availableOn) - Date.parse(charge!.madeAt)).toBe(48 * HOUR);
});

test('a refund takes its amount, no fee comes back, and a cancelled refund returns the amount', async () => {
  const intentId = await paid();
  const { id } = await give(intentId, 5000);
  await merchant.cancelRefund(id);
  const own = (await transactions()).filter(({ sourceId }) => sourceId === id);
  expect(own.map(({ type, amountCents, feeCents }) => [type, amountCents, feeCents])).toEqual([
    ['refund_failure', 5000, 0],
    ['refund', -5000, 0],
  ]);
  expect(own.every(({ paymentIntentId }) => paymentIntentId === intentId)).toBe(true);
});

test('a dispute takes the amount and a fee of 15 dollars, and a won one returns the amount', async () => {
  const intentId = await paid('4000 0000 0000 0259');
  const [dispute] = (await transactions()).filter(({ type }) => type === 'dispute');
  expect(dispute).toMatchObject({ amountCents: -12_000, feeCents: 1500, netCents: -13_500 });
  expect(dispute).toMatchObject({ paymentIntentId: intentId });
  await merchant.post(`test_helpers/disputes/${dispute!.sourceId}/end`, { outcome: 'won' });
  const [reversal] = await transactions();
  expect(reversal).toMatchObject({ type: 'dispute_reversal', amountCents: 12_000, feeCents: 0 });
  expect(reversal!.sourceId).toBe(dispute!.sourceId);
});

test('a payout is the sum of its transactions and leaves nothing', async () => {
  await paid();
  const before = await readBalanceCents();
  await merchant.post('test_helpers/payouts', {});
  const [payout] = await listPayouts({ since });
  expect(payout).toMatchObject({ amountCents: before, status: 'paid', isAutomatic: true, isComplete: true });
  expect(await readBalanceCents()).toBe(0);
  const own = await ofPayout(payout!.id);
  expect(own.find(({ type }) => type === 'payout')).toMatchObject({
    netCents: -before,
    sourceId: payout!.id,
  });
  expect(sum(own)).toBe(0);
});

test('a failed payout comes back and is in the next one', async () => {
  await paid();
  await merchant.post('test_helpers/payouts', {});
  const [failed] = await listPayouts({ since });
  await merchant.post(`test_helpers/payouts/${failed!.id}/fail`, {});
  expect((await listPayouts({ since }))[0]).toMatchObject({ id: failed!.id, status: 'failed' });
  expect(await readBalanceCents()).toBe(failed!.amountCents);
  await merchant.post('test_helpers/payouts', {});
  const [next] = await listPayouts({ since });
  expect(next).toMatchObject({ amountCents: failed!.amountCents, status: 'paid' });
  expect((await ofPayout(next!.id)).map(({ type }) => type).sort()).toEqual(['payout', 'payout_reversal']);
});

test('a restart repeats nothing, and a file of before gets the transactions of what it has', async () => {
  const before = await transactions();
  await merchant.restart();
  expect(await transactions()).toEqual(before);
  const stripped = before.filter(({ type }) => !type.startsWith('payout'));
  await merchant.forgetBalance();
  const shape = ({ type, sourceId, amountCents, feeCents }: BalanceTransaction) =>
    [type, sourceId, amountCents, feeCents].join(' ');
  expect((await transactions()).map(shape).sort()).toEqual(stripped.map(shape).sort());
});

test('pages of a list follow one another', async () => {
  const all = await transactions();
  const list = async (query: string) => merchant.read(`balance_transactions?${query}`);
  const first = await list('limit=3');
  expect(first).toMatchObject({ object: 'list', has_more: true });
  const second = await list(`limit=3&starting_after=${first.data[2].id}`);
  const ids = [...first.data, ...second.data].map(({ id }: any) => id);
  expect(ids).toEqual(all.slice(0, 6).map(({ id }) => id));
  const charges = await list('type=charge&limit=100');
  expect(charges.data.every((row: any) => row.type === 'charge')).toBe(true);
});
