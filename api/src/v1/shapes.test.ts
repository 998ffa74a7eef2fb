import { makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer } from '../../test/testServer';
import { rest } from './testing/client';

/* The fields of records that existing clients read (specification, section 3). */

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

const MOMENT = expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/);

test('a booking and a review name their guest and hotel, with references as texts', async () => {
  const { person, hotel, bookingId, reviewId } = await guests.withReview({ text: 'Quiet rooms', rating: 3 });
  const { body: account } = await rest(person, 'GET', '/auth/myaccount');
  const { _id: user, name } = account.data;
  const { body: found } = await rest(person, 'POST', '/bookings/findbooking', { booking_id: bookingId });
  expect(found.data).toEqual([
    expect.objectContaining({
      _id: bookingId,
      user,
      user_name: name,
      hotel: hotel.id,
      hotel_name: hotel.name,
      createdAt: MOMENT,
      bookingDetails: [expect.any(Object)],
    }),
  ]);
  const { body: mine } = await rest(person, 'GET', '/reviews/myreviews');
  expect(mine.data).toEqual([
    expect.objectContaining({
      _id: reviewId,
      review: 'Quiet rooms',
      rating: 3,
      bookingRef: bookingId,
      hotel: hotel.id,
      hotel_name: hotel.name,
      customer: user,
      customer_name: name,
      createdAt: MOMENT,
    }),
  ]);
});

test('deletions are answered 204 without a body', async () => {
  const { person, reviewId } = await guests.withReview();
  const { bookingId } = await guests.withBooking({ of: person });
  const admin = await server.as(await makeUser('ADMIN'));
  for (const [caller, address] of [
    [person, `/reviews/${reviewId}`],
    [admin, `/bookings/${bookingId}`],
  ] as const) {
    const { status, body } = await rest(caller, 'DELETE', address);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
  }
});
