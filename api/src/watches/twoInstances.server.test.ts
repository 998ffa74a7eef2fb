import { manage } from '../../test/adminMutations';
import { later } from '../../test/clock';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { newsTo, watch } from '../../test/watching';
import { AppState } from '../core/appState';
import { config } from '../core/config';
import { whenIdle } from '../core/runExclusive';
import { GATHER_MS } from './checkHotels.service';
import { checkWatches } from './checkWatches.service';
import { tellNews } from './tellNews.service';

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

test('two instances that run the jobs at the same moment tell each guest once', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel);
  const admin = await one.as(await makeUser('ADMIN'));
  const users = await Promise.all(Array.from({ length: 5 }, () => makeUser()));
  for (const user of users) await watch(await one.as(user), hotel.id);
  const both = (job: () => Promise<void>) => Promise.all([job(), second.run(job)]);
  await both(checkWatches);
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, priceCents: 8000 });
  await both(checkWatches);
  const tell = () => later(GATHER_MS, async () => (await tellNews(), whenIdle()));
  await both(tell);
  await both(tell);
  expect(await Promise.all(users.map(({ email }) => newsTo(email)))).toEqual([1, 1, 1, 1, 1]);
});
