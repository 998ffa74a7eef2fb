import { cancel, change, later } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import type { User } from '../../users/user.entity';
import { FolioLine } from '../folio/folioLine.entity';
import { Refund } from '../pay/refund.entity';

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

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents paidCents refundedCents owedCents
  payments { id amountCents method canVoid } folio { balanceCents }
  viewerCan { takePayment mostCreditCents mostGoodwillCents refundIfCancelledCents }
  history { why reason payment user { name } } } }`;
const read = async (id: string, by = admin) => (await by.graphql(READ, { id })).data.booking;

const run = async (field: string, Input: string, input: object, by = admin) => {
  const document = `mutation ($input: ${Input}!) { ${field}(input: $input) { __typename ... on Booking { id }
    ... on Problem { message } } }`;
  const { data, errors } = await by.graphql(document, { input });
  return errors?.[0]?.message ?? data[field].message ?? data[field].__typename;
};
let keys = 0;
const take = (bookingId: string, cents: number, more: object = {}, by = admin) =>
  run(
    'takePayment',
    'TakePaymentInput',
    { bookingId, cents, paidBy: 'CASH', idempotencyKey: `pay-${++keys}`, ...more },
    by,
  );
const voided = (paymentId: string, by = admin) =>
  run('voidPayment', 'VoidPaymentInput', { paymentId, reason: 'Typed twice' }, by);
const credit = (bookingId: string, cents: number, more: object = {}) =>
  run('creditBooking', 'CreditBookingInput', {
    bookingId,
    cents,
    reason: 'Noise at night',
    idempotencyKey: `credit-${++keys}`,
    ...more,
  });

/** The lines of a folio as `PAYMENT CASH -5000`, without its nights. */
const moneyOf = async (bookingId: string) =>
  (await repo(FolioLine).find({ where: { bookingId }, order: { line: 'ASC' } }))
    .filter(({ kind }) => kind !== ('NIGHT' as never))
    .map(({ kind, account, cents }) => `${kind} ${account} ${cents}`);

test('a guest who pays at the hotel owes the price until the desk has taken it in parts', async () => {
  const { id, user } = await bookAtDesk(admin, null);
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'OPEN',
    paidCents: 0,
    owedCents: 20_000,
    payments: [],
    folio: { balanceCents: 20_000 },
    viewerCan: { takePayment: true },
  });
  const [confirmation] = await server.mailsTo(user.email);
  expect(confirmation!.text).toContain('You pay at the hotel.');
  expect(confirmation!.text).toContain('To pay at the hotel: $200.00');
  expect(confirmation!.text).not.toContain('Receipt');

  expect(await take(id, 5000)).toBe('Booking');
  expect(await read(id)).toMatchObject({ payment: 'OPEN', paidCents: 5000, owedCents: 15_000 });
  expect(await take(id, 15_001)).toBe('The guest owes $150.00. Enter that amount or less.');
  expect(await take(id, 15_000, { paidBy: 'TERMINAL' })).toBe('Booking');
  const paid = await read(id);
  expect(paid).toMatchObject({
    payment: 'PAID',
    paidCents: 20_000,
    owedCents: 0,
    folio: { balanceCents: 0 },
    viewerCan: { takePayment: false },
    payments: [
      { amountCents: 5000, method: 'CASH' },
      { amountCents: 15_000, method: 'TERMINAL' },
    ],
  });
  expect(paid.history.slice(-2)).toEqual([
    {
      why: 'Paid $50.00 (Cash, at the hotel). Still to pay: $150.00.',
      reason: null,
      payment: 'OPEN',
      user: { name: 'Ada Admin' },
    },
    {
      why: 'Paid $150.00 (Card, at the hotel). Nothing is left to pay.',
      reason: null,
      payment: 'PAID',
      user: { name: 'Ada Admin' },
    },
  ]);
  expect(await take(id, 1)).toBe('The guest owes nothing for this booking.');
  const mails = await server.mailsTo(user.email, 3);
  expect(
    mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Your payment')),
  ).toHaveLength(2);
});

test('the same key takes a payment once, and two at once take one', async () => {
  const { id } = await bookAtDesk(admin, null);
  const key = { idempotencyKey: 'same' };
  const answers = await Promise.all([take(id, 5000, key), take(id, 5000, key)]);
  expect(answers).toEqual(['Booking', 'Booking']);
  expect(await take(id, 6000, key)).toMatch('used for another payment');
  expect((await read(id)).paidCents).toBe(5000);
  const all = await Promise.all([take(id, 15_000), take(id, 15_000)]);
  expect(all.sort()).toEqual(['Booking', 'The guest owes nothing for this booking.']);
});

test('a payment typed in by mistake is voided on its day, and the guest owes it again', async () => {
  const { id } = await bookAtDesk(admin, null);
  await take(id, 20_000);
  const { payments } = await read(id);
  expect(payments).toMatchObject([{ canVoid: true }]);
  expect(await voided(payments[0].id)).toBe('Booking');
  expect(await voided(payments[0].id)).toBe('Booking');
  const after = await read(id);
  expect(after).toMatchObject({ payment: 'OPEN', paidCents: 0, owedCents: 20_000, payments: [] });
  expect(after.history.at(-1)).toMatchObject({
    why: 'The payment of $200.00 (Cash, at the hotel) was voided.',
    reason: 'Typed twice',
  });
  expect(await moneyOf(id)).toEqual(['PAYMENT CASH -20000', 'PAYMENT CASH 20000']);
  await take(id, 100);
  await later(86_400_000, async () => {
    admin = await server.as(staff);
    const { payments: old } = await read(id);
    expect(old).toMatchObject([{ canVoid: false }]);
    expect(await voided(old[0].id)).toMatch('on its day only');
  });
});

test('the day of a payment is the hotel’s, not that of UTC', async () => {
  const { id, hotel } = await bookAtDesk(admin, null);
  // At 23:30 UTC it is 13:30 in Honolulu.
  const lateEvening = Date.parse(`${night(1)}T23:30:00Z`) - Date.now();
  for (const [timeZone, canVoid] of [
    ['Pacific/Honolulu', true],
    ['UTC', false],
  ] as const) {
    await transaction(() => repo(City).update({ id: hotel.cityId }, { timeZone }));
    await later(lateEvening, async () => {
      admin = await server.as(staff);
      await take(id, 100);
    });
    await later(lateEvening + 3_600_000, async () => {
      admin = await server.as(staff);
      expect((await read(id)).payments.at(-1)).toMatchObject({ canVoid });
    });
  }
});

test('a payment online cannot be voided, and only staff take and void payments', async () => {
  const { id, user } = await bookAtDesk(admin, null);
  const guest = await server.as(user);
  expect(await take(id, 100, {}, guest)).toMatch('not allowed');
  await take(id, 100);
  const { id: paymentId } = (await read(id)).payments[0];
  expect(await voided(paymentId, guest)).toMatch('not allowed');
  expect((await read(id, guest)).payments[0].canVoid).toBe(false);
});

test('cancelling a booking that was not paid leaves nothing to pay', async () => {
  const { id, user, hotel } = await bookAtDesk(admin, null);
  expect(hotel.freeCancellationDays).toBeDefined();
  await cancel(await server.as(user), id);
  expect(await read(id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'OPEN',
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  const [mail] = (await server.mailsTo(user.email, 2)).filter(({ subject }) => subject.includes('cancelled'));
  expect(mail!.text).toContain('You have nothing to pay.');
});

test('cancelling a booking that was paid in part gives back what the terms give beyond what was not paid', async () => {
  const { id } = await bookAtDesk(admin, null);
  await take(id, 15_000);
  expect((await read(id)).viewerCan.refundIfCancelledCents).toBe(15_000);
  expect(
    await run('cancelBooking', 'CancelBookingInput', { bookingId: id, refundCents: 4000, reason: 'Late' }),
  ).toBe('Booking');
  expect(await read(id)).toMatchObject({
    payment: 'REFUNDING',
    refundedCents: 4000,
    folio: { balanceCents: 0 },
  });
  expect((await moneyOf(id)).slice(-2)).toEqual([
    'FEE CANCELLATION_FEES 11000',
    'REFUND REFUNDS_PAYABLE 4000',
  ]);
});

test('a cheaper change lowers what is owed before anything is refunded', async () => {
  const { id, user, ids } = await bookAtDesk(admin, null);
  await take(id, 5000);
  const guest = await server.as(user);
  expect(await change(guest, id, [ids[0]!], [10, 11])).toMatchObject({
    __typename: 'ChangedBooking',
    url: null,
  });
  expect(await read(id)).toMatchObject({
    totalCents: 10_000,
    owedCents: 5000,
    refundedCents: 0,
    folio: { balanceCents: 5000 },
  });
  expect(await repo(Refund).countBy({ bookingId: id })).toBe(0);
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) =>
    subject.includes('is changed'),
  );
  expect(mail!.text).toContain('You owe $100.00 less.');
});

test('nights given up by an early end are taken off what is owed, and come back when it is undone', async () => {
  const { id } = await bookAtDesk(admin, null, undefined, [0, 2]);
  await take(id, 5000);
  await later(86_400_000, async () => {
    admin = await server.as(staff);
    expect(await run('endStay', 'EndStayInput', { bookingId: id })).toBe('Booking');
    const ended = await read(id);
    expect(ended.totalCents).toBe(10_000);
    expect(ended.folio.balanceCents).toBe(ended.owedCents);
    expect(await run('undoEndStay', 'UndoEndStayInput', { bookingId: id })).toBe('Booking');
    expect(await read(id)).toMatchObject({ totalCents: 20_000, owedCents: 15_000 });
  });
});

test('staff waive a part of what is owed, within the limit of goodwill', async () => {
  const { id } = await bookAtDesk(admin, null);
  await take(id, 5000);
  expect((await read(id)).viewerCan).toMatchObject({ mostCreditCents: 15_000 });
  const key = { idempotencyKey: 'once' };
  expect(await credit(id, 2000, key)).toBe('Booking');
  expect(await credit(id, 2000, key)).toBe('Booking');
  expect(await credit(id, 3000, key)).toMatch('used for another credit');
  const after = await read(id);
  expect(after).toMatchObject({ payment: 'OPEN', owedCents: 13_000, totalCents: 20_000 });
  expect(after.history.at(-1)).toMatchObject({
    why: '$20.00 waived. Still to pay: $130.00.',
    reason: 'Noise at night',
  });
  expect((await moneyOf(id)).at(-1)).toBe('ADJUSTMENT ALLOWANCES -2000');
  expect(await credit(id, 13_001)).toBe('At most $130.00 can be waived.');
  expect(await credit(id, 13_000)).toBe('Booking');
  expect(await read(id)).toMatchObject({ payment: 'PAID', owedCents: 0 });
});
