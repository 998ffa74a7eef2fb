import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';

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

test('a booking keeps the terms on which it was made, when the hotel has others since', async () => {
  const { hotel, person, id } = await booked([7, 50], 10);
  await setPolicy(hotel.id, 30, 0);
  expect(await read(person, id)).toMatchObject({
    cancellation: { freeUntil: night(3), lateRefundPercent: 50 },
    hotel: { cancellationPolicy: { freeCancellationDays: 30, lateRefundPercent: 0 } },
    viewerCan: { refundIfCancelledCents: 20_000 },
  });
});

test('after the free days the share comes back, as the screen had said', async () => {
  const { person, id } = await booked([7, 33], 5);
  expect((await read(person, id)).viewerCan).toEqual({ refundIfCancelledCents: 6_600 });
  await person.graphql(CANCEL, { input: { bookingId: id } });
  expect(await read(person, id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 6_600,
  });
});

test('every step is told with who, when and why', async () => {
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
      why: 'Cancelled by an administrator.',
      user: { id: staff.id },
    },
    { status: 'CANCELLED', payment: 'REFUNDED', user: null },
  ]);
  const moments = history.map(({ at }: { at: string }) => at);
  expect(moments).toEqual([...moments].sort());
});
