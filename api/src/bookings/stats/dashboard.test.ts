import { cancel, change, checkout, choice } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { seedDemo } from '../../../seeds/seed.service';
import { sumSalesLines } from './salesStats.service';
import { Booking, BookingStatus } from '../booking.entity';
import { ALL_HOTELS, DailySales, SalesLine } from './salesStats.entity';
import { Stay } from '../stay.entity';

const FIGURES =
  'from nights availableNights occupancy revenueCents averageDailyRateCents revenuePerAvailableRoomCents bookings cancellations arrivals departures';
const DASHBOARD = `query ($hotelId: ID, $from: Night!, $to: Night!) { dashboard(hotelId: $hotelId, from: $from, to: $to) {
  today { ${FIGURES} } total { ${FIGURES} } before { ${FIGURES} } days { ${FIGURES} } } }`;

let server: TestServer;
let admin: Visitor;
let guest: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  guest = await server.as(await makeUser());
});
afterEach(() => server.close());

async function read(from: number, to: number, hotelId?: string) {
  const { data, errors } = await admin.graphql(DASHBOARD, { hotelId, from: night(from), to: night(to) });
  expect(errors).toBeUndefined();
  return data.dashboard;
}

/** A paid booking of both rooms of a hotel with four, three nights from day 10 on. */
async function paid() {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 4);
  const ids = roomNumbers.map(({ id }) => id);
  const { url, booking } = await checkout(guest, choice(hotel.id, ids.slice(0, 2), 10, 13));
  await server.pay(url);
  return { hotelId: hotel.id, ids, id: booking.id as string };
}

test('counts nights, revenue and rates of paid bookings, before and after the lines are summed', async () => {
  const { hotelId, ids } = await paid();
  await checkout(guest, choice(hotelId, [ids[2]!], 10, 13));
  const [first] = await repo(Stay).find({ take: 1 });
  const rate = first!.pricePerNightCents;
  for (const work of [() => Promise.resolve(), sumSalesLines]) {
    await work();
    const { total, before, days, today } = await read(9, 14, hotelId);
    expect(total).toMatchObject({
      nights: 6,
      availableNights: 20,
      occupancy: 0.3,
      revenueCents: 6 * rate,
      averageDailyRateCents: rate,
      revenuePerAvailableRoomCents: (6 * rate) / 20,
      arrivals: 1,
      departures: 1,
      bookings: 0,
    });
    expect(days.map(({ nights }: { nights: number }) => nights)).toEqual([0, 2, 2, 2, 0]);
    expect(days[1]).toMatchObject({ from: night(10), occupancy: 0.5, arrivals: 1 });
    expect(before).toMatchObject({ nights: 0, averageDailyRateCents: null, occupancy: 0 });
    expect(today).toMatchObject({ from: night(0), bookings: 1, cancellations: 0 });
    expect((await read(9, 14)).total).toMatchObject({ nights: 6, revenueCents: 6 * rate });
  }
  expect(await repo(SalesLine).count()).toBe(0);
});

test('a cancelled booking gives its nights back and counts as a cancellation of today', async () => {
  const { hotelId, id } = await paid();
  await sumSalesLines();
  await cancel(guest, id);
  const { total, today } = await read(0, 20, hotelId);
  expect(total).toMatchObject({ nights: 0, revenueCents: 0, arrivals: 0, departures: 0 });
  expect(today).toMatchObject({ bookings: 1, cancellations: 1 });
  expect((await repo(Booking).findOneByOrFail({ id })).cancelledAt).not.toBeNull();
});

test('a changed booking counts on its new nights only', async () => {
  const { hotelId, ids, id } = await paid();
  await change(guest, id, [ids[3]!], [11, 12]);
  const { days } = await read(10, 13, hotelId);
  expect(days.map(({ nights }: { nights: number }) => nights)).toEqual([0, 1, 0]);
  expect(days.map(({ arrivals }: { arrivals: number }) => arrivals)).toEqual([0, 1, 0]);
});

test('the lists behind the numbers have the bookings paid and cancelled on a day', async () => {
  const { id } = await paid();
  const other = await paid();
  await cancel(guest, other.id);
  const list = async (filter: object) => {
    const query = 'query ($filter: BookingFilter) { bookings(filter: $filter) { items { id } } }';
    const { data } = await admin.graphql(query, { filter });
    return data.bookings.items.map((item: { id: string }) => item.id);
  };
  const day = (days: number) => `${night(days)}T00:00:00.000Z`;
  expect(await list({ paid: true, createdFrom: day(0), createdTo: day(1) })).toEqual([other.id, id]);
  expect(await list({ cancelledFrom: day(0), cancelledTo: day(1) })).toEqual([other.id]);
  expect(await list({ cancelledTo: day(0) })).toEqual([]);
});

test('refuses an empty or too long range, and returns null for an unknown hotel', async () => {
  const ask = (from: number, to: number, hotelId?: string) =>
    admin.graphql(DASHBOARD, { hotelId, from: night(from), to: night(to) });
  for (const [from, to] of [
    [1, 1],
    [2, 1],
    [0, 366],
  ] as const)
    expect((await ask(from, to)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await ask(0, 1, 'f'.repeat(24))).data.dashboard).toBeNull();
});

describe('with the demonstration data', () => {
  test('the statistics match the bookings', async () => {
    await server.close();
    server = await startTestServer();
    await seedDemo();
    const confirmed = await repo(Booking).findBy({ status: BookingStatus.CONFIRMED });
    const ids = new Set(confirmed.map(({ id }) => id));
    const stays = (await repo(Stay).find()).filter(({ bookingId }) => ids.has(bookingId));
    const sold = stays.flatMap(({ nightPrices }) => nightPrices);
    const counted = await repo(DailySales).find({ order: { hotelId: 'ASC', day: 'ASC' } });
    const all = counted.filter(({ hotelId }) => hotelId === ALL_HOTELS);
    const sum = (name: 'nights' | 'revenueCents' | 'cancellations' | 'bookings') =>
      all.reduce((total, figures) => total + figures[name], 0);
    const cancelled = await repo(Booking).countBy({ status: BookingStatus.CANCELLED });
    expect(sum('nights')).toBe(sold.length);
    expect(sum('revenueCents')).toBe(sold.reduce((total, { cents }) => total + cents, 0));
    expect([sum('cancellations'), sum('bookings')]).toEqual([cancelled, cancelled + confirmed.length]);
  });
});
