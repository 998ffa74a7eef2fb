import { cancel, change, holding, release } from '../../../test/checkoutHelpers';
import { endDispute, openDispute, takeEvents } from '../../../test/disputeHelpers';
import { bookedWithExtras, removeExtra, sellExtra } from '../../../test/extras';
import { makeUser, night } from '../../../test/factories';
import { booked, inShort, invoicesOf, issue, mayIssue } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { LIMITS } from '../../../../schema/limits';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const REFUND = `mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename } }`;
const goodwill = (bookingId: string, refundCents: number) =>
  admin.graphql(REFUND, {
    input: { bookingId, refundCents, reason: 'Noise', idempotencyKey: `g${refundCents}` },
  });

test('a guest gets an invoice with nights, taxes, buyer and payments, and the same one again', async () => {
  const { guest, id, hotel, roomType } = await booked(server, admin);
  const acme = { name: ' Acme Travel ', address: ' 1 Main Street \r\n  New York ', taxNumber: ' US-1 ' };
  const invoice = await issue(guest, id, acme);
  expect(invoice).toMatchObject({
    kind: 'INVOICE',
    number: 1,
    name: 'INV-000001',
    day: night(0),
    bookingId: id,
    sellerName: hotel.name,
    buyer: { name: 'Acme Travel', address: '1 Main Street\nNew York', taxNumber: 'US-1' },
    creditedNumber: null,
    totalCents: 20_600,
    invoicedCents: 20_600,
    payments: [{ kind: 'PAYMENT', title: 'Visa ending in 4242', cents: -20_600 }],
    dueCents: 0,
  });
  const none = { number: null, from: null, to: null };
  expect(invoice.lines).toEqual([
    {
      kind: 'NIGHT',
      title: roomType.title,
      number: 101,
      from: night(10),
      to: night(11),
      quantity: 2,
      unitCents: 10_000,
      cents: 20_000,
    },
    { kind: 'CHARGE', title: 'City tax', ...none, quantity: 1, unitCents: 600, cents: 600 },
  ]);
  expect(await issue(guest, id, acme)).toMatchObject({ id: invoice.id });
  expect(await inShort(guest, id)).toEqual(['INV 206.00']);
});

test("without a name it is written to the guest; staff issue it too, and the hotel's numbers run on", async () => {
  const { id, ids, guest, hotel } = await booked(server, admin);
  expect(await issue(admin, id)).toMatchObject({ number: 1, buyer: { name: 'Gus Guest', address: '' } });
  const other = await booked(server, admin);
  expect(await issue(other.guest, other.id)).toMatchObject({ number: 1 });
  expect(hotel.id).not.toBe(other.hotel.id);
  await change(guest, id, [ids[0]!], [10, 11]);
  expect((await invoicesOf(guest, id)).map(({ name }) => name)).toEqual(['INV-000001', 'CN-000002']);
});

test('each change of the price is invoiced or credited at once, so that the sum is what the folio charges', async () => {
  const { guest, id, ids } = await booked(server, admin, 2, {
    freeCancellationDays: 1,
    lateRefundPercent: 25,
  });
  await issue(guest, id);
  const { url } = await change(guest, id, [ids[0]!], [2, 5]);
  expect(await inShort(guest, id)).toEqual(['INV 206.00']);
  await server.pay(url);
  expect(await inShort(guest, id)).toEqual(['INV 206.00', 'INV 103.00']);
  await change(guest, id, [ids[0]!], [2, 4]);
  await goodwill(id, 2000);
  await cancel(guest, id);
  expect(await inShort(guest, id)).toEqual([
    'INV 206.00',
    'INV 103.00',
    'CN 103.00',
    'CN 20.00',
    'CN 186.00',
  ]);
  const last = (await invoicesOf(guest, id)).at(-1);
  expect(last).toMatchObject({ creditedNumber: 2, takesAllBack: false, invoicedCents: 0, dueCents: 0 });
  expect(last.lines.at(-1)).toMatchObject({ kind: 'FEE', title: 'Credited before', cents: -2000 });
});

test('a late cancellation credits the nights less what the hotel keeps', async () => {
  const { guest, user, id, roomType } = await booked(server, admin, 2, {
    freeCancellationDays: 5,
    lateRefundPercent: 25,
  });
  await issue(guest, id);
  await cancel(guest, id);
  const [, note] = await invoicesOf(guest, id);
  expect(note).toMatchObject({ kind: 'CREDIT_NOTE', name: 'CN-000002', creditedNumber: 1, totalCents: 5150 });
  expect(note.lines.map(({ title, cents }: { title: string; cents: number }) => [title, cents])).toEqual([
    [roomType.title, 20_000],
    ['City tax', 600],
    ['Cancellation fee', -15_450],
  ]);
  expect(note.payments).toEqual([
    { kind: 'PAYMENT', title: 'Visa ending in 4242', cents: -20_600 },
    { kind: 'REFUND', title: 'Visa ending in 4242', cents: 5150 },
  ]);
  const mails = await server.mailsTo(user.email, 5);
  const told = mails.find(({ subject }) => subject.startsWith('Credit note CN-000002 from'))!;
  expect(told.text).toContain('The price of your booking has changed.');
  expect(told.files).toEqual(['CN-000002.pdf']);
});

test('a cancelled booking of which the hotel keeps a fee is invoiced with the fee alone', async () => {
  const { guest, id } = await booked(server, admin, 2, { freeCancellationDays: 5, lateRefundPercent: 0 });
  await cancel(guest, id);
  expect((await issue(guest, id)).lines).toMatchObject([{ title: 'Cancellation fee', cents: 20_600 }]);
});

test('another buyer gets a new invoice, after a credit note over everything to the first one', async () => {
  const { guest, user, id } = await booked(server, admin);
  await issue(guest, id);
  await goodwill(id, 600);
  const corrected = await issue(guest, id, { name: 'Acme Travel' }, { idempotencyKey: 'acme' });
  expect(corrected).toMatchObject({ kind: 'INVOICE', number: 4, totalCents: 20_000, dueCents: 0 });
  const [, , note] = await invoicesOf(guest, id);
  expect(note).toMatchObject({
    kind: 'CREDIT_NOTE',
    buyer: { name: 'Gus Guest' },
    takesAllBack: true,
    totalCents: 20_000,
    invoicedCents: 0,
  });
  expect(await issue(guest, id, { name: 'Acme Travel' }, { idempotencyKey: 'acme' })).toEqual(corrected);
  const mails = await server.mailsTo(user.email, 6);
  expect(mails.find(({ subject }) => subject.startsWith('Invoice INV-000004 from'))!.files).toEqual([
    'CN-000003.pdf',
    'INV-000004.pdf',
  ]);
});

test('other nights at the same price are corrected when someone asks for an invoice', async () => {
  const { guest, id, ids } = await booked(server, admin);
  await issue(guest, id);
  await change(guest, id, [ids[0]!], [11, 13]);
  expect(await inShort(guest, id)).toEqual(['INV 206.00']);
  const corrected = await issue(guest, id);
  expect(corrected.lines[0]).toMatchObject({ from: night(11), to: night(12) });
  expect(await issue(guest, id)).toEqual(corrected);
  expect(await inShort(guest, id)).toEqual(['INV 206.00', 'CN 206.00', 'INV 206.00']);
});

test('an extra that is sold after the invoice is on one of its own, due until it is paid; removed, it is credited', async () => {
  const { id, guest, extras } = await bookedWithExtras(server, admin);
  await issue(guest, id);
  const sold = await sellExtra(admin, id, extras.Parking);
  const [, more] = await invoicesOf(guest, id);
  expect(more).toMatchObject({
    kind: 'INVOICE',
    lines: [{ kind: 'EXTRA', title: 'Parking, 2 nights', cents: 5000 }],
    invoicedCents: 25_000,
    dueCents: 5000,
  });
  await removeExtra(admin, sold);
  expect(await inShort(guest, id)).toEqual(['INV 200.00', 'INV 50.00', 'CN 50.00']);
});

test('a lost dispute credits nothing: the sale stands, and the payment is lost', async () => {
  const { guest, id, ids } = await booked(server, admin);
  await issue(guest, id);
  await endDispute(server, await openDispute(server, id, {}), 'lost');
  await takeEvents();
  expect(await inShort(guest, id)).toEqual(['INV 206.00']);
  const { url } = await change(guest, id, [ids[0]!], [10, 13]);
  await server.pay(url);
  expect((await invoicesOf(guest, id)).at(-1)).toMatchObject({
    totalCents: 10_300,
    invoicedCents: 30_900,
    payments: [
      { kind: 'PAYMENT', cents: -30_900 },
      { kind: 'DISPUTE', title: 'Taken back by the bank', cents: 20_600 },
      { kind: 'ADJUSTMENT', title: 'Lost to a dispute', cents: -20_600 },
    ],
    dueCents: 0,
  });
});

test('holds, bookings without charges, strangers and used keys are refused', async () => {
  const held = await holding(server);
  expect(await issue(held.person, held.id)).toMatchObject({
    message: expect.stringContaining('is not paid'),
  });
  expect(await mayIssue(held.person, held.id)).toBe(false);
  await release(held.person, held.id);
  const { guest, id } = await booked(server, admin);
  expect(await mayIssue(guest, id)).toBe(true);
  const stranger = await server.as(await makeUser());
  const unknown = { __typename: 'InvoiceRefused', message: 'This booking does not exist.' };
  expect(await issue(stranger, id)).toEqual(unknown);
  expect(await issue(guest, '0'.repeat(24))).toEqual(unknown);
  expect((await issue(await server.as(), id))[0].extensions.code).toBe('UNAUTHENTICATED');
  await issue(guest, id, {}, { idempotencyKey: 'used' });
  const other = await issue(guest, id, { name: 'Acme' }, { idempotencyKey: 'used' });
  expect(other).toMatchObject({ __typename: 'InvoiceRefused', message: expect.stringContaining('new one') });
  expect(await invoicesOf(stranger, id)).toEqual([]);
  expect(await inShort(admin, id)).toEqual(['INV 206.00']);
  const refunded = await booked(server, admin);
  await cancel(refunded.guest, refunded.id);
  expect((await issue(refunded.guest, refunded.id)).message).toContain('Nothing of this booking is charged');
  expect(await mayIssue(refunded.guest, refunded.id)).toBe(false);
});

test('a buyer that cannot be printed is refused with words', async () => {
  const { guest, id } = await booked(server, admin);
  const refusals: [buyer: object, words: string][] = [
    [{ name: '東京' }, 'Use Latin, Greek or Cyrillic letters.'],
    [{ name: 'A\nB' }, 'on one line'],
    [{ name: 'x'.repeat(121) }, 'at most 120 characters'],
    [{ address: 'a\nb\nc\nd\ne\nf\ng' }, 'at most 6 lines'],
    [{ taxNumber: '1'.repeat(41) }, 'at most 40 characters'],
  ];
  for (const [buyer, words] of refusals) expect((await issue(guest, id, buyer))[0].message).toContain(words);
  expect(await inShort(guest, id)).toEqual([]);
});

test('an address as long as can be is cut to what fits an invoice', async () => {
  const { guest, id, hotel } = await booked(server, admin);
  await transaction(() => repo(Hotel).update({ id: hotel.id }, { address: 'a'.repeat(LIMITS.shortText) }));
  expect((await issue(guest, id, {})).sellerAddress).toHaveLength(LIMITS.shortText);
});
