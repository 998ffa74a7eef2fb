import { makeHotel } from '../../test/factories';
import { Guests, REVIEW } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import type { Hotel } from '../hotels/hotel.entity';
import { moveStays } from '../../test/moveStays';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

describe('lists of reviews', () => {
  let hotel: Hotel;
  const list = async (person: Visitor, args: string) =>
    (await person.graphql(`{ reviews(${args}) { total items { ${REVIEW} } } }`)).data.reviews;
  beforeAll(async () => {
    hotel = await makeHotel();
    for (const rating of [3, 5, 1, 5]) await guests.withReview({ hotel, rating });
    await guests.withReview();
  });

  test.each([
    ['NEWEST', [5, 1, 5, 3]],
    ['HIGHEST', [5, 5, 3, 1]],
    ['LOWEST', [1, 3, 5, 5]],
  ])('anyone lists the reviews of a hotel, sorted %s', async (sort, ratings) => {
    const nobody = await server.as();
    const all = await list(nobody, `hotelId: "${hotel.id}", sort: ${sort}`);
    expect(all.total).toBe(4);
    expect(all.items.map(({ rating }: { rating: number }) => rating)).toEqual(ratings);
    const half = await list(nobody, `hotelId: "${hotel.id}", sort: ${sort}, limit: 2, offset: 2`);
    expect(half.items).toEqual(all.items.slice(2));
    expect(all.items[0]).toMatchObject({ booking: null, viewerCan: { update: false, delete: false } });
  });

  test('a list without a hotel has the reviews of every hotel; myReviews has the viewer’s own', async () => {
    const { person, reviewId } = await guests.withReview();
    const all = await list(await server.as(), 'limit: 100');
    expect(all.total).toBe(all.items.length);
    expect(new Set(all.items.map((review: { hotel: Hotel }) => review.hotel.id)).size).toBeGreaterThan(2);
    const { data } = await person.graphql('{ myReviews { total items { id } } }');
    expect(data.myReviews).toEqual({ total: 1, items: [{ id: reviewId }] });
    expect(await guests.read(person, 'f'.repeat(24))).toBeNull();
  });

  test('the lists take the same number of statements for one review and for four', async () => {
    const nobody = await server.as();
    const count = (limit: number) =>
      server.countReads(() => list(nobody, `hotelId: "${hotel.id}", limit: ${limit}`));
    // The first call fills caches, such as the one of cities.
    await count(3);
    expect(await count(4)).toBe(await count(1));
  });
});

describe('reviews of cancelled bookings', () => {
  let guests: Guests;
  beforeAll(async () => {
    guests = new Guests(server);
  });

  test('cancelling a booking stops counting its review and marks it', async () => {
    const hotel = await makeHotel();
    const other = await guests.withReview({ hotel, rating: 5 });
    const early = await guests.withReview({ hotel, rating: 2 });
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: 3.5, numberOfRatings: 2 });
    // A review from before reviews required the day of departure.
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
});
