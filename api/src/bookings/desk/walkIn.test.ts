import { cancel, checkout, choice, nightsOf, paymentOf, room } from '../../../test/checkoutHelpers';
import { Like } from 'typeorm';
import { makeUser, night } from '../../../test/factories';
import { setCharges } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Mail } from '../../mails/mail.entity';
import { Booking } from '../booking.entity';
import { BookingEvent } from '../bookingEvent.entity';
import { Refund } from '../pay/refund.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { User } from '../../users/user.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename
  ... on Booking { id status payment totalCents paidCents user { id name } stays { checkIn state }
    history { why user { name } } }
  ... on NightsTaken { nights { night } } ... on Problem { message } } }`;

async function walkIn(input: object): Promise<any> {
  const { data, errors } = await admin.graphql(WALK_IN, { input: { paidBy: 'CASH', ...input } });
  expect(errors).toBeUndefined();
  return data.createWalkIn;
}

test('staff book for a user who pays at the desk', async () => {
  const { hotel, ids } = await room();
  const guest = await makeUser();
  const booking = await walkIn({ ...choice(hotel.id, ids, 0, 2), userId: guest.id, paidBy: 'TERMINAL' });
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 20_000,
    paidCents: 20_000,
    user: { id: guest.id },
    stays: [{ checkIn: night(0), state: 'EXPECTED' }],
    history: ['Booked at the front desk.', 'Paid by card at the front desk.'].map((why) => ({
      why,
      user: { name: 'Ada Admin' },
    })),
  });
  expect(await nightsOf(booking.id)).toBe(2);
  expect(await paymentOf(booking.id)).toMatchObject({ method: 'TERMINAL', amountCents: 20_000, dueAt: null });
  const [mail] = await server.mailsTo(guest.email);
  expect(mail!.subject).toBe('Staybook Booking Confirmation');
});

test('a guest without an account gets one, and the same key returns the same booking', async () => {
  const { hotel, ids } = await room();
  const input = { ...choice(hotel.id, ids, 0, 1), name: 'Wanda Walker', email: 'wanda@staybook.example' };
  const booking = await walkIn(input);
  expect(booking.user.name).toBe('Wanda Walker');
  expect((await walkIn(input)).id).toBe(booking.id);
  const again = { ...choice(hotel.id, ids, 3, 4), name: 'Wanda', email: 'WANDA@staybook.example' };
  expect(await walkIn(again)).toMatchObject({ __typename: 'FrontDeskRefused' });
  const { data } = await admin.graphql(WALK_IN, { input: { ...choice(hotel.id, ids), paidBy: 'CASH' } });
  expect(data).toBeNull();
});

test('taken nights are named, and no part of the booking is stored', async () => {
  const { hotel, ids } = await room();
  await checkout(await server.as(await makeUser()), choice(hotel.id, ids, 0, 1));
  const input = { ...choice(hotel.id, ids, 0, 2), name: 'Late Guest', email: 'late@staybook.example' };
  expect(await walkIn(input)).toMatchObject({ __typename: 'NightsTaken', nights: [{ night: night(0) }] });
  expect(await repo(User).countBy({ emailKey: 'late@staybook.example' })).toBe(0);
});

test('a payment at the desk is refunded at the desk, without the provider', async () => {
  const { hotel, ids } = await room();
  const guest = await makeUser();
  const booking = await walkIn({ ...choice(hotel.id, ids, 10, 12), userId: guest.id });
  const person = await server.as(guest);
  expect(await cancel(person, booking.id)).toEqual({ __typename: 'Booking' });
  const { data } = await person.graphql(
    `{ booking(id: "${booking.id}") { status payment refundedCents deskRefundCents } }`,
  );
  const refunded = { payment: 'REFUNDING', refundedCents: 20_000, deskRefundCents: 20_000 };
  expect(data.booking).toEqual({ status: 'CANCELLED', ...refunded });
  const rows = await repo(Refund).findBy({ bookingId: booking.id });
  expect(rows).toMatchObject([{ atDesk: true, dueAt: null, providerId: null, amountCents: 20_000 }]);
  expect(await nightsOf(booking.id)).toBe(0);

  const confirm = `mutation ($input: ConfirmPayOutInput!) { confirmPayOut(input: $input) { __typename
    ... on Booking { deskRefunds { amountCents inCash paidOutAt paidOutBy { name } } history { why user { name } } }
    ... on Problem { message } } }`;
  const asked = { input: { refundId: rows[0]!.id } };
  expect((await person.graphql(confirm, asked)).errors![0]!.extensions.code).toBe('FORBIDDEN');
  const { confirmPayOut } = (await admin.graphql(confirm, asked)).data;
  const paidOut = { paidOutAt: expect.any(String), paidOutBy: { name: 'Ada Admin' } };
  expect(confirmPayOut.deskRefunds).toEqual([{ amountCents: 20_000, inCash: true, ...paidOut }]);
  const step = { why: '$200.00 paid out at the front desk.', user: { name: 'Ada Admin' } };
  expect(confirmPayOut.history.at(-1)).toEqual(step);
  // Paying out twice records it once.
  expect((await admin.graphql(confirm, asked)).data.confirmPayOut).toEqual(confirmPayOut);
  const { data: own } = await person.graphql(`{ booking(id: "${booking.id}") { deskRefunds { id } } }`);
  expect(own.booking.deskRefunds).toEqual([]);
  const audit = `{ auditEntries(filter: { recordId: "${booking.id}" }) { items { action } } }`;
  const { items } = (await admin.graphql(audit)).data.auditEntries;
  expect(items.filter(({ action }: { action: string }) => action === 'confirmPayOut')).toHaveLength(1);
  const unknown = { input: { refundId: 'f'.repeat(24) } };
  expect((await admin.graphql(confirm, unknown)).data.confirmPayOut.__typename).toBe('FrontDeskRefused');
});

test("a price that has changed since the guest's quote is not booked", async () => {
  const { hotel, ids, roomType } = await room();
  const { idempotencyKey, ...chosen } = choice(hotel.id, ids, 0, 2);
  const quote = `query ($input: QuoteInput!) { quote(input: $input) { version totalCents } }`;
  const { version } = (await admin.graphql(quote, { input: chosen })).data.quote;
  const input = { ...chosen, idempotencyKey, userId: (await makeUser()).id };
  await transaction(() => repo(RoomType).update({ id: roomType.id }, { priceCents: 12_300 }));
  expect(await walkIn({ ...input, quoteVersion: version })).toMatchObject({ __typename: 'PriceChanged' });
  const current = (await admin.graphql(quote, { input: chosen })).data.quote;
  const booking = await walkIn({ ...input, quoteVersion: current.version });
  expect(booking).toMatchObject({ status: 'CONFIRMED', totalCents: current.totalCents });
});

test.each([
  ['another way of paying', { paidBy: 'TERMINAL' }],
  ['another name', { name: 'Will Walker' }],
  ['another day', { checkOut: night(2) }],
])('the same key with %s is refused and names the booking that it made', async (_, other) => {
  const { hotel, ids } = await room();
  const email = `walker${ids[0]}@staybook.example`;
  const input = { ...choice(hotel.id, ids, 0, 1), name: 'Wanda Walker', email, paidBy: 'CASH' };
  const booking = await walkIn(input);
  expect(await walkIn({ ...input, ...other })).toEqual({
    __typename: 'FrontDeskRefused',
    message: expect.stringContaining(booking.id),
  });
  expect((await walkIn(input)).id).toBe(booking.id);
});

test('a company pays for a walk-in on account, and the same key with another company is refused', async () => {
  const { hotel, ids } = await room();
  const input = {
    ...choice(hotel.id, ids, 0, 2),
    userId: (await makeUser()).id,
    paidBy: 'ON_ACCOUNT',
    account: { company: ' Acme Travel ', reference: 'PO 123' },
  };
  const booking = await walkIn(input);
  expect(booking).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', paidCents: 20_000 });
  expect((await walkIn(input)).id).toBe(booking.id);
  for (const account of [{ company: 'Other Travel', reference: 'PO 123' }, { company: 'Acme Travel' }])
    expect(await walkIn({ ...input, account })).toEqual({
      __typename: 'FrontDeskRefused',
      message: expect.stringContaining(booking.id),
    });
  const ASK = `query ($id: ID!) { booking(id: $id) { owedCents
    payments { method company companyReference openCents } history { why } } }`;
  const { data } = await admin.graphql(ASK, { id: booking.id });
  expect(data.booking).toMatchObject({
    owedCents: 0,
    payments: [
      { method: 'ON_ACCOUNT', company: 'Acme Travel', companyReference: 'PO 123', openCents: 20_000 },
    ],
  });
  expect(data.booking.history.at(-1).why).toBe('Put on account.');
  for (const wrong of [{ account: null }, { account: { company: ' ' } }, { paidBy: 'CASH' }])
    expect(await refusedInput({ ...input, ...wrong, idempotencyKey: 'wrong' })).toMatch(/company/);
});

test('a guest on the telephone needs a name and a number only; no mail is sent, and the guest pays at the hotel', async () => {
  const { hotel, ids } = await room();
  const input = {
    ...choice(hotel.id, ids, 3, 5),
    name: 'Tess Telephone',
    phone: '+1 (555) 010-0199',
    paidBy: null,
  };
  const [booking, again] = await Promise.all([walkIn(input), walkIn(input)]);
  expect(booking).toMatchObject({ status: 'CONFIRMED', payment: 'OPEN', paidCents: 0, totalCents: 20_000 });
  expect(again.id).toBe(booking.id);
  expect((await walkIn(input)).id).toBe(booking.id);
  const ASK = `query ($id: ID!) { booking(id: $id) { owedCents user { name email phone } } }`;
  const { data } = await admin.graphql(ASK, { id: booking.id });
  expect(data.booking).toEqual({
    owedCents: 20_000,
    user: { name: 'Tess Telephone', email: null, phone: '+1 (555) 010-0199' },
  });
  expect(await repo(Mail).countBy({ recipient: Like('%.invalid') })).toBe(0);
  for (const wrong of [{ phone: 'call me' }, { phone: '12' }, { phone: null }])
    expect(await refusedInput({ ...input, ...wrong, idempotencyKey: 'wrong' })).toMatch(/telephone number/);
});

test('a number that staff enter is kept with the account that they choose, and its owner reads it', async () => {
  const { hotel, ids } = await room();
  const guest = await makeUser();
  await walkIn({ ...choice(hotel.id, ids, 3, 5), userId: guest.id, phone: '0151 123456' });
  expect(await repo(User).findOneByOrFail({ id: guest.id })).toMatchObject({ phone: '0151 123456' });
  const { id } = await repo(Booking).findOneByOrFail({ userId: guest.id });
  const ASK = 'query ($id: ID!) { booking(id: $id) { user { phone } } }';
  const { data } = await (await server.as(guest)).graphql(ASK, { id });
  expect(data.booking.user.phone).toBe('0151 123456');
});

test('staff give their own price for a reason, with the taxes of that price', async () => {
  const { hotel, ids } = await room();
  await setCharges(admin, hotel.cityId, [{ title: 'Tax', kind: 'PERCENT', amount: 1000 }], 1);
  const guest = await makeUser();
  const { idempotencyKey, ...rooms } = choice(hotel.id, ids, 3, 5);
  const QUOTE = `query ($input: WalkInQuoteInput!) { walkInQuote(input: $input) { totalCents } }`;
  const quoted = await admin.graphql(QUOTE, { input: { ...rooms, nightPriceCents: 5000 } });
  expect(quoted.data.walkInQuote.totalCents).toBe(11_000);
  const input = { ...rooms, userId: guest.id, nightPriceCents: 5000, priceReason: 'Wedding group' };
  const booking = await walkIn({ ...input, idempotencyKey });
  expect(booking).toMatchObject({ totalCents: 11_000, paidCents: 11_000 });
  const first = await repo(BookingEvent).findOneByOrFail({ bookingId: booking.id, step: 1 });
  expect(first).toMatchObject({
    why: 'Booked at the front desk for $50.00 a night.',
    reason: 'Wedding group',
  });
  expect(await refusedInput({ ...input, priceReason: ' ', idempotencyKey: 'none' })).toMatch('Give a reason');
  const { errors } = await (await server.as(guest)).graphql(QUOTE, { input: rooms });
  expect(errors).toBeDefined();
});

const refusedInput = async (input: object): Promise<string> => {
  const { errors } = await admin.graphql(WALK_IN, { input });
  return JSON.stringify(errors);
};
