import { leaveTeams, makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';

const { FINANCE, FRONT_DESK, MANAGER, OWNER, REVENUE } = HotelDuty;

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

const REPLY = `mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) { __typename
  ... on Review { reply } ... on Problem { message } } }`;
const reply = async (person: Visitor, reviewId: string): Promise<any> => {
  const { data, errors } = await person.graphql(REPLY, { input: { reviewId, text: 'Thank you.' } });
  return errors ? errors[0]!.extensions.code : data.replyToReview;
};
const hide = async (reviewId: string) =>
  (await server.as(await makeUser('ADMIN'))).graphql(
    `mutation { hideReviews(input: { reviewIds: ["${reviewId}"], reason: "Rude." }) { id } }`,
  );

test('the front desk and managers of the hotel reply, and nobody else of teams', async () => {
  const { hotel, reviewId } = await guests.withReview();
  const as = async (duty: HotelDuty) => server.as(await makeTeamMember([hotel], duty));
  for (const duty of [FRONT_DESK, MANAGER, OWNER])
    expect(await reply(await as(duty), reviewId)).toEqual({ __typename: 'Review', reply: 'Thank you.' });
  for (const duty of [FINANCE, REVENUE]) expect(await reply(await as(duty), reviewId)).toBe('FORBIDDEN');
});

test('a review of another hotel is answered as one that does not exist, and one who left may not reply', async () => {
  const [{ reviewId, hotel }, other] = [await guests.withReview(), await makeHotel()];
  const stranger = await server.as(await makeTeamMember([other], OWNER));
  const refused = await reply(stranger, reviewId);
  expect(refused).toMatchObject({ __typename: 'UnknownReview' });
  expect(refused).toEqual(await reply(stranger, 'f'.repeat(24)));
  const user = await makeTeamMember([hotel], FRONT_DESK);
  const former = await server.as(user);
  await leaveTeams(user);
  expect(await reply(former, reviewId)).toBe('FORBIDDEN');
});

test('teams do not hide or delete reviews, and see neither hidden ones nor reports', async () => {
  const { hotel, reviewId, bookingId } = await guests.withReview();
  const owner = await server.as(await makeTeamMember([hotel], OWNER));
  const ask = async (document: string) => owner.graphql(document);
  const { data } = await ask(
    `{ review(id: "${reviewId}") { viewerCan { update delete reply hide } reports { reason } } }`,
  );
  expect(data.review).toEqual({
    viewerCan: { update: false, delete: false, reply: true, hide: false },
    reports: [],
  });
  const forbidden = [
    `mutation { hideReviews(input: { reviewIds: ["${reviewId}"], reason: "Bad." }) { id } }`,
    `mutation { dismissReviewReports(input: { reviewIds: ["${reviewId}"] }) { id } }`,
    `{ reviews(filter: { reported: true }) { total } }`,
  ];
  for (const document of forbidden)
    expect((await ask(document)).errors![0]!.extensions.code).toBe('FORBIDDEN');
  const deletion = await ask(`mutation { deleteReview(input: { reviewId: "${reviewId}" }) { __typename } }`);
  expect(deletion.data.deleteReview).toEqual({ __typename: 'UnknownReview' });
  await hide(reviewId);
  expect((await ask(`{ review(id: "${reviewId}") { id } }`)).data).toEqual({ review: null });
  const { data: read } = await ask(`{ booking(id: "${bookingId}") { review { id } } }`);
  expect(read.booking).toEqual({ review: null });
  expect(await reply(owner, reviewId)).toMatchObject({ __typename: 'UnknownReview' });
});
