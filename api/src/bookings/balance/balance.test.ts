import { balances, moneyOf } from '../../../test/balances';
import { later } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
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

const { read, take, voided } = balances(() => admin);

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

test.each([
  ['CASH', 'did not get it back'],
  ['TERMINAL', 'does not send money to your card'],
])(
  'the guest is told once that a payment by %s was voided, and what to do if it was made',
  async (paidBy, words) => {
    const { id, user } = await bookAtDesk(admin, null);
    await take(id, 15_000, { paidBy });
    const [{ id: paymentId }] = (await read(id)).payments;
    await voided(paymentId);
    await voided(paymentId);
    const mails = (await server.mailsTo(user.email, 3)).filter(({ subject }) =>
      subject.includes('was voided'),
    );
    expect(mails).toHaveLength(1);
    const { text } = mails[0]!;
    expect(text).toContain('has voided a payment of $150.00');
    expect(text).toContain(words);
    expect(text).toContain(paymentId);
    expect(text).toContain('To pay at the hotel: $200.00');
  },
);

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
