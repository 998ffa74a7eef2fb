import { makeRoomType, makeUser, night } from '../../../test/factories';
import {
  CHECKOUT,
  checkout,
  choice,
  lostProvider,
  nightsOf,
  read,
  release,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const guest = async (): Promise<Visitor> => server.as(await makeUser());

test('a checkout holds the nights, is paid on the hosted page and becomes a confirmed booking', async () => {
  const { hotel, ids } = await room(2);
  const person = await guest();
  const held = await checkout(person, choice(hotel.id, ids));
  expect(held).toMatchObject({ __typename: 'Checkout', booking: { status: 'HELD', totalCents: 40_000 } });
  expect(new Date(held.holdExpiresAt).getTime() - Date.now()).toBeGreaterThan(1_700_000);
  expect(held.booking.checkoutUrl).toBe(held.url);

  expect(await server.pay(held.url, '4000 0000 0000 0002')).toBe(402);
  expect(await read(person, held.booking.id)).toMatchObject({ status: 'HELD' });
  expect(await server.pay(held.url)).toBe(303);
  expect(await read(person, held.booking.id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 40_000,
    stays: [{ nights: 2 }, { nights: 2 }],
  });
  expect(await nightsOf(held.booking.id)).toBe(4);
});

test('of 50 concurrent buyers of one room number one succeeds, and no partial booking is stored', async () => {
  const { hotel, ids } = await room();
  const buyers = await Promise.all(Array.from({ length: 50 }, guest));
  const answers = await Promise.all(buyers.map((buyer) => checkout(buyer, choice(hotel.id, ids, 20, 23))));
  expect(answers.filter((answer) => answer.__typename === 'Checkout')).toHaveLength(1);
  expect(answers.filter((answer) => answer.__typename === 'NightsTaken')).toHaveLength(49);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(3);
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(1);
});

test('many concurrent refused buyers share a few statements, and the holder still gets the own checkout', async () => {
  const { hotel, ids } = await room();
  const owner = await guest();
  const first = choice(hotel.id, ids, 20, 23);
  const held = await checkout(owner, first);
  const buyers = await Promise.all(Array.from({ length: 50 }, guest));
  const want = (buyer: Visitor) => checkout(buyer, choice(hotel.id, ids, 20, 23));
  const alone = await server.countStatements(() => want(buyers[0]!));
  let answers: any[] = [];
  const statements = await server.countStatements(async () => {
    answers = await Promise.all([...buyers.map(want), checkout(owner, first)]);
  });
  const own = answers.pop();
  expect(own.booking.id).toBe(held.booking.id);
  expect(new Set(answers.map((answer) => answer.__typename))).toEqual(new Set(['NightsTaken']));
  expect(answers.every(({ nights }) => nights.length === 3)).toBe(true);
  expect(statements).toBeLessThan((alone * buyers.length) / 2);
  await release(owner, held.booking.id);
  expect((await want(buyers[0]!)).__typename).toBe('Checkout');
});

test('taken nights are named, with free rooms of the hotel and the nearest dates', async () => {
  const { hotel, roomType, ids } = await room(2);
  const dear = await makeRoomType(hotel, 1, { priceCents: 50_000 });
  const near = await makeRoomType(hotel, 1, { priceCents: 12_000 });
  await checkout(await guest(), choice(hotel.id, [ids[0]!], 10, 12));
  const refused = await checkout(await guest(), choice(hotel.id, [ids[0]!], 11, 13));
  expect(refused.__typename).toBe('NightsTaken');
  expect(refused.nights).toEqual([{ roomNumber: { id: ids[0], number: 101 }, night: night(11) }]);
  expect(refused.alternatives.map(({ id }: { id: string }) => id)).toEqual([
    ids[1],
    near.roomNumbers[0]!.id,
    dear.roomNumbers[0]!.id,
  ]);
  expect(refused.nearestDates[0]).toEqual({ checkIn: night(12), checkOut: night(14) });
  expect(roomType.hotelId).toBe(hotel.id);
});

test('the same key returns the same checkout, and another selection with it is refused', async () => {
  const { hotel, ids } = await room(2);
  const person = await guest();
  const input = choice(hotel.id, [ids[0]!]);
  const [first, second] = await Promise.all([checkout(person, input), checkout(person, input)]);
  expect(second.booking.id).toBe(first.booking.id);
  expect((await checkout(person, input)).url).toBe(first.url);
  const other = await checkout(person, { ...input, roomNumberIds: [ids[1]] });
  expect(other).toMatchObject({
    __typename: 'StayRefused',
    message: expect.stringContaining('idempotency key'),
  });
  await release(person, first.booking.id);
  expect(await checkout(person, input)).toMatchObject({ __typename: 'CheckoutEnded' });
});

test('the same key after the payment answers that it is paid', async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  const input = choice(hotel.id, ids);
  const { booking, url } = await checkout(person, input);
  await server.pay(url);
  expect(await checkout(person, input)).toMatchObject({
    __typename: 'CheckoutEnded',
    bookingId: booking.id,
    message: expect.stringContaining('has been paid'),
  });
});

test("a new checkout replaces one's own unpaid hold, never someone else's", async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  const first = await checkout(person, choice(hotel.id, ids));
  const second = await checkout(person, choice(hotel.id, ids, 11, 14));
  expect(second.__typename).toBe('Checkout');
  expect(await read(person, first.booking.id)).toMatchObject({ status: 'EXPIRED' });
  expect(await server.pay(first.url)).not.toBe(303);
  expect((await checkout(await guest(), choice(hotel.id, ids))).__typename).toBe('NightsTaken');
});

test.each([
  ['an unknown hotel', (c: object) => ({ ...c, hotelId: 'f'.repeat(24) }), 'does not exist'],
  ['a check-in in the past', (c: object) => ({ ...c, checkIn: night(-2) }), 'in the past'],
  ['a check-out before check-in', (c: object) => ({ ...c, checkOut: night(9) }), 'before check-in'],
  ['400 nights', (c: object) => ({ ...c, checkOut: night(410) }), 'at most 365 nights'],
  [
    'a stay too far ahead',
    (c: object) => ({ ...c, checkIn: night(2000), checkOut: night(2001) }),
    '5 years ahead',
  ],
  [
    'an unknown room number',
    (c: object) => ({ ...c, roomNumberIds: ['f'.repeat(24)] }),
    'do not belong to this hotel',
  ],
])('%s is refused and nothing is held', async (_name, change, words) => {
  const { hotel, ids } = await room();
  const refused = await checkout(await guest(), change(choice(hotel.id, ids)));
  expect(refused).toMatchObject({ __typename: 'StayRefused', message: expect.stringContaining(words) });
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(0);
});

test('room numbers of another hotel are refused', async () => {
  const [one, other] = [await room(), await room()];
  const refused = await checkout(await guest(), choice(one.hotel.id, [...one.ids, ...other.ids]));
  expect(refused).toMatchObject({
    __typename: 'StayRefused',
    message: expect.stringContaining('do not belong to this hotel'),
  });
});

test.each([
  ['no rooms', { roomNumberIds: [] }, 'at least one room'],
  [
    'too many rooms',
    { roomNumberIds: Array.from({ length: 21 }, (_, index) => `${index}`) },
    'at most 20 rooms',
  ],
  ['no key', { idempotencyKey: '' }, 'idempotency key'],
  ['a night that is none', { checkIn: '2027-02-31' }, 'YYYY-MM-DD'],
])('%s is bad input', async (_name, change, words) => {
  const { hotel, ids } = await room();
  const answer = await (await guest()).graphql(CHECKOUT, { input: { ...choice(hotel.id, ids), ...change } });
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.stringContaining(words),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('booking requires signing in', async () => {
  const { hotel, ids } = await room();
  const answer = await (await server.as()).graphql(CHECKOUT, { input: choice(hotel.id, ids) });
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a check-out equal to the check-in means one night', async () => {
  const { hotel, ids } = await room();
  const held = await checkout(await guest(), choice(hotel.id, ids, 10, 10));
  expect(held.booking.totalCents).toBe(10_000);
  expect(await nightsOf(held.booking.id)).toBe(1);
});
test('a refused payment page leaves nothing held', async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  await whileBroken(server, lostProvider, async () => {
    expect((await checkout(person, choice(hotel.id, ids))).__typename).toBe('PaymentUnavailable');
  });
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
  expect((await checkout(person, choice(hotel.id, ids))).__typename).toBe('Checkout');
});

describe('releasing', () => {
  test('frees the nights at once, and a second time changes nothing', async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    const held = await checkout(person, choice(hotel.id, ids));
    expect(await release(person, held.booking.id)).toMatchObject({
      __typename: 'Booking',
      status: 'EXPIRED',
      holdExpiresAt: null,
    });
    expect(await release(person, held.booking.id)).toMatchObject({
      __typename: 'Booking',
      status: 'EXPIRED',
    });
    expect((await checkout(await guest(), choice(hotel.id, ids))).__typename).toBe('Checkout');
  });

  test("is refused for a paid booking and for someone else's hold", async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    const held = await checkout(person, choice(hotel.id, ids));
    expect(await release(await guest(), held.booking.id)).toMatchObject({ __typename: 'UnknownCheckout' });
    await server.pay(held.url);
    expect(await release(person, held.booking.id)).toMatchObject({ __typename: 'AlreadyPaid' });
  });
});
