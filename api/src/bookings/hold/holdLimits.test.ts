import { change, checkout, choice, later, nightsOf, release, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { config } from '../../core/config';
import { repo, transaction } from '../../database/transaction';
import { expireHolds } from './hold.service';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const SETTINGS = {
  HOLD_SECONDS: '600',
  RATE_LIMITS: 'on',
  HOLD_ROOM_NIGHTS: '20',
  HOLD_ROOM_NIGHTS_NEW: '6',
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(SETTINGS);
});
afterAll(() => server.close());

const guest = async () => server.as(await makeUser());
/** How long a new hold lasts, in seconds, rounded to the minute because some seconds have passed. */
async function lengthOfHold(person: Visitor): Promise<number> {
  const { hotel, ids } = await room();
  const { holdExpiresAt, booking } = await checkout(person, choice(hotel.id, ids));
  await release(person, booking.id);
  return Math.round((Date.parse(holdExpiresAt) - Date.now()) / (60 * SECOND)) * 60;
}
/** Holds a room and lets the hold run out. */
async function letRunOut(person: Visitor): Promise<string> {
  const { hotel, ids } = await room();
  const { booking } = await checkout(person, choice(hotel.id, ids));
  await later(601 * SECOND, expireHolds);
  return booking.id as string;
}

describe('room-nights held unpaid', () => {
  test('are few before the first paid stay, and more after it', async () => {
    const { hotel, ids } = await room(4);
    const person = await guest();
    const held = await checkout(person, choice(hotel.id, ids.slice(0, 2), 10, 12));
    const refused = await checkout(person, choice(hotel.id, [ids[2]!], 10, 13));
    expect(refused).toMatchObject({
      __typename: 'TooManyHolds',
      roomNightsLeft: 2,
      message: expect.stringMatching(
        /^Until you have paid for a first stay you can hold 6 .* make 7\. .* release/,
      ),
    });
    expect((await checkout(person, choice(hotel.id, [ids[2]!], 10, 12))).__typename).toBe('Checkout');
    await server.pay(held.url);
    expect((await checkout(person, choice(hotel.id, [ids[3]!], 10, 28))).__typename).toBe('Checkout');
    expect(await checkout(person, choice(hotel.id, [ids[3]!], 30, 31))).toMatchObject({
      __typename: 'TooManyHolds',
      roomNightsLeft: 0,
      message: expect.stringMatching(/^You can hold 20 /),
    });
  });

  test('are counted across concurrent requests', async () => {
    const { hotel, ids } = await room(5);
    const person = await guest();
    const answers = await Promise.all(ids.map((id) => checkout(person, choice(hotel.id, [id], 10, 12))));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'Checkout',
      'Checkout',
      'Checkout',
      'TooManyHolds',
      'TooManyHolds',
    ]);
  });

  test('include the nights that a change holds, but not those of a replaced hold', async () => {
    const { hotel, ids } = await room(3);
    const person = await guest();
    const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
    await server.pay(url);
    expect((await change(person, booking.id, [ids[0]!], [10, 27])).__typename).toBe('ChangedBooking');
    expect(await checkout(person, choice(hotel.id, [ids[1]!], 10, 16))).toMatchObject({
      __typename: 'TooManyHolds',
      roomNightsLeft: 5,
    });
    expect((await checkout(person, choice(hotel.id, [ids[1]!], 10, 15))).__typename).toBe('Checkout');
    expect((await checkout(person, choice(hotel.id, [ids[1]!], 11, 16))).__typename).toBe('Checkout');
    const more = await change(person, booking.id, [ids[0]!], [10, 29]);
    expect(more).toMatchObject({ __typename: 'TooManyHolds' });
    expect(await nightsOf(booking.id)).toBe(2);
  });

  test('are not limited with RATE_LIMITS=off', async () => {
    const { hotel, ids } = await room();
    config.rateLimits = false;
    try {
      expect((await checkout(await guest(), choice(hotel.id, ids, 10, 60))).__typename).toBe('Checkout');
    } finally {
      config.rateLimits = true;
    }
  });
});

describe('after three holds that ran out within a day', () => {
  test('new ones last five minutes and a refusal says so, until a day has passed', async () => {
    const person = await guest();
    const ids = [await letRunOut(person), await letRunOut(person)];
    expect(await lengthOfHold(person)).toBe(600);
    ids.push(await letRunOut(person));
    expect(await lengthOfHold(person)).toBe(300);
    const { hotel, ids: rooms } = await room();
    const refused = await checkout(person, choice(hotel.id, rooms, 10, 17));
    expect(refused.message).toContain('3 of your holds ran out unpaid within a day, new ones last 5 minutes');
    const { history } = (await person.graphql('{ myBookings(limit: 1) { items { history { why } } } }')).data
      .myBookings.items[0];
    expect(history[0].why).toContain('earlier holds expired');

    const ranOutAt = new Date(Date.now() - DAY);
    await transaction(() => repo(Booking).update({ id: ids[0]! }, { ranOutAt }));
    expect(await lengthOfHold(person)).toBe(600);
  });

  test('the short holds can be paid', async () => {
    const person = await guest();
    for (let times = 0; times < 3; times++) await letRunOut(person);
    const { hotel, ids } = await room();
    const { url, booking } = await checkout(person, choice(hotel.id, ids));
    expect(await server.pay(url)).toBe(303);
    expect(await nightsOf(booking.id)).toBe(2);
  });

  test('holds released in their second half count, those released before do not', async () => {
    const person = await guest();
    const hold = async (releasedAfter: number) => {
      const { hotel, ids } = await room();
      const { booking } = await checkout(person, choice(hotel.id, ids));
      await later(releasedAfter * SECOND, () => release(person, booking.id));
    };
    for (let times = 0; times < 3; times++) await hold(200);
    expect(await lengthOfHold(person)).toBe(600);
    for (let times = 0; times < 3; times++) await hold(400);
    expect(await lengthOfHold(person)).toBe(300);
  });

  test('changes that ran out count as well', async () => {
    const { hotel, ids } = await room(2);
    const person = await guest();
    const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
    await server.pay(url);
    await letRunOut(person);
    for (let times = 0; times < 2; times++) {
      await later(times * 700 * SECOND, () => change(person, booking.id, [ids[1]!], [10, 14]));
      await later((times + 1) * 700 * SECOND, expireHolds);
    }
    expect(await lengthOfHold(person)).toBe(300);
  });
});
