import { cancel } from '../../../test/checkoutHelpers';
import { exportLines } from '../../../test/exportLines';
import { makeUser, night } from '../../../test/factories';
import { booked, issue } from '../../../test/invoiceHelpers';
import { setCharges } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { checkout, choice, referenceFor, room } from '../../../test/checkoutHelpers';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const INVOICES = `query ($filter: InvoiceFilter, $sort: InvoiceSort, $limit: Int, $after: ID) {
  invoices(filter: $filter, sort: $sort, limit: $limit, after: $after) { total
    items { id name kind day sellerName signedTotalCents buyer { name } booking { id user { name } } } } }`;
const list = async (filter: object = {}, more: object = {}, by = admin): Promise<any> => {
  const { data, errors } = await by.graphql(INVOICES, { filter, ...more });
  return errors?.[0]?.message ?? data.invoices;
};
const namesOf = ({ items }: any): string[] => items.map(({ name }: any) => name);

/** An invoice and the credit note of its cancellation. */
async function credited() {
  const one = await booked(server, admin);
  await issue(one.guest, one.id, { name: 'Acme Travel', taxNumber: 'US-1' });
  await cancel(one.guest, one.id);
  return one;
}

test('staff list invoices and credit notes by hotel, kind, day and number', async () => {
  const { id, hotel } = await credited();
  const hotelId = hotel.id;
  const { items, total } = await list({ hotelId });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { name: 'CN-000002', kind: 'CREDIT_NOTE', signedTotalCents: -20_600, booking: { id } },
    {
      name: 'INV-000001',
      kind: 'INVOICE',
      day: night(0),
      sellerName: hotel.name,
      signedTotalCents: 20_600,
      buyer: { name: 'Acme Travel' },
      booking: { id, user: { name: 'Gus Guest' } },
    },
  ]);
  expect(namesOf(await list({ hotelId, kind: 'INVOICE' }))).toEqual(['INV-000001']);
  expect(namesOf(await list({ hotelId }, { sort: 'DAY_ASC' }))).toEqual(['INV-000001', 'CN-000002']);
  expect(namesOf(await list({ hotelId, dayFrom: night(0), dayTo: night(0) }))).toHaveLength(2);
  expect(namesOf(await list({ hotelId, dayTo: night(-1) }))).toEqual([]);
  expect(namesOf(await list({ hotelId, text: id }))).toHaveLength(2);
  expect(namesOf(await list({ hotelId, text: 'cn-000002' }))).toEqual(['CN-000002']);
  expect(namesOf(await list({ hotelId, text: '1' }))).toEqual(['INV-000001']);
  expect(namesOf(await list({ hotelId, text: 'INV-2' }))).toEqual([]);
  expect(await list({ dayFrom: night(1), dayTo: night(0) })).toMatch(/ends before it begins/);
});

test('the list is read page by page, and its file has what was invoiced in all', async () => {
  const { id, hotel } = await credited();
  const first = await list({ hotelId: hotel.id }, { limit: 1 });
  const second = await list({ hotelId: hotel.id }, { limit: 1, after: first.items[0].id });
  expect([...namesOf(first), ...namesOf(second)]).toEqual(['CN-000002', 'INV-000001']);
  const reference = await referenceFor(id);
  const columns = ['name', 'kind', 'total', 'buyer', 'taxNumber', 'hotel', 'booking'];
  expect(await exportLines(server, admin, 'invoices', columns, { filter: { hotelId: hotel.id } })).toEqual([
    `"CN-000002","Credit note",-206.00,"Acme Travel","US-1","${hotel.name}","${reference}"`,
    `"INV-000001","Invoice",206.00,"Acme Travel","US-1","${hotel.name}","${reference}"`,
  ]);
});

test('only administrators list them', async () => {
  const { guest } = await booked(server, admin);
  expect(await list({}, {}, guest)).toMatch(/not allowed/i);
  expect(await list({}, {}, await server.as())).toMatch(/sign in/i);
});

const UPDATE = `mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) {
  ... on Hotel { taxNumber } ... on Problem { message } } }`;
const setTaxNumber = async (hotelId: string, taxNumber: string | null): Promise<any> => {
  const { data, errors } = await admin.graphql(UPDATE, { input: { hotelId, taxNumber } });
  return errors?.[0]?.message ?? data.updateHotel;
};
const DOCUMENTS = `query ($id: ID!) { booking(id: $id) { invoices { sellerTaxNumber lines { title ratePercent } } } }`;

test("invoices show the hotel's tax number from when it is set on, and credit notes of a later day the new one", async () => {
  const { id, guest, hotel } = await booked(server, admin);
  await issue(guest, id, {});
  expect(await setTaxNumber(hotel.id, ' NY-4411 ')).toEqual({ taxNumber: 'NY-4411' });
  await issue(guest, id, { name: 'Acme' });
  expect(await setTaxNumber(hotel.id, null)).toEqual({ taxNumber: null });
  const { invoices } = (await guest.graphql(DOCUMENTS, { id })).data.booking;
  expect(invoices.map((one: any) => one.sellerTaxNumber)).toEqual(['', 'NY-4411', 'NY-4411']);
  expect(await setTaxNumber(hotel.id, 'x'.repeat(41))).toMatch(/tax number/);
  expect(await setTaxNumber(hotel.id, 'two\nlines')).toMatch(/tax number/);
});

test('a tax that is a percentage has its rate on the invoice and on its credit note', async () => {
  const { hotel, ids } = await room();
  const charges = [
    { title: 'Sales tax', kind: 'PERCENT', amount: 1475 },
    { title: 'City tax', kind: 'PER_NIGHT', amount: 300 },
  ];
  await setCharges(admin, hotel.cityId, charges, 1);
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotel.id, ids));
  await server.pay(url);
  await issue(guest, booking.id, {});
  await cancel(guest, booking.id);
  const { invoices } = (await guest.graphql(DOCUMENTS, { id: booking.id })).data.booking;
  const rates = [
    { title: 'Sales tax', ratePercent: 14.75 },
    { title: 'City tax', ratePercent: null },
  ];
  expect(invoices).toHaveLength(2);
  for (const { lines } of invoices) expect(lines).toEqual(expect.arrayContaining(rates));
});
