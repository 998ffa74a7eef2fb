import { BROKEN, BUSY, REFUSED, startLateProvider } from '../../../test/lateProvider';
import {
  afterHold,
  change,
  checkout,
  choice,
  later,
  nightsOf,
  paymentOf,
  read,
  release,
  room,
} from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { Booking } from '../booking.entity';
import { repo, transaction } from '../../database/transaction';
import { Payment } from './payment.entity';
import { Night } from '../../rooms/nights/night.entity';
import { expireHolds } from '../hold/hold.service';

/** The provider is slow, or does not say whether it has opened the payment page. */

let server: TestServer;
let provider: Awaited<ReturnType<typeof startLateProvider>>;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startLateProvider(server);
});
afterEach(() => {
  provider.opening = (forward) => forward();
  provider.asked = 0;
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const RELEASE_CHANGE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename } }`;

async function wanting() {
  const { hotel, ids } = await room(2);
  const person = await server.as(await makeUser());
  return { hotel, ids, person, input: choice(hotel.id, [ids[0]!]) };
}
/** Waits until the earlier requests have progressed. */
async function letOthersCome(person: Visitor) {
  for (let times = 0; times < 10; times++)
    await person.graphql('{ myBookings { items { id stays { id } } } }');
}
const holdOf = (input: { hotelId: string }) => repo(Booking).findOneByOrFail({ hotelId: input.hotelId });

test('the same key waits while the page is being opened, and the hold stays', async () => {
  const { person, input, ids, hotel } = await wanting();
  const { arrived, open } = provider.holdBack();
  const first = checkout(person, input);
  await arrived;
  // The provider's answer to a second request with the same key.
  const { opening } = provider;
  let calls = 0;
  provider.opening = (forward) => (calls++ ? opening(forward) : Promise.resolve(BUSY));
  const again = checkout(person, input);
  await letOthersCome(person);
  expect((await holdOf(input)).status).toBe('HELD');
  open();
  const [one, two] = [await first, await again];
  expect(one.__typename).toBe('Checkout');
  expect(two).toEqual(one);
  const other = await server.as(await makeUser());
  expect((await checkout(other, choice(hotel.id, [ids[0]!]))).__typename).toBe('NightsTaken');
  expect(await server.pay(one.url)).toBe(303);
  expect(await read(person, one.booking.id)).toMatchObject({ status: 'CONFIRMED', refundedCents: 0 });
});

test('a provider that is busy with the same key on another instance is asked until it answers', async () => {
  const { person, input } = await wanting();
  provider.opening = (forward) => (provider.asked <= 2 ? Promise.resolve(BUSY) : forward());
  expect(await checkout(person, input)).toMatchObject({
    __typename: 'Checkout',
    booking: { status: 'HELD' },
  });
  expect(provider.asked).toBe(3);
});

test('a page that another instance has opened meanwhile is returned', async () => {
  const { person, input } = await wanting();
  const url = 'https://pay.example/page';
  provider.opening = async () => {
    const { id } = await holdOf(input);
    await transaction(() => repo(Payment).update({ bookingId: id }, { url, sessionId: `cs_${id}` }));
    return BUSY;
  };
  expect(await checkout(person, input)).toMatchObject({ __typename: 'Checkout', url });
});

test.each([
  ['an error', BROKEN],
  ['what is no JSON', { status: 200, body: '<html>' }],
  ['a session without a page', { status: 200, body: '{"id":"cs_test_1","object":"checkout.session"}' }],
])(
  'when the provider answers %s the hold stays, and the same key finds the page later',
  async (_, answer) => {
    const { person, input } = await wanting();
    provider.opening = () => Promise.resolve(answer);
    const refused = await checkout(person, input);
    const held = await holdOf(input);
    expect(refused).toMatchObject({
      __typename: 'PaymentUnavailable',
      message: expect.stringContaining('are still held'),
      heldUntil: held.holdExpiresAt!.toISOString(),
    });
    expect(held.status).toBe('HELD');
    provider.opening = (forward) => forward();
    const opened = await checkout(person, input);
    expect(opened).toMatchObject({ __typename: 'Checkout', booking: { id: held.id } });
    expect(await server.pay(opened.url)).toBe(303);
    expect(await read(person, held.id)).toMatchObject({ status: 'CONFIRMED' });
  },
);

test('a definite refusal ends the hold at once', async () => {
  const { person, input, ids } = await wanting();
  provider.opening = () => Promise.resolve(REFUSED);
  expect(await checkout(person, input)).toMatchObject({
    __typename: 'PaymentUnavailable',
    message: expect.stringContaining('no rooms are held'),
    heldUntil: null,
  });
  expect(provider.asked).toBe(1);
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
});

describe('no page is returned for a hold that ended while it was being opened', () => {
  test.each<[string, (person: Visitor, id: string, again: () => Promise<unknown>) => Promise<unknown>]>([
    ['released', (person, id) => release(person, id)],
    ['run out', () => later(afterHold(), expireHolds)],
    ['replaced', (_person, _id, again) => again()],
  ])('%s', async (_how, end) => {
    const { person, input, hotel, ids } = await wanting();
    const { arrived, open } = provider.holdBack();
    const first = checkout(person, input);
    await arrived;
    provider.opening = (forward) => forward();
    const { id } = await holdOf(input);
    await end(person, id, () => checkout(person, choice(hotel.id, [ids[0]!], 11, 13)));
    open();
    expect(await first).toMatchObject({ __typename: 'CheckoutEnded' });
    expect(await nightsOf(id)).toBe(0);
    const { url, paidAt } = await paymentOf(id);
    expect(paidAt).toBeNull();
    expect(await server.pay(url!)).not.toBe(303);
  });

  test('a change', async () => {
    const { person, input, ids } = await wanting();
    const { url, booking } = await checkout(person, input);
    await server.pay(url);
    const { arrived, open } = provider.holdBack();
    const asked = change(person, booking.id, [ids[1]!], [10, 15]);
    await arrived;
    await person.graphql(RELEASE_CHANGE, { input: { bookingId: booking.id } });
    open();
    expect(await asked).toMatchObject({ __typename: 'CheckoutEnded' });
    expect(await repo(Night).countBy({ roomNumberId: ids[1]! })).toBe(0);
  });
});

test('a change with an unknown outcome of its page stays held, and the same key finds the page later', async () => {
  const { person, input, ids } = await wanting();
  const { url, booking } = await checkout(person, input);
  await server.pay(url);
  const ask = () => change(person, booking.id, [ids[1]!], [10, 15], 'the same');
  provider.opening = () => Promise.resolve(BROKEN);
  expect(await ask()).toMatchObject({ __typename: 'PaymentUnavailable', heldUntil: expect.any(String) });
  provider.opening = (forward) => forward();
  const opened = await ask();
  expect(await server.pay(opened.url)).toBe(303);
  expect(await nightsOf(booking.id)).toBe(5);
});
