import {
  afterHold,
  cancel,
  change,
  checkout,
  choice,
  deliver,
  later,
  nightsOf,
  paidEvent,
  paymentOf,
  release,
} from '../../../test/checkoutHelpers';
import { askQuote, bookWithExtras, choosing, readWithExtras, removeExtra } from '../../../test/extras';
import { makeUser } from '../../../test/factories';
import { issue } from '../../../test/invoiceHelpers';
import { setCharges } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { readSession } from '../../external/payments';
import { repo, transaction } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { expireHolds } from '../hold/hold.service';
import { BookingExtra } from './bookingExtra.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const held = async () => {
  const those = await choosing(server, admin);
  const { url, booking } = await checkout(those.guest, those.input);
  return { ...those, url: url as string, id: booking.id as string };
};
const paid = async () => {
  const those = await held();
  expect(await server.pay(those.url)).toBe(303);
  return those;
};
const read = (id: string) => readWithExtras(admin, id);
const kinds = (booking: any, kind: string) => booking.folio.lines.filter((line: any) => line.kind === kind);

test('extras are held and paid with the rooms, and stand on the payment page, the folio, the mail and the invoice', async () => {
  const { guest, user, hotel, input } = await choosing(server, admin);
  await setCharges(admin, hotel.cityId, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }]);
  const { version } = (await askQuote(guest, input)).data.quote;
  const { url, booking: made } = await bookWithExtras(guest, { ...input, quoteVersion: version });
  expect(made).toMatchObject({ totalCents: 20_600, extrasCents: 12_400 });
  const { sessionId, amountCents } = await paymentOf(made.id);
  expect(amountCents).toBe(33_000);
  expect((await readSession(sessionId!))?.amountTotalCents).toBe(33_000);
  const page = await (await fetch(url)).text();
  for (const words of ['Breakfast, 2 people, 2 nights', '$74.00', 'Parking, 2 nights', '$330.00'])
    expect(page).toContain(words);
  expect(await read(made.id)).toMatchObject({
    status: 'HELD',
    extras: [
      {
        title: 'Breakfast',
        cents: 7_400,
        unitCents: 1_850,
        soldBy: { name: 'Gus Guest' },
        refundIfRemovedCents: 0,
      },
      { title: 'Parking', cents: 5_000 },
    ],
    folio: null,
  });

  await transaction(() => repo(Extra).update({ hotelId: hotel.id }, { cents: 99, active: false }));
  expect(await server.pay(url)).toBe(303);
  const booking = await read(made.id);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 20_600,
    extrasCents: 12_400,
    paidCents: 33_000,
    owedCents: 0,
    folio: { balanceCents: 0 },
  });
  expect(kinds(booking, 'EXTRA')).toMatchObject([
    { account: 'EXTRAS_REVENUE', title: 'Breakfast, 2 people, 2 nights', cents: 7_400 },
    { account: 'EXTRAS_REVENUE', title: 'Parking, 2 nights', cents: 5_000 },
  ]);
  const [mail] = await server.mailsTo(user.email);
  for (const words of ['Breakfast, 2 people, 2 nights', '$74.00', 'Parking, 2 nights', 'Total paid: $330.00'])
    expect(mail!.text).toContain(words);
  const invoice = await issue(guest, made.id);
  expect(invoice).toMatchObject({ totalCents: 33_000, dueCents: 0 });
  expect(invoice.lines).toMatchObject([
    { kind: 'NIGHT', cents: 20_000 },
    { kind: 'CHARGE', cents: 600 },
    { kind: 'EXTRA', title: 'Breakfast, 2 people, 2 nights', cents: 7_400 },
    { kind: 'EXTRA', title: 'Parking, 2 nights', cents: 5_000 },
  ]);
});

test('an ended hold has no folio, and a late payment sells its extras again or is refunded in full', async () => {
  const [late, lost] = [await held(), await held()];
  await later(afterHold(), expireHolds);
  expect(await read(late.id)).toMatchObject({ status: 'EXPIRED', paidCents: 0, folio: null });
  await deliver(server, paidEvent('evt_late_extras', await paymentOf(late.id)));
  const booking = await read(late.id);
  expect(booking).toMatchObject({ status: 'CONFIRMED', paidCents: 32_400, owedCents: 0 });
  expect(kinds(booking, 'EXTRA')).toHaveLength(2);

  await checkout(await server.as(await makeUser()), choice(lost.hotel.id, lost.ids));
  await deliver(server, paidEvent('evt_lost_extras', await paymentOf(lost.id)));
  const refunded = await read(lost.id);
  expect(refunded).toMatchObject({ status: 'EXPIRED', refundedCents: 32_400, folio: { balanceCents: 0 } });
  expect(kinds(refunded, 'EXTRA')).toEqual([]);
});

test('a released hold frees its nights, and the same extras are sold with a new one', async () => {
  const { guest, id, input } = await held();
  await release(guest, id);
  expect(await nightsOf(id)).toBe(0);
  const again = await checkout(guest, { ...input, idempotencyKey: 'again' });
  expect((await read(again.booking.id)).extrasCents).toBe(12_400);
});

test('a late cancellation refunds the extras in full', async () => {
  const { guest, ids, hotel, input } = await choosing(server, admin);
  const today = { ...input, ...choice(hotel.id, ids, 0, 2), extras: input.extras };
  const { url, booking } = await checkout(guest, today);
  await server.pay(url);
  expect((await readWithExtras(guest, booking.id)).viewerCan.refundIfCancelledCents).toBe(12_400);
  await cancel(guest, booking.id);
  const after = await read(booking.id);
  expect(after).toMatchObject({
    status: 'CANCELLED',
    paidCents: 32_400,
    refundedCents: 12_400,
    owedCents: 0,
  });
  expect(after.folio.lines.at(-1)).toMatchObject({ kind: 'REFUND' });
  expect(kinds(after, 'FEE')).toMatchObject([{ cents: 20_000 }]);
});

test('staff remove an extra that was bought online, and its price is refunded', async () => {
  const { id } = await paid();
  const [breakfast] = (await read(id)).extras;
  expect(breakfast.refundIfRemovedCents).toBe(7_400);
  const { id: rowId } = await repo(BookingExtra).findOneByOrFail({ bookingId: id, title: 'Breakfast' });
  expect(await removeExtra(admin, rowId)).toBe('Booking');
  expect(await read(id)).toMatchObject({ extrasCents: 5_000, refundedCents: 7_400, owedCents: 0 });
});

test('a change keeps the extras as they were sold', async () => {
  const { guest, id, ids } = await paid();
  const { url } = await change(guest, id, ids, [10, 13]);
  await server.pay(url);
  expect(await read(id)).toMatchObject({
    totalCents: 30_000,
    extrasCents: 12_400,
    paidCents: 42_400,
    owedCents: 0,
    extras: [{ title: 'Breakfast', nights: 2 }, { title: 'Parking' }],
  });
  await change(guest, id, ids, [10, 11]);
  expect(await read(id)).toMatchObject({ extrasCents: 12_400, refundedCents: 20_000, owedCents: 0 });
});
