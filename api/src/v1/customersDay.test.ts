import { picture, send } from '../../test/photoHelpers';
import { makeHotel, makeRoomType, night } from '../../test/factories';
import { endStays, moveStays } from '../../test/moveStays';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { rest } from './testing/client';

let server: TestServer;
let ana: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.as();
});
afterAll(() => server.close());

const EMAIL = 'ana@staybook.example';
const call = async (status: number, method: string, address: string, body?: unknown) => {
  const answer = await rest(ana, method, address, body);
  expect([method, address, answer.status, answer.body]).toEqual([method, address, status, answer.body]);
  return answer;
};
const signIn = async (username: string, password: string) => {
  ana.accessToken = (await call(200, 'POST', '/auth/login', { username, password })).body.accessToken;
};
/** Waits for a mail to the customer and answers the text that matches. */
async function inMail(sought: RegExp, count = 1): Promise<string[]> {
  const mails = await server.mailsTo(EMAIL, count);
  const found = mails.map(({ text }) => sought.exec(text)).find(Boolean);
  return found ?? inMail(sought, mails.length + 1);
}
/** The same data as read over GraphQL. */
const graph = async (query: string) => (await ana.graphql(query)).data;

/* One customer from registration to deletion. Each test continues where the previous one ended. */

test('a customer registers with the code from the mail and signs in', async () => {
  const form = {
    name: 'Ana Guest',
    username: 'ana_guest',
    email: EMAIL,
    password: 'Quiet#Harbour7',
    token: 'x',
  };
  const { body } = await call(201, 'POST', '/auth/register', form);
  const [, code] = await inMail(/\b(\d{6})\b/);
  const wrong = code === '000000' ? '000001' : '000000';
  await call(400, 'POST', '/auth/verifyemail', { user_id: body.data, verificationCode: wrong });
  const verified = await call(200, 'POST', '/auth/verifyemail', {
    user_id: body.data,
    verificationCode: code,
  });
  expect(verified.body).toEqual({ data: body.data });
  expect(
    (await call(400, 'POST', '/auth/register', { ...form, email: 'b@staybook.example' })).body.message,
  ).toBe('username already exist');
  await signIn('ANA_GUEST', 'Quiet#Harbour7');
  const account = await call(200, 'GET', '/auth/myaccount');
  expect(account.body.data).toMatchObject({ _id: body.data, name: 'Ana Guest', email: EMAIL, roles: 2010 });
});

test('updating an account changes the provided fields and keeps the empty ones', async () => {
  await call(200, 'PATCH', '/auth/updatemyaccount', { name: 'Ana Maria', username: '', email: '' });
  expect((await graph('{ viewer { name username email } }')).viewer).toEqual({
    name: 'Ana Maria',
    username: 'ana_guest',
    email: EMAIL,
  });
  const nothing = await call(400, 'PATCH', '/auth/updatemyaccount', { name: '', username: '', email: '' });
  expect(nothing.body.message).toBe('You did not provide any information to update');
});

test('a customer uploads a profile photo and deletes it', async () => {
  const before = (await call(200, 'GET', '/auth/myaccount')).body.data.photo;
  const { data } = await ana.graphql(
    'mutation { generateUploadSignature(input: { folder: "profilephotos" }) { apiKey uploadUrl } }',
  );
  const signed = (await call(200, 'POST', '/auth/generatesignature', { folder: 'profilephotos' })).body;
  expect(Object.keys(signed).sort()).toEqual(['signature', 'timestamp']);
  const place = { ...data.generateUploadSignature, folder: 'profilephotos' };
  const taken = await send({ ...signed, ...place }, await picture('teal'));
  const files = { urlArray: [taken.body.secure_url], public_idArray: [taken.body.public_id] };
  const said = await call(200, 'POST', '/auth/upload', { ...files, fileCode: 'profilephoto', id: '' });
  expect(said.body).toBe('file(s) uploaded successfully');
  expect((await call(200, 'GET', '/auth/myaccount')).body.data.photo).toBe(taken.body.secure_url);
  expect((await graph('{ viewer { photo } }')).viewer.photo).toBe(taken.body.secure_url);
  await call(204, 'DELETE', '/auth/myaccount/deletemyphoto');
  expect((await call(200, 'GET', '/auth/myaccount')).body.data.photo).toBe(before);
  await call(401, 'POST', '/hotels/generatesignature', { folder: 'hotelphotos' });
  await call(400, 'POST', '/hotels/generatesignature', { folder: 'elsewhere' });
  const unnamed = await call(404, 'POST', '/auth/generatesignature', { folder: '' });
  expect(unnamed.body.message).toBe('folder name is required');
});

test('a customer finds a hotel by city and price and reads its rooms', async () => {
  const hotel = await makeHotel({ name: 'The Quiet Pier' });
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2, { priceCents: 8_050 });
  const refs = (await call(200, 'GET', '/hotels/allcityrefs')).body.data;
  const { cityName } = refs.find(({ _id }: { _id: string }) => _id === hotel.cityId);
  const found = await call(200, 'GET', `/hotels/price?city=${encodeURIComponent(cityName)}&min=80&max=81`);
  expect(found.body.data).toMatchObject([{ _id: hotel.id, cheapestPrice: 80.5, city: { cityName } }]);
  expect((await call(200, 'GET', `/hotels/${hotel.id}`)).body.data.name).toBe('The Quiet Pier');
  const rooms = (await call(200, 'GET', `/Hotels/Room/${hotel.id}`)).body.data;
  expect(rooms).toMatchObject([
    { _id: roomType.id, price: 80.5, roomNumbers: [{ number: 101 }, { number: 102 }] },
  ]);
  const selectedRooms = [roomNumbers[0]!.id];
  expect((await call(200, 'POST', '/hotels/roomdetails', { selectedRooms })).body.data).toEqual(rooms);
});

let booked: { hotelId: string; bookingId: string; nights: string[]; rooms: string[] };

test('a checkout of two rooms is listed as a booking only once it is paid', async () => {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 3, { priceCents: 12_345 });
  const [rooms, nights] = [roomNumbers.slice(0, 2).map(({ id }) => id), [night(20), night(21)]];
  const choice = {
    selectedRooms: rooms,
    reservedDates: [`${nights[1]}T05:00:00.000Z`, nights[0]],
    hotel_id: hotel.id,
    customerDetails_01: { name: 'Someone Else', userId: 'x', email: 'else@staybook.example' },
    roomTypeArray_01: [{ _id: roomType.id, price: 1 }],
  };
  const address = '/bookings/stripe/create-checkout-session';
  const { body } = await call(200, 'POST', address, choice);
  expect(Object.keys(body)).toEqual(['url']);
  expect((await call(200, 'GET', '/bookings/mybookings')).body).toEqual({ number: 0, data: [] });
  expect(await server.pay(body.url)).toBe(303);
  const mine = await call(200, 'GET', '/bookings/mybookings?limit=10&page=1');
  expect(mine.headers.get('x-total-count')).toBe('1');
  const [booking] = mine.body.data;
  expect(booking).toMatchObject({ hotel: hotel.id, hotel_name: hotel.name, user_name: 'Ana Maria' });
  expect(booking.bookingDetails).toEqual(
    rooms.map((id, index) => ({
      _id: expect.any(String),
      roomType_id: roomType.id,
      room_id: id,
      roomNumber: 101 + index,
      checkin_date: `${nights[0]}T10:14:00.000Z`,
      checkout_date: `${night(22)}T10:14:00.000Z`,
      price_per_night: 123.45,
      number_of_nights: 2,
      room_type: roomType.title,
    })),
  );
  const { myBookings } = await graph('{ myBookings { items { id totalCents status user { name } } } }');
  const same = { id: booking._id, totalCents: 4 * 12_345, status: 'CONFIRMED', user: { name: 'Ana Maria' } };
  expect(myBookings.items).toEqual([same]);
  const { data: room } = (await call(200, 'GET', `/hotels/room/${roomType.id}`)).body;
  const unavailable = room.roomNumbers.map(
    (one: { unavailableDates: string[] }) => one.unavailableDates.length,
  );
  expect(unavailable).toEqual([2, 2, 0]);
  const taken = await call(409, 'POST', address, choice);
  expect(taken.body.message).toMatch(/just been booked/);
  booked = { hotelId: hotel.id, bookingId: booking._id, nights, rooms };
});

test('repeating an Idempotency-Key answers the same page and refuses a different choice', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 2);
  const choose = (index: number, reservedDates: string[]) =>
    rest(
      ana,
      'POST',
      '/bookings/stripe/create-checkout-session',
      { selectedRooms: [roomNumbers[index]!.id], reservedDates, hotel_id: hotel.id },
      { 'idempotency-key': 'one-of-ana' },
    );
  const first = await choose(0, [night(30)]);
  expect((await choose(0, [night(30)])).body.url).toBe(first.body.url);
  expect((await choose(1, [night(30)])).status).toBe(400);
});

test('a customer reviews a stay and changes its text and its rating', async () => {
  const found = await call(200, 'POST', '/bookings/findbooking', { booking_id: booked.bookingId });
  const [booking] = found.body.data;
  const { data: account } = (await call(200, 'GET', '/auth/myaccount')).body;
  expect(booking.user).toBe(account._id);
  expect((await call(200, 'POST', '/bookings/findbooking', {})).body).toEqual({ data: [] });
  await call(404, 'POST', '/bookings/findbooking', { booking_id: 'f'.repeat(24) });

  const words = { review: 'Quiet rooms', rating: '3', bookingRef: booked.bookingId };
  const early = await call(400, 'POST', '/reviews', words);
  expect(early.body.message).toMatch(/^You can review this stay from the day of departure, /);
  await endStays(booked.bookingId);
  const made = (await call(201, 'POST', '/reviews', { ...words, customer_name: 'Someone Else' })).body.data;
  expect(made).toMatchObject({ rating: 3, customer_name: 'Ana Maria', hotel: booked.hotelId });
  await call(400, 'POST', '/reviews', words);
  const unknown = await call(404, 'POST', '/reviews', { ...words, bookingRef: 'f'.repeat(24) });
  expect(unknown.body.message).toBe('This booking reference does not exist');
  await call(400, 'POST', '/reviews', { ...words, rating: 6 });
  await call(201, 'PATCH', `/reviews/${made._id}`, { rating: 0, review: 'Quiet rooms, kind people' });
  const mended = await call(201, 'PATCH', `/reviews/${made._id}`, { rating: 5 });
  expect(mended.body.data).toMatchObject({ rating: 5, review: 'Quiet rooms, kind people' });
  const mine = await call(200, 'GET', '/reviews/myreviews');
  expect(mine.body).toMatchObject({ status: 'success', results: 1, data: [mended.body.data] });
  const { review } = await graph(`{ review(id: "${made._id}") { rating text hotel { ratingsAverage } } }`);
  expect(review).toEqual({ rating: 5, text: 'Quiet rooms, kind people', hotel: { ratingsAverage: 5 } });

  const stranger = await server.as();
  const read = await rest(stranger, 'GET', `/reviews?review_id=${made._id}`);
  expect(read.body.data).toEqual([{ ...mended.body.data, bookingRef: null }]);
  expect((await rest(stranger, 'GET', `/reviews?review_id=${'f'.repeat(24)}`)).body.data).toEqual([]);
  await call(204, 'DELETE', `/reviews/${made._id}`);
  expect((await call(200, 'GET', '/reviews/myreviews')).body.data).toEqual([]);
  await moveStays(booked.bookingId, 20);
});

test('cancelling a booking removes it from the lists, releases its nights and refunds it', async () => {
  await call(204, 'DELETE', `/bookings/${booked.bookingId}`);
  expect((await call(200, 'GET', '/bookings/mybookings')).body.data).toEqual([]);
  await call(404, 'POST', '/bookings/findbooking', { booking_id: booked.bookingId });
  const { booking } = await graph(`{ booking(id: "${booked.bookingId}") { status refundedCents } }`);
  expect(booking).toEqual({ status: 'CANCELLED', refundedCents: 4 * 12_345 });
  const again = { selectedRooms: booked.rooms, reservedDates: booked.nights, hotel_id: booked.hotelId };
  await call(200, 'POST', '/bookings/stripe/create-checkout-session', again);
});

test('a customer changes the password and resets it by the link from the mail', async () => {
  const change = { currentPassword: 'Wrong#Harbour7', password: 'Other#Harbour8' };
  expect((await call(401, 'POST', '/auth/changepassword', change)).body.message).toBe(
    'Your password is incorrect. Please provide the correct password',
  );
  await call(200, 'POST', '/auth/changepassword', { ...change, currentPassword: 'Quiet#Harbour7' });
  await call(204, 'GET', '/auth/logout');
  await call(401, 'GET', '/auth/renew_access_token');
  expect((await call(200, 'POST', '/auth/forgotpassword', { email: EMAIL, token: 'x' })).body).toEqual({
    status: 'success',
    message: 'Token sent to your email',
  });
  await call(200, 'POST', '/auth/forgotpassword', { email: 'nobody@staybook.example', token: 'x' });
  const [, token, id] = await inMail(/resetpassword\/([\w-]+)\/([0-9a-f]{24})/);
  await call(400, 'POST', `/auth/resetpassword/${token}/${id}`, { password: 'weak' });
  await call(200, 'POST', `/auth/resetpassword/${token}/${id}`, { password: 'Third#Harbour9' });
  await call(401, 'POST', `/auth/resetpassword/${token}/${id}`, { password: 'Third#Harbour9' });
  await signIn('ana_guest', 'Third#Harbour9');
});

test('deleting an account signs the customer out for good', async () => {
  await call(200, 'POST', '/auth/subscriptions', { email: EMAIL, token: 'x' });
  await call(200, 'POST', '/auth/subscriptions', { email: 'visitor@staybook.example', token: 'x' });
  await call(204, 'DELETE', '/auth/deletemyaccount');
  await call(403, 'GET', '/auth/myaccount');
  await call(204, 'GET', '/auth/logout');
  await call(400, 'POST', '/auth/login', { username: 'ana_guest', password: 'Third#Harbour9' });
});
