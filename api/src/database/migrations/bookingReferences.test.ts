import { parseReference } from '../../../../schema/bookingReferences';
import { makeBooking } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Booking } from '../../bookings/booking.entity';
import { repo, transaction } from '../transaction';
import { BookingReferences1766050000000 } from './1766050000000-BookingReferences';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const migrate = (way: 'up' | 'down') =>
  transaction(() => new BookingReferences1766050000000()[way](repo(Booking).manager.queryRunner!));
const referencesOf = async () => {
  const bookings = await repo(Booking).find({ order: { id: 'ASC' } });
  return bookings.map(({ reference }) => reference!);
};

test('bookings from before get references, the same each time, and all different', async () => {
  await migrate('down');
  await migrate('up');
  for (let made = 0; made < 40; made++) await makeBooking();
  await migrate('down');
  await migrate('up');
  const given = await referencesOf();
  expect(new Set(given).size).toBe(40);
  for (const reference of given) expect(parseReference(reference)).toBe(reference);
  await migrate('down');
  await migrate('up');
  expect(await referencesOf()).toEqual(given);
});
