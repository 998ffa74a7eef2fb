import { ask } from '../../test/accountHelpers';
import { later } from '../../test/clock';
import { EmailChanges } from '../../test/emailChanges';
import { PASSWORD, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { Guests } from '../../test/guests';
import { clearCounters } from '../core/counters';
import { existingClient, rest } from './testing/client';

let server: TestServer;
let changes: EmailChanges;
beforeAll(async () => {
  server = await startTestServer();
  changes = new EmailChanges(server);
});
afterAll(() => server.close());

test('changing the email address answers as before, and takes effect after the link and the password confirm it', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const update = (body: object) => rest(person, 'PATCH', '/auth/updatemyaccount', body);
  const address = async () => (await rest(person, 'GET', '/auth/myaccount')).body.data.email;
  const email = changes.freeAddress();
  const said = await update({ name: '', username: '', email });
  expect([said.status, said.body]).toEqual([200, 'Your account has been updated']);
  expect(await address()).toBe(user.email);
  const link = await changes.linkTo(email, 'confirmemail');
  expect((await changes.confirm(link)).__typename).toBe('WrongPassword');
  const confirmed = await ask(await server.as(), 'confirmEmail', { ...link, currentPassword: PASSWORD });
  expect(confirmed.__typename).toBe('EmailConfirmed');
  expect(await address()).toBe(email);

  const other = changes.freeAddress();
  expect((await update({ email: other, currentPassword: 'Wrong#2026' })).status).toBe(401);
  expect((await update({ email: other, currentPassword: PASSWORD })).status).toBe(200);
  await changes.confirm(await changes.linkTo(other, 'confirmemail'));
  expect(await address()).toBe(other);
});

test('changing to an address that someone else has is answered like changing to a free one', async () => {
  const person = await server.as(await makeUser());
  const { email } = await makeUser();
  const said = await rest(person, 'PATCH', '/auth/updatemyaccount', { email });
  expect([said.status, said.body]).toEqual([200, 'Your account has been updated']);
});

test('deleting the account needs no password of an existing client, even long after signing in', async () => {
  const person = await existingClient(server, await makeUser());
  await later(10 * 60_000, async () =>
    expect((await rest(person, 'DELETE', '/auth/deletemyaccount')).status).toBe(204),
  );
});

describe('confirming by repeating the call', () => {
  let guests: Guests;
  let olga: Visitor;
  beforeAll(async () => {
    guests = new Guests(server);
    olga = await server.as(await makeUser('ADMIN'));
  });

  const leave = (person: Visitor) => rest(person, 'DELETE', '/auth/deletemyaccount');
  const statusOf = async (id: string) =>
    (await olga.graphql(`{ booking(id: "${id}") { status payment } }`)).data.booking.status;

  test('the first call answers what would be cancelled, the second one deletes the account', async () => {
    const { person, bookingId } = await guests.withBooking();
    const first = await leave(person);
    expect(first.status).toBe(409);
    expect(first.body.message).toMatch(
      /^You have 1 upcoming paid booking\. .* refunds \$\d+\.\d\d\. .* 2 minutes/,
    );
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    expect((await leave(person)).status).toBe(204);
    expect(await statusOf(bookingId)).toBe('CANCELLED');
  });

  test('two simultaneous calls, as of a double click, delete nothing', async () => {
    const { person, bookingId } = await guests.withBooking();
    const answers = await Promise.all([leave(person), leave(person)]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('a booking made after the first call has to be confirmed by another call', async () => {
    const { person, bookingId } = await guests.withBooking();
    expect((await leave(person)).status).toBe(409);
    await guests.withBooking({ of: person });
    const again = await leave(person);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/^You have 2 upcoming paid bookings\./);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('a call more than two minutes after the first answer is refused again', async () => {
    const { person } = await guests.withBooking();
    expect((await leave(person)).status).toBe(409);
    clearCounters();
    expect((await leave(person)).status).toBe(409);
  });

  test("an administrator's call confirms only an answer that the administrator got", async () => {
    const { person, bookingId } = await guests.withBooking();
    const { data } = await person.graphql('{ viewer { id } }');
    expect((await leave(person)).status).toBe(409);
    const first = await rest(olga, 'DELETE', `/auth/${data.viewer.id}`);
    expect([first.status, first.body.message]).toEqual([
      409,
      expect.stringMatching(/^This user has 1 upcoming paid/),
    ]);
    expect((await rest(olga, 'DELETE', `/auth/${data.viewer.id}`)).status).toBe(204);
    expect(await statusOf(bookingId)).toBe('CANCELLED');
  });
});
