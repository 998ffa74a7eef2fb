import { makeHotel } from '../../test/factories';
import { Guests } from '../../test/guests';
import { moveStays } from '../../test/moveStays';
import { startTestServer, type TestServer } from '../../test/testServer';

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
