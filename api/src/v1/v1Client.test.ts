import { makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer } from '../../test/testServer';
import { rest } from './testing/client';

/* An existing client on its own origin, next to our own web client. */

const CLIENT = 'https://client.example';
const PHOTO = 'https://cdn.client.example/default-avatar.png';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer({ CLIENT_URL: `${CLIENT}/`, DEFAULT_PHOTO_URL: PHOTO });
  guests = new Guests(server);
});
afterAll(() => server.close());

test("the default picture equals the client's constant", async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const account = await rest(person, 'GET', '/auth/myaccount');
  expect(account.body.data.photo).toBe(PHOTO);
  const signedIn = await rest(person, 'POST', '/auth/login', {
    username: user.username,
    password: 'Stay#2026',
  });
  expect(signedIn.body.profilePhoto).toBe(PHOTO);
});

test("the client's origin may call with credentials, other origins cannot", async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${server.url}/api/v1/hotels`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed(CLIENT)).toBe(CLIENT);
  expect(await allowed('https://other.example')).toBeNull();
});

test('the link of a password mail leads to the client that requested it', async () => {
  const { email } = await makeUser();
  const asked = await rest(await server.as(), 'POST', '/auth/forgotpassword', { email, token: 'x' });
  expect(asked.status).toBe(200);
  const [mail] = await server.mailsTo(email, 1);
  expect(mail!.text).toContain(`${CLIENT}/resetpassword/`);
  await (
    await server.as()
  ).graphql(`mutation { forgotPassword(input: { email: "${email}" }) { __typename } }`);
  const [second] = await server.mailsTo(email, 2);
  expect(second!.text).toMatch(/http:\/\/localhost:\d+\/resetpassword\//);
  expect(second!.text).not.toContain(CLIENT);
});

describe('a booking', () => {
  const firstNight = (from: number) => ({ reservedDates: [night(from), night(from + 1)] });

  test('made by the client returns to it from the payment page, and its mail links to no page that the client lacks', async () => {
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel);
    const user = await makeUser();
    const person = await server.as(user);
    const page = await rest(
      person,
      'POST',
      '/bookings/stripe/create-checkout-session',
      { hotel_id: hotel.id, selectedRooms: [roomNumbers[0]!.id], ...firstNight(20) },
      { 'idempotency-key': 'one choice' },
    );
    expect(page.status).toBe(200);
    const paid = await fetch(page.body.url, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242424242424242' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toMatch(new RegExp(`^${CLIENT}/checkout-success\\?booking=`));
    const [mail] = await server.mailsTo(user.email, 1);
    expect(mail!.subject).toBe('Staybook Booking Confirmation');
    expect(mail!.text).not.toMatch(/https?:\/\//);
  });

  test('made by our own web client returns to it, and its mail links to the booking', async () => {
    const user = await makeUser();
    const { bookingId } = await guests.withBooking({ of: await server.as(user) });
    const [mail] = await server.mailsTo(user.email, 1);
    expect(mail!.text).toMatch(new RegExp(`http://localhost:\\d+/bookings/${bookingId}`));
  });
});
