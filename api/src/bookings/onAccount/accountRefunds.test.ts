import { balances } from '../../../test/balances';
import { companyAccounts } from '../../../test/companyAccounts';
import { cancel } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
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

const { run } = balances(() => admin);
const { booking, settle, undo, accountsOf, withAccount } = companyAccounts(() => admin);
const byAmount = (one: any, other: any): number => one.amountCents - other.amountCents;

test('a refund is taken off the account, and what the company has paid already is paid back to it', async () => {
  const { id, hotel, paymentId } = await withAccount();
  await settle(paymentId, 15_000);
  await run('cancelBooking', 'CancelBookingInput', {
    bookingId: id,
    cancelledBy: 'HOTEL',
    refundCents: 20_000,
    reason: 'Water damage',
  });
  const { refunds, payment } = await booking(id);
  refunds.sort(byAmount);
  expect(payment).toBe('REFUNDING');
  expect(refunds).toMatchObject([
    { amountCents: 5000, method: 'ON_ACCOUNT', state: 'CREDITED', isDue: false },
    { amountCents: 15_000, method: 'ON_ACCOUNT', state: 'DUE_AT_DESK', isDue: true },
  ]);
  expect(await accountsOf(hotel.id)).toEqual({ BANK: 15_000, REFUNDS_PAYABLE: -15_000 });
  const refundId = refunds[1].id;
  expect(await run('confirmPayOut', 'ConfirmPayOutInput', { refundId })).toBe('Booking');
  expect(await accountsOf(hotel.id)).toEqual({});
  expect((await booking(id)).payment).toBe('REFUNDED');
  expect(await run('undoPayOut', 'UndoPayOutInput', { refundId: refunds[0].id })).toContain('does not exist');
});

test('a booking on account that nobody has settled is cancelled without anything to pay out', async () => {
  const { id, hotel, user } = await withAccount();
  await cancel(await server.as(user), id);
  expect(await booking(id)).toMatchObject({
    payment: 'REFUNDED',
    payments: [{ openCents: 0 }],
    refunds: [{ amountCents: 20_000, state: 'CREDITED' }],
  });
  expect(await accountsOf(hotel.id)).toEqual({});
  const mails = await server.mailsTo(user.email, 3);
  const mail = mails.find(({ subject }) => subject.includes('cancelled'))!;
  expect(mail.text).toContain('$200.00 goes back to the company that pays for this booking on account.');
});

test('undoing a settlement takes what was to be paid back off the account', async () => {
  const { id, hotel, paymentId } = await withAccount();
  const { settlements } = await settle(paymentId, 12_000);
  await settle(paymentId, 8000);
  await run('refundBooking', 'RefundBookingInput', {
    bookingId: id,
    refundCents: 10_000,
    reason: 'Noise at night',
    idempotencyKey: 'noise',
  });
  expect(await booking(id)).toMatchObject({ payment: 'REFUNDING' });
  expect(await undo(settlements[0].id)).toMatchObject({ openCents: 10_000 });
  expect(
    (await booking(id)).refunds.sort(byAmount).map(({ amountCents, state }: any) => [amountCents, state]),
  ).toEqual([
    [2000, 'CREDITED'],
    [8000, 'DUE_AT_DESK'],
  ]);
  expect(await accountsOf(hotel.id)).toMatchObject({
    BANK: 8000,
    REFUNDS_PAYABLE: -8000,
    RECEIVABLES: 10_000,
  });
});

test('a settlement of which a refund was paid back cannot be undone', async () => {
  const { id, paymentId } = await withAccount();
  const { settlements } = await settle(paymentId, 20_000);
  await run('refundBooking', 'RefundBookingInput', {
    bookingId: id,
    refundCents: 4000,
    reason: 'Noise at night',
    idempotencyKey: 'noise',
  });
  const [{ id: refundId }] = (await booking(id)).refunds;
  await run('confirmPayOut', 'ConfirmPayOutInput', { refundId });
  expect((await undo(settlements[0].id)).message).toContain('take back the pay-out first');
});
