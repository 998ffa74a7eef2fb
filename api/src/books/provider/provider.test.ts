import { cancel, later, lostProvider, whileBroken } from '../../../test/checkoutHelpers';
import { endDispute, openDispute } from '../../../test/disputeHelpers';
import { makeUser } from '../../../test/factories';
import { startFailingProvider } from '../../../test/failingProvider';
import { balanceOf, PAYOUTS, PayoutScreens, TRANSACTIONS } from '../../../test/payoutHelpers';
import { paid } from '../../../test/staffMoney';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { listBalanceTransactions } from '../../external/payments.balance';
import { JournalEntry } from '../journal/journalEntry.entity';
import { Payout } from './payout.entity';
import { ProviderReading } from './providerReading.entity';
import { ProviderTransaction } from './providerTransaction.entity';
import { readProvider, readProviderDaily } from './readProvider.service';
import { storeTransactions } from './storeTransactions.service';

const DAY = 86_400_000;

let server: TestServer;
let screens: PayoutScreens;
beforeAll(async () => {
  server = await startTestServer();
  screens = new PayoutScreens(server, await server.as(await makeUser('ADMIN')));
});
afterAll(() => server.close());

/** Everything that was read, as text. */
const stored = async () => {
  const rows = await repo(ProviderTransaction).find({ order: { providerId: 'ASC' } });
  const payouts = await repo(Payout).find({ order: { providerId: 'ASC' } });
  const fees = await repo(JournalEntry).count();
  return JSON.stringify([
    rows.map(({ id: _, payoutId, ...row }) => [row, payoutId !== null]),
    payouts.map(({ id: _, listedAt, ...row }) => [row, listedAt !== null]),
    fees,
  ]);
};

test('charges, refunds and disputes match our records, and a payout is their sum', async () => {
  const [kept, refunded, lost, won] = [
    await paid(server),
    await paid(server),
    await paid(server),
    await paid(server),
  ];
  await cancel(refunded.person, refunded.id);
  const disputeId = await openDispute(server, lost.id);
  await endDispute(server, disputeId, 'lost');
  await endDispute(server, await openDispute(server, won.id), 'won');
  const payoutId = await screens.payOut();
  await readProvider();
  expect(await screens.transactionsOf(kept.id)).toMatchObject([
    {
      type: 'CHARGE',
      amountCents: 20_000,
      feeCents: 610,
      netCents: 19_390,
      state: 'MATCHED',
      difference: null,
    },
  ]);
  const kinds = async (id: string) =>
    (await screens.transactionsOf(id))
      .map(({ type, amountCents, state }) => `${type} ${amountCents} ${state}`)
      .sort();
  expect(await kinds(refunded.id)).toEqual(['CHARGE 20000 MATCHED', 'REFUND -20000 MATCHED']);
  expect(await kinds(lost.id)).toEqual(['CHARGE 20000 MATCHED', 'DISPUTE -20000 MATCHED']);
  expect(await kinds(won.id)).toEqual([
    'CHARGE 20000 MATCHED',
    'DISPUTE -20000 MATCHED',
    'DISPUTE_REVERSAL 20000 MATCHED',
  ]);
  const fees = 4 * 610 + 2 * 1500;
  expect(await screens.payoutOf(payoutId)).toMatchObject({
    amountCents: 40_000 - fees,
    status: 'PAID',
    chargesCents: 80_000,
    refundsCents: -20_000,
    disputesCents: -20_000,
    feesCents: fees,
    otherCents: 0,
    state: 'MATCHED',
    difference: null,
  });
  expect(await balanceOf('PROVIDER_FEES')).toBe(fees);
  expect(await balanceOf('BANK')).toBe(40_000 - fees);
  const fee = await repo(JournalEntry).findOneByOrFail({ debit: 'PROVIDER_FEES', cents: 610 });
  expect(fee).toMatchObject({ credit: 'CARD_ONLINE', hotelId: expect.any(String) });
});

test('reading again, by two instances at once or after a crash, changes nothing', async () => {
  await paid(server);
  await screens.payOut();
  await readProvider();
  const before = await stored();
  await readProvider(new Date(Date.now() - DAY));
  await later(DAY, readProviderDaily);
  const pages: Parameters<typeof storeTransactions>[0][] = [];
  for await (const page of listBalanceTransactions({ since: new Date(Date.now() - DAY) })) pages.push(page);
  await Promise.all([...pages, ...pages].map((page) => storeTransactions(page)));
  expect(await stored()).toBe(before);
});

test('two instances that read new transactions at once store and post each once', async () => {
  await paid(server);
  const pages: Parameters<typeof storeTransactions>[0][] = [];
  for await (const page of listBalanceTransactions({ since: new Date(Date.now() - DAY) })) pages.push(page);
  const fees = await balanceOf('PROVIDER_FEES');
  await Promise.all([...pages, ...pages, ...pages].map((page) => storeTransactions(page)));
  expect(await balanceOf('PROVIDER_FEES')).toBe(fees + 610);
  await screens.payOut();
});

test('wherever a reading ends, the next one continues to the same result', async () => {
  const failing = await startFailingProvider(server);
  try {
    for (let answers = 0; ; answers++) {
      const { id } = await paid(server);
      const payoutId = await screens.payOut();
      failing.answers = answers;
      const ended = await readProvider().then(
        () => true,
        () => false,
      );
      failing.answers = Infinity;
      await readProvider();
      expect(await screens.transactionsOf(id)).toMatchObject([{ type: 'CHARGE', state: 'MATCHED' }]);
      expect(await screens.payoutOf(payoutId)).toMatchObject({
        amountCents: 19_390,
        chargesCents: 20_000,
        state: 'MATCHED',
      });
      if (ended) break;
    }
  } finally {
    await failing.close();
  }
  const sum = (await repo(Payout).find()).reduce((cents, { amountCents }) => cents + amountCents, 0);
  expect(await balanceOf('BANK')).toBe(sum);
});

test('after a restore, what was read since the backup is read again', async () => {
  const { id } = await paid(server);
  const providerId = await screens.payOut();
  await readProvider();
  const before = await stored();
  const payout = await repo(Payout).findOneByOrFail({ providerId });
  const { readAt } = await repo(ProviderReading).findOneByOrFail({});
  await transaction(async () => {
    await repo(ProviderTransaction).delete({ payoutId: payout.id });
    await repo(Payout).delete({ id: payout.id });
    await repo(ProviderReading).update({ readAt: readAt! }, { readAt: new Date(readAt!.getTime() - DAY) });
  });
  await readProvider();
  expect(await screens.transactionsOf(id)).toMatchObject([{ type: 'CHARGE', state: 'MATCHED' }]);
  expect(JSON.parse(await stored()).slice(0, 2)).toEqual(JSON.parse(before).slice(0, 2));
});

const READ = `mutation ($input: ReadCardProviderInput!) { readCardProvider(input: $input) {
  __typename ... on ProviderReading { readAt failedAt isReading } ... on Problem { message } } }`;

test('staff read the provider now, and learn that it does not answer', async () => {
  await whileBroken(server, lostProvider, async () => {
    expect(await screens.ask(READ, { input: {} })).toEqual({
      __typename: 'CardProviderSilent',
      message: 'The card provider does not answer. It is asked again within ten minutes.',
    });
    expect(await screens.ask('{ providerReading { failedAt isReading } }')).toEqual({
      failedAt: expect.any(String),
      isReading: false,
    });
  });
  const { id } = await paid(server);
  const since = new Date().toISOString().slice(0, 10);
  expect(await screens.ask(READ, { input: { since } })).toEqual({
    __typename: 'ProviderReading',
    readAt: expect.any(String),
    failedAt: null,
    isReading: false,
  });
  expect(await screens.transactionsOf(id)).toHaveLength(1);
});

test('customers neither see payouts nor read the provider', async () => {
  const customer = await server.as(await makeUser());
  for (const document of [PAYOUTS, TRANSACTIONS, '{ providerReading { readAt } }'])
    expect((await customer.graphql(document)).errors![0]!.extensions.code).toBe('FORBIDDEN');
  expect((await customer.graphql(READ, { input: {} })).errors![0]!.extensions.code).toBe('FORBIDDEN');
});
