import { addNights, countNights, todayIn } from '../../../schema/nights';
import { makeCity, makeHotel, makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { endStays, moveStays } from '../../test/moveStays';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

describe('writing a review', () => {
  test("a guest reviews a confirmed booking, and the answer has the hotel's new ratings", async () => {
    const { person, bookingId, hotel } = await guests.withStay();
    const answer = await guests.review(person, { bookingId, rating: 4, text: '  Quiet rooms.  ' });
    expect(answer).toMatchObject({
      __typename: 'Review',
      rating: 4,
      text: 'Quiet rooms.',
      stayed: true,
      hotel: {
        id: hotel.id,
        ratingsAverage: 4,
        numberOfRatings: 1,
        ratingDistribution: [0, 0, 0, 1, 0],
      },
      booking: { id: bookingId, review: { id: answer.id }, viewerCan: { review: false } },
      viewerCan: { update: true, delete: true, reply: false },
    });
    expect(await guests.ratingsOf(hotel.id)).toEqual({
      ratingsAverage: 4,
      numberOfRatings: 1,
      ratingDistribution: [0, 0, 0, 1, 0],
    });
  });

  test('the document of API clients works', async () => {
    const { person, bookingId, hotel } = await guests.withStay();
    const { data } = await person.graphql(
      `mutation Review($input: CreateReviewInput!) { createReview(input: $input) { __typename
        ... on Review { id rating text hotel { id ratingsAverage numberOfRatings } } ... on Problem { message } } }`,
      { input: { bookingId, rating: 5, text: 'Lovely.' } },
    );
    const rated = { id: hotel.id, ratingsAverage: 5, numberOfRatings: 1 };
    expect(data.createReview).toMatchObject({
      __typename: 'Review',
      rating: 5,
      text: 'Lovely.',
      hotel: rated,
    });
  });

  test('reviewing an unknown booking or one of another user is refused', async () => {
    const { bookingId, hotel } = await guests.withStay();
    expect(await guests.review(await server.as(await makeUser()), { bookingId })).toEqual({
      __typename: 'NotYourBooking',
      message: 'You are not the customer who made the reservation',
    });
    const unknown = await guests.review(await server.as(await makeUser()), { bookingId: 'f'.repeat(24) });
    expect(unknown).toEqual({
      __typename: 'NotYourBooking',
      message: 'This booking reference does not exist',
    });
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ numberOfRatings: 0 });
  });

  test('reviewing a held or cancelled booking is refused', async () => {
    const held = await guests.withBooking({ paid: false });
    expect(await guests.review(held.person, held)).toMatchObject({
      __typename: 'NotReviewable',
      message: 'Only a confirmed booking can be reviewed.',
    });
    const { person, bookingId } = await guests.withBooking();
    await guests.cancel(person, bookingId);
    await endStays(bookingId);
    expect(await guests.review(person, { bookingId })).toMatchObject({ __typename: 'NotReviewable' });
    expect(await guests.booking(person, bookingId)).toEqual({ review: null, viewerCan: { review: false } });
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'a review is accepted from the day of departure on, by the calendar in %s',
    async (timeZone) => {
      const hotel = await makeHotel({ cityId: (await makeCity({ timeZone })).id });
      const { person, bookingId } = await guests.withBooking({ hotel });
      const leaving = async (day: string) => moveStays(bookingId, countNights(night(0), addNights(day, -2)));
      const today = todayIn(timeZone, new Date());
      await leaving(addNights(today, 1));
      expect(await guests.booking(person, bookingId)).toEqual({ review: null, viewerCan: { review: false } });
      expect(await guests.review(person, { bookingId })).toEqual({
        __typename: 'NotReviewable',
        message: expect.stringMatching(/^You can review this stay from the day of departure, \w+/),
      });
      expect(await guests.ratingsOf(hotel.id)).toMatchObject({ numberOfRatings: 0 });
      await leaving(today);
      expect(await guests.booking(person, bookingId)).toEqual({ review: null, viewerCan: { review: true } });
      expect(await guests.review(person, { bookingId })).toMatchObject({ __typename: 'Review' });
    },
  );

  test('concurrent reviews of one booking store one review', async () => {
    const { person, bookingId, hotel } = await guests.withStay();
    expect(await guests.booking(person, bookingId)).toEqual({ review: null, viewerCan: { review: true } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guests.review(person, { bookingId, rating: 3 })),
    );
    expect(answers.filter(({ __typename }) => __typename === 'Review')).toHaveLength(1);
    expect(answers.filter(({ message }) => /already/.test(message ?? ''))).toHaveLength(4);
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ numberOfRatings: 1, ratingsAverage: 3 });
  });

  test.each([
    ['no stars', { rating: 0 }, 'must be 1 to 5 stars'],
    ['six stars', { rating: 6 }, 'must be 1 to 5 stars'],
    ['half a star', { rating: 3.5 }, 'Int cannot represent'],
    ['no text', { text: ' \n ' }, 'Write your review'],
    ['too long a text', { text: 'a'.repeat(4001) }, 'at most 4000'],
  ])('a review with %s is bad input', async (_case, input, message) => {
    const { person, bookingId } = await guests.withStay();
    const answer = await guests.ask(person, 'createReview', { bookingId, rating: 4, text: 'Good', ...input });
    expect(JSON.stringify(answer.errors)).toContain(message);
    expect(answer.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('twenty concurrent guests leave the right average, count and distribution', async () => {
    const hotel = await makeHotel();
    const all = await guests.withBookings(hotel, 20);
    for (const { bookingId } of all) await endStays(bookingId);
    await Promise.all(
      all.map(({ person, bookingId }, index) =>
        guests.review(person, { bookingId, rating: 1 + (index % 5) }),
      ),
    );
    expect(await guests.ratingsOf(hotel.id)).toEqual({
      numberOfRatings: 20,
      ratingsAverage: 3,
      ratingDistribution: [4, 4, 4, 4, 4],
    });
  }, 60_000);
});

describe('a written review', () => {
  const change = (person: Visitor, input: object) => guests.answer(person, 'updateReview', input);

  test('updating changes the provided fields; 0 stars and the empty text mean unchanged', async () => {
    const { person, reviewId, hotel } = await guests.withReview({ rating: 2, text: 'Loud.' });
    expect(await change(person, { reviewId, rating: 0, text: 'Loud, but kind.' })).toMatchObject({
      rating: 2,
      text: 'Loud, but kind.',
    });
    expect(await change(person, { reviewId, rating: 5, text: '' })).toMatchObject({
      rating: 5,
      text: 'Loud, but kind.',
      hotel: { ratingsAverage: 5, numberOfRatings: 1, ratingDistribution: [0, 0, 0, 0, 1] },
    });
    expect(await change(person, { reviewId })).toMatchObject({ rating: 5, text: 'Loud, but kind.' });
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: 5, numberOfRatings: 1 });
  });

  test('only its guest changes a review, not an administrator', async () => {
    const { reviewId, hotel } = await guests.withReview({ rating: 2 });
    for (const role of ['CUSTOMER', 'ADMIN'] as const)
      expect(await change(await server.as(await makeUser(role)), { reviewId, rating: 5 })).toMatchObject({
        __typename: 'UnknownReview',
      });
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: 2 });
  });

  test('its guest or an administrator deletes a review; a hotel without reviews is unrated', async () => {
    const { person, reviewId, hotel, bookingId } = await guests.withReview({ rating: 2 });
    const other = await guests.withReview({ rating: 5, hotel });
    const remove = (by: Visitor, id: string) => guests.answer(by, 'deleteReview', { reviewId: id });
    expect(await remove(other.person, reviewId)).toMatchObject({ __typename: 'UnknownReview' });
    expect(await remove(person, reviewId)).toEqual({
      __typename: 'DeletedReview',
      reviewId,
      hotel: { id: hotel.id, ratingsAverage: 5, numberOfRatings: 1, ratingDistribution: [0, 0, 0, 0, 1] },
      booking: { id: bookingId, review: null, viewerCan: { review: true } },
    });
    expect(await remove(person, reviewId)).toMatchObject({ __typename: 'UnknownReview' });
    const admin = await server.as(await makeUser('ADMIN'));
    expect(await remove(admin, other.reviewId)).toMatchObject({
      hotel: { ratingsAverage: null, numberOfRatings: 0, ratingDistribution: [0, 0, 0, 0, 0] },
    });
    expect(await guests.ratingsOf(hotel.id)).toMatchObject({ ratingsAverage: null, numberOfRatings: 0 });
  });

  test('an administrator sets and removes a public reply', async () => {
    const { person, reviewId } = await guests.withReview();
    const admin = await server.as(await makeUser('ADMIN'));
    const reply = (text: string) => guests.answer(admin, 'replyToReview', { reviewId, text });
    expect(await reply(' Thank you. ')).toMatchObject({ reply: 'Thank you.', repliedAt: expect.any(String) });
    expect(await guests.read(await server.as(), reviewId)).toMatchObject({ reply: 'Thank you.' });
    expect(await reply('')).toMatchObject({ reply: null, repliedAt: null });
    const answer = await guests.ask(person, 'replyToReview', { reviewId, text: 'Me too.' });
    expect(answer.errors![0]!.extensions.code).toBe('FORBIDDEN');
  });

  test("deleting the guest's account keeps the review without the name, and the data export has it before", async () => {
    const { person, reviewId } = await guests.withReview({ rating: 3, text: 'Fine.' });
    const { data } = await person.graphql('{ myData }');
    expect(JSON.parse(data.myData).reviews).toEqual([
      expect.objectContaining({ reference: reviewId, rating: 3, text: 'Fine.' }),
    ]);
    await person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');
    const review = await guests.read(await server.as(), reviewId);
    expect(review).toMatchObject({
      user: { name: 'Deleted user' },
      text: 'Fine.',
      hotel: { numberOfRatings: 1 },
    });
  });
});
