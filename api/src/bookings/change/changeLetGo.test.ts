import { cancel, change } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { booked, invoicesOf, issue } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { FolioLine } from '../folio/folioLine.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const TAXES = `query ($filter: TaxFilter) { taxes(filter: $filter) { title nights netCents } }`;
const taxesOf = async (hotelId: string) =>
  (await admin.graphql(TAXES, { filter: { from: night(-1), to: night(1), hotelId } })).data.taxes;

async function accountsOf(bookingId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, cents } of await repo(FolioLine).findBy({ bookingId }))
    sums[account] = (sums[account] ?? 0) + cents;
  return sums;
}

const DASHBOARD = `query ($hotelId: ID, $from: Night!, $to: Night!) {
  dashboard(hotelId: $hotelId, from: $from, to: $to) { total { cancellationFeesCents } } }`;
const feesOf = async (hotelId: string) =>
  (await admin.graphql(DASHBOARD, { hotelId, from: night(0), to: night(1) })).data.dashboard.total
    .cancellationFeesCents;

/** A paid booking of two nights that was changed to a room that costs 24 cents more. */
async function letGo() {
  const { hotel, guest, id } = await booked(server, admin, 2, {
    freeCancellationDays: 5,
    lateRefundPercent: 25,
  });
  const { roomNumbers } = await makeRoomType(hotel, 3, { title: 'Dearer', priceCents: 10_012 });
  await issue(guest, id);
  expect(await change(guest, id, [roomNumbers[2]!.id], [2, 4])).toMatchObject({ url: null });
  return { hotel, guest, id };
}

test('a rise too small to charge is an allowance: taxes stay what the nights say', async () => {
  const { hotel, guest, id } = await letGo();
  expect(await accountsOf(id)).toMatchObject({ ROOM_REVENUE: 20_024, TAXES_PAYABLE: 600, ALLOWANCES: -24 });
  expect(await taxesOf(hotel.id)).toEqual([{ title: 'City tax', nights: 2, netCents: 600 }]);
  await issue(guest, id);
  expect((await invoicesOf(guest, id)).at(-1)).toMatchObject({
    totalCents: 20_600,
    lines: [
      { kind: 'NIGHT', cents: 20_024 },
      { kind: 'CHARGE', title: 'City tax', cents: 600 },
      { kind: 'ADJUSTMENT', title: 'Too little to charge', cents: -24 },
    ],
  });
});

test('what was let go is taken back with the nights of a cancelled booking, and the fee is one line', async () => {
  const { hotel, guest, id } = await letGo();
  await issue(guest, id);
  await cancel(guest, id);
  expect(await accountsOf(id)).toMatchObject({ TAXES_PAYABLE: 0, ALLOWANCES: 0, CANCELLATION_FEES: 15_450 });
  expect(await taxesOf(hotel.id)).toEqual([{ title: 'City tax', nights: 0, netCents: 0 }]);
  const { lines } = (await invoicesOf(guest, id)).at(-1)!;
  expect(lines.map(({ title, cents }: { title: string; cents: number }) => [title, cents])).toEqual([
    ['Dearer', 20_024],
    ['City tax', 600],
    ['Cancellation fee', -15_450],
    ['Too little to charge', -24],
  ]);
  expect(await feesOf(hotel.id)).toBe(15_450);
});
