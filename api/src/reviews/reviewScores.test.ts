import { addScores, averageScores, type ScoreSums } from '../../../schema/reviewScores';
import { makeHotel, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { endStays } from '../../test/moveStays';
import { startTestServer, type TestServer } from '../../test/testServer';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { COUNTED, Review } from './review.entity';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

const averagesOf = async (id: string) => {
  const document = `query ($id: ID!) { hotel(id: $id) { scoreAverages { subject average count } } }`;
  return (await (await server.as()).graphql(document, { id })).data.hotel.scoreAverages;
};
const scoresOf = async (id: string) => {
  const document = `query ($id: ID!) { review(id: $id) { scores { cleanliness location staff comfort value } } }`;
  return (await (await server.as()).graphql(document, { id })).data.review.scores;
};
const NONE = { cleanliness: null, location: null, staff: null, comfort: null, value: null };

/** What a recount of the counted reviews of a hotel gives. */
async function recounted(hotelId: string) {
  const sums = (await repo(Review).findBy({ hotelId, ...COUNTED })).reduce<ScoreSums>(addScores, {});
  return Object.keys(sums).length ? sums : null;
}
const keptSums = async (id: string) => (await repo(Hotel).findOneByOrFail({ id })).scoreSums;

test('a guest scores some subjects, changes all of them at once, and keeps them when only stars change', async () => {
  const { person, bookingId, hotel } = await guests.withStay();
  const scores = { cleanliness: 5, staff: 4 };
  const { id } = await guests.answer(person, 'createReview', { bookingId, rating: 2, text: 'Good.', scores });
  expect(await scoresOf(id)).toEqual({ ...NONE, ...scores });
  expect(await averagesOf(hotel.id)).toEqual([
    { subject: 'CLEANLINESS', average: 5, count: 1 },
    { subject: 'STAFF', average: 4, count: 1 },
  ]);
  expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: 2, numberOfRatings: 1 });
  await guests.answer(person, 'updateReview', { reviewId: id, rating: 3 });
  expect(await scoresOf(id)).toEqual({ ...NONE, ...scores });
  await guests.answer(person, 'updateReview', { reviewId: id, scores: { value: 1, staff: null } });
  expect(await scoresOf(id)).toEqual({ ...NONE, value: 1 });
  expect(await averagesOf(hotel.id)).toEqual([{ subject: 'VALUE', average: 1, count: 1 }]);
});

test.each([0, 6])('a score of %i is bad input', async (comfort) => {
  const { person, bookingId } = await guests.withStay();
  const input = { bookingId, rating: 4, text: 'Good.', scores: { comfort } };
  const { errors } = await guests.ask(person, 'createReview', input);
  expect(JSON.stringify(errors)).toContain('A score must be 1 to 5');
});

test('the sums of a hotel equal a recount after every change of its reviews', async () => {
  const hotel = await makeHotel();
  const admin = await server.as(await makeUser('ADMIN'));
  const same = async () => expect(await keptSums(hotel.id)).toEqual(await recounted(hotel.id));
  const written = [];
  for (const { person, bookingId } of await guests.withBookings(hotel, 4)) {
    await endStays(bookingId);
    written.push({ person, bookingId, reviewId: '' });
  }
  await Promise.all(
    written.map(async (one, index) => {
      const scores = index === 3 ? undefined : { cleanliness: 1 + index, location: 5, value: index || null };
      const input = { bookingId: one.bookingId, rating: 4, text: 'Good.', scores };
      one.reviewId = (await guests.answer(one.person, 'createReview', input)).id;
    }),
  );
  await same();
  expect(averageScores(await keptSums(hotel.id))).toEqual([
    { subject: 'cleanliness', average: 2, count: 3 },
    { subject: 'location', average: 5, count: 3 },
    { subject: 'value', average: 1.5, count: 2 },
  ]);
  const [first, second, third] = written as [(typeof written)[0], (typeof written)[0], (typeof written)[0]];
  const ofMany = (field: string, more: string) =>
    admin.graphql(`mutation { ${field}(input: { reviewIds: ["${first.reviewId}"]${more} }) { problem } }`);
  await ofMany('hideReviews', ', reason: "Names a person."');
  await same();
  expect((await keptSums(hotel.id))?.cleanliness).toEqual({ sum: 5, count: 2 });
  await ofMany('showReviews', '');
  await same();
  await guests.answer(second.person, 'updateReview', { reviewId: second.reviewId, scores: { comfort: 2 } });
  await same();
  for (const { person, reviewId } of [first, second, third]) {
    await guests.answer(person, 'deleteReview', { reviewId });
    await same();
  }
  expect(await keptSums(hotel.id)).toBeNull();
}, 60_000);

test('the data export has the scores', async () => {
  const { person, bookingId } = await guests.withStay();
  const scores = { comfort: 3 };
  await guests.answer(person, 'createReview', { bookingId, rating: 2, text: 'Good.', scores });
  const { data } = await person.graphql('{ myData }');
  expect(JSON.parse(data.myData).reviews).toEqual([
    expect.objectContaining({ scores: { ...NONE, ...scores } }),
  ]);
});
