import { checkout, choice, room } from './checkoutHelpers';
import { makeUser } from './factories';
import { setCharges } from './priceHelpers';
import type { TestServer, Visitor } from './testServer';
import { repo, transaction } from '../src/database/transaction';
import { Hotel } from '../src/hotels/hotel.entity';

const INVOICE = `id kind number name day createdAt bookingId sellerName sellerAddress buyer { name address taxNumber }
  creditedNumber takesAllBack lines { kind title number from to quantity unitCents cents } totalCents invoicedCents
  payments { kind title cents } dueCents`;
const ISSUE = `mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { __typename
  ... on Invoice { ${INVOICE} } ... on Problem { message } } }`;
const READ = `query ($id: ID!) { booking(id: $id) { viewerCan { issueInvoice } invoices { ${INVOICE} } } }`;

let keys = 0;

/** Asks for an invoice of a booking; answers the invoice, a refusal, or the errors. */
export async function issue(by: Visitor, bookingId: string, buyer: object = {}, more: object = {}) {
  const input = { bookingId, buyer, idempotencyKey: `invoice-${++keys}`, ...more };
  const { data, errors } = await by.graphql(ISSUE, { input });
  return errors ?? data.issueInvoice;
}

/** The invoices and credit notes of a booking, oldest first. */
export const invoicesOf = async (by: Visitor, id: string): Promise<any[]> =>
  (await by.graphql(READ, { id })).data.booking?.invoices ?? [];

/** Whether a booking offers an invoice. */
export const mayIssue = async (by: Visitor, id: string): Promise<boolean> =>
  (await by.graphql(READ, { id })).data.booking.viewerCan.issueInvoice;

/** The documents of a booking as `INV 200.00`. */
export const inShort = async (by: Visitor, id: string): Promise<string[]> =>
  (await invoicesOf(by, id)).map(
    ({ kind, totalCents }) => `${kind === 'INVOICE' ? 'INV' : 'CN'} ${(totalCents / 100).toFixed(2)}`,
  );

/** A guest with a paid booking of one room for two nights at 100 dollars, and a city tax of 3 dollars a night. */
export async function booked(server: TestServer, admin: Visitor, from = 10, terms: Partial<Hotel> = {}) {
  const { hotel, roomType, ids } = await room(2);
  if (Object.keys(terms).length) await transaction(() => repo(Hotel).update({ id: hotel.id }, terms));
  await setCharges(admin, hotel.cityId, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }], 1);
  const user = await makeUser('CUSTOMER', { name: 'Gus Guest' });
  const guest = await server.as(user);
  const { url, booking } = await checkout(guest, choice(hotel.id, [ids[0]!], from, from + 2));
  await server.pay(url);
  return { hotel, roomType, ids, user, guest, id: booking.id as string };
}
