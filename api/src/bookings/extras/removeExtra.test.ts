import { cancel } from '../../../test/checkoutHelpers';
import { bookedWithExtras, readWithExtras, removeExtra, sellExtra } from '../../../test/extras';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ GOODWILL_LIMIT_CENTS: '50000' });
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const read = (id: string, by = admin) => readWithExtras(by, id);
const booked = (from?: number) => bookedWithExtras(server, admin, from);
const remove = (id: string) => removeExtra(admin, id);

let keys = 0;
const TAKE = `mutation ($input: TakePaymentInput!) { takePayment(input: $input) { __typename ... on Problem { message } } }`;
const take = (bookingId: string, cents: number) =>
  admin.graphql(TAKE, { input: { bookingId, cents, paidBy: 'CASH', idempotencyKey: `pay-${++keys}` } });

test('an extra that was not paid is removed, and its line on the folio is reversed', async () => {
  const { id, extras } = await booked();
  const sold = await sellExtra(admin, id, extras.Parking);
  expect(await remove(sold)).toBe('Booking');
  expect(await remove(sold)).toBe('Booking');
  const booking = await read(id);
  expect(booking).toMatchObject({
    payment: 'PAID',
    extrasCents: 0,
    refundedCents: 0,
    owedCents: 0,
    folio: { balanceCents: 0 },
    extras: [{ cancelledBy: { name: 'Ada Admin' }, cancelReason: 'Not taken', refundIfRemovedCents: 0 }],
  });
  expect(booking.folio.lines.slice(-2)).toMatchObject([
    { kind: 'EXTRA', cents: 5000 },
    { kind: 'EXTRA', title: 'Parking, 2 nights', cents: -5000 },
  ]);
  expect(booking.history.at(-1)).toEqual({
    why: 'Extra removed: Parking, 2 nights, $50.00.',
    reason: 'Not taken',
    user: { name: 'Ada Admin' },
  });
  expect(await remove('f'.repeat(24))).toBe('This extra does not exist.');
});

test('what was paid of an extra is refunded when it is removed', async () => {
  const { id, extras } = await booked();
  const sold = await sellExtra(admin, id, extras.Parking);
  await take(id, 3000);
  expect((await read(id)).extras).toMatchObject([{ refundIfRemovedCents: 3000 }]);
  expect(await remove(sold)).toBe('Booking');
  const booking = await read(id);
  expect(booking).toMatchObject({
    payment: 'REFUNDING',
    extrasCents: 0,
    paidCents: 23_000,
    refundedCents: 3000,
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  expect(booking.folio.lines.slice(-2)).toMatchObject([
    { kind: 'EXTRA', cents: -5000 },
    { kind: 'REFUND', title: 'Cash, at the hotel', cents: 3000 },
  ]);
  expect(booking.history.at(-1).why).toBe('Extra removed: Parking, 2 nights, $50.00. Refund: $30.00.');
});

test('an extra whose payment was refunded otherwise cannot be removed', async () => {
  const { id, extras } = await booked();
  const sold = await sellExtra(admin, id, extras['Late check-out']);
  await take(id, 3500);
  const REFUND = `mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename } }`;
  const input = { bookingId: id, refundCents: 22_000, reason: 'Noise', idempotencyKey: 'noise' };
  expect((await admin.graphql(REFUND, { input })).data.refundBooking.__typename).toBe('Booking');
  expect(await remove(sold)).toMatch('only $15.00 of the payments is left to refund');
  expect(await read(id)).toMatchObject({ extrasCents: 3500, owedCents: 0 });
});

test('a cancelled booking owes nothing for its extras, and gets back all that was paid for them', async () => {
  const { id, guest, extras, hotel } = await booked(1);
  expect(hotel).toMatchObject({ lateRefundPercent: 0 });
  await transaction(() => repo(Booking).update({ id }, { freeCancellationDays: 5, lateRefundPercent: 25 }));
  await sellExtra(admin, id, extras.Parking);
  expect((await read(id, guest)).viewerCan.refundIfCancelledCents).toBe(5000);
  await take(id, 5000);
  expect((await read(id, guest)).viewerCan.refundIfCancelledCents).toBe(10_000);
  await cancel(guest, id);
  const booking = await read(id);
  expect(booking).toMatchObject({
    status: 'CANCELLED',
    refundedCents: 10_000,
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  const sums = booking.folio.lines
    .filter(({ kind }: { kind: string }) => kind === 'EXTRA' || kind === 'FEE')
    .map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents]);
  expect(sums).toEqual([
    ['EXTRA', 5000],
    ['EXTRA', -5000],
    ['FEE', 15_000],
  ]);
});

const WAIVE = `mutation ($input: CreditBookingInput!) { creditBooking(input: $input) { __typename } }`;
const waive = (bookingId: string, cents: number) =>
  admin.graphql(WAIVE, { input: { bookingId, cents, reason: 'Cold', idempotencyKey: `waive-${++keys}` } });

test('what was waived of an extra is not refunded when it is removed', async () => {
  const { id, extras } = await booked();
  const sold = await sellExtra(admin, id, extras.Parking);
  await take(id, 2000);
  await waive(id, 3000);
  expect(await read(id)).toMatchObject({ payment: 'PAID', extras: [{ refundIfRemovedCents: 2000 }] });
  expect(await remove(sold)).toBe('Booking');
  const booking = await read(id);
  expect(booking).toMatchObject({ refundedCents: 2000, owedCents: 0, folio: { balanceCents: 0 } });
  expect(booking.folio.lines.slice(-3)).toMatchObject([
    { kind: 'EXTRA', cents: -5000 },
    { kind: 'ADJUSTMENT', title: 'No longer waived or refunded', cents: 3000 },
    { kind: 'REFUND', cents: 2000 },
  ]);
});

test('a cancellation does not refund an extra that was waived', async () => {
  const { id, extras, guest } = await booked(10);
  await sellExtra(admin, id, extras.Parking);
  await waive(id, 5000);
  await transaction(() => repo(Booking).update({ id }, { freeCancellationDays: 30, lateRefundPercent: 0 }));
  await cancel(guest, id);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', refundedCents: 0, folio: { balanceCents: 0 } });
});
