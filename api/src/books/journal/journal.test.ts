import { cancel, holding } from '../../../test/checkoutHelpers';
import { endDispute, openDispute, takeEvents } from '../../../test/disputeHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { Booking } from '../../bookings/booking.entity';
import { applyDispute } from '../../bookings/dispute/applyDispute.service';
import { Dispute } from '../../bookings/dispute/dispute.entity';
import { lockRow, repo, transaction } from '../../database/transaction';
import { refundDue } from '../../bookings/pay/refund.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const JOURNAL = `query ($filter: JournalFilter, $after: ID, $limit: Int, $offset: Int, $countAll: Boolean, $fromEnd: Boolean) {
  journal(filter: $filter, after: $after, limit: $limit, offset: $offset, countAll: $countAll, fromEnd: $fromEnd) { total totalIsExact items { id day debit credit cents title booking { id } } } }`;
const TRIAL_BALANCE = `query ($hotelId: ID, $from: Night!, $through: Night!) {
  trialBalance(hotelId: $hotelId, from: $from, through: $through) { account openingCents debitCents creditCents closingCents } }`;
const PAY_OUT = `mutation ($id: ID!) { confirmPayOut(input: { refundId: $id }) { __typename } }`;
const UNDO = `mutation ($id: ID!) { undoPayOut(input: { refundId: $id }) { __typename } }`;
const REFUNDS = `query ($id: ID!) { booking(id: $id) { refunds { id isDue } } }`;

/** Yesterday until tomorrow, since the hotel's date may differ from ours. */
const period = () => ({ from: night(-1), through: night(1) });

const ask = async (query: string, variables: object): Promise<any> => {
  const { data, errors } = await admin.graphql(query, variables as never);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};
const journal = async (hotelId: string, filter: object = {}, page: object = {}) =>
  ask(JOURNAL, { filter: { hotelId, ...period(), ...filter }, ...page });

/** What each account of a hotel has, in cents: debits less credits. */
async function balances(hotelId: string): Promise<Record<string, number>> {
  const rows: any[] = await ask(TRIAL_BALANCE, { hotelId, ...period() });
  for (const row of rows) expect(row.closingCents).toBe(row.openingCents + row.debitCents - row.creditCents);
  expect(rows.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
  return Object.fromEntries(rows.map(({ account, closingCents }) => [account, closingCents]));
}

async function booked() {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

test('a booking that is paid online and cancelled moves through the accounts until the card has its money back', async () => {
  const { hotel, id, person } = await booked();
  expect(await balances(hotel.id)).toEqual({ CARD_ONLINE: 20_000, ROOM_REVENUE: -20_000, GUESTS: 0 });
  await cancel(person, id);
  await refundDue();
  await takeEvents();
  expect(await balances(hotel.id)).toEqual({
    CARD_ONLINE: 0,
    ROOM_REVENUE: 0,
    REFUNDS_PAYABLE: 0,
    GUESTS: 0,
  });
  const { items, total } = await journal(hotel.id);
  expect(total).toBe(items.length);
  expect(items).toContainEqual(
    expect.objectContaining({
      debit: 'REFUNDS_PAYABLE',
      credit: 'CARD_ONLINE',
      cents: 20_000,
      booking: { id },
    }),
  );
});

test('cash is owed until the front desk has paid it out, and owed again when that is undone', async () => {
  const { hotel, id, user } = await bookAtDesk(admin, 'CASH');
  await cancel(await server.as(user), id);
  expect(await balances(hotel.id)).toMatchObject({ CASH: 20_000, REFUNDS_PAYABLE: -20_000 });
  const [refund] = (await ask(REFUNDS, { id })).refunds;
  await ask(PAY_OUT, { id: refund.id });
  await ask(PAY_OUT, { id: refund.id });
  expect(await balances(hotel.id)).toMatchObject({ CASH: 0, REFUNDS_PAYABLE: 0 });
  await ask(UNDO, { id: refund.id });
  expect(await balances(hotel.id)).toMatchObject({ CASH: 20_000, REFUNDS_PAYABLE: -20_000 });
  const cash = await journal(hotel.id, { account: 'CASH' });
  // Entries of the same second have no order.
  expect(cash.items.map(({ debit, credit }: any) => `${debit} ${credit}`).sort()).toEqual([
    'CASH GUESTS',
    'CASH REFUNDS_PAYABLE',
    'REFUNDS_PAYABLE CASH',
  ]);
});

test('what a bank takes is disputed until the dispute ends, and a loss is booked once', async () => {
  const { hotel, id } = await booked();
  const dispute = await openDispute(server, id);
  expect(await balances(hotel.id)).toMatchObject({ CARD_ONLINE: 0, DISPUTES: 20_000, GUESTS: 0 });
  await endDispute(server, dispute, 'lost');
  expect(await balances(hotel.id)).toMatchObject({ CARD_ONLINE: 0, DISPUTES: 0, DISPUTE_LOSSES: 20_000 });
  const other = await booked();
  await endDispute(server, await openDispute(server, other.id), 'won');
  expect(await balances(other.hotel.id)).toMatchObject({ CARD_ONLINE: 20_000, DISPUTES: 0 });
});

test('a dispute whose sum changes while it is open moves the difference', async () => {
  const { hotel, id } = await booked();
  const dispute = await openDispute(server, id);
  const row = await repo(Dispute).findOneByOrFail({ providerId: dispute });
  await transaction(async () => {
    const booking = await lockRow(Booking, id);
    await applyDispute(booking, row, { ...row, amountCents: 8000 });
  });
  expect(await balances(hotel.id)).toMatchObject({ CARD_ONLINE: 12_000, DISPUTES: 8000 });
});

test('pages of the journal follow one another without a gap, and an account has its entries only', async () => {
  const { hotel, id, person } = await booked();
  await cancel(person, id);
  await refundDue();
  const all = (await journal(hotel.id)).items.map((line: any) => line.id);
  const found: string[] = [];
  for (;;) {
    const { items, total } = await journal(hotel.id, {}, { limit: 2, after: found.at(-1) });
    expect(total).toBe(all.length);
    if (!items.length) break;
    found.push(...items.map((line: any) => line.id));
  }
  expect(found).toEqual(all);
  const last = await journal(hotel.id, {}, { limit: 2, offset: 1, fromEnd: true, countAll: true });
  expect(last).toMatchObject({ total: all.length, totalIsExact: true });
  expect(last.items.map((line: any) => line.id)).toEqual(all.slice(-3, -1));
  const before = await journal(hotel.id, {}, { limit: 2, after: all[3], fromEnd: true });
  expect(before.items.map((line: any) => line.id)).toEqual(all.slice(1, 3));
  const { items } = await journal(hotel.id, { account: 'REFUNDS_PAYABLE' });
  expect(items).toHaveLength(2);
  expect((await journal(hotel.id, { from: night(-20), through: night(-10) })).items).toEqual([]);
});

test('the journal of all hotels has the entries of each, and a period that ends before it begins is refused', async () => {
  const { hotel, id } = await booked();
  const { items } = await ask(JOURNAL, { filter: null, limit: 100 });
  expect(items.map(({ booking }: any) => booking)).toContainEqual({ id });
  const variables = { hotelId: hotel.id, from: night(2), through: night(0) };
  expect((await admin.graphql(TRIAL_BALANCE, variables)).errors![0]!.message).toContain('before the first');
  const sums: any[] = await ask(TRIAL_BALANCE, period());
  expect(sums.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
});
