import path from 'node:path';
import Sqlite from 'libsql';
import { IsNull } from 'typeorm';
import { cancel, later, paymentOf } from '../../../test/checkoutHelpers';
import { askTill, takeEvents } from '../../../test/disputeHelpers';
import { makeUser } from '../../../test/factories';
import { balanceOf, differencesOf, PayoutScreens, TRANSACTIONS } from '../../../test/payoutHelpers';
import { paid } from '../../../test/staffMoney';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { Payment } from '../../bookings/pay/payment.entity';
import { Refund } from '../../bookings/pay/refund.entity';
import { config } from '../../core/config';
import { repo, transaction } from '../../database/transaction';
import { JournalEntry } from '../journal/journalEntry.entity';
import { Payout } from './payout.entity';
import { readProvider, readProviderDaily } from './readProvider.service';

const DAY = 86_400_000;

let server: TestServer;
let screens: PayoutScreens;
beforeAll(async () => {
  server = await startTestServer();
  screens = new PayoutScreens(server, await server.as(await makeUser('ADMIN')));
});
afterAll(() => server.close());

test('a charge of another amount than our payment becomes a payment difference after a day, once', async () => {
  const { id } = await paid(server);
  const { id: paymentId } = await paymentOf(id);
  await transaction(() => repo(Payment).update({ id: paymentId }, { amountCents: 19_000 }));
  await readProvider();
  expect(await screens.transactionsOf(id)).toMatchObject([
    { type: 'CHARGE', state: 'WAITING', difference: null },
  ]);
  expect(await differencesOf(id)).toEqual([]);
  for (const days of [2, 3]) await later(days * DAY, readProviderDaily);
  const difference = { reason: 'CHARGE_AMOUNT', paidCents: 20_000, expectedCents: 19_000 };
  expect(await screens.transactionsOf(id)).toMatchObject([{ state: 'UNMATCHED', difference }]);
  expect(await differencesOf(id)).toEqual(['CHARGE_AMOUNT']);
  const payoutId = await screens.payOut();
  await readProvider();
  expect(await screens.payoutOf(payoutId)).toMatchObject({ state: 'UNMATCHED', unmatchedCount: 1 });
  await transaction(() => repo(Payment).update({ id: paymentId }, { amountCents: 20_000 }));
  await later(4 * DAY, readProviderDaily);
  expect(await screens.transactionsOf(id)).toMatchObject([{ state: 'MATCHED', difference: null }]);
  expect(await screens.payoutOf(payoutId)).toMatchObject({ state: 'MATCHED', unmatchedCount: 0 });
});

test('the fee of a payment that is not known yet moves to its hotel once it is', async () => {
  const { hotel } = await paid(server);
  const feesOf = async (hotelId: string | null) =>
    (await repo(JournalEntry).findBy({ hotelId: hotelId ?? IsNull() }))
      .filter(({ debit, credit }) => [debit, credit].includes('PROVIDER_FEES'))
      .reduce((sum, { debit, cents }) => sum + (debit === 'PROVIDER_FEES' ? cents : -cents), 0);
  await readProvider();
  const before = await feesOf(null);
  const other = await paid(server);
  const { id: otherId, intentId } = await paymentOf(other.id);
  await transaction(() => repo(Payment).update({ id: otherId }, { intentId: 'pi_unknown' }));
  await readProvider();
  expect(await feesOf(other.hotel.id)).toBe(0);
  expect((await feesOf(null)) - before).toBe(610);
  await transaction(() => repo(Payment).update({ id: otherId }, { intentId }));
  for (let times = 0; times < 2; times++) await readProvider();
  expect(await feesOf(other.hotel.id)).toBe(610);
  expect(await feesOf(null)).toBe(before);
  expect(await feesOf(hotel.id)).toBe(610);
});

test('a refund of another amount than ours becomes a payment difference', async () => {
  const { person, id } = await paid(server);
  await cancel(person, id);
  const refund = await repo(Refund).findOneByOrFail({ bookingId: id });
  await transaction(() => repo(Refund).update({ id: refund.id }, { amountCents: 15_000 }));
  await readProvider();
  await later(2 * DAY, readProviderDaily);
  expect(await differencesOf(id)).toEqual(['REFUND_AMOUNT']);
  const [difference] = await repo(PaymentDifference).findBy({ bookingId: id });
  expect(difference).toMatchObject({ paidCents: 20_000, expectedCents: 15_000 });
  await transaction(() => repo(Refund).update({ id: refund.id }, { amountCents: 20_000 }));
});

test('what is a payment difference already is not reported a second time', async () => {
  const { url } = await askTill(server, 'checkout/sessions', {
    mode: 'payment',
    success_url: `${server.url}/help`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '4170',
    'line_items[0][price_data][product_data][name]': 'A voucher',
  });
  expect(await server.pay(url)).toBe(303);
  await takeEvents();
  const count = await repo(PaymentDifference).count();
  await readProvider();
  await later(2 * DAY, readProviderDaily);
  const { items } = await screens.ask(TRANSACTIONS, { filter: { state: 'UNMATCHED' } });
  expect(items).toContainEqual(
    expect.objectContaining({
      amountCents: 4170,
      difference: expect.objectContaining({ reason: 'UNKNOWN_SESSION' }),
    }),
  );
  expect(await repo(PaymentDifference).count()).toBe(count);
});

test('a charge without any payment or difference becomes a payment difference', async () => {
  const { id } = await paid(server);
  const { id: paymentId, intentId } = await paymentOf(id);
  await transaction(() => repo(Payment).update({ id: paymentId }, { intentId: 'pi_another' }));
  await readProvider();
  await later(2 * DAY, readProviderDaily);
  const differences = await repo(PaymentDifference).find({ where: { intentId: intentId! } });
  expect(differences).toMatchObject([{ reason: 'CHARGE_UNKNOWN', paidCents: 20_000, expectedCents: null }]);
  // Our payment names a charge that the provider does not list.
  expect(await differencesOf(id)).toEqual(['PAYMENT_NOT_LISTED']);
  await later(3 * DAY, readProviderDaily);
  expect(await differencesOf(id)).toEqual(['PAYMENT_NOT_LISTED']);
  await transaction(() => repo(Payment).update({ id: paymentId }, { intentId: intentId! }));
});

test('a payout that is not the sum of its transactions becomes a payment difference', async () => {
  await paid(server);
  const id = await screens.payOut();
  const till = new Sqlite(path.join(config.dataDir, 'till.sqlite'));
  till.prepare('UPDATE payouts SET amount_cents = amount_cents - 7 WHERE id = ?').run([id]);
  till.close();
  await readProvider();
  const { state, difference } = await screens.payoutOf(id);
  expect({ state, difference }).toEqual({ state: 'UNMATCHED', difference: { reason: 'PAYOUT_AMOUNT' } });
});

test('a payout that fails is taken back from the books, and is in the next one', async () => {
  await paid(server);
  const id = await screens.payOut();
  await readProvider();
  const bank = await balanceOf('BANK');
  await askTill(server, `test_helpers/payouts/${id}/fail`, {});
  await readProvider();
  const failed = await repo(Payout).findOneByOrFail({ providerId: id });
  expect(failed).toMatchObject({ status: 'FAILED', postedCents: 0 });
  expect(await balanceOf('BANK')).toBe(bank - failed.amountCents);
  const next = await screens.payOut();
  await readProvider();
  expect(await screens.payoutOf(next)).toMatchObject({ otherCents: failed.amountCents, state: 'MATCHED' });
  expect(await balanceOf('BANK')).toBe(bank);
});
