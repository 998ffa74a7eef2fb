import { makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { forgetCounters } from '../core/counters';
import { rest } from './testing/client';

let server: TestServer;
let guests: Guests;
let olga: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  olga = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const leave = (person: Visitor) => rest(person, 'DELETE', '/auth/deletemyaccount');
const statusOf = async (id: string) =>
  (await olga.graphql(`{ booking(id: "${id}") { status payment } }`)).data.booking.status;

test('the first call says what goes with the account, the second one does it', async () => {
  const { person, bookingId } = await guests.withBooking();
  const first = await leave(person);
  expect(first.status).toBe(409);
  expect(first.body.message).toMatch(
    /^You have 1 paid booking ahead\. .* refunds \$\d+\.\d\d\. .* 2 minutes/,
  );
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
  expect((await leave(person)).status).toBe(204);
  expect(await statusOf(bookingId)).toBe('CANCELLED');
});

test('two calls at once, as of a double click, delete nothing', async () => {
  const { person, bookingId } = await guests.withBooking();
  const answers = await Promise.all([leave(person), leave(person)]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
});

test('more bookings than were told of are told of first', async () => {
  const { person, bookingId } = await guests.withBooking();
  expect((await leave(person)).status).toBe(409);
  await guests.withBooking({ of: person });
  const again = await leave(person);
  expect(again.status).toBe(409);
  expect(again.body.message).toMatch(/^You have 2 paid bookings ahead\./);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
});

test('where nothing is known of the first answer, as after two minutes, it is told again', async () => {
  const { person } = await guests.withBooking();
  expect((await leave(person)).status).toBe(409);
  forgetCounters();
  expect((await leave(person)).status).toBe(409);
});

test("an administrator's call confirms only what the administrator was told", async () => {
  const { person, bookingId } = await guests.withBooking();
  const { data } = await person.graphql('{ viewer { id } }');
  expect((await leave(person)).status).toBe(409);
  const first = await rest(olga, 'DELETE', `/auth/${data.viewer.id}`);
  expect([first.status, first.body.message]).toEqual([409, expect.stringMatching(/^This user has 1 paid/)]);
  expect((await rest(olga, 'DELETE', `/auth/${data.viewer.id}`)).status).toBe(204);
  expect(await statusOf(bookingId)).toBe('CANCELLED');
});
