import { makeHotel } from '../../test/factories';
import { Guests } from '../../test/guests';
import { moveStays } from '../../test/moveStays';
import { startTestServer, type TestServer } from '../../test/testServer';
import { undoMigrations } from '../../test/undoMigrations';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { CancelledReviews1764040000001 } from '../database/migrations/1764040000001-CancelledReviews';
import { repo, transaction } from '../database/transaction';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

test('a review counts no more once its booking is cancelled, and says so', async () => {
  const hotel = await makeHotel();
  const other = await guests.withReview({ hotel, rating: 5 });
  const early = await guests.withReview({ hotel, rating: 2 });
  expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: 3.5, numberOfRatings: 2 });
  // as from before reviews waited for the day of departure
  await moveStays(early.bookingId, 10);
  const { data } = await guests.cancel(early.person, early.bookingId);
  expect(data.cancelBooking.__typename).toBe('Booking');
  expect(await guests.ratingsOf(hotel.id)).toEqual({
    ratingsAverage: 5,
    numberOfRatings: 1,
    ratingDistribution: [0, 0, 0, 0, 1],
  });
  const saysSo = async (id: string) =>
    (await (await server.as()).graphql(`{ review(id: "${id}") { bookingCancelled } }`)).data.review;
  expect(await saysSo(early.reviewId)).toEqual({ bookingCancelled: true });
  expect(await saysSo(other.reviewId)).toEqual({ bookingCancelled: false });
});

test('a review from before is discounted where its booking was cancelled, when the database is migrated', async () => {
  const { hotel, reviewId, bookingId } = await guests.withReview({ rating: 1 });
  await guests.withReview({ hotel, rating: 4 });
  await undoMigrations(server.database, CancelledReviews1764040000001);
  await transaction(() => repo(Booking).update({ id: bookingId }, { status: BookingStatus.CANCELLED }));
  await server.database.runMigrations();
  expect(await guests.ratingsOf(hotel.id)).toEqual({
    ratingsAverage: 4,
    numberOfRatings: 1,
    ratingDistribution: [0, 0, 0, 1, 0],
  });
  const { data } = await (await server.as()).graphql(`{ review(id: "${reviewId}") { bookingCancelled } }`);
  expect(data.review).toEqual({ bookingCancelled: true });
});
