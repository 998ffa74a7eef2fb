import { later } from '../../../test/clock';
import { cancel } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import type { User } from '../../users/user.entity';

const TOKEN = 'a-token-of-the-tests';
let server: TestServer;
let ada: User;
let admin: Visitor;
beforeEach(async () => {
  server = await startTestServer({ METRICS_TOKEN: TOKEN });
  ada = await makeUser('ADMIN', { name: 'Ada Admin' });
  admin = await server.as(ada);
});
afterEach(() => server.close());

/** A booking that was paid at the desk and cancelled by its guest: 200 dollars are due there. */
async function owed(paidBy?: 'CASH' | 'TERMINAL', at?: Parameters<typeof bookAtDesk>[2]) {
  const booked = await bookAtDesk(admin, paidBy, at);
  await cancel(await server.as(booked.user), booked.id);
  return booked;
}

const DESK = `query ($hotelId: ID!, $day: Night) { frontDesk(hotelId: $hotelId, day: $day) { payOuts {
  id amountCents inCash createdAt paidOutAt paidOutBy { name } booking { id user { name } } } } }`;
const payOuts = async (hotelId: string, day?: string, visitor = admin): Promise<any[]> => {
  const { data, errors } = await visitor.graphql(DESK, { hotelId, day });
  expect(errors).toBeUndefined();
  return data.frontDesk.payOuts;
};
const record = (field: 'confirmPayOut' | 'undoPayOut', refundId: string, visitor = admin) =>
  visitor.graphql(
    `mutation ($id: ID!) { ${field}(input: { refundId: $id }) { ... on Booking { payment } } }`,
    { id: refundId },
  );

async function listed(filter: object): Promise<string[]> {
  const query = 'query ($filter: BookingFilter) { bookings(filter: $filter) { items { id } } }';
  const { data } = await admin.graphql(query, { filter });
  return data.bookings.items.map(({ id }: { id: string }) => id);
}
async function onDashboard(hotelId?: string) {
  const { data } = await admin.graphql(
    'query ($hotelId: ID, $from: Night!, $to: Night!) { dashboard(hotelId: $hotelId, from: $from, to: $to) { deskRefundsDue deskRefundsDueCents } }',
    { hotelId, from: night(0), to: night(1) },
  );
  return Object.values(data.dashboard);
}
async function metric(name: string): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const line = (await response.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

test('money owed at a front desk is in its day, in the list, on the dashboard and in the metrics until it is paid out', async () => {
  const { id, hotel, user } = await owed();
  const other = await owed('TERMINAL');
  await bookAtDesk(admin);
  const [due, ...rest] = await payOuts(hotel.id);
  expect(rest).toEqual([]);
  expect(due).toMatchObject({
    amountCents: 20_000,
    inCash: true,
    createdAt: expect.any(String),
    paidOutAt: null,
    paidOutBy: null,
    booking: { id, user: { name: user.name } },
  });
  expect(await payOuts(other.hotel.id)).toMatchObject([{ inCash: false, booking: { id: other.id } }]);
  expect(await listed({ owedAtDesk: true })).toEqual([other.id, id]);
  expect(await listed({ owedAtDesk: true, hotelId: hotel.id })).toEqual([id]);
  expect(await onDashboard()).toEqual([2, 40_000]);
  expect(await onDashboard(hotel.id)).toEqual([1, 20_000]);
  expect(await metric('staybook_desk_refunds_due')).toBe(2);
  expect(await metric('staybook_desk_refunds_due_cents')).toBe(40_000);

  await record('confirmPayOut', due.id);
  expect(await payOuts(hotel.id)).toMatchObject([
    { id: due.id, paidOutAt: expect.any(String), paidOutBy: { name: 'Ada Admin' } },
  ]);
  expect(await listed({ owedAtDesk: true, hotelId: hotel.id })).toEqual([]);
  expect(await onDashboard(hotel.id)).toEqual([0, 0]);
  expect(await metric('staybook_desk_refunds_due')).toBe(1);

  await record('undoPayOut', due.id);
  expect(await payOuts(hotel.id)).toMatchObject([{ id: due.id, paidOutAt: null }]);
  expect(await onDashboard(hotel.id)).toEqual([1, 20_000]);
});

test('a refund stays due on later days, and is listed on the day on which it was paid out', async () => {
  const { hotel } = await owed();
  const [due] = await payOuts(hotel.id);
  for (const day of [-1, 1]) expect(await payOuts(hotel.id, night(day))).toEqual([]);
  await later(2 * 86_400_000, async () => {
    const visitor = await server.as(ada);
    expect(await payOuts(hotel.id, undefined, visitor)).toMatchObject([{ id: due.id, paidOutAt: null }]);
    expect(await metric('staybook_desk_refunds_due_seconds')).toBeGreaterThanOrEqual(2 * 86_400);
    await record('confirmPayOut', due.id, visitor);
    expect(await payOuts(hotel.id, night(2), visitor)).toMatchObject([{ id: due.id }]);
    expect(await payOuts(hotel.id, night(0), visitor)).toEqual([]);
  });
});

test('the list takes the same number of statements for many refunds and for one', async () => {
  const { hotel, ids } = await owed();
  const count = () => server.countReads(() => payOuts(hotel.id));
  const few = await count();
  for (let more = 0; more < 2; more++) await owed('CASH', { hotel, ids });
  expect(await payOuts(hotel.id)).toHaveLength(3);
  expect(await count()).toBeLessThanOrEqual(few);
});
