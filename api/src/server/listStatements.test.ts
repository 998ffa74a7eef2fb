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
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { DifferenceReason, PaymentDifference } from '../payments/paymentDifference.entity';
import { Upload } from '../photos/upload.entity';
import { makeSchema } from './graphqlSchema';
import type { User } from '../users/user.entity';

/* Every list of the schema, with the fields of its rows: as many statements for many rows as for few. */

const ROOMS = `roomTypes { title priceCents roomNumbers { number available(checkIn: "${night(2)}", checkOut: "${night(4)}") } }`;
const HOTEL = `hotel { name ratingDistribution city { name numberOfHotels } type { name numberOfHotels } ${ROOMS} }`;
const BOOKING = `id status totalCents ${HOTEL} user { name } stays { number roomNumber { number } roomType { title } }
  viewerCan { cancel release review }`;
const REVIEW = `id stayed ${HOTEL} user { name photo } booking { ${BOOKING} review { id } } viewerCan { update delete reply }`;
const DATES = `checkIn: "${night(2)}", checkOut: "${night(4)}"`;
const page = (name: string, items: string, limit = 50) =>
  `{ ${name}(limit: ${limit}) { total items { ${items} } } }`;

const LISTS: Record<string, string> = {
  bookings: page('bookings', BOOKING),
  cities: '{ cities { name numberOfHotels } }',
  hotelTypes: '{ hotelTypes { name numberOfHotels } }',
  hotels: `{ hotels(filter: { ${DATES} }, limit: 50) { total items { name city { name } type { name } ${ROOMS} } } }`,
  myBookings: page('myBookings', BOOKING, 10),
  myDevices: '{ myDevices { id current } }',
  myReviews: page('myReviews', REVIEW, 10),
  nearestDates: `{ nearestDates(filter: { ${DATES} }) { checkIn } }`,
  paymentDifferences: page('paymentDifferences', `reason booking { ${BOOKING} }`),
  priceCalendar: `query ($city: ID) { priceCalendar(cityId: $city, from: "${night(1)}", to: "${night(60)}") { cheapestCents } }`,
  propertySubmissions: page('propertySubmissions', 'url submittedBy { name }'),
  reviews: page('reviews', REVIEW),
  roomTypes: page(
    'roomTypes',
    'title hotel { name city { name } } roomNumbers { number roomType { title } }',
  ),
  users: page('users', 'name email'),
};

let server: TestServer;
let guest: User;
let administrator: Visitor;
let customer: Visitor;
let city: string;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.as(await makeUser('ADMIN'));
  guest = await makeUser();
  customer = await server.as(guest);
  city = (await makeCity()).id;
});
afterAll(() => server.close());

/** One more row in every list. */
async function addRows(): Promise<void> {
  const guests = new Guests(server);
  await makeCity();
  const hotel = await makeHotel({ cityId: city, typeId: (await makeHotelType()).id });
  await makeRoomType(hotel, 2);
  await guests.withReview({ hotel });
  const own = await guests.withBooking({ hotel, of: customer });
  await guests.review(customer, { bookingId: own.bookingId });
  await transaction(() =>
    repo(PaymentDifference).insert({
      ...{ id: newId(), sessionId: newId(), bookingId: own.bookingId, reason: DifferenceReason.AMOUNT },
      ...{ paidCents: 1, foundAt: new Date() },
    }),
  );
  await (await server.as()).signIn(guest.username, PASSWORD);
  await transaction(() =>
    repo(Upload).insert({
      ...{ id: newId(), publicId: newId(), url: 'https://images.example/a.jpg', resource: 'image' },
      ...{ purpose: 'PROPERTY', thingId: guest.id, userId: guest.id, createdAt: new Date(), attempts: 0 },
    }),
  );
}

async function countEach(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, document] of Object.entries(LISTS)) {
    const ask = async () => {
      const visitor = name.startsWith('my') ? customer : administrator;
      const { data, errors } = await visitor.graphql(document, { city });
      expect({ name, errors }).toEqual({ name });
      expect(data[name].total ?? data[name].length).toBeGreaterThan(0);
    };
    await ask();
    // Cached tables, such as cities, are read anew each second: the smallest count is taken.
    const tries: number[] = [];
    while (tries.length < 3) tries.push(await server.countStatements(ask));
    counts[name] = Math.min(...tries);
  }
  return counts;
}

test('every list takes as many statements for five rows as for one', async () => {
  await addRows();
  const few = await countEach();
  for (let more = 0; more < 4; more++) await addRows();
  expect(await countEach()).toEqual(few);
}, 90_000);

test('every list of the schema is tested here', async () => {
  const fields = Object.values((await makeSchema()).getQueryType()!.getFields());
  const lists = fields.filter(
    ({ type }) => isListType(getNullableType(type)) || /List!?$/.test(String(type)),
  );
  expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS).sort());
});
