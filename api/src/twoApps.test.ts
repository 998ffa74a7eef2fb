import { makeHotel, makeRoomType, makeUser } from '../test/factories';
import { overSocket } from '../test/sockets';
import { startTestServer, type TestServer } from '../test/testServer';
import { AppState } from './core/appState';
import { config } from './core/config';
import { publish, streamEvents } from './core/events';
import { now, shiftClock } from './core/clock';

const second = new AppState();
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  one = await startTestServer();
  other = await second.run(() => startTestServer({ ACCESS_TOKEN_SECONDS: '60' }));
});
afterAll(() => one.close());

const found = async (server: TestServer, cityId: string): Promise<number> => {
  const visitor = await server.as();
  const { data } = await visitor.graphql(
    'query ($cityId: ID!) { hotels(filter: { cityId: $cityId }) { items { id } } }',
    { cityId },
  );
  return data.hotels.items.length;
};

test('two apps in one process have their own settings, clock, database, search index and accounts', async () => {
  const hotel = await makeHotel();
  await makeRoomType(hotel);
  const user = await makeUser();
  expect(await found(one, hotel.cityId)).toBe(1);
  expect(await found(other, hotel.cityId)).toBe(0);
  expect((await one.as(user)).accessToken).toEqual(expect.any(String));
  const stranger = await other.as();
  expect((await stranger.signIn(user.username)).data.signIn.__typename).toBe('InvalidCredentials');

  expect([config.accessTokenSeconds, second.run(() => config.accessTokenSeconds)]).toEqual([900, 60]);
  expect(config.port).not.toBe(second.run(() => config.port));
  second.run(() => shiftClock(3_600_000));
  expect(second.run(() => now().getTime()) - now().getTime()).toBeGreaterThan(3_500_000);
});

test('an event of one app does not reach the other', async () => {
  const streams = [
    streamEvents('viewerChanged', 'all'),
    second.run(() => streamEvents('viewerChanged', 'all')),
  ];
  await second.run(() => publish('viewerChanged', 'all', { userId: 'of the second' }));
  await publish('viewerChanged', 'all', { userId: 'of the first' });
  const heard = await Promise.all(streams.map(async (stream) => (await stream.next()).value.userId));
  expect(heard).toEqual(['of the first', 'of the second']);
});

test('a socket is answered by the app to which it is connected', async () => {
  const user = await second.run(() => makeUser());
  const visitor = await second.run(() => other.as(user));
  expect(await overSocket(visitor, '{ viewer { id } }')).toEqual({ data: { viewer: { id: user.id } } });
});

test('an app goes on when the other stops', async () => {
  await second.run(() => other.close());
  const hotel = await makeHotel();
  await makeRoomType(hotel);
  const user = await makeUser();
  expect(await found(one, hotel.cityId)).toBe(1);
  expect((await one.as(user)).accessToken).toEqual(expect.any(String));
});
