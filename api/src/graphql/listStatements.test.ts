import { getNullableType, isListType } from 'graphql';
import {
  makeCity,
  makeHotel,
  makeHotelType,
  makeRoomType,
  makeUser,
  night,
  PASSWORD,
} from '../../test/factories';
import { addChatRows, Person } from '../../test/chatHelpers';
import { contactMessage } from '../../test/contactMessages';
import { insertDispute } from '../../test/disputeHelpers';
import { Guests } from '../../test/guests';
import { insertOffer } from '../../test/offerRows';
import { addReports } from '../../test/housekeeping';
import { OFFICE_LISTS } from '../../test/officeLists';
import { insertImport } from '../../test/imports';
import { insertPayout } from '../../test/payoutRows';
import { setCharges } from '../../test/priceHelpers';
import { insertOpenAccount } from '../../test/companyAccounts';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { insertDeliveries, insertWebhook } from '../../test/webhookRows';
import { ROLE_CODES } from '../../../schema/accounts';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import {
  DifferenceReason,
  PaymentDifference,
  newPaymentDifference,
} from '../bookings/pay/paymentDifference.entity';
import { domains } from '../domains';
import { addCalendar } from '../../test/calendars';
import { closeNextDay } from '../../test/closedDays';
import { makeSchema } from './makeSchema';
import type { User } from '../users/user.entity';

/* Runs every list of the schema with the fields of its rows, and counts its statements for few and for many rows. */

const ROOMS = `roomTypes { title priceCents roomNumbers { number available(checkIn: "${night(2)}", checkOut: "${night(4)}") } }`;
const HOTEL = `hotel { name ratingDistribution scoreAverages { average } city { name numberOfHotels } type { name numberOfHotels } ${ROOMS} }`;
const BOOKING = `id status totalCents ${HOTEL} user { name } stays { number roomNumber { number } roomType { title } }
  viewerCan { cancel release review } payments { cardLast4 }`;
const REVIEW = `id stayed photos scores { staff } viewerVotedHelpful viewerReported reports { reason } ${HOTEL} user { name photo } booking { ${BOOKING} review { id } } viewerCan { update delete reply }`;
const DATES = `checkIn: "${night(2)}", checkOut: "${night(4)}"`;
const page = (name: string, items: string, limit = 50) =>
  `{ ${name}(limit: ${limit}) { total items { ${items} } } }`;

const CHAT = `id name unreadCount muted archived hotel { name photos } viewerIsAdmin members { name photo } memberships { user { name } lastReadNumber }
  invited { name photo } lastMessage { content sentBy { name } hotel { name } booking { id } } booking { id user { name photo } }`;

/** The administrator's webhook. */
const WEBHOOK = newId();

const LISTS: Record<string, string> = {
  auditEntries: page('auditEntries', 'action recordName actor { name } changes { field }'),
  blockedUsers: '{ blockedUsers { name photo } }',
  ...OFFICE_LISTS,
  bookings: page('bookings', BOOKING),
  chatInvitations: '{ chatInvitations { name memberCount invitedBy { name photo } } }',
  chatPartners: '{ chatPartners { name photo } }',
  chats: page('chats', CHAT, 10),
  contactMessages: page(
    'contactMessages',
    `topic state name email sender { name } closedBy { name } booking { ${BOOKING} }`,
  ),
  messageTemplates: 'query ($hotel: ID!) { messageTemplates(hotelId: $hotel) { subject sentLately } }',
  quickReplies: 'query ($booking: ID!) { quickReplies(bookingId: $booking) { name text } }',
  cities: '{ cities { name numberOfHotels } }',
  events: '{ events(after: "0", limit: 500) { items { type data } } }',
  flexibleStays: `{ flexibleStays(filter: { ${DATES} }, days: 2) { totalCents } }`,
  hotelTypes: '{ hotelTypes { name numberOfHotels } }',
  hotelGuests: page('hotelGuests', `user { email } ${HOTEL} figures { nights owedCents notes }`),
  hotels: `{ hotels(filter: { ${DATES} }, limit: 50) { total items { name city { name } type { name } ${ROOMS} } } }`,
  invoices: page('invoices', `name kind buyer { name } booking { ${BOOKING} }`),
  messages:
    '{ messages(text: "hello") { hasEarlier items { content sentBy { name photo } chat { id name partner { name photo } } hotel { name } booking { id } } } }',
  myBookings: page('myBookings', BOOKING, 10),
  myDevices: '{ myDevices { id current } }',
  myWebhooks: '{ myWebhooks { id url events } }',
  myApiKeys: '{ myApiKeys { id name scopes lastUsedAt } }',
  myPropertyOffers: page('myPropertyOffers', 'state answer files { url } hotel { name }'),
  myWatches: `{ myWatches { startCents totalCents roomNumber { number } ${HOTEL} } }`,
  myReviews: page('myReviews', REVIEW, 10),
  nearestDates: `{ nearestDates(filter: { ${DATES} }) { checkIn } }`,
  notifications: `{ notifications { count chat { ${CHAT} } } }`,
  onlineUsers: '{ onlineUsers { name photo } }',
  disputes: page('disputes', `status payment { cardLast4 } booking { ${BOOKING} }`),
  journal: page('journal', 'title debit hotel { name } booking { id hotelName } user { name }', 100),
  payments: page('payments', `state method providerId booking { ${BOOKING} }`),
  openAccounts: page('openAccounts', `accountAge settlements { user { name } } booking { ${BOOKING} }`),
  paymentDifferences: page('paymentDifferences', `reason booking { ${BOOKING} }`),
  payouts: page('payouts', 'state unmatchedCount difference { reason }'),
  providerTransactions: page(
    'providerTransactions',
    `type payout { arrivalDay } difference { reason } booking { ${BOOKING} }`,
  ),
  priceCalendar: `query ($city: ID) { priceCalendar(cityId: $city, from: "${night(1)}", to: "${night(60)}") { cheapestCents } }`,
  propertyOffers: page(
    'propertyOffers',
    'state answer sentBy { name } answeredBy { name } files { url } hotel { name }',
  ),
  propertySubmissions: page('propertySubmissions', 'url submittedBy { name }'),
  refunds: page('refunds', `state reason method booking { ${BOOKING} }`),
  reviewableStays: `{ reviewableStays { ${BOOKING} } }`,
  reviews: page('reviews', REVIEW),
  roomTypes: page(
    'roomTypes',
    'title hotel { name city { name } } roomNumbers { number roomType { title } }',
  ),
  savedHotels: `{ savedHotels { name savedAt ${HOTEL} } }`,
  savedViews: '{ savedViews(list: "bookings") { name isDefault } }',
  taxes: `{ taxes(filter: { from: "${night(-2)}", to: "${night(2)}" }) { cityName hotelName title netCents } }`,
  webhookDeliveries: `{ webhookDeliveries(webhookId: "${WEBHOOK}") { total items { id event status } } }`,
  users: page('users', 'name email'),
};

let server: TestServer;
let guest: User;
let admin: Person;
let customer: Visitor, reviewer: Visitor;
let city: string, hotelId: string, booking: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  guest = await makeUser();
  customer = await server.as(guest);
  reviewer = await server.as(await makeUser());
  await insertWebhook(admin.id, WEBHOOK);
  city = (await makeCity()).id;
  hotelId = (await makeHotel()).id;
  await setCharges(admin.visitor, city, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }], 1);
});
afterAll(() => server.close());

/** Adds one row to every list. */
async function addRows(): Promise<void> {
  const guests = new Guests(server);
  await admin.visitor.graphql(`mutation { createCity(input: { name: "${newId()}" }) { __typename } }`);
  const hotel = await makeHotel({ cityId: city, typeId: (await makeHotelType()).id });
  await makeRoomType(hotel, 2);
  await guests.withReview({ hotel });
  const own = await guests.withStay({ hotel, of: customer });
  await guests.review(customer, { bookingId: own.bookingId });
  await guests.withStay({ hotel, of: reviewer });
  await admin.visitor.graphql(
    `mutation { refundBooking(input: { bookingId: "${own.bookingId}", refundCents: 1, reason: "Noise",
      idempotencyKey: "${newId()}" }) { __typename } }`,
  );
  await customer.graphql(
    `mutation { issueInvoice(input: { bookingId: "${own.bookingId}", buyer: {}, idempotencyKey: "${newId()}" }) {
      __typename } }`,
  );
  await addReports(admin.visitor, hotelId);
  await addCalendar(admin.visitor, hotelId, own.bookingId);
  await closeNextDay(admin.visitor, hotelId);
  await insertDispute(own.bookingId);
  await insertPayout(own.bookingId);
  await insertOpenAccount(own.bookingId);
  await insertImport(admin.id);
  await contactMessage({ userId: guest.id, bookingId: own.bookingId, closedById: admin.id });
  await addChatRows(server, admin);
  await admin.visitor.graphql(
    `mutation { saveView(input: { id: "${newId()}", list: "bookings", name: "${newId()}", address: "", isDefault: false }) { __typename } }`,
  );
  await transaction(() =>
    repo(PaymentDifference).insert(
      newPaymentDifference({
        sessionId: newId(),
        paymentId: null,
        bookingId: own.bookingId,
        intentId: null,
        reason: DifferenceReason.AMOUNT,
        paidCents: 1,
        currency: null,
        expectedCents: null,
      }),
    ),
  );
  await customer.graphql(`mutation { createApiKey(input: { name: "A", scopes: [READ] }) { __typename }
    saveHotel(input: { hotelIds: ["${hotel.id}"] }) { __typename } watchHotel(input: { hotelId: "${hotel.id}", ${DATES}, guests: 1, rooms: 1 }) { __typename } }`);
  await insertWebhook(guest.id);
  await insertDeliveries(WEBHOOK, 1);
  await (await server.as()).signIn(guest.username, PASSWORD);
  await insertOffer(guest.id, hotel.id, admin.id);
  booking = own.bookingId;
}

/**
 * The number of statements of each list. Two loaders may share one by chance, in half of all reads: a list that runs another number
 * than `before` is read again, ten times at most.
 */
async function countEach(before?: Record<string, number>): Promise<Record<string, number>> {
  await server.countStatements(() => Promise.resolve());
  const counts: Record<string, number> = {};
  for (const [name, document] of Object.entries(LISTS)) {
    const ask = async () => {
      const own = name.startsWith('my') || name === 'savedHotels' ? customer : admin.visitor;
      const visitor = name === 'reviewableStays' ? reviewer : own;
      const { data, errors } = await visitor.graphql(document, { city, hotel: hotelId, booking });
      expect({ name, errors }).toEqual({ name });
      expect(data[name].total ?? (data[name].items ?? data[name]).length).toBeGreaterThan(0);
    };
    await ask();
    let tries = 0;
    do counts[name] = await server.countReads(ask, true);
    while (before && counts[name] !== before[name] && ++tries < 10);
  }
  return counts;
}

test('every list runs the same number of statements for five rows as for one', async () => {
  await addRows();
  const few = await countEach();
  for (let more = 0; more < 4; more++) await addRows();
  expect(await countEach(few)).toEqual(few);
}, 90_000);

test('rows are counted only if the query asks for the total', async () => {
  await addRows();
  await addRows();
  const count = (fields: string) =>
    server.countReads(async () => {
      const { data } = await admin.visitor.graphql(
        `query Users { users(limit: 1) { ...Asked } } fragment Asked on UserList { ${fields} }`,
      );
      expect(data.users.items.length).toBe(1);
    });
  const without = await count('items { id }');
  expect(await count('items { id } total')).toBe(without + 1);
  expect(await count('items { id } ... { totalIsExact }')).toBe(without + 1);
});

test('a query for the total alone counts every row', async () => {
  const total = async (fields: string) =>
    (await admin.visitor.graphql(`{ users(limit: 50) { ${fields} } }`)).data.users;
  const { items, ...all } = await total('total totalIsExact items { id }');
  expect(items.length).toBeGreaterThan(1);
  expect(await total('total totalIsExact')).toEqual(all);
  expect(all.total).toBe(items.length);
});

test('this file tests every list of the schema', async () => {
  const fields = Object.values((await makeSchema(domains)).getQueryType()!.getFields());
  const lists = fields.filter(
    ({ type }) => isListType(getNullableType(type)) || /List!?$/.test(String(type)),
  );
  expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS).sort());
});
