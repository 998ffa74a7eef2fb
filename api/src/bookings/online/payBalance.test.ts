import { balances, moneyOf } from '../../../test/balances';
import {
  cancel,
  later,
  lostProvider,
  lostWebhooks,
  nightsOf,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { payOnline } from '../../../test/payOnline';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { newId } from '../../database/columns';
import { repo, transaction } from '../../database/transaction';
import { readSession } from '../../external/payments';
import type { User } from '../../users/user.entity';
import { Payment } from '../pay/payment.entity';
import { readMissedEvents } from '../pay/providerEvent.service';
import { reconcilePayments } from '../pay/reconcile.service';
import { PAGE_MS } from './openPages.service';

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

const { read, take, credit } = balances(() => admin);

/** A booking at 200 dollars that nobody has paid, and its guest. */
async function owing() {
  const booking = await bookAtDesk(admin, null);
  return { ...booking, guest: await server.as(booking.user) };
}

/** An owing booking and the open page for all of it. */
async function withPage() {
  const booking = await owing();
  const page = await payOnline(booking.guest, booking.id);
  return { ...booking, url: page.url as string };
}

const onlineOf = (bookingId: string): Promise<Payment[]> =>
  repo(Payment).find({ where: { bookingId, method: 'ONLINE' as never }, order: { createdAt: 'ASC' } });
const subjectsOf = async ({ email }: User, count: number) =>
  (await server.mailsTo(email, count)).map(({ subject }) => subject);

test('a guest pays online what they owe', async () => {
  const { id, user, guest } = await owing();
  expect((await read(id, guest)).viewerCan.payBalance).toBe(true);
  await take(id, 5000);
  const page = await payOnline(guest, id, 15_000);
  expect(page).toMatchObject({ __typename: 'BalancePage', cents: 15_000, booking: { id, payment: 'OPEN' } });
  expect(await (await fetch(page.url)).text()).not.toContain('Held for you');
  expect(await server.pay(page.url)).toBe(303);
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    paidCents: 20_000,
    refundedCents: 0,
    owedCents: 0,
    folio: { balanceCents: 0 },
    payments: [
      { amountCents: 5000, method: 'CASH' },
      { amountCents: 15_000, method: 'ONLINE' },
    ],
  });
  expect((await read(id)).history.at(-1)).toMatchObject({
    why: 'Paid $150.00 online (Visa ending in 4242). Nothing is left to pay.',
    user: null,
  });
  expect((await moneyOf(id)).at(-1)).toBe('PAYMENT CARD_ONLINE -15000');
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) =>
    subject.includes('payment for'),
  );
  expect(mail!.text).toContain('thank you for your online payment');
  expect(mail!.text).toContain('Paid with: Visa ending in 4242');
  expect(mail!.text).not.toContain('To pay');
  expect((await read(id, guest)).viewerCan.payBalance).toBe(false);
});

test('asking again opens the same page, and another sum closes it', async () => {
  const { id, guest } = await owing();
  const [one, two] = await Promise.all([payOnline(guest, id), payOnline(guest, id)]);
  expect(two).toEqual(one);
  expect(await payOnline(guest, id)).toEqual(one);
  await take(id, 5000);
  const less = await payOnline(guest, id);
  expect(less).toMatchObject({ cents: 15_000 });
  expect(less.url).not.toBe(one.url);
  expect(await server.pay(one.url)).not.toBe(303);
  expect(await server.pay(less.url)).toBe(303);
  expect(await read(id)).toMatchObject({ payment: 'PAID', paidCents: 20_000, refundedCents: 0 });
  expect(await onlineOf(id)).toHaveLength(2);
});

test('only the guest opens the page, for the sum that they were shown', async () => {
  const { id, guest } = await owing();
  const stranger = await server.as(await makeUser());
  const unknown = { __typename: 'BalanceRefused', message: 'This booking does not exist.' };
  expect(await payOnline(stranger, id)).toMatchObject(unknown);
  expect(await payOnline(guest, newId())).toMatchObject(unknown);
  await take(id, 5000);
  expect(await payOnline(guest, id, 20_000)).toMatchObject({
    message: 'What is owed has changed: it is $150.00 now. You have not been charged.',
    owedCents: 15_000,
  });
  await take(id, 14_999);
  expect(await payOnline(guest, id)).toMatchObject({
    message: 'Less than $0.50 cannot be paid online. Please pay it at the hotel.',
  });
  expect((await read(id, guest)).viewerCan.payBalance).toBe(false);
  await take(id, 1);
  expect(await payOnline(guest, id)).toMatchObject({ message: 'Nothing is owed for this booking.' });
  expect(await onlineOf(id)).toEqual([]);
});

test('a page that is paid after the front desk took the money is refunded in full', async () => {
  const { id, user, url } = await withPage();
  await take(id, 20_000);
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    paidCents: 40_000,
    refundedCents: 20_000,
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  expect((await onlineOf(id))[0]).toMatchObject({ refundedCents: 20_000 });
  // No receipt for what comes back.
  expect((await subjectsOf(user, 3)).filter((subject) => subject.includes('payment for'))).toEqual([]);
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) => subject.includes('refund'));
  expect(mail!.text).toContain('you owed less than you paid. The difference is refunded.');
});

test('what was waived meanwhile is refunded, and the rest is kept', async () => {
  const { id, user, url } = await withPage();
  await credit(id, 3000);
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({
    payment: 'PAID',
    paidCents: 20_000,
    refundedCents: 3000,
    owedCents: 0,
  });
  expect((await read(id)).history.map(({ why }: { why: string }) => why)).toContain(
    'Paid $200.00 online (Visa ending in 4242). $30.00 was no longer owed and is refunded. Nothing is left to pay.',
  );
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) =>
    subject.includes('payment for'),
  );
  expect(mail!.text).toContain('$30.00 goes back to the card you paid with.');
});

test('what is paid after the booking was cancelled is refunded in full', async () => {
  const { id, guest, user, url } = await withPage();
  await cancel(guest, id);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: 'OPEN' });
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    paidCents: 20_000,
    refundedCents: 20_000,
    folio: { balanceCents: 0 },
  });
  expect(await nightsOf(id)).toBe(0);
  const [mail] = (await server.mailsTo(user.email, 3)).filter(({ subject }) => subject.includes('refund'));
  expect(mail!.text).toContain('arrived after your booking had been cancelled.');
});

test('the job closes pages whose sum is no longer owed, and those that were not paid in time', async () => {
  const { id, url } = await withPage();
  await reconcilePayments();
  expect((await onlineOf(id))[0]!.dueAt).not.toBeNull();
  await take(id, 20_000);
  await reconcilePayments();
  expect((await onlineOf(id))[0]!.dueAt).toBeNull();
  expect(await server.pay(url)).not.toBe(303);

  const late = await withPage();
  await later(PAGE_MS, reconcilePayments);
  expect(await server.pay(late.url)).not.toBe(303);
  expect(await read(late.id)).toMatchObject({ payment: 'OPEN', owedCents: 20_000 });
  expect(await payOnline(late.guest, late.id)).toMatchObject({ __typename: 'BalancePage' });
});

test('a payment whose event was lost is found, and a provider that is away changes nothing', async () => {
  const { id, guest, url } = await withPage();
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  expect(await read(id)).toMatchObject({ payment: 'OPEN' });
  // It is the same page, which says that it was paid.
  expect(await payOnline(guest, id)).toMatchObject({ __typename: 'BalancePage', url });
  await readMissedEvents();
  expect(await read(id)).toMatchObject({ payment: 'PAID', owedCents: 0, refundedCents: 0 });

  const other = await owing();
  await whileBroken(server, lostProvider, async () => {
    expect(await payOnline(other.guest, other.id)).toMatchObject({
      __typename: 'PaymentUnavailable',
      message:
        'The payment page cannot be opened right now. You have not been charged. Please try again in a minute.',
    });
  });
  expect(await payOnline(other.guest, other.id)).toMatchObject({ __typename: 'BalancePage' });
  expect((await onlineOf(other.id)).filter(({ dueAt }) => dueAt)).toHaveLength(1);
});

test('a page that was opened when the process died is found by asking again, or is given up', async () => {
  const { id, guest, url } = await withPage();
  // As if the process had died before it stored the page.
  await transaction(() => repo(Payment).update({ bookingId: id }, { sessionId: null, url: null }));
  expect(await payOnline(guest, id)).toMatchObject({ url });
  await transaction(() => repo(Payment).update({ bookingId: id }, { sessionId: null, url: null }));
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({ payment: 'PAID', paidCents: 20_000 });

  const lost = await withPage();
  await transaction(() => repo(Payment).update({ bookingId: lost.id }, { sessionId: null, url: null }));
  await later(PAGE_MS, reconcilePayments);
  expect((await onlineOf(lost.id))[0]!.dueAt).toBeNull();
});

test('closing a page that has just been paid keeps its payment', async () => {
  const { id, guest, url } = await withPage();
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  await credit(id, 1000);
  // The new page would ask for less; the old one turns out to be paid.
  expect(await payOnline(guest, id)).toMatchObject({
    message:
      'Your earlier payment has arrived. Nothing is owed any more. What was paid beyond it is refunded.',
  });
  expect(await read(id)).toMatchObject({ payment: 'PAID', paidCents: 20_000, refundedCents: 1000 });
  const { data } = await admin.graphql('{ refunds(limit: 1) { items { reason } } }');
  expect(data.refunds.items).toEqual([{ reason: 'PAID_TOO_MUCH' }]);
  for (const { sessionId, paidAt } of await onlineOf(id))
    if (!paidAt && sessionId) expect((await readSession(sessionId))!.status).toBe('expired');
});
