import { cancel } from '../../../test/checkoutHelpers';
import { bookedWithExtras, removeExtra, sellExtra } from '../../../test/extras';
import { makeUser, night } from '../../../test/factories';
import { booked } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { BookLists1765200000000 } from '../../database/migrations/1765200000000-BookLists';
import { migrations } from '../../database/migrations';
import { repo, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { sumSalesLines } from './salesStats.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const DASHBOARD = `query ($hotelId: ID, $from: Night!, $to: Night!) { dashboard(hotelId: $hotelId, from: $from, to: $to) {
  total { revenueCents extrasCents cancellationFeesCents } days { from extrasCents cancellationFeesCents } } }`;
async function read(hotelId?: string, from = 0, to = 1) {
  const { data } = await admin.graphql(DASHBOARD, { hotelId, from: night(from), to: night(to) });
  return data.dashboard;
}
const LATE = { freeCancellationDays: 30, lateRefundPercent: 50 };
const refund = (bookingId: string, refundCents: number) =>
  admin.graphql('mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename } }', {
    input: { bookingId, refundCents, reason: 'Noise', idempotencyKey: `refund-${bookingId}` },
  });

test('extras count on the day on which they are sold, less those removed, before and after the lines are summed', async () => {
  const { id, hotel, extras } = await bookedWithExtras(server, admin);
  await sellExtra(admin, id, extras.Parking);
  const late = await sellExtra(admin, id, extras['Late check-out']);
  for (const work of [() => Promise.resolve(), sumSalesLines]) {
    await work();
    const { total, days } = await read(hotel.id, -1, 2);
    expect(total).toEqual({ revenueCents: 0, extrasCents: 8500, cancellationFeesCents: 0 });
    expect(days.map(({ extrasCents }: any) => extrasCents)).toEqual([0, 8500, 0]);
  }
  await removeExtra(admin, late);
  expect((await read(hotel.id)).total.extrasCents).toBe(5000);
  expect((await read(hotel.id, 10, 12)).total).toMatchObject({ revenueCents: 20_000, extrasCents: 0 });
});

test('what the hotel keeps of a late cancellation counts on the day of the cancellation', async () => {
  const { id, guest, hotel } = await booked(server, admin, 10, LATE);
  await cancel(guest, id);
  const { total } = await read(hotel.id);
  expect(total).toMatchObject({ cancellationFeesCents: 10_300, extrasCents: 0 });
  expect((await read(hotel.id, 10, 12)).total.revenueCents).toBe(0);
  await sumSalesLines();
  expect((await read(hotel.id)).total).toEqual(total);
});

test('a fee is what was paid and not refunded, also after goodwill', async () => {
  const { id, guest, hotel } = await booked(server, admin, 10, LATE);
  await refund(id, 5000);
  await cancel(guest, id);
  const { paidCents, refundedCents } = await repo(Booking).findOneByOrFail({ id });
  expect(refundedCents).toBeLessThan(paidCents);
  expect((await read(hotel.id)).total.cancellationFeesCents).toBe(paidCents - refundedCents);
});

test('a cancellation without a fee, and payments and refunds, count nothing', async () => {
  const { id, guest, hotel } = await booked(server, admin);
  await cancel(guest, id);
  expect((await read(hotel.id)).total).toEqual({
    revenueCents: 0,
    extrasCents: 0,
    cancellationFeesCents: 0,
  });
});

test('the migration counts the folios that there are', async () => {
  await sumSalesLines();
  const before = await read();
  expect(before.total.extrasCents).toBeGreaterThan(0);
  // Later ones build on its columns.
  const later = migrations
    .slice(migrations.indexOf(BookLists1765200000000))
    .map((Migration) => new Migration());
  const migrate = (way: 'up' | 'down') =>
    transaction(async () => {
      for (const migration of way === 'up' ? later : later.toReversed())
        await migration[way](repo(Booking).manager.queryRunner!);
    });
  for (let times = 0; times < 2; times++) {
    await migrate('down');
    await migrate('up');
    expect(await read()).toEqual(before);
  }
  await sumSalesLines();
  expect(await read()).toEqual(before);
});
