import { makeUser, night } from '../../../test/factories';
import {
  afterHold,
  cancel,
  change,
  checkout,
  choice,
  later,
  lostProvider,
  nightsOf,
  room,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Refund } from '../pay/refund.entity';
import { repo } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';
import { expireHolds } from '../hold/hold.service';
import { reconcilePayments } from '../pay/reconcile.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RELEASE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename ... on Problem { message } } }`;
const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents paidCents refundedCents
  change { status differenceCents totalCents checkoutUrl } viewerCan { change }
  stays { number checkIn checkOut } history { status payment why user { id } } } }`;

const ask = (person: Visitor, id: string, ids: string[], from: number, to: number, key?: string) =>
  change(person, id, ids, [from, to], key);
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;

/** A person with a paid booking of one room for the nights 10 and 11, in a hotel with three rooms. */
async function booked() {
  const { hotel, ids } = await room(3);
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
  expect(await server.pay(url)).toBe(303);
  return { hotel, ids, user, person, id: booking.id as string };
}
const datesOf = async (roomNumberId: string) =>
  (await repo(Night).find({ where: { roomNumberId }, order: { night: 'ASC' } })).map((row) => row.night);

test("a change at the same price is applied at once, and the booking's own nights count as free", async () => {
  const { ids, user, person, id } = await booked();
  expect((await read(person, id)).viewerCan).toEqual({ change: true });
  expect(await ask(person, id, [ids[0]!], 11, 13)).toMatchObject({ __typename: 'ChangedBooking', url: null });
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 20_000,
    refundedCents: 0,
    stays: [{ number: 101, checkIn: night(11), checkOut: night(13) }],
  });
  expect(await datesOf(ids[0]!)).toEqual([night(11), night(12)]);
  const { history } = await read(person, id);
  expect(history.map((step: { user: { id: string } | null }) => step.user?.id)).toEqual([
    user.id,
    undefined,
    user.id,
  ]);
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail).toMatchObject({ subject: 'Your Staybook booking is changed' });
});

test('a cheaper change is applied at once and refunds the difference', async () => {
  const { ids, person, id } = await booked();
  expect(await ask(person, id, [ids[0]!], 10, 11)).toMatchObject({ url: null });
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 10_000,
    paidCents: 20_000,
    refundedCents: 10_000,
  });
  expect(await datesOf(ids[0]!)).toEqual([night(10)]);
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 20_000,
  });
});

test('a dearer change holds extra nights, is applied when paid, and is refunded from both payments', async () => {
  const { ids, user, person, id } = await booked();
  const asked = await ask(person, id, ids.slice(0, 2), 10, 13);
  expect(asked.url).toContain('/dev/till/pay/');
  expect(await read(person, id)).toMatchObject({
    totalCents: 20_000,
    change: { status: 'HELD', differenceCents: 40_000, totalCents: 60_000, checkoutUrl: asked.url },
    stays: [{ number: 101, checkOut: night(12) }],
  });
  expect(await datesOf(ids[1]!)).toHaveLength(3);
  expect(await server.pay(asked.url)).toBe(303);
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    totalCents: 60_000,
    paidCents: 60_000,
    change: null,
    stays: [{ number: 101, checkOut: night(13) }, { number: 102 }],
  });
  expect(await nightsOf(id)).toBe(6);
  const { history } = await read(person, id);
  expect(history.at(-1)).toMatchObject({ why: expect.stringMatching(/^Changed to/), user: { id: user.id } });
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 60_000 });
  const refunds = await repo(Refund).findBy({ bookingId: id });
  expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([20_000, 40_000]);
});

test('an unpaid change leaves the booking as it was and frees its extra nights', async () => {
  const { ids, person, id } = await booked();
  const { url } = await ask(person, id, [ids[1]!], 10, 15);
  await later(afterHold(), expireHolds);
  expect(await read(person, id)).toMatchObject({
    change: null,
    totalCents: 20_000,
    stays: [{ number: 101 }],
  });
  expect(await datesOf(ids[1]!)).toEqual([]);
  expect(await nightsOf(id)).toBe(2);
  expect(await server.pay(url)).not.toBe(303);
});

test('a change paid after others took the nights is refunded, and the booking stays', async () => {
  const { hotel, ids, person, id } = await booked();
  const { url } = await ask(person, id, [ids[1]!], 10, 15);
  await whileBroken(server, lostProvider, () => later(afterHold(), expireHolds));
  await checkout(await server.as(await makeUser()), choice(hotel.id, [ids[1]!], 12, 13));
  expect(await server.pay(url)).toBe(303);
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'PAID',
    totalCents: 20_000,
    paidCents: 50_000,
    refundedCents: 30_000,
    stays: [{ number: 101 }],
  });
  expect(await nightsOf(id)).toBe(2);
});

test('cancelling releases a waiting change, and its later payment is refunded', async () => {
  const { ids, person, id } = await booked();
  const { url } = await ask(person, id, [ids[1]!], 10, 15);
  await cancel(person, id);
  expect(await datesOf(ids[1]!)).toEqual([]);
  expect(await server.pay(url)).toBe(303);
  expect(await read(person, id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    paidCents: 50_000,
    refundedCents: 50_000,
  });
});

test('the job closes the payment page of a released change', async () => {
  const { ids, person, id } = await booked();
  const { url } = await ask(person, id, [ids[1]!], 10, 15);
  await cancel(person, id);
  await reconcilePayments();
  expect(await server.pay(url)).not.toBe(303);
});

test('a change can be released, and replaced by another one', async () => {
  const { ids, person, id } = await booked();
  const first = await ask(person, id, [ids[1]!], 10, 15);
  const second = await ask(person, id, [ids[2]!], 10, 14);
  expect(await datesOf(ids[1]!)).toEqual([]);
  expect(await server.pay(first.url)).not.toBe(303);
  const { data } = await person.graphql(RELEASE, { input: { bookingId: id } });
  expect(data.releaseChange.__typename).toBe('Booking');
  expect(await datesOf(ids[2]!)).toEqual([]);
  expect(await server.pay(second.url)).not.toBe(303);
  expect(await nightsOf(id)).toBe(2);
});

test('the same key returns the same change, whatever its outcome', async () => {
  const { ids, person, id } = await booked();
  const both = await Promise.all([1, 2].map(() => ask(person, id, [ids[1]!], 10, 15, 'same')));
  expect(both[1].url).toBe(both[0].url);
  expect(await server.pay(both[0].url)).toBe(303);
  expect(await ask(person, id, [ids[1]!], 10, 15, 'same')).toMatchObject({ url: null, booking: { id } });
  expect(await ask(person, id, [ids[2]!], 10, 15, 'same')).toMatchObject({ __typename: 'StayRefused' });
});

test('a change to nights of others names them and changes nothing', async () => {
  const { hotel, ids, person, id } = await booked();
  await checkout(await server.as(await makeUser()), choice(hotel.id, [ids[0]!], 12, 14));
  expect(await ask(person, id, [ids[0]!], 10, 13)).toMatchObject({
    __typename: 'NightsTaken',
    nights: [{ night: night(12) }],
  });
  expect(await ask(person, id, [ids[0]!], 11, 13)).toMatchObject({ __typename: 'NightsTaken' });
  expect(await datesOf(ids[0]!)).toEqual([10, 11, 12, 13].map(night));
});

test('changing a held, begun or foreign booking is refused', async () => {
  const { hotel, ids, user, person, id } = await booked();
  const held = await checkout(person, choice(hotel.id, [ids[1]!]));
  const refused = (message: string) => ({
    __typename: 'NotChangeable',
    message: expect.stringContaining(message),
  });
  expect(await ask(person, held.booking.id, [ids[1]!], 20, 21)).toMatchObject(refused('Only a confirmed'));
  const stranger = await server.as(await makeUser());
  expect(await ask(stranger, id, [ids[1]!], 20, 21)).toMatchObject(refused('does not exist'));
  await later(11 * 86_400_000, async () => {
    const arrived = await server.as(user);
    expect(await ask(arrived, id, [ids[1]!], 20, 21)).toMatchObject(refused('has begun'));
  });
});

test('a change to 20 rooms for 85 nights is held, paid and applied', async () => {
  const { hotel, ids } = await room(20);
  const person = await server.as(await makeUser());
  const { url, booking } = await checkout(person, choice(hotel.id, ids));
  await server.pay(url);
  const asked = await ask(person, booking.id, ids, 10, 95);
  expect(await server.pay(asked.url)).toBe(303);
  expect(await read(person, booking.id)).toMatchObject({ totalCents: 20 * 85 * 10_000, change: null });
  expect(await nightsOf(booking.id)).toBe(20 * 85);
});
