import { holding, read } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { endStays } from '../../test/moveStays';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const NOBODY = 'f'.repeat(24);

async function run(field: string, input: object): Promise<any> {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { id problem } }`;
  const { data, errors } = await admin.graphql(query, { input });
  expect(errors).toBeUndefined();
  return data[field];
}

async function reviewed() {
  const { person, id, url, hotel, user } = await holding(server);
  await server.pay(url);
  await endStays(id);
  const { data } = await person.graphql(
    `mutation { createReview(input: { bookingId: "${id}", rating: 4, text: "Good" }) { ... on Review { id } } }`,
  );
  return { person, user, hotel, id: data.createReview.id as string };
}

test('a bulk mutation disables, enables or signs out users and explains each refusal', async () => {
  const [one, two] = [await makeUser(), await makeUser()];
  const person = await server.as(one);
  const userIds = [one.id, NOBODY, two.id, one.id];
  const done = [
    { id: one.id, problem: null },
    { id: NOBODY, problem: 'this user does not exist' },
    { id: two.id, problem: null },
  ];
  expect(await run('signOutUsers', { userIds })).toEqual(done);
  expect((await person.graphql('{ viewer { id } }')).data?.viewer ?? null).toBeNull();
  expect(await run('updateUsers', { userIds, active: false })).toEqual(done);
  const { data } = await admin.graphql('{ users(filter: { active: false }) { items { id } } }');
  expect(data.users.items.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, two.id].sort());
  await run('updateUsers', { userIds, active: true, role: 'INTERMEDIATE' });
  const { data: since } = await admin.graphql(`{ user(id: "${one.id}") { role active } }`);
  expect(since.user).toEqual({ role: 'INTERMEDIATE', active: true });
});

test('one mutation cancels many bookings and ends many holds', async () => {
  const [held, paid] = [await holding(server), await holding(server)];
  await server.pay(paid.url);
  const [refused, cancelled] = await run('cancelBookings', { bookingIds: [held.id, paid.id] });
  expect([refused.problem, cancelled.problem]).toEqual([expect.stringContaining('Only a confirmed'), null]);
  expect(await run('releaseCheckouts', { bookingIds: [held.id] })).toEqual([{ id: held.id, problem: null }]);
  expect((await read(held.person, held.id)).status).toBe('EXPIRED');
  expect((await read(paid.person, paid.id)).status).toBe('CANCELLED');
});

test('only the author and administrators see a hidden review, and its stars do not count', async () => {
  const { person, hotel, id } = await reviewed();
  const stranger = await server.as();
  const LIST = `{ review(id: "${id}") { hiddenReason } reviews(hotelId: "${hotel.id}") { total }
    hotel(id: "${hotel.id}") { numberOfRatings ratingsAverage ratingDistribution } }`;
  const see = async (visitor: Visitor) => (await visitor.graphql(LIST)).data;
  expect((await see(stranger)).hotel).toMatchObject({ numberOfRatings: 1, ratingsAverage: 4 });
  expect(await run('hideReviews', { reviewIds: [id], reason: ' Names a person. ' })).toEqual([
    { id, problem: null },
  ]);
  expect(await see(stranger)).toEqual({
    review: null,
    reviews: { total: 0 },
    hotel: { numberOfRatings: 0, ratingsAverage: null, ratingDistribution: [0, 0, 0, 0, 0] },
  });
  expect((await see(person)).review).toEqual({ hiddenReason: 'Names a person.' });
  expect(await see(admin)).toMatchObject({
    review: { hiddenReason: 'Names a person.' },
    reviews: { total: 1 },
  });
  const mine = await person.graphql('{ myReviews { items { hidden hiddenReason } } }');
  expect(mine.data.myReviews.items).toEqual([{ hidden: true, hiddenReason: 'Names a person.' }]);
  const { data } = await admin.graphql('{ reviews(filter: { hidden: true }) { items { id } } }');
  expect(data.reviews.items).toEqual([{ id }]);
  await run('showReviews', { reviewIds: [id] });
  expect(await see(stranger)).toMatchObject({
    review: { hiddenReason: null },
    hotel: { numberOfRatings: 1 },
  });
});

test('a bulk mutation refuses an empty list, too many records and a blank reason', async () => {
  const ask = async (mutation: string) =>
    (await admin.graphql(`mutation { ${mutation} { id } }`)).errors?.[0]?.extensions.code;
  expect(await ask('signOutUsers(input: { userIds: [] })')).toBe('BAD_USER_INPUT');
  const many = JSON.stringify(Array.from({ length: 101 }, (_, n) => String(n)));
  expect(await ask(`signOutUsers(input: { userIds: ${many} })`)).toBe('BAD_USER_INPUT');
  expect(await ask('hideReviews(input: { reviewIds: ["x"], reason: "  " })')).toBe('BAD_USER_INPUT');
  expect(await ask('updateUsers(input: { userIds: ["x"] })')).toBe('BAD_USER_INPUT');
});
