import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Stay } from '../../bookings/stay.entity';
import { repo, transaction } from '../transaction';
import { Night } from '../../rooms/nights/night.entity';
import { HotelsOfNights1766110000000 } from './1766110000000-HotelsOfNights';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function held() {
  const { hotel, ids } = await room();
  const { booking } = await checkout(await server.as(await makeUser()), choice(hotel.id, ids));
  return { hotelId: hotel.id, bookingId: booking.id };
}
const hotelsOf = async (bookingId: string) => {
  const rows = [...(await repo(Night).findBy({ bookingId })), ...(await repo(Stay).findBy({ bookingId }))];
  return rows.map(({ hotelId }) => hotelId);
};

test('nights and stays from before the column get the hotels of their rooms and bookings', async () => {
  const bookings = [await held(), await held()];
  await transaction(async () => {
    const { queryRunner } = repo(Night).manager;
    const migration = new HotelsOfNights1766110000000();
    await migration.down(queryRunner!);
    await migration.up(queryRunner!);
  });
  for (const { hotelId, bookingId } of bookings)
    expect(await hotelsOf(bookingId)).toEqual([hotelId, hotelId, hotelId]);
});
