import { change, checkout, choice, holding, nightsOf, release, room } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Night } from '../../rooms/nights/night.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment refundedCents cancellation { freeUntil lateRefundPercent }
  hotel { cancellationPolicy { freeCancellationDays lateRefundPercent } }
  viewerCan { refundIfCancelledCents } history { at fromStatus status payment why user { id } } } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;
const setPolicy = (id: string, freeCancellationDays: number, lateRefundPercent: number) =>
  transaction(() => repo(Hotel).update({ id }, { freeCancellationDays, lateRefundPercent }));

async function booked(policy: [days: number, percent: number], from: number) {
  const { hotel, ids } = await room();
  await setPolicy(hotel.id, ...policy);
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, ids, from, from + 2));
  await server.pay(url);
  return { hotel, user, person, id: booking.id as string };
}

test('a booking keeps its terms when the hotel changes its own', async () => {
  const { hotel, person, id } = await booked([7, 50], 10);
  await setPolicy(hotel.id, 30, 0);
  expect(await read(person, id)).toMatchObject({
    cancellation: { freeUntil: night(3), lateRefundPercent: 50 },
    hotel: { cancellationPolicy: { freeCancellationDays: 30, lateRefundPercent: 0 } },
    viewerCan: { refundIfCancelledCents: 20_000 },
  });
});

test('cancelling after the free days refunds the percentage that was shown', async () => {
  const { person, id } = await booked([7, 33], 5);
  expect((await read(person, id)).viewerCan).toEqual({ refundIfCancelledCents: 6_600 });
  await person.graphql(CANCEL, { input: { bookingId: id } });
  expect(await read(person, id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 6_600,
  });
});

test('the history has every step with who, when and why', async () => {
  const { user, person, id } = await booked([1, 0], 10);
  const staff = await makeUser('ADMIN');
  await (await server.as(staff)).graphql(CANCEL, { input: { bookingId: id } });
  const { history } = await read(person, id);
  expect(history).toMatchObject([
    { fromStatus: null, status: 'HELD', payment: 'OPEN', user: { id: user.id } },
    { fromStatus: 'HELD', status: 'CONFIRMED', payment: 'PAID', why: 'Paid.', user: null },
    {
      status: 'CANCELLED',
      payment: 'REFUNDING',
      why: 'Cancelled by the hotel. Refund: $200.00.',
      user: { id: staff.id },
    },
    { status: 'CANCELLED', payment: 'REFUNDED', user: null },
  ]);
  const moments = history.map(({ at }: { at: string }) => at);
  expect(moments).toEqual([...moments].sort());
});

describe('staff release rooms', () => {
  const UNPAID = '{ bookings(unpaid: true, limit: 100) { items { id } } }';
  const HELD = `{ bookings(status: HELD) { items { id holdExpiresAt user { id } checkoutUrl viewerCan { release } } } }`;
  const BOOKING = `query ($id: ID!) { booking(id: $id) { status payment change { id }
  viewerCan { release releaseChange } history { why user { id } } } }`;
  const RELEASE_CHANGE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) {
  __typename ... on Problem { message } } }`;

  test('administrators see every hold and can release it; the history has their name', async () => {
    const { person, user, id, url } = await holding(server);
    const admin = await makeUser('ADMIN');
    const staff = await server.as(admin);
    const { items } = (await staff.graphql(HELD)).data.bookings;
    expect((await staff.graphql(UNPAID)).data.bookings.items).toContainEqual({ id });
    expect(items).toContainEqual({
      id,
      holdExpiresAt: expect.any(String),
      user: { id: user.id },
      checkoutUrl: null,
      viewerCan: { release: true },
    });

    const others = [await server.as(await makeUser()), await server.as(await makeUser('INTERMEDIATE'))];
    for (const other of others)
      expect(await release(other, id)).toMatchObject({ __typename: 'UnknownCheckout' });
    expect(await release(staff, id)).toMatchObject({ __typename: 'Booking', status: 'EXPIRED' });
    expect(await nightsOf(id)).toBe(0);
    expect(await server.pay(url)).not.toBe(303);
    const { history } = (await person.graphql(BOOKING, { id })).data.booking;
    expect(history.at(-1)).toEqual({ why: 'Released by staff.', user: { id: admin.id } });
  });

  test('administrators release a change that waits for its payment; the booking stays as it is', async () => {
    const { hotel, ids } = await room(2);
    const person = await server.as(await makeUser());
    const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
    await server.pay(url);
    const { url: page } = await change(person, booking.id, [ids[1]!], [10, 15]);
    const input = { bookingId: booking.id };
    const other = await server.as(await makeUser());
    expect((await other.graphql(RELEASE_CHANGE, { input })).data.releaseChange.message).toContain(
      'does not exist',
    );

    const staff = await server.as(await makeUser('ADMIN'));
    const listed = async () =>
      (await staff.graphql(UNPAID)).data.bookings.items.some((row: any) => row.id === booking.id);
    expect(await listed()).toBe(true);
    const seen = (await staff.graphql(BOOKING, { id: booking.id })).data.booking;
    expect(seen).toMatchObject({ change: { id: expect.any(String) }, viewerCan: { releaseChange: true } });
    expect((await staff.graphql(RELEASE_CHANGE, { input })).data.releaseChange.__typename).toBe('Booking');
    expect(await listed()).toBe(false);
    expect(await server.pay(page)).not.toBe(303);
    expect(await repo(Night).countBy({ roomNumberId: ids[1]! })).toBe(0);
    const after = (await person.graphql(BOOKING, { id: booking.id })).data.booking;
    expect(after).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', change: null });
    expect(after.history.at(-1).why).toBe('Staff discarded the unpaid change.');
  });
});
