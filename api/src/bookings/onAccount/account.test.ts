import { balances, moneyOf } from '../../../test/balances';
import { companyAccounts } from '../../../test/companyAccounts';
import { later } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import type { User } from '../../users/user.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
});
beforeEach(async () => {
  admin = await server.as(staff);
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const { run, read, voided, take } = balances(() => admin);
const { account, booking, onAccount, open, totals, settle, undo, accountsOf, withAccount } = companyAccounts(
  () => admin,
);

test('a guest whose company pays on account owes nothing, and the company owes it until it has paid in parts', async () => {
  const { id, user, hotel, paymentId } = await withAccount();
  expect(await read(id)).toMatchObject({ payment: 'PAID', owedCents: 0, folio: { balanceCents: 0 } });
  expect(await moneyOf(id)).toEqual(['PAYMENT RECEIVABLES -20000']);
  expect((await read(id)).history.at(-1).why).toBe(
    'Put $200.00 (On account of Acme Travel (PO 123)). Nothing is left to pay.',
  );
  const mails = await server.mailsTo(user.email, 2);
  const mail = mails.find(({ subject }) => subject.startsWith('On account'))!;
  expect(mail.text).toContain('Acme Travel pays $200.00 of your booking');
  expect(mail.text).not.toContain('received');
  expect(await accountsOf(hotel.id)).toEqual({ RECEIVABLES: 20_000, ROOM_REVENUE: -20_000 });
  const { items } = await open({ hotelId: hotel.id });
  expect(items).toMatchObject([
    {
      company: 'Acme Travel',
      companyReference: 'PO 123',
      openCents: 20_000,
      accountAge: 'UP_TO_30',
      settlements: [],
    },
  ]);

  expect(await settle(paymentId, 20_001)).toMatchObject({
    __typename: 'AccountRefused',
    message: 'The company owes $200.00. Enter that amount or less.',
  });
  const key = { idempotencyKey: 'same', note: 'Transfer 77' };
  expect(await settle(paymentId, 5000, key)).toMatchObject({ openCents: 15_000 });
  expect(await settle(paymentId, 5000, key)).toMatchObject({ openCents: 15_000 });
  expect((await settle(paymentId, 6000, key)).message).toContain('used for another settlement');
  expect(await settle(paymentId, 4000, { paidBy: 'CASH' })).toMatchObject({ openCents: 11_000 });
  expect(await settle(paymentId, 11_000, { paidBy: 'TERMINAL' })).toMatchObject({ openCents: 0 });
  expect((await settle(paymentId, 1)).message).toContain('owes nothing');
  expect(await accountsOf(hotel.id)).toEqual({
    BANK: 5000,
    CASH: 4000,
    CARD_AT_DESK: 11_000,
    ROOM_REVENUE: -20_000,
  });
  expect((await open({ hotelId: hotel.id })).items).toEqual([]);
});

test('two settlements at once enter no more than the company owes', async () => {
  const { paymentId } = await withAccount();
  const answers = await Promise.all([settle(paymentId, 20_000), settle(paymentId, 20_000)]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AccountRefused', 'Payment']);
});

test('a settlement entered by mistake is undone by its opposite, once', async () => {
  const { hotel, paymentId } = await withAccount();
  const { settlements } = await settle(paymentId, 20_000, { paidBy: 'CASH' });
  expect(await undo(settlements[0].id)).toMatchObject({ openCents: 20_000 });
  expect(await undo(settlements[0].id)).toMatchObject({ openCents: 20_000 });
  expect(await accountsOf(hotel.id)).toEqual({ RECEIVABLES: 20_000, ROOM_REVENUE: -20_000 });
  const { items } = await open({ hotelId: hotel.id });
  const [first, opposite] = items[0].settlements;
  expect(first).toMatchObject({ cents: 20_000, undoesId: null, user: { name: 'Ada Admin' } });
  expect(opposite).toMatchObject({ cents: -20_000, undoesId: first.id, note: 'Typo', paidBy: 'CASH' });
  expect((await undo(opposite.id)).message).toContain('undoes another one');
  expect(await settle(paymentId, 20_000)).toMatchObject({ openCents: 0 });
});

test('a payment on account is voided on its day until the company has paid some of it', async () => {
  const { id, paymentId, hotel, user } = await withAccount();
  const { settlements } = await settle(paymentId, 100);
  expect((await booking(id)).payments).toMatchObject([{ canVoid: false }]);
  expect(await voided(paymentId)).toContain('nothing of it is refunded or settled');
  await undo(settlements[0].id);
  expect(await voided(paymentId)).toBe('Booking');
  expect(await read(id)).toMatchObject({ owedCents: 20_000, payments: [] });
  expect(await accountsOf(hotel.id)).toEqual({ GUESTS: 20_000, ROOM_REVENUE: -20_000 });
  expect((await settle(paymentId, 100)).message).toContain('was voided');
  const mail = (await server.mailsTo(user.email, 3)).find(({ subject }) => subject.includes('was voided'))!;
  expect(mail.text).toContain('You owe this amount again.');
  expect(mail.text).not.toContain('card');
});

test('a payment on account names its company, and no other payment does', async () => {
  const { id } = await bookAtDesk(admin, null);
  expect(await take(id, 100, { paidBy: 'ON_ACCOUNT' })).toContain('Enter the company');
  expect(await take(id, 100, { account })).toContain('Only a payment on account');
  expect(await onAccount(id, 100, { account: { company: ' ' } })).toContain('Enter the name of the company');
  expect(await onAccount(id, 100, { account: { company: 'A'.repeat(61) } })).toContain('at most 60');
  const key = { idempotencyKey: 'company' };
  expect(await onAccount(id, 100, key)).toBe('Booking');
  expect(await onAccount(id, 100, { ...key, account: { company: 'Other' } })).toContain('another payment');
  const { payments } = await booking(id);
  const input = { paymentId: payments[0].id, paidBy: 'CASH' };
  expect(await run('correctPayment', 'CorrectPaymentInput', input)).toContain('Void it');
});

test('open accounts are listed by age, hotel and company, with their sums', async () => {
  const { hotel, ids } = await withAccount();
  for (const days of [40, 70, 100])
    await later(-days * DAY_MS, async () => {
      admin = await server.as(staff);
      const at = [20 + days, 21 + days] as [number, number];
      const { id } = await bookAtDesk(admin, null, { hotel, ids }, at);
      await onAccount(id, days * 10, { account: { company: `Firm ${days}` } });
    });
  admin = await server.as(staff);
  const listed = async (filter: object, sort?: string) =>
    (await open({ hotelId: hotel.id, ...filter }, sort)).items.map(
      ({ company, accountAge }: any) => `${company} ${accountAge}`,
    );
  const oldestFirst = ['Firm 100 OVER_90', 'Firm 70 UP_TO_90', 'Firm 40 UP_TO_60', 'Acme Travel UP_TO_30'];
  expect(await listed({})).toEqual(oldestFirst);
  expect(await listed({}, 'SINCE_DESC')).toEqual([...oldestFirst].reverse());
  expect(await listed({ age: 'UP_TO_60' })).toEqual([oldestFirst[2]]);
  expect(await listed({ age: 'OVER_90' })).toEqual([oldestFirst[0]]);
  expect(await listed({ text: 'acme' })).toEqual([oldestFirst[3]]);
  expect(await totals(hotel.id)).toEqual({
    openCents: 22_100,
    upTo30Cents: 20_000,
    upTo60Cents: 400,
    upTo90Cents: 700,
    over90Cents: 1000,
  });
  expect((await totals()).openCents).toBeGreaterThanOrEqual(22_100);
});

test('only administrators list and settle accounts', async () => {
  const { id, user, paymentId } = await withAccount();
  const { settlements } = await settle(paymentId, 100);
  const guest = await server.as(user);
  expect(await settle(paymentId, 100, {}, guest)).toContain('not allowed');
  expect(await undo(settlements[0].id, guest)).toContain('not allowed');
  expect(await open({}, undefined, guest)).toContain('not allowed');
  expect(await totals(undefined, guest)).toContain('not allowed');
  expect((await booking(id, guest)).payments).toMatchObject([{ company: 'Acme Travel', settlements: [] }]);
});
