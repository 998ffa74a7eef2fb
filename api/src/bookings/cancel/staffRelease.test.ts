import { change, checkout, choice, holding, nightsOf, release, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const UNPAID = '{ bookings(unpaid: true, limit: 100) { items { id } } }';
const HELD = `{ bookings(status: HELD) { items { id holdExpiresAt user { id } checkoutUrl viewerCan { release } } } }`;
const BOOKING = `query ($id: ID!) { booking(id: $id) { status payment change { id }
  viewerCan { release releaseChange } history { why user { id } } } }`;
const RELEASE_CHANGE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) {
  __typename ... on Problem { message } } }`;

test('administrators see every hold and end any; the history says who did', async () => {
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

test('administrators end a change that waits for its payment; the booking stays as it is', async () => {
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
  expect(after.history.at(-1).why).toContain('released by staff');
});
