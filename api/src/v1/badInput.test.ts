import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { makeFixtures, type Fixtures } from '../../test/fixtures';
import { mayAsk } from '../access/policy';
import { Role } from '../access/role.enum';
import { repo } from '../database/transaction';
import { Booking } from '../bookings/booking.entity';
import { Mail } from '../mails/mail.entity';
import { Review } from '../reviews/review.entity';
import { Night } from '../rooms/nights/night.entity';
import { User } from '../users/user.entity';
import type { Route } from './route';
import { routes } from './routes';
import { NOWHERE, rest } from './testing/client';

let server: TestServer;
let admin: Visitor;
let owner: Visitor;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await startTestServer();
  const made = await makeFixtures(server);
  fixtures = made.fixtures;
  admin = made.people.administrator;
  owner = made.people.owner;
});
afterAll(() => server.close());

/** Everything that one of these calls could change. */
const storedState = async () =>
  JSON.stringify(
    await Promise.all([
      repo(User).find({ order: { id: 'ASC' } }),
      repo(Booking).find({ order: { id: 'ASC' } }),
      repo(Review).find({ order: { id: 'ASC' } }),
      repo(Night).count(),
      repo(Mail).count(),
    ]),
  );

/** The administrator if the administrator may call the route, otherwise the owner. */
const allowed = ({ permission }: Route): Visitor =>
  mayAsk({ id: '', role: Role.ADMIN, sessionId: '' }, permission) ? admin : owner;
const addressOf = ({ path }: Route, id: string) => path.replaceAll(/:\w+/g, id);
const badBodies = ({ body }: Route): unknown[] => [
  '{"broken":',
  '[]',
  '[[]]',
  '"text"',
  {},
  ...Object.keys(body?.properties ?? {}).map((name) => ({ [name]: [{ a: 1 }] })),
  Object.fromEntries(Object.keys(body?.properties ?? {}).map((name) => [name, { toString: 'x' }])),
];

test('every malformed body is answered 4xx with a message and changes nothing', async () => {
  const before = await storedState();
  const asked = routes.filter(({ body }) => body);
  expect(asked.length).toBeGreaterThan(10);
  for (const route of asked) {
    for (const body of badBodies(route)) {
      const name = `${route.method} ${route.path} ${JSON.stringify(body)}`;
      const answer = await rest(allowed(route), route.method.toUpperCase(), addressOf(route, NOWHERE), body);
      const harmless = route.path === '/bookings/findbooking' && JSON.stringify(body) === '{}';
      if (!harmless) expect([name, Math.floor(answer.status / 100)]).toEqual([name, 4]);
    }
  }
  expect(await storedState()).toBe(before);
}, 120_000);

test('a malformed reference is answered 400 and an unknown one 404', async () => {
  const before = await storedState();
  for (const route of routes.filter(({ path }) => path.includes('/:id'))) {
    const malformed = await rest(admin, route.method.toUpperCase(), addressOf(route, 'Abc'));
    expect(malformed).toMatchObject({ status: 400, body: { message: 'Invalid id: Abc' } });
    const body = route.method === 'patch' ? { rating: 5 } : undefined;
    const unknown = await rest(owner, route.method.toUpperCase(), addressOf(route, NOWHERE), body);
    expect([route.path, [401, 404].includes(unknown.status)]).toEqual([route.path, true]);
    expect((await rest(admin, route.method.toUpperCase(), '/auth/%zz')).status).toBeGreaterThanOrEqual(400);
  }
  for (const address of ['/bookings?hotel_id=abc', '/reviews?review_id=abc'])
    expect((await rest(admin, 'GET', address)).status).toBe(400);
  expect(await storedState()).toBe(before);
});

test('a reference with blanks around it or in capitals is accepted', async () => {
  const sent = ` ${fixtures.confirmedId.toUpperCase()}\n`;
  const found = await rest(owner, 'POST', '/bookings/findbooking', { booking_id: sent });
  expect(found.body.data).toMatchObject([{ _id: fixtures.confirmedId }]);
  const address = `/hotels/%20${fixtures.hotelId.toUpperCase()}%20`;
  expect((await rest(owner, 'GET', address)).body.data._id).toBe(fixtures.hotelId);
});

test('a list refuses a limit outside 1 to 1,000 and a page below 1', async () => {
  for (const query of ['limit=0', 'limit=1001', 'limit=ten', 'limit=1.5', 'page=0', 'limit=1&limit=2'])
    for (const [asker, list] of [
      [admin, '/auth/allusers'],
      [admin, '/bookings'],
      [owner, '/bookings/mybookings'],
      [admin, '/reviews'],
      [admin, '/hotels'],
      [admin, '/hotels/allrooms'],
    ] as const)
      expect([query, (await rest(asker, 'GET', `${list}?${query}`)).status]).toEqual([query, 400]);
});

test('a checkout refuses malformed dates, past dates, dates with a gap, and rooms of another hotel', async () => {
  const before = await storedState();
  const choice = { hotel_id: fixtures.hotelId, selectedRooms: [fixtures.roomNumberId] };
  const refused = async (more: object) => {
    const body = { ...choice, ...more };
    const answer = await rest(owner, 'POST', '/bookings/stripe/create-checkout-session', body);
    return [answer.status, answer.body.message];
  };
  for (const reservedDates of [
    [],
    ['soon'],
    ['2030-02-30'],
    ['2030-05-01', '2030-05-03'],
    ['2001-01-01'],
    'x',
    [1],
  ])
    expect([reservedDates, await refused({ reservedDates })]).toEqual([
      reservedDates,
      [400, expect.stringMatching(/\w/)],
    ]);
  const reservedDates = [`${new Date().getUTCFullYear() + 1}-05-01`];
  for (const more of [{ selectedRooms: [] }, { selectedRooms: [NOWHERE] }, { hotel_id: NOWHERE }])
    expect((await refused({ reservedDates, ...more }))[0]).toBe(400);
  expect(await storedState()).toBe(before);
});

test('properties that no route declares are ignored and never reach the user', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const more = { roles: 2030, roleCode: 2030, active: false, passwordHash: 'x', _id: NOWHERE };
  const body = `{"name":"Kept","__proto__":{"username":"polluted"},${JSON.stringify(more).slice(1)}`;
  expect((await rest(person, 'PATCH', '/auth/updatemyaccount', body)).status).toBe(200);
  const { body: account } = await rest(person, 'GET', '/auth/myaccount');
  expect(account.data).toMatchObject({
    _id: user.id,
    name: 'Kept',
    username: user.username,
    roles: 2010,
    active: true,
  });
});
