import { createHmac } from 'node:crypto';
import { makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { openHouse, type Answer, type House, type Visitor } from '../../test/house';
import { Booking } from '../bookings/booking.entity';
import { refundDue } from '../bookings/refund.service';
import { config } from '../config';
import { repo } from '../database/unit';
import { shiftClock } from '../outside/clock';
import { connectPayments } from '../outside/payments';
import { Night } from '../rooms/night.entity';
import { expireHolds } from './hold.service';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const CHECKOUT = `mutation Checkout($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename
  ... on Checkout { url holdExpiresAt booking { id status payment totalCents checkoutUrl } }
  ... on NightsTaken { message nights { roomNumber { id number } night } alternatives { id number } nearestDates { checkIn checkOut } }
  ... on Problem { message } } }`;
const RELEASE = `mutation Release($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) {
  __typename ... on Booking { id status holdExpiresAt } ... on Problem { message } } }`;
const BOOKING = `query Booking($id: ID!) { booking(id: $id) { id status payment totalCents refundedCents stays { nights } } }`;

let keys = 0;
const choice = (hotelId: string, roomNumberIds: string[], from = 10, to = 12) => ({
  hotelId,
  roomNumberIds,
  checkIn: night(from),
  checkOut: night(to),
  idempotencyKey: `key-${++keys}`,
});
const checkout = async (guest: Visitor, input: object): Promise<any> => {
  const answer: Answer = await guest.graphql(CHECKOUT, { input });
  expect(answer.errors).toBeUndefined();
  return answer.data.createCheckout;
};
const read = async (guest: Visitor, id: string) => (await guest.graphql(BOOKING, { id })).data.booking;
const release = async (guest: Visitor, bookingId: string) =>
  (await guest.graphql(RELEASE, { input: { bookingId } })).data.releaseCheckout;
const nightsOf = (bookingId: string) => repo(Night).countBy({ bookingId });

async function room(numbers = 1) {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, numbers);
  return { hotel, roomType, ids: roomNumbers.map((number) => number.id) };
}
const guest = async (): Promise<Visitor> => house.as(await makeUser());

/** An event as the provider would send it, signed at the given moment. */
function deliver(event: object, { at = Date.now(), secret = config.stripe.webhookSecret } = {}) {
  const body = JSON.stringify(event);
  const t = Math.floor(at / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return fetch(`${house.url}/api/v1/bookings/stripe/stripe-webhook`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${t},v1=${v1}`, 'content-type': 'application/json' },
  });
}
const paidEvent = (id: string, booking: Booking) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: booking.providerSessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_of_a_test',
      client_reference_id: booking.id,
      amount_total: booking.totalCents,
    },
  },
});

test('a checkout holds the nights, is paid on the hosted page and becomes a confirmed booking', async () => {
  const { hotel, ids } = await room(2);
  const person = await guest();
  const held = await checkout(person, choice(hotel.id, ids));
  expect(held).toMatchObject({ __typename: 'Checkout', booking: { status: 'HELD', totalCents: 40_000 } });
  expect(new Date(held.holdExpiresAt).getTime() - Date.now()).toBeGreaterThan(1_700_000);
  expect(held.booking.checkoutUrl).toBe(held.url);

  expect(await house.pay(held.url, '4000 0000 0000 0002')).toBe(402);
  expect(await read(person, held.booking.id)).toMatchObject({ status: 'HELD' });
  expect(await house.pay(held.url)).toBe(303);
  expect(await read(person, held.booking.id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 40_000,
    stays: [{ nights: 2 }, { nights: 2 }],
  });
  expect(await nightsOf(held.booking.id)).toBe(4);
});

test('50 different buyers of one room number: one winner, and no half booking', async () => {
  const { hotel, ids } = await room();
  const buyers = await Promise.all(Array.from({ length: 50 }, guest));
  const answers = await Promise.all(buyers.map((buyer) => checkout(buyer, choice(hotel.id, ids, 20, 23))));
  expect(answers.filter((answer) => answer.__typename === 'Checkout')).toHaveLength(1);
  expect(answers.filter((answer) => answer.__typename === 'NightsTaken')).toHaveLength(49);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(3);
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(1);
});

test('taken nights are named, with free rooms of the hotel and the nearest dates beside them', async () => {
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

test('the same key answers the same checkout, another choice under it is refused', async () => {
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

test("a new checkout replaces one's own unpaid hold, never somebody else's", async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  const first = await checkout(person, choice(hotel.id, ids));
  const second = await checkout(person, choice(hotel.id, ids, 11, 14));
  expect(second.__typename).toBe('Checkout');
  expect(await read(person, first.booking.id)).toMatchObject({ status: 'EXPIRED' });
  expect(await house.pay(first.url)).not.toBe(303);
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
    'not rooms of this hotel',
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
    message: expect.stringContaining('not rooms of this hotel'),
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

test('nobody books without signing in', async () => {
  const { hotel, ids } = await room();
  const answer = await (await house.as()).graphql(CHECKOUT, { input: choice(hotel.id, ids) });
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('check-in equal to check-out means one night', async () => {
  const { hotel, ids } = await room();
  const held = await checkout(await guest(), choice(hotel.id, ids, 10, 10));
  expect(held.booking.totalCents).toBe(10_000);
  expect(await nightsOf(held.booking.id)).toBe(1);
});

test('a webhook delivered three times, and by three event ids, books once', async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  const held = await checkout(person, choice(hotel.id, ids));
  const booking = await repo(Booking).findOneByOrFail({ id: held.booking.id });
  const event = paidEvent('evt_three', booking);
  const answers = await Promise.all([1, 2, 3].map(() => deliver(event)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect((await deliver(paidEvent('evt_other', booking))).status).toBe(200);
  expect(await read(person, booking.id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    refundedCents: 0,
  });
  expect(await nightsOf(booking.id)).toBe(2);
});

test('a webhook that is tampered with, signed by others, too old or of the future has no effect', async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  const held = await checkout(person, choice(hotel.id, ids));
  const booking = await repo(Booking).findOneByOrFail({ id: held.booking.id });
  const event = paidEvent('evt_bad', booking);
  const good = createHmac('sha256', config.stripe.webhookSecret).update('another body').digest('hex');
  const tampered = await fetch(`${house.url}/api/v1/bookings/stripe/stripe-webhook`, {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${good}` },
  });
  const refused = [
    tampered,
    await deliver(event, { secret: 'whsec_of_somebody_else' }),
    await deliver(event, { at: Date.now() - 301_000 }),
    await deliver(event, { at: Date.now() + 310_000 }),
  ];
  expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  expect(await read(person, booking.id)).toMatchObject({ status: 'HELD', payment: 'OPEN' });
});

/** Points the house to a provider that is not there, or whose events it cannot read, while the work is done. */
async function whileBroken(
  broken: { localOrigin?: string; webhookSecret?: string },
  work: () => Promise<unknown>,
) {
  const whole = { ...config.stripe, localOrigin: house.url };
  connectPayments({ ...whole, ...broken });
  await work();
  connectPayments(whole);
}
const lostProvider = { localOrigin: 'http://127.0.0.1:9' };
const lostWebhooks = { webhookSecret: 'whsec_unreadable' };

async function runOut() {
  shiftClock(config.holdSeconds * 1000 + 1000);
  await expireHolds();
  shiftClock(-config.holdSeconds * 1000 - 1000);
}

describe('when the hold has run out', () => {
  async function held() {
    const { hotel, ids } = await room();
    const person = await guest();
    const { booking, url } = await checkout(person, choice(hotel.id, ids));
    return { hotel, ids, person, id: booking.id as string, url: url as string };
  }

  test('its nights are free again and its payment page is closed', async () => {
    const { hotel, ids, person, id, url } = await held();
    await runOut();
    expect(await read(person, id)).toMatchObject({ status: 'EXPIRED', payment: 'OPEN' });
    expect(await nightsOf(id)).toBe(0);
    expect(await house.pay(url)).not.toBe(303);
    expect((await checkout(await guest(), choice(hotel.id, ids))).__typename).toBe('Checkout');
  });

  test('no hold outlives its time because the provider is down', async () => {
    const { person, id } = await held();
    await whileBroken(lostProvider, runOut);
    expect(await read(person, id)).toMatchObject({ status: 'EXPIRED' });
    expect(await nightsOf(id)).toBe(0);
  });

  test('a payment that comes late is confirmed while the nights are still free', async () => {
    const { person, id, url } = await held();
    await whileBroken(lostProvider, runOut);
    expect(await house.pay(url)).toBe(303);
    expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', refundedCents: 0 });
    expect(await nightsOf(id)).toBe(2);
  });

  test('a payment that comes too late is refunded in full', async () => {
    const { hotel, ids, person, id, url } = await held();
    await whileBroken(lostProvider, runOut);
    const winner = await checkout(await guest(), choice(hotel.id, ids));
    expect(await house.pay(url)).toBe(303);
    expect(await read(person, id)).toMatchObject({
      status: 'EXPIRED',
      payment: 'REFUNDED',
      refundedCents: 20_000,
    });
    expect(await nightsOf(id)).toBe(0);
    expect(await nightsOf(winner.booking.id)).toBe(2);
  });

  test('a refund that fails is asked again by the job', async () => {
    const { hotel, ids, person, id, url } = await held();
    await whileBroken(lostProvider, runOut);
    await checkout(await guest(), choice(hotel.id, ids));
    await whileBroken(lostProvider, () => house.pay(url));
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDING', refundedCents: 20_000 });
    await refundDue();
    expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
  });

  test('a payment whose webhook was lost is confirmed by the job, not expired', async () => {
    const { person, id, url } = await held();
    await whileBroken(lostWebhooks, () => house.pay(url));
    expect(await read(person, id)).toMatchObject({ status: 'HELD' });
    await runOut();
    expect(await read(person, id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  });
});

test('where the payment page cannot be opened nothing stays held', async () => {
  const { hotel, ids } = await room();
  const person = await guest();
  await whileBroken(lostProvider, async () => {
    expect((await checkout(person, choice(hotel.id, ids))).__typename).toBe('PaymentUnavailable');
  });
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
  expect((await checkout(person, choice(hotel.id, ids))).__typename).toBe('Checkout');
});

describe('releasing', () => {
  test('frees the nights at once, and again does no harm', async () => {
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

  test('a paid one is refused, and so is what is not mine', async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    const held = await checkout(person, choice(hotel.id, ids));
    expect(await release(await guest(), held.booking.id)).toMatchObject({ __typename: 'UnknownCheckout' });
    await house.pay(held.url);
    expect(await release(person, held.booking.id)).toMatchObject({ __typename: 'AlreadyPaid' });
  });
});
