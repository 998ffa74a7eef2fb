import { ask } from '../../test/accountHelpers';
import { manage } from '../../test/adminMutations';
import { choice, checkout } from '../../test/checkoutHelpers';
import { later } from '../../test/clock';
import { makeCity, makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { setCharges } from '../../test/priceHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { end, nights, watch, watches } from '../../test/watching';
import { LIMITS } from '../../../schema/limits';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { newWatch, Watch } from './watch.entity';
import { WatchMail } from './watchMail.entity';

const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A hotel with rooms for two at $100 a night, and a guest. */
async function start(numbers = 1) {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, numbers);
  const user = await makeUser();
  return { hotel, roomType, roomNumbers, user, me: await server.as(user) };
}

test('a guest watches a hotel for nights and a party, and sees what it cost then and costs now', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const city = await makeCity();
  await setCharges(admin, city.id, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }]);
  const hotel = await makeHotel({ cityId: city.id });
  const { roomType } = await makeRoomType(hotel);
  const me = await server.as(await makeUser());
  const other = await server.as(await makeUser());
  const made = await watch(me, hotel.id, { childrenAges: [7] });
  expect(made).toMatchObject({ ...nights(), childrenAges: [7], startCents: 20_600, totalCents: 20_600 });
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, priceCents: 9000 });
  expect(await watches(me)).toMatchObject([
    { id: made.id, startCents: 20_600, totalCents: 18_600, hotel: { name: hotel.name }, roomNumber: null },
  ]);
  expect(await watches(other)).toEqual([]);
});

test('watching the same again changes nothing; other nights, another party and a room are watches of their own', async () => {
  const { hotel, roomNumbers, me } = await start();
  const first = await watch(me, hotel.id);
  expect((await watch(me, hotel.id)).id).toBe(first.id);
  const others = [nights(20, 22), { guests: 1 }, { roomNumberId: roomNumbers[0]!.id }];
  for (const input of others) await watch(me, hotel.id, input);
  const all = await watches(me);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  expect(all.map(({ roomNumber }) => roomNumber?.number).filter(Boolean)).toEqual([101]);
});

test('a stay that is taken is watched without a price, and a room only as long as it is this room', async () => {
  const { hotel, roomNumbers, me } = await start(2);
  await checkout(await server.as(await makeUser()), choice(hotel.id, [roomNumbers[0]!.id]));
  expect(await watch(me, hotel.id, { roomNumberId: roomNumbers[0]!.id })).toMatchObject({
    startCents: null,
    totalCents: null,
    roomNumber: { number: 101 },
  });
  expect(await watch(me, hotel.id)).toMatchObject({ startCents: 20_000, totalCents: 20_000 });
});

test('what cannot be watched is refused in words', async () => {
  const { hotel, me } = await start();
  expect(await watch(me, newId())).toBe('this hotel does not exist');
  expect(await watch(me, hotel.id, { roomNumberId: newId() })).toBe('this room does not exist');
  expect(await watch(me, hotel.id, nights(-3, 2))).toMatch(/^Check-in is in the past/);
  expect(await watch(me, hotel.id, nights(12, 10))).toMatch(/^Check-out is before check-in/);
  expect(await watch(me, hotel.id, { guests: 0 })).toBe(`Choose 1 to ${LIMITS.people} guests.`);
  expect(await watches(me)).toEqual([]);
});

test('staff and visitors watch nothing', async () => {
  const { hotel } = await start();
  for (const person of [await server.as(), await server.as(await makeUser('ADMIN'))]) {
    const { errors } = await person.graphql(
      'mutation ($input: WatchHotelInput!) { watchHotel(input: $input) { __typename } }',
      { input: { hotelId: hotel.id, ...nights() } },
    );
    expect(errors).toBeDefined();
  }
});

test('the limit says what to do, and two tabs reach it together', async () => {
  const { hotel, user, me } = await start();
  const rows = Array.from({ length: LIMITS.watches - 1 }, (_, at) =>
    newWatch({
      userId: user.id,
      hotelId: hotel.id,
      roomNumberId: null,
      ...nights(20 + at, 21 + at),
      childrenAges: [],
      watchKey: newId(),
      startCents: null,
      lowestCents: null,
      free: false,
    }),
  );
  await transaction(() => repo(Watch).insert(rows));
  const made = await Promise.all([1, 2, 3].map((more) => watch(me, hotel.id, nights(10, 11 + more))));
  expect(made.filter((answer) => typeof answer === 'string')).toEqual(
    Array(2).fill(`You can watch at most ${LIMITS.watches} hotels and rooms. End one of your watches first.`),
  );
  expect(await repo(Watch).countBy({ userId: user.id })).toBe(LIMITS.watches);
});

test('ending is taken back within a day as if nothing had happened, and only by the guest', async () => {
  const { hotel, me } = await start();
  const { id, startCents } = await watch(me, hotel.id);
  const stranger = await server.as(await makeUser());
  expect(await end(stranger, id)).toBe('WatchIsOver');
  expect([await end(me, id), await end(me, id)]).toEqual(['Watch', 'Watch']);
  expect(await watches(me)).toEqual([]);
  expect(await end(me, id, false)).toBe('Watch');
  expect(await watches(me)).toMatchObject([{ id, startCents }]);
});

test('a guest who books the hotel for some of the nights no longer watches it', async () => {
  const { hotel, roomNumbers, me } = await start(2);
  await watch(me, hotel.id, nights(11, 14));
  await watch(me, hotel.id, nights(12, 14));
  await watch(me, hotel.id, { roomNumberId: roomNumbers[1]!.id });
  const { url } = await checkout(me, choice(hotel.id, [roomNumbers[0]!.id]));
  expect(await watches(me)).toHaveLength(3);
  await server.pay(url);
  expect(await watches(me)).toMatchObject([nights(12, 14)]);
});

test('a watch ends with its room, its hotel and its account', async () => {
  const { hotel, roomType, roomNumbers, user, me } = await start(2);
  const admin = await server.as(await makeUser('ADMIN'));
  await watch(me, hotel.id, { roomNumberId: roomNumbers[1]!.id });
  await watch(me, hotel.id);
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, removeRoomNumbers: [102] });
  expect(await watches(me)).toMatchObject([{ roomNumber: null }]);
  await manage(admin, 'deleteHotel', { hotelId: hotel.id });
  expect(await watches(me)).toEqual([]);

  const { hotel: second } = await start();
  const { id } = await watch(me, second.id);
  const exported = JSON.parse((await me.graphql('{ myData }')).data.myData).watches;
  expect(exported).toEqual([
    expect.objectContaining({ hotelId: second.id, ...nights(), childrenAges: [], lowestCents: 20_000 }),
  ]);
  expect((await ask(me, 'deleteAccount', {})).__typename).toBe('AccountDeleted');
  expect(await repo(Watch).countBy({ id })).toBe(0);
  expect(await repo(WatchMail).countBy({ id: user.id })).toBe(0);
});

test('a watch whose arrival has passed is not listed, and does not count', async () => {
  const { hotel, me } = await start();
  await watch(me, hotel.id, nights(1, 2));
  await later(3 * DAY, async () => {
    const user = await server.as(await makeUser());
    expect(await watches(user)).toEqual([]);
  });
  expect(await watches(me)).toMatchObject([{ checkIn: night(1) }]);
});
