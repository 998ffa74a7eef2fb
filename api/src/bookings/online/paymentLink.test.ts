import { balances } from '../../../test/balances';
import { cancel, choice, later, lostWebhooks, room, whileBroken } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { makeLink, payLink, payOnline, requestOf } from '../../../test/payOnline';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { readMissedEvents } from '../pay/providerEvent.service';
import { reconcilePayments } from '../pay/reconcile.service';
import { PaymentLink } from './paymentLink.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
let anybody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
  anybody = await server.as();
});
beforeEach(async () => {
  admin = await server.as(staff);
});
afterAll(() => server.close());

const { run, read, take } = balances(() => admin);
const revoke = (linkId: string) => run('revokePaymentLink', 'RevokePaymentLinkInput', { linkId });
const CLOSED = { hotelName: null, checkIn: null, checkOut: null, cents: 0, restCents: 0, expiresAt: null };

async function linked(more: object = {}) {
  const booking = await bookAtDesk(admin, null);
  return { ...booking, ...(await makeLink(admin, booking.id, more)) };
}

test('a link that is sent by mail leads anybody to the payment of what is owed, once', async () => {
  const booking = await bookAtDesk(admin, null);
  const made = await makeLink(admin, booking.id, { mail: true });
  expect(made).toMatchObject({
    __typename: 'CreatedPaymentLink',
    link: { cents: null, mailed: true, createdBy: { name: 'Ada Admin' } },
    booking: { paymentLinks: [{ id: made.link.id }] },
  });
  const [mail] = (await server.mailsTo(booking.user.email, 2)).filter(({ subject }) =>
    subject.startsWith('Pay'),
  );
  expect(mail!.text).toContain(made.url);
  expect(mail!.text).toContain('has sent you a link to pay $200.00');

  expect(await requestOf(anybody, made.token)).toMatchObject({
    state: 'OPEN',
    hotelName: booking.hotel.name,
    checkIn: night(10),
    checkOut: night(12),
    cents: 20_000,
    restCents: 0,
    refundedCents: 0,
  });
  const page = await payLink(anybody, made.token, 20_000);
  expect(await payLink(anybody, made.token)).toEqual(page);
  // People with the link do not read the address of the guest.
  expect(await (await fetch(page.url)).text()).not.toContain(booking.user.email);
  const paid = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242424242424242' }),
    redirect: 'manual',
  });
  expect(paid.headers.get('location')).toMatch(new RegExp(`/pay/${made.token}\\?paid=yes$`));
  expect(await read(booking.id)).toMatchObject({ payment: 'PAID', paidCents: 20_000, owedCents: 0 });
  expect(await requestOf(anybody, made.token)).toMatchObject({
    state: 'PAID',
    hotelName: booking.hotel.name,
    cents: 20_000,
    refundedCents: 0,
  });
  expect(await payLink(anybody, made.token)).toMatchObject({
    __typename: 'BalanceRefused',
    message: 'This payment link has been paid already. You have not been charged again.',
  });
});

test('only its hash is stored, and the guest does not see it', async () => {
  const { id, user, link, token } = await linked();
  const row = await repo(PaymentLink).findOneByOrFail({ id: link.id });
  expect(JSON.stringify(row)).not.toContain(token);
  const guest = await server.as(user);
  const { data } = await guest.graphql(`{ booking(id: "${id}") { paymentLinks { id } } }`);
  expect(data.booking.paymentLinks).toEqual([]);
  expect((await read(id)).history.at(-1)).toMatchObject({
    why: 'A payment link for $200.00 was made.',
    user: { name: 'Ada Admin' },
  });
});

test('a link asks for a part, and the rest stays to be paid', async () => {
  const { id, token } = await linked({ cents: 5000 });
  expect(await requestOf(anybody, token)).toMatchObject({ cents: 5000, restCents: 15_000 });
  const { url } = await payLink(anybody, token);
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({ payment: 'OPEN', paidCents: 5000, owedCents: 15_000 });
  expect(await requestOf(anybody, token)).toMatchObject({ state: 'PAID', cents: 5000 });
  const second = await makeLink(admin, id, { cents: 10_000 });
  await take(id, 9000);
  // Less is owed than it was made for.
  expect(await requestOf(anybody, second.token)).toMatchObject({ cents: 6000, restCents: 0 });
  expect(await payLink(anybody, second.token, 10_000)).toMatchObject({ owedCents: 6000 });
});

test('it stops when nothing is owed, when the booking is cancelled, and when staff withdraw it', async () => {
  const paid = await linked();
  await take(paid.id, 20_000);
  expect(await requestOf(anybody, paid.token)).toMatchObject({ state: 'NOTHING_OWED', ...CLOSED });
  expect(await payLink(anybody, paid.token)).toMatchObject({
    message: 'Nothing is owed for this booking any more. You have not been charged.',
  });

  const cancelled = await linked();
  await cancel(await server.as(cancelled.user), cancelled.id);
  expect(await requestOf(anybody, cancelled.token)).toMatchObject({ state: 'CANCELLED', ...CLOSED });

  const withdrawn = await linked();
  expect(await revoke(withdrawn.link.id)).toBe('Booking');
  expect(await revoke(withdrawn.link.id)).toBe('Booking');
  expect(await requestOf(anybody, withdrawn.token)).toMatchObject({ state: 'EXPIRED', ...CLOSED });
  expect(await payLink(anybody, withdrawn.token)).toMatchObject({ __typename: 'LinkExpired' });
  expect((await read(withdrawn.id)).history.at(-1)).toMatchObject({ why: 'A payment link was withdrawn.' });
});

test('withdrawing a link closes its page, and a page is closed when its link ends', async () => {
  const withdrawn = await linked();
  const { url } = await payLink(anybody, withdrawn.token);
  await revoke(withdrawn.link.id);
  expect(await server.pay(url)).not.toBe(303);
  expect(await read(withdrawn.id)).toMatchObject({ payment: 'OPEN', paidCents: 0 });

  const ending = await linked();
  const page = await payLink(anybody, ending.token);
  await transaction(() => repo(PaymentLink).update({ id: ending.link.id }, { expiresAt: new Date() }));
  await later(120_000, reconcilePayments);
  expect(await server.pay(page.url)).not.toBe(303);
});

test('a deposit that was just paid is not asked for again, although its event is late', async () => {
  const { id, token } = await linked({ cents: 5000 });
  const first = await payLink(anybody, token);
  await whileBroken(server, lostWebhooks, () => server.pay(first.url));
  await later(26 * 60_000, async () =>
    expect(await payLink(anybody, token)).toMatchObject({
      message:
        'Your earlier payment has arrived. $150.00 is still owed. What was paid beyond it is refunded.',
    }),
  );
  expect(await read(id)).toMatchObject({ payment: 'OPEN', paidCents: 5000, owedCents: 15_000 });
});

test('it works until the departure, and at most 14 days', async () => {
  const near = await linked();
  await later(86_400_000 * 12, async () =>
    expect(await requestOf(anybody, near.token)).toMatchObject({ state: 'OPEN' }),
  );
  await later(86_400_000 * 13, async () => {
    expect(await requestOf(anybody, near.token)).toMatchObject({ state: 'EXPIRED', ...CLOSED });
    expect(await payLink(anybody, near.token)).toMatchObject({ __typename: 'LinkExpired' });
  });
  const far = await bookAtDesk(admin, null, undefined, [100, 102]);
  const { link } = await makeLink(admin, far.id);
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(14 * 86_400_000);
});

test('what cannot be asked for is refused', async () => {
  const { id } = await bookAtDesk(admin, null);
  expect(await makeLink(admin, id, { cents: 20_001 })).toMatchObject({
    message: 'The guest owes $200.00. Enter that amount or less.',
  });
  expect(await makeLink(admin, 'none')).toMatchObject({ message: 'This booking does not exist.' });
  const { id: paid } = await bookAtDesk(admin);
  expect(await makeLink(admin, paid)).toMatchObject({ message: 'The guest owes nothing for this booking.' });
  for (let times = 0; times < 10; times++)
    expect(await makeLink(admin, id)).toMatchObject({ __typename: 'CreatedPaymentLink' });
  expect(await makeLink(admin, id)).toMatchObject({ message: expect.stringContaining('Withdraw one first') });
  expect(await requestOf(anybody, 'guessed')).toBeNull();
  expect(await payLink(anybody, 'guessed')).toMatchObject({ __typename: 'LinkExpired' });
});

test('a guest without an email address gets the link in another way', async () => {
  const { hotel, ids } = await room();
  const input = { ...choice(hotel.id, ids), name: 'Wanda Walker', phone: '+351 912 345 678', paidBy: null };
  const { data } = await admin.graphql(
    `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { ... on Booking { id } } }`,
    { input },
  );
  const { id } = data.createWalkIn;
  expect(await makeLink(admin, id, { mail: true })).toMatchObject({
    message: 'This guest has no email address. Copy the link instead.',
  });
  const { token } = await makeLink(admin, id);
  const { url } = await payLink(anybody, token);
  expect(await server.pay(url)).toBe(303);
  expect(await read(id)).toMatchObject({ payment: 'PAID' });
});

test('the guest and the link have one open page together, and what is paid twice is refunded', async () => {
  const { id, user, token } = await linked();
  const { url } = await payLink(anybody, token);
  const own = await payOnline(await server.as(user), id);
  expect(own.url).not.toBe(url);
  expect(await server.pay(url)).not.toBe(303);
  expect(await server.pay(own.url)).toBe(303);
  expect(await requestOf(anybody, token)).toMatchObject({ state: 'NOTHING_OWED' });

  const late = await linked();
  const page = await payLink(anybody, late.token);
  await take(late.id, 15_000);
  await server.pay(page.url);
  expect(await read(late.id)).toMatchObject({ payment: 'PAID', paidCents: 35_000, refundedCents: 15_000 });
  expect(await requestOf(anybody, late.token)).toMatchObject({
    state: 'PAID',
    cents: 20_000,
    refundedCents: 15_000,
  });
});

test('until the event of a payment arrives, the link is open', async () => {
  const { token } = await linked();
  const { url } = await payLink(anybody, token);
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  expect(await requestOf(anybody, token)).toMatchObject({ state: 'OPEN' });
  await readMissedEvents();
  expect(await requestOf(anybody, token)).toMatchObject({ state: 'PAID' });
});
