import { makeBooking, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { Booking, newBooking } from '../bookings/booking.entity';
import { ROLE_CODES } from '../../../schema/accounts';
import { bulkInsert } from '../database/bulkInsert';
import { newId } from '../database/columns';
import { transaction } from '../database/transaction';
import { User, newUser } from '../users/user.entity';
import { rest } from './testing/client';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MANY = 1_100;

test('administrators get all bookings and accounts beyond 1,000, and others a thousand names', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const guest = await server.as(await makeUser());
  const sample = await makeBooking();
  const copies = Array.from({ length: MANY }, () => {
    const id = newId();
    return newBooking({ ...sample, id, idempotencyKey: id });
  });
  const people = Array.from({ length: MANY }, (_, place) => {
    const name = `many_${place}`;
    const fields = { name, username: name, email: `${name}@staybook.example`, passwordHash: '' };
    return newUser({ ...fields, roleCode: ROLE_CODES.CUSTOMER });
  });
  await transaction(async () => {
    await bulkInsert(Booking, copies);
    await bulkInsert(User, people);
  });
  const bookings = await rest(admin, 'GET', '/bookings');
  expect(bookings.body.number).toBe(MANY + 1);
  expect(bookings.headers.get('x-total-count')).toBe(String(MANY + 1));
  expect((await rest(admin, 'GET', '/bookings?limit=1000&page=2')).body.number).toBe(MANY + 1 - 1_000);
  expect((await rest(admin, 'GET', '/auth/allusers')).body.number).toBeGreaterThan(MANY);
  expect((await rest(guest, 'GET', '/auth/allusers')).body.number).toBe(1_000);
});
