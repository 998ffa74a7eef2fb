import { choice, checkout } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { undoMigrations } from '../../../test/undoMigrations';
import { Lists1763850000000 } from './1763850000000-Lists';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('rows from before the lists are sorted and found like new ones', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const user = await makeUser('CUSTOMER', { name: 'Zoë  Ångström' });
  const gone = await makeUser('CUSTOMER', { name: 'Zoe Gone' });
  const hotel = await makeHotel({ name: 'Élan Palace' });
  const { roomNumbers } = await makeRoomType(hotel, 1, { title: 'Garden suite' });
  const { booking } = await checkout(await server.as(user), choice(hotel.id, [roomNumbers[0]!.id]));
  await (await server.as(gone)).graphql('mutation { deleteAccount(input: {}) { __typename } }');

  const ask = async () => {
    const { data, errors } = await admin.graphql(`{
      bookings(filter: { text: "zoe elan" }, sort: CHECK_IN_ASC) { items { id } }
      users(filter: { text: "angstrom" }, sort: NAME_ASC) { items { id } }
      all: users { total }
      roomTypes(filter: { text: "suite elan" }) { items { title } } }`);
    expect(errors).toBeUndefined();
    return data;
  };
  const rows = () => server.database.query('SELECT hotelKey, guestKey, checkIn, checkOut FROM bookings');
  const words = () =>
    server.database.query('SELECT kind, word, thing FROM search_words ORDER BY kind, word, thing');
  const before = [await ask(), await rows(), await words()];
  expect(before[0]).toEqual({
    bookings: { items: [{ id: booking.id }] },
    users: { items: [{ id: user.id }] },
    all: { total: 2 },
    roomTypes: { items: [{ title: 'Garden suite' }] },
  });

  await undoMigrations(server.database, Lists1763850000000);
  await server.database.runMigrations();
  expect([await ask(), await rows(), await words()]).toEqual(before);
});
