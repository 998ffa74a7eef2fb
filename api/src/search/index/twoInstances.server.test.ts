import { choice, checkout } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { AppState } from '../../core/appState';
import { config } from '../../core/config';
import { liveIndex } from './searchIndex.service';

const second = new AppState();
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  one = await startTestServer();
  const settings = { DATABASE_URL: config.databaseUrl!, JWT_SECRET: config.jwtSecrets.join(',') };
  other = await second.run(() => startTestServer(settings));
});
afterAll(async () => {
  await second.run(() => other.close());
  await one.close();
});

test('two instances in one process share a database, and each follows what the other writes', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel);
  const user = await makeUser();
  const picked = choice(hotel.id, [roomNumbers[0]!.id]);
  const { checkIn, checkOut } = picked;
  const free = async (server: TestServer): Promise<number> => {
    const { data } = await (
      await server.as()
    ).graphql('query ($filter: HotelFilter) { hotels(filter: $filter) { items { id } } }', {
      filter: { cityId: hotel.cityId, checkIn, checkOut },
    });
    return data.hotels.items.length;
  };
  const follow = () => second.run(() => liveIndex().followChangeFeed());
  await follow();
  expect([await free(one), await free(other)]).toEqual([1, 1]);

  const guest = await one.as(user);
  await checkout(guest, picked);
  await follow();
  expect([await free(one), await free(other)]).toEqual([0, 0]);

  const sameGuest = await other.as();
  sameGuest.accessToken = guest.accessToken;
  const { data } = await sameGuest.graphql('{ viewer { username } }');
  expect(data.viewer.username).toBe(user.username);
});
