import { later } from '../../test/clock';
import { Guests } from '../../test/guests';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { read, rest } from './testing/client';

let server: TestServer;
let guests: Guests;
let olga: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  olga = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

interface Moments {
  createdAt: string;
  updatedAt: string;
}
const MINUTE = 60_000;

/** The same moments as GraphQL and as /api/v1 tell them. */
async function momentsOf(field: 'booking' | 'review', id: string, told: Moments): Promise<Moments> {
  const { data } = await olga.graphql(`{ ${field}(id: "${id}") { createdAt updatedAt } }`);
  expect(data[field]).toEqual({ createdAt: told.createdAt, updatedAt: told.updatedAt });
  return data[field];
}
const bookingMoments = async (person: Visitor, booking_id: string) => {
  const { body } = await rest(person, 'POST', '/bookings/findbooking', { booking_id });
  return momentsOf('booking', booking_id, body.data[0]);
};
const reviewMoments = async (id: string) =>
  momentsOf('review', id, (await read(olga, `/reviews?review_id=${id}`))[0]);
const since = ({ createdAt, updatedAt }: Moments) => Date.parse(updatedAt) - Date.parse(createdAt);

test('a booking tells when it last changed, by its guest or by staff', async () => {
  const { person, bookingId } = await guests.withBooking({ from: 0 });
  const paid = await bookingMoments(person, bookingId);
  expect(since(paid)).toBeGreaterThan(0);
  expect(since(paid)).toBeLessThan(MINUTE);
  await later(5 * MINUTE, async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const { data } = await admin.graphql(`{ booking(id: "${bookingId}") { stays { id } } }`);
    const input = `{ stayId: "${data.booking.stays[0].id}" }`;
    const { data: done } = await admin.graphql(`mutation { checkInStay(input: ${input}) { __typename } }`);
    expect(done.checkInStay.__typename).toBe('DeskStay');
  });
  expect(since(await bookingMoments(person, bookingId))).toBeGreaterThanOrEqual(5 * MINUTE);
});

test('a review tells when it last changed, by its author or by a reply', async () => {
  const { person, reviewId } = await guests.withReview();
  expect(since(await reviewMoments(reviewId))).toBe(0);
  await later(3 * MINUTE, () => guests.answer(person, 'updateReview', { reviewId, rating: 5 }));
  const edited = since(await reviewMoments(reviewId));
  expect(edited).toBeGreaterThanOrEqual(3 * MINUTE);
  await later(6 * MINUTE, async () => {
    const reply = `mutation { replyToReview(input: { reviewId: "${reviewId}", text: "Thank you." }) { __typename } }`;
    expect((await olga.graphql(reply)).data.replyToReview.__typename).toBe('Review');
  });
  expect(since(await reviewMoments(reviewId))).toBeGreaterThanOrEqual(6 * MINUTE);
});
