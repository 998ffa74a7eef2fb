import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { openDispute } from '../../../test/disputeHelpers';
import { Refund } from '../pay/refund.entity';
import { FolioLine } from '../folio/folioLine.entity';
import { repo } from '../../database/transaction';

const LIMIT = 15_000;
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ GOODWILL_LIMIT_CENTS: String(LIMIT) });
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const REFUND = `mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename
  ... on Booking { status payment totalCents paidCents refundedCents viewerCan { mostGoodwillCents }
    history { why reason user { name } } }
  ... on RefundNotPossible { mostRefundCents } ... on Problem { message } } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) {
  ... on Booking { refundedCents cancellationRefundCents } ... on Problem { message } } }`;
const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { ... on Booking { id } } }`;

let keys = 0;
const refund = async (by: Visitor, bookingId: string, refundCents: number, more = {}) => {
  const input = { bookingId, refundCents, reason: 'Noise', idempotencyKey: `key-${++keys}`, ...more };
  const { data, errors } = await by.graphql(REFUND, { input });
  return errors ?? data.refundBooking;
};
const linesOf = async (bookingId: string) =>
  (await repo(FolioLine).find({ where: { bookingId }, order: { line: 'ASC' } })).map(
    ({ kind, cents }) => `${kind} ${cents}`,
  );

/** A booking of two nights for 200 dollars, paid online. */
async function booked() {
  const { hotel, ids } = await room();
  const user = await makeUser();
  const guest = await server.as(user);
  const { url, booking } = await checkout(guest, choice(hotel.id, ids, 5, 7));
  await server.pay(url);
  return { user, guest, id: booking.id as string };
}

test('staff refund a part of what was paid; the booking stays, and the guest reads why', async () => {
  const { user, id } = await booked();
  const answer = await refund(admin, id, 4500, { reason: ' The lift was out of order. ' });
  expect(answer).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 20_000,
    refundedCents: 4500,
    viewerCan: { mostGoodwillCents: LIMIT - 4500 },
  });
  expect(answer.history).toContainEqual({
    why: 'Goodwill refund: $45.00.',
    reason: 'The lift was out of order.',
    user: { name: 'Ada Admin' },
  });
  expect(await linesOf(id)).toEqual([
    'NIGHT 10000',
    'NIGHT 10000',
    'PAYMENT -20000',
    'ADJUSTMENT -4500',
    'REFUND 4500',
  ]);
  const mails = await server.mailsTo(user.email, 3);
  const told = mails.find(({ subject }) => subject.startsWith('A refund from'))!;
  expect(told.text).toContain('Reason: The lift was out of order.');
  expect(told.text).toContain('$45.00 goes back to the card you paid with.');
  expect(mails.find(({ subject }) => subject === 'Your Staybook refund')!.text).toContain(
    'has given you a refund',
  );
});

test('the same key refunds once, also when it is sent twice at once; with another sum it is refused', async () => {
  const { id } = await booked();
  const sent = { idempotencyKey: 'sent-twice' };
  const answers = await Promise.all([refund(admin, id, 3000, sent), refund(admin, id, 3000, sent)]);
  for (const answer of [...answers, await refund(admin, id, 3000, sent)])
    expect(answer).toMatchObject({ __typename: 'Booking', refundedCents: 3000 });
  expect(await refund(admin, id, 3001, sent)).toMatchObject({ __typename: 'RefundRefused' });
});

test('a refund that a dispute splits is still refunded once by its key', async () => {
  const { id } = await booked();
  await openDispute(server, id, { amount: '18000' });
  const sent = { idempotencyKey: 'split' };
  const answers = [await refund(admin, id, 3000, sent), await refund(admin, id, 3000, sent)];
  for (const answer of answers) expect(answer).toMatchObject({ __typename: 'Booking', refundedCents: 3000 });
  const parts = await repo(Refund).findBy({ bookingId: id });
  expect(parts.map(({ amountCents, withheld }) => [amountCents, withheld]).sort()).toEqual([
    [1000, true],
    [2000, false],
  ]);
});

test('refunds never exceed the limit for one booking, nor what is left', async () => {
  const { guest, id } = await booked();
  expect(await refund(admin, id, LIMIT + 1)).toMatchObject({
    __typename: 'RefundNotPossible',
    mostRefundCents: LIMIT,
  });
  await refund(admin, id, 10_000);
  expect(await refund(admin, id, 5001)).toMatchObject({ mostRefundCents: 5000 });
  const { data } = await guest.graphql(CANCEL, { input: { bookingId: id } });
  expect(data.cancelBooking).toEqual({ refundedCents: 20_000, cancellationRefundCents: 10_000 });
  expect(await refund(admin, id, 1)).toMatchObject({ mostRefundCents: 0 });
});

test('a late cancellation without a refund can be refunded afterwards', async () => {
  const { hotel, ids } = await room();
  const person = await makeUser();
  const input = { ...choice(hotel.id, ids, 1, 2), userId: person.id, paidBy: 'CASH' };
  const { id } = (await admin.graphql(WALK_IN, { input })).data.createWalkIn;
  await admin.graphql(CANCEL, { input: { bookingId: id, refundCents: 0, reason: 'By the terms' } });
  expect(await refund(admin, id, 6000)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDING' });
  const mails = await server.mailsTo(person.email, 3);
  expect(mails.find(({ subject }) => subject.startsWith('A refund from'))!.text).toContain(
    'You get $60.00 at the front desk, in cash.',
  );
});

test('guests, unknown bookings, empty reasons and sums below a cent are refused', async () => {
  const { guest, id } = await booked();
  expect((await refund(guest, id, 100))[0].extensions.code).toBe('FORBIDDEN');
  expect(await refund(admin, '0'.repeat(24), 100)).toMatchObject({ __typename: 'RefundRefused' });
  expect((await refund(admin, id, 0))[0].message).toContain('above zero');
  expect((await refund(admin, id, 100, { reason: ' ' }))[0].message).toContain('Give a reason');
});
