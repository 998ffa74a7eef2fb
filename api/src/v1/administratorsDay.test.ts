import { makeHotel, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { picture, send } from '../../test/photoHelpers';
import type { User } from '../users/user.entity';
import { rest } from './testing/client';

let server: TestServer;
let guests: Guests;
let olga: Visitor;
let boris: User;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  olga = await server.as(await makeUser('ADMIN', { name: 'Olga' }));
  boris = await makeUser('CUSTOMER', { name: 'Boris' });
});
afterAll(() => server.close());

const call = async (status: number, method: string, address: string, body?: unknown, person = olga) => {
  const answer = await rest(person, method, address, body);
  expect([method, address, answer.status, answer.body]).toEqual([method, address, status, answer.body]);
  return answer;
};
const graph = async (query: string) => (await olga.graphql(query)).data;
const userOf = async ({ id }: User) => (await graph(`{ user(id: "${id}") { name role active } }`)).user;

test('an administrator lists users in full, others see names and photos', async () => {
  const all = await call(200, 'GET', '/auth/allusers');
  expect(all.headers.get('x-total-count')).toBe(String(all.body.number));
  const row = all.body.data.find(({ _id }: { _id: string }) => _id === boris.id);
  expect(row).toMatchObject({
    _id: boris.id,
    name: 'Boris',
    username: boris.username,
    email: boris.email,
    photo: expect.stringMatching(/avatar/),
    roles: 2010,
    active: true,
  });
  expect(Object.keys(row).join()).not.toMatch(/hash|key/i);
  const reduced = await call(200, 'GET', '/auth/allusers?limit=2&page=1', undefined, await server.as(boris));
  expect(reduced.body.number).toBe(2);
  for (const person of reduced.body.data)
    expect(Object.keys(person).sort()).toEqual(['_id', 'name', 'photo']);
  const second = await call(200, 'GET', '/auth/allusers?limit=1&page=2');
  expect(second.body.data).toEqual([all.body.data[1]]);
});

test('an administrator finds a user, changes the role and disables the account, each with immediate effect', async () => {
  const person = await server.as(boris);
  const email = boris.email.toUpperCase();
  const found = await call(200, 'POST', '/auth/finduser', { email });
  expect(found.body.data).toMatchObject({ _id: boris.id, roles: 2010 });
  await call(401, 'GET', '/bookings', undefined, person);
  const updated = await call(200, 'PATCH', '/auth/updateuser', { email, roles: '2030', active: '' });
  expect(updated.body.data).toEqual({
    acknowledged: true,
    matchedCount: 1,
    modifiedCount: 1,
    upsertedCount: 0,
    upsertedId: null,
  });
  expect(await userOf(boris)).toEqual({ name: 'Boris', role: 'ADMIN', active: true });
  await call(200, 'GET', '/bookings', undefined, person);
  await call(200, 'PATCH', '/auth/updateuser', { email, roles: 2010, active: 'nO' });
  expect(await userOf(boris)).toEqual({ name: 'Boris', role: 'CUSTOMER', active: false });
  await call(403, 'GET', '/auth/myaccount', undefined, person);
  const gone = await call(404, 'POST', '/auth/finduser', { email });
  expect(gone.body.message).toBe('this user does not exist');
  await call(200, 'PATCH', '/auth/updateuser', { email, active: 'Yes' });
});

test('updating an unknown email address matches nobody, and an unknown role, an unknown answer or no change is refused', async () => {
  const nobody = await call(200, 'PATCH', '/auth/updateuser', {
    email: 'no@staybook.example',
    roles: '2020',
  });
  expect(nobody.body.data).toMatchObject({ matchedCount: 0, modifiedCount: 0 });
  const { email } = boris;
  for (const change of [{ roles: 2040 }, { active: 'maybe' }, { roles: '', active: '' }, { roles: [2020] }])
    await call(400, 'PATCH', '/auth/updateuser', { email, ...change });
  const me = (await graph('{ viewer { email } }')).viewer.email;
  await call(409, 'PATCH', '/auth/updateuser', { email: me, roles: 2010 });
});

test('listing staff by reference answers their names and omits unknown ones', async () => {
  const ids = [boris.id, 'f'.repeat(24), boris.id];
  const { body } = await call(200, 'POST', '/auth/hotelstaff', { hotelStaff: ids });
  expect(body).toEqual({ number: 1, data: [expect.objectContaining({ _id: boris.id, name: 'Boris' })] });
  await call(400, 'POST', '/auth/hotelstaff', { hotelStaff: ['abc'] });
});

test("listing a hotel's bookings answers each in full and takes as many statements for five as for one", async () => {
  const hotel = await makeHotel();
  const [first] = await guests.withBookings(hotel, 1);
  const address = `/bookings?hotel_id=${hotel.id}`;
  await call(200, 'GET', address);
  const few = await server.countReads(() => call(200, 'GET', `${address}&limit=1`));
  await guests.withBookings(hotel, 4);
  const { body, headers } = await call(200, 'GET', address);
  expect([body.number, headers.get('x-total-count')]).toEqual([5, '5']);
  for (const booking of body.data) expect(booking).toMatchObject({ hotel: hotel.id, bookingDetails: [{}] });
  expect(await server.countReads(() => call(200, 'GET', `${address}&limit=5`))).toBe(few);
  expect((await call(200, 'GET', '/bookings')).body.number).toBe(5);
  const one = await call(200, 'POST', '/bookings/findbooking', { booking_id: first!.bookingId });
  expect(body.data).toContainEqual(one.body.data[0]);
});

test("an administrator cancels a guest's booking and deletes a review, a stranger can do neither", async () => {
  const { reviewId, person } = await guests.withReview();
  const { bookingId } = await guests.withBooking({ of: person });
  const stranger = await server.as(await makeUser());
  await call(404, 'DELETE', `/bookings/${bookingId}`, undefined, stranger);
  await call(404, 'DELETE', `/reviews/${reviewId}`, undefined, stranger);
  await call(404, 'PATCH', `/reviews/${reviewId}`, { rating: 1 });
  await call(204, 'DELETE', `/reviews/${reviewId}`);
  await call(204, 'DELETE', `/bookings/${bookingId}`);
  const { data } = (await call(200, 'GET', '/bookings/mybookings', undefined, person)).body;
  expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain(bookingId);
  const { booking, review } = await graph(
    `{ booking(id: "${bookingId}") { status } review(id: "${reviewId}") { id } }`,
  );
  expect([booking.status, review]).toEqual(['CANCELLED', null]);
});

test('an administrator uploads a photo of a hotel', async () => {
  const hotel = await makeHotel();
  const { data } = await olga.graphql(
    'mutation { generateUploadSignature(input: { folder: "hotelphotos" }) { apiKey uploadUrl } }',
  );
  const signed = (await call(200, 'POST', '/hotels/generatesignature', { folder: 'hotelphotos' })).body;
  const place = { ...data.generateUploadSignature, folder: 'hotelphotos' };
  const { body } = await send({ ...signed, ...place }, await picture('navy'));
  const files = { urlArray: [body.secure_url], public_idArray: [body.public_id], fileCode: 'hotelphoto' };
  await call(404, 'POST', '/hotels/upload', { ...files, id: 'f'.repeat(24) });
  await call(400, 'POST', '/hotels/upload', { ...files, public_idArray: [], id: hotel.id });
  await call(400, 'POST', '/hotels/upload', {
    ...files,
    urlArray: ['https://elsewhere.example/a.jpg'],
    id: hotel.id,
  });
  await call(401, 'POST', '/hotels/upload', { ...files, id: hotel.id }, await server.as(boris));
  await call(200, 'POST', '/hotels/upload', { ...files, id: hotel.id });
  expect((await graph(`{ hotel(id: "${hotel.id}") { photos } }`)).hotel.photos).toEqual([body.secure_url]);
});

test('a user submits photos of a property, and an administrator finds them', async () => {
  const person = await server.as(boris);
  const { data } = await person.graphql(
    'mutation { generateUploadSignature(input: { folder: "miscphotos" }) { apiKey uploadUrl } }',
  );
  const signed = (await call(200, 'POST', '/auth/generatesignature', { folder: 'miscphotos' }, person)).body;
  const place = { ...data.generateUploadSignature, folder: 'miscphotos' };
  const { body } = await send({ ...signed, ...place }, await picture('gold'));
  const files = { urlArray: [body.secure_url], public_idArray: [body.public_id] };
  await call(200, 'POST', '/hotels/upload', { ...files, fileCode: 'listproperty' }, person);
  const { propertySubmissions } = await graph('{ propertySubmissions { items { url } } }');
  expect(propertySubmissions.items).toEqual([{ url: body.secure_url }]);
});

test('deleting an account with paid stays ahead is refused unless cancelPaidStays says to cancel them', async () => {
  const { person, bookingId } = await guests.withBooking();
  const { data } = await person.graphql('{ viewer { id } }');
  await call(409, 'DELETE', '/auth/deletemyaccount', undefined, person);
  await call(409, 'DELETE', `/auth/${data.viewer.id}`);
  await call(204, 'DELETE', `/auth/${data.viewer.id}?cancelPaidStays=true`);
  await call(404, 'DELETE', `/auth/${data.viewer.id}`);
  expect((await graph(`{ booking(id: "${bookingId}") { status } }`)).booking.status).toBe('CANCELLED');
  await call(403, 'GET', '/auth/myaccount', undefined, person);
  const staff = await call(200, 'POST', '/auth/hotelstaff', { hotelStaff: [data.viewer.id] });
  expect(staff.body).toEqual({ number: 0, data: [] });
});

test('listing reviews takes as many statements for four as for one', async () => {
  for (let count = 0; count < 4; count++) await guests.withReview();
  await call(200, 'GET', '/reviews');
  const few = await server.countReads(() => call(200, 'GET', '/reviews?limit=1'));
  const many = await server.countReads(async () => {
    expect((await call(200, 'GET', '/reviews?limit=4')).body.results).toBe(4);
  });
  expect(many).toBe(few);
});
