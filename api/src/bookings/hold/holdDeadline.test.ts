import { change, checkout, choice, later, release, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import { expireHolds } from './hold.service';

const SECOND = 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ HOLD_SECONDS: '600', RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const guest = async () => server.as(await makeUser());
const RELEASE_CHANGE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename } }`;

describe('nights that are held again', () => {
  test('keep the first deadline, for each new checkout with overlapping nights', async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    const first = await checkout(person, choice(hotel.id, ids, 10, 13));
    const spans = [
      [10, 13],
      [12, 15],
      [14, 16],
    ] as const;
    for (const [index, [from, to]] of spans.entries()) {
      const again = await later((index + 1) * 100 * SECOND, () =>
        checkout(person, choice(hotel.id, ids, from, to)),
      );
      expect(again.booking.id).not.toBe(first.booking.id);
      expect(again.holdExpiresAt).toBe(first.holdExpiresAt);
    }
  });

  test('keep it after they were released', async () => {
    const { hotel, ids } = await room(2);
    const person = await guest();
    const first = await checkout(person, choice(hotel.id, [ids[0]!]));
    await release(person, first.booking.id);
    await later(100 * SECOND, async () => {
      const again = await checkout(person, choice(hotel.id, ids, 11, 13));
      expect(again.holdExpiresAt).toBe(first.holdExpiresAt);
      await release(person, again.booking.id);
      const elsewhere = await checkout(person, choice(hotel.id, ids, 20, 22));
      expect(Date.parse(elsewhere.holdExpiresAt)).toBeGreaterThan(Date.parse(first.holdExpiresAt));
    });
  });

  test('are refused with too little time left to pay, and stay held until the deadline', async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    const input = choice(hotel.id, ids);
    const first = await checkout(person, input);
    await later(555 * SECOND, async () => {
      expect(await checkout(person, choice(hotel.id, ids))).toMatchObject({
        __typename: 'HoldEnding',
        endsAt: first.holdExpiresAt,
        message: expect.stringMatching(/in 4\d seconds/),
      });
      // The same key still returns the page of the first hold.
      expect(await checkout(person, input)).toMatchObject({
        url: first.url,
        holdExpiresAt: first.holdExpiresAt,
      });
    });
    expect(await repo(Booking).findOneByOrFail({ id: first.booking.id })).toMatchObject({ status: 'HELD' });
  });

  test('get a new deadline after the first one is over', async () => {
    const { hotel, ids } = await room();
    const person = await guest();
    await checkout(person, choice(hotel.id, ids));
    await later(601 * SECOND, async () => {
      const again = await checkout(person, choice(hotel.id, ids));
      expect(Date.parse(again.holdExpiresAt) - Date.now()).toBeGreaterThan(1195 * SECOND);
    });
  });
});

describe('a change', () => {
  async function booked() {
    const { hotel, ids } = await room(3);
    const person = await guest();
    const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
    await server.pay(url);
    return { person, ids, id: booking.id as string };
  }

  test('that replaces another or follows a released one keeps the first deadline', async () => {
    const { person, ids, id } = await booked();
    const first = await change(person, id, [ids[1]!], [10, 15]);
    await later(100 * SECOND, async () => {
      const second = await change(person, id, [ids[2]!], [10, 15]);
      expect(second.holdExpiresAt).toBe(first.holdExpiresAt);
      await person.graphql(RELEASE_CHANGE, { input: { bookingId: id } });
      const third = await change(person, id, [ids[2]!], [20, 24]);
      expect(third.holdExpiresAt).toBe(first.holdExpiresAt);
    });
    const refused = await later(555 * SECOND, () => change(person, id, [ids[1]!], [10, 16]));
    expect(refused.__typename).toBe('HoldEnding');
    await later(601 * SECOND, async () => {
      await expireHolds();
      const fresh = await change(person, id, [ids[1]!], [10, 15]);
      expect(Date.parse(fresh.holdExpiresAt)).toBeGreaterThan(Date.parse(first.holdExpiresAt));
    });
  });
});
