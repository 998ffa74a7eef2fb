import { PROOF_MINUTES } from '../../../../schema/accounts';
import { checkout, choice, later, room, whileBroken } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { silentProvider } from '../../../test/silentProvider';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { refundDue } from '../pay/refund.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename
  ... on Booking { status payment refundedCents cancelledBy cancellationReason history { why reason user { name } } }
  ... on RefundNotPossible { mostRefundCents } ... on Problem { message } } }`;
const ABILITIES = `query ($id: ID!) { booking(id: $id) { payment refundedCents cancelledBy
  viewerCan { refundIfCancelledCents mostRefundCents } } }`;
const MANY = `mutation ($input: CancelBookingsInput!) { cancelBookings(input: $input) { id problem } }`;
const PROMOTE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }';
const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { ... on Booking { id } } }`;

const cancel = async (by: Visitor, input: object) => {
  const { data, errors } = await by.graphql(CANCEL, { input });
  return errors ?? data.cancelBooking;
};
const read = async (by: Visitor, id: string) => (await by.graphql(ABILITIES, { id })).data.booking;

/** A booking for 200 dollars, of which 25 percent come back by the terms if it is cancelled now. */
async function booked(numbers = 1) {
  const { hotel, ids } = await room(numbers);
  await transaction(() =>
    repo(Hotel).update({ id: hotel.id }, { freeCancellationDays: 30, lateRefundPercent: 25 }),
  );
  const user = await makeUser();
  const person = await server.as(user);
  const bookingIds: string[] = [];
  for (const id of ids) {
    const { url, booking } = await checkout(person, choice(hotel.id, [id], 5, 7));
    await server.pay(url);
    bookingIds.push(booking.id);
  }
  return { user, person, bookingIds, bookingId: bookingIds[0]! };
}

test('a booking that staff cancel is refunded in full, whatever its terms, and the guest reads why', async () => {
  const { user, bookingId } = await booked();
  const answer = await cancel(admin, { bookingId, reason: ' The boiler failed. ' });
  expect(answer).toMatchObject({
    status: 'CANCELLED',
    refundedCents: 20_000,
    cancelledBy: 'HOTEL',
    cancellationReason: 'The boiler failed.',
  });
  expect(answer.history).toContainEqual({
    why: 'Cancelled by the hotel. Refund: $200.00.',
    reason: 'The boiler failed.',
    user: { name: 'Ada Admin' },
  });
  const mails = await server.mailsTo(user.email, 3);
  const mail = mails.find(({ subject }) => subject.includes('cancelled by the property'))!;
  expect(mail.text).toContain('Reason: The boiler failed.');
  expect(mail.text).not.toContain('as you asked');
});

test('a walk-in typed into the wrong room and cancelled at once gives everything back at the desk', async () => {
  const { hotel, ids } = await room();
  const guest = await makeUser();
  const input = { ...choice(hotel.id, ids, 0, 2), userId: guest.id, paidBy: 'CASH' };
  const bookingId = (await admin.graphql(WALK_IN, { input })).data.createWalkIn.id;
  const seen = await read(admin, bookingId);
  expect(seen.viewerCan).toEqual({ refundIfCancelledCents: 0, mostRefundCents: 20_000 });
  expect(await cancel(admin, { bookingId })).toMatchObject({ refundedCents: 20_000, cancelledBy: 'HOTEL' });
  const mails = await server.mailsTo(guest.email, 2);
  const mail = mails.find(({ subject }) => subject.includes('cancelled'))!;
  expect(mail.text).toContain('at the front desk, in cash');
  expect(mail.text).not.toMatch(/to the card|We will email/);
});

test('staff cancel for the guest by the terms, or with any sum and a reason', async () => {
  const { bookingIds } = await booked(2);
  const forGuest = { bookingId: bookingIds[0], cancelledBy: 'GUEST' };
  expect(await cancel(admin, forGuest)).toMatchObject({ cancelledBy: 'GUEST', refundedCents: 5000 });
  const asked = { bookingId: bookingIds[1], cancelledBy: 'GUEST', refundCents: 12_345 };
  expect(await cancel(admin, asked)).toMatchObject({ __typename: 'RefundReasonMissing' });
  const reason = 'Illness';
  expect(await cancel(admin, { ...asked, refundCents: 20_001, reason })).toMatchObject({
    __typename: 'RefundNotPossible',
    mostRefundCents: 20_000,
  });
  expect(await cancel(admin, { ...asked, reason })).toMatchObject({ refundedCents: 12_345 });
  expect((await cancel(admin, { ...asked, refundCents: -1, reason }))[0].message).toContain('below zero');
});

test('a guest cannot choose the refund, and is refunded by the terms', async () => {
  const { person, bookingId } = await booked();
  const before = await read(person, bookingId);
  expect(before.viewerCan).toEqual({ refundIfCancelledCents: 5000, mostRefundCents: 0 });
  for (const chosen of [{ refundCents: 20_000 }, { cancelledBy: 'HOTEL' }, { reason: 'Please' }])
    expect((await cancel(person, { bookingId, ...chosen }))[0].extensions.code).toBe('FORBIDDEN');
  expect(await cancel(person, { bookingId })).toMatchObject({ cancelledBy: 'GUEST', refundedCents: 5000 });
});

test('staff who cancel their own booking do so as its guest, unless they choose', async () => {
  const { user, bookingIds } = await booked(2);
  await admin.graphql(PROMOTE, { input: { email: user.email, role: 'ADMIN' } });
  const own = await server.as(user);
  expect(await cancel(own, { bookingId: bookingIds[0] })).toMatchObject({
    cancelledBy: 'GUEST',
    refundedCents: 5000,
  });
  const forHotel = { bookingId: bookingIds[1], cancelledBy: 'HOTEL' };
  expect(await cancel(own, forHotel)).toMatchObject({ cancelledBy: 'HOTEL', refundedCents: 20_000 });
});

test('many bookings are cancelled for the hotel or for their guests, with one reason', async () => {
  for (const [cancelledBy, refundedCents] of [
    ['HOTEL', 20_000],
    ['GUEST', 5000],
  ]) {
    const { bookingIds } = await booked(2);
    const input = { bookingIds, cancelledBy, reason: 'A strike.' };
    const { data } = await admin.graphql(MANY, { input });
    expect(data.cancelBookings).toEqual(bookingIds.map((id) => ({ id, problem: null })));
    for (const id of bookingIds) {
      expect(await read(admin, id)).toMatchObject({ payment: 'REFUNDING', cancelledBy, refundedCents });
    }
    await refundDue();
    for (const id of bookingIds) expect((await read(admin, id)).payment).toBe('REFUNDED');
  }
});

test('cancelling many bookings does not wait for a provider that does not answer', async () => {
  const { bookingIds } = await booked(6);
  const { localOrigin, asked, close } = await silentProvider();
  await whileBroken(server, { localOrigin }, async () => {
    await admin.graphql(MANY, { input: { bookingIds } });
    expect(asked()).toBe(0);
  });
  close();
  for (const id of bookingIds) expect((await read(admin, id)).payment).toBe('REFUNDING');
  await refundDue();
  for (const id of bookingIds)
    expect(await read(admin, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 20_000 });
});

test('a large refund that follows from the cancellation needs a proof of staff, and never of the guest', async () => {
  const { hotel, ids } = await room(3);
  const [person, other] = [await server.as(await makeUser()), await server.as(await makeUser('ADMIN'))];
  const book = async (from: number) => {
    const { url, booking } = await checkout(person, choice(hotel.id, ids, from, from + 2));
    await server.pay(url);
    return booking.id as string;
  };
  const [first, second] = [await book(40), await book(50)];
  await later(PROOF_MINUTES * 60_000, async () => {
    expect(await cancel(other, { bookingId: first })).toMatchObject({ __typename: 'ProofNeeded' });
    const { errors } = await other.graphql(MANY, { input: { bookingIds: [first, second] } });
    expect(errors?.[0]?.extensions.code).toBe('PROOF_NEEDED');
    expect(await read(person, first)).toMatchObject({ payment: 'PAID', refundedCents: 0 });
    expect(await cancel(person, { bookingId: first })).toMatchObject({
      status: 'CANCELLED',
      refundedCents: 60_000,
    });
  });
  const recent = await server.as(await makeUser('ADMIN'));
  expect(await cancel(recent, { bookingId: second })).toMatchObject({ refundedCents: 60_000 });
});
