import { makeHotel, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo } from '../database/transaction';
import { Review } from './review.entity';
import { ReviewReport } from './reviewReport.entity';
import { ReviewVote } from './reviewVote.entity';

let server: TestServer;
let guests: Guests;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const guest = async () => server.as(await makeUser());
const answer = async (person: Visitor, field: string, type: string, input: object) => {
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename
    ... on Review { helpfulCount viewerVotedHelpful viewerReported } ... on Problem { message } } }`;
  const { data, errors } = await person.graphql(document, { input });
  return data?.[field] ?? errors![0]!.extensions.code;
};
const vote = (person: Visitor, reviewId: string, helpful = true) =>
  answer(person, 'voteHelpful', 'VoteHelpfulInput', { reviewId, helpful });
const report = (person: Visitor, reviewId: string, more: object = {}) =>
  answer(person, 'reportReview', 'ReportReviewInput', { reviewId, reason: 'SPAM', ...more });
const hide = (reviewId: string) =>
  admin.graphql(
    `mutation { hideReviews(input: { reviewIds: ["${reviewId}"], reason: "Spam." }) { problem } }`,
  );
/** The kept count, and what a recount of the votes gives. */
const countsOf = async (reviewId: string) => {
  const { helpfulCount } = await repo(Review).findOneByOrFail({ id: reviewId });
  expect(helpfulCount).toBe(await repo(ReviewVote).countBy({ reviewId }));
  return helpfulCount;
};
const erase = (person: Visitor) =>
  person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');

describe('helpful votes', () => {
  test('each guest votes once, sees the own vote, and takes it back', async () => {
    const { reviewId } = await guests.withReview();
    const [ada, ben] = [await guest(), await guest()];
    const voted = { __typename: 'Review', helpfulCount: 1, viewerVotedHelpful: true };
    expect(await vote(ada, reviewId)).toMatchObject(voted);
    expect(await vote(ada, reviewId)).toMatchObject(voted);
    expect(await vote(ben, reviewId)).toMatchObject({ helpfulCount: 2 });
    const read = async (person: Visitor) =>
      (await person.graphql(`{ review(id: "${reviewId}") { helpfulCount viewerVotedHelpful } }`)).data.review;
    expect(await read(ben)).toEqual({ helpfulCount: 2, viewerVotedHelpful: true });
    expect(await read(await server.as())).toEqual({ helpfulCount: 2, viewerVotedHelpful: false });
    for (let times = 0; times < 2; times++)
      expect(await vote(ada, reviewId, false)).toMatchObject({ helpfulCount: 1, viewerVotedHelpful: false });
    expect(await countsOf(reviewId)).toBe(1);
  });

  test('the author, staff and visitors cannot vote, and nobody votes for a hidden or unknown review', async () => {
    const { person, reviewId } = await guests.withReview();
    expect(await vote(person, reviewId)).toMatchObject({ __typename: 'OwnReview' });
    expect(await vote(admin, reviewId)).toBe('FORBIDDEN');
    expect(await vote(await server.as(), reviewId)).toBe('UNAUTHENTICATED');
    const ada = await guest();
    expect(await vote(ada, 'f'.repeat(24))).toMatchObject({ __typename: 'UnknownReview' });
    await hide(reviewId);
    expect(await vote(ada, reviewId)).toMatchObject({ __typename: 'UnknownReview' });
    expect(await countsOf(reviewId)).toBe(0);
  });

  test('concurrent votes, and the same one twice, are each counted once', async () => {
    const { reviewId } = await guests.withReview();
    const people = await Promise.all(Array.from({ length: 6 }, guest));
    await Promise.all([...people, ...people].map((person) => vote(person, reviewId)));
    expect(await countsOf(reviewId)).toBe(6);
  });

  test('reviews are listed by helpful votes, then newest first', async () => {
    const hotel = await makeHotel();
    const written = [];
    for (const text of ['One', 'Two', 'Three']) written.push(await guests.withReview({ hotel, text }));
    const ada = await guest();
    await vote(ada, written[0]!.reviewId);
    await vote(ada, written[2]!.reviewId);
    await vote(await guest(), written[0]!.reviewId);
    const { data } = await ada.graphql(
      `{ reviews(hotelId: "${hotel.id}", sort: HELPFUL) { items { text helpfulCount viewerVotedHelpful } } }`,
    );
    expect(data.reviews.items).toEqual([
      { text: 'One', helpfulCount: 2, viewerVotedHelpful: true },
      { text: 'Three', helpfulCount: 1, viewerVotedHelpful: true },
      { text: 'Two', helpfulCount: 0, viewerVotedHelpful: false },
    ]);
  });

  test('the data export has the votes and reports; deleting the account takes them back', async () => {
    const { reviewId } = await guests.withReview();
    const [ada, ben] = [await guest(), await guest()];
    for (const person of [ada, ben]) {
      await vote(person, reviewId);
      await report(person, reviewId, { text: 'My words.' });
    }
    const { data } = await ada.graphql('{ myData }');
    expect(JSON.parse(data.myData)).toMatchObject({
      reviewVotes: [{ reviewReference: reviewId }],
      reviewReports: [{ reviewReference: reviewId, reason: 'SPAM', text: 'My words.' }],
    });
    await erase(ada);
    expect(await countsOf(reviewId)).toBe(1);
    expect(await repo(ReviewReport).countBy({ reviewId })).toBe(1);
    expect(await repo(Review).findOneByOrFail({ id: reviewId })).toMatchObject({ reported: true });
    await erase(ben);
    expect(await countsOf(reviewId)).toBe(0);
    expect(await repo(Review).findOneByOrFail({ id: reviewId })).toMatchObject({ reported: false });
  });

  test('the votes and reports of a deleted review are deleted with it', async () => {
    const { person, reviewId } = await guests.withReview();
    const ada = await guest();
    await vote(ada, reviewId);
    await report(ada, reviewId);
    await guests.answer(person, 'deleteReview', { reviewId });
    expect(await repo(ReviewVote).countBy({ reviewId })).toBe(0);
    expect(await repo(ReviewReport).countBy({ reviewId })).toBe(0);
  });
});

describe('reports', () => {
  const listed = async (reported: boolean, person = admin) => {
    const { data, errors } = await person.graphql(
      `{ reviews(filter: { reported: ${reported} }, limit: 100) { items { id reports { reason text } } } }`,
    );
    return data?.reviews?.items ?? errors![0]!.extensions.code;
  };
  const dismiss = async (person: Visitor, reviewId: string) => {
    const { data, errors } = await person.graphql(
      `mutation { dismissReviewReports(input: { reviewIds: ["${reviewId}"] }) { id problem } }`,
    );
    return data?.dismissReviewReports ?? errors![0]!.extensions.code;
  };

  test('staff find a reported review with the reasons, and dismiss the reports; only the first of a person counts', async () => {
    const { reviewId } = await guests.withReview();
    const ada = await guest();
    expect(await report(ada, reviewId, { text: ' An advertisement. ' })).toMatchObject({
      viewerReported: true,
    });
    expect(await report(ada, reviewId, { reason: 'OTHER' })).toMatchObject({ __typename: 'Review' });
    const reports = [{ reason: 'SPAM', text: 'An advertisement.' }];
    expect(await listed(true)).toContainEqual({ id: reviewId, reports });
    expect(await listed(false)).not.toContainEqual(expect.objectContaining({ id: reviewId }));
    expect(await listed(true, ada)).toBe('FORBIDDEN');
    const { data } = await ada.graphql(`{ review(id: "${reviewId}") { reports { reason } } }`);
    expect(data.review.reports).toEqual([]);
    expect(await dismiss(ada, reviewId)).toBe('FORBIDDEN');
    for (let times = 0; times < 2; times++)
      expect(await dismiss(admin, reviewId)).toEqual([{ id: reviewId, problem: null }]);
    expect(await listed(true)).not.toContainEqual(expect.objectContaining({ id: reviewId }));
    await report(ada, reviewId);
    expect(await listed(false)).toContainEqual({ id: reviewId, reports: [] });
    await report(await guest(), reviewId, { reason: 'OFFENSIVE' });
    expect(await listed(true)).toContainEqual({
      id: reviewId,
      reports: [{ reason: 'OFFENSIVE', text: null }],
    });
  });

  test('hiding a reported review closes its reports', async () => {
    const { reviewId } = await guests.withReview();
    await report(await guest(), reviewId);
    await hide(reviewId);
    expect(await listed(true)).not.toContainEqual(expect.objectContaining({ id: reviewId }));
    expect((await repo(ReviewReport).findOneByOrFail({ reviewId })).closedAt).not.toBeNull();
  });

  test('the own review cannot be reported, and too long words are bad input', async () => {
    const { person, reviewId } = await guests.withReview();
    expect(await report(person, reviewId)).toMatchObject({ __typename: 'OwnReview' });
    expect(await report(await guest(), reviewId, { text: 'x'.repeat(501) })).toBe('BAD_USER_INPUT');
  });
});
