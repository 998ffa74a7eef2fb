import { createHmac } from 'node:crypto';
import { IsNull } from 'typeorm';
import { config } from '../src/core/config';
import { repo } from '../src/database/transaction';
import { Booking } from '../src/bookings/booking.entity';
import { Payment } from '../src/bookings/pay/payment.entity';
import { connectPayments } from '../src/external/payments';
import { Night } from '../src/rooms/nights/night.entity';
import { fakeStripeAccount } from '../standins/accounts';
import { makeHotel, makeRoomType, makeUser, night } from './factories';
import type { Answer, TestServer, Visitor } from './testServer';

export const CHECKOUT = `mutation Checkout($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename
  ... on Checkout { url holdExpiresAt booking { id status payment totalCents checkoutUrl } }
  ... on TooManyHolds { roomNightsLeft } ... on HoldEnding { endsAt } ... on PaymentUnavailable { heldUntil }
  ... on CheckoutEnded { bookingId }
  ... on NightsTaken { message nights { roomNumber { id number } night } alternatives { id number } nearestDates { checkIn checkOut } }
  ... on Problem { message } } }`;
const RELEASE = `mutation Release($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) {
  __typename ... on Booking { id status holdExpiresAt } ... on Problem { message } } }`;
const BOOKING = `query Booking($id: ID!) { booking(id: $id) { id status payment totalCents refundedCents stays { nights } } }`;

let keys = 0;
export const choice = (hotelId: string, roomNumberIds: string[], from = 10, to = 12) => ({
  hotelId,
  roomNumberIds,
  checkIn: night(from),
  checkOut: night(to),
  idempotencyKey: `key-${++keys}`,
});
export const checkout = async (guest: Visitor, input: object): Promise<any> => {
  const answer: Answer = await guest.graphql(CHECKOUT, { input });
  expect(answer.errors).toBeUndefined();
  return answer.data.createCheckout;
};
export const read = async (guest: Visitor, id: string) => (await guest.graphql(BOOKING, { id })).data.booking;
export const release = async (guest: Visitor, bookingId: string) =>
  (await guest.graphql(RELEASE, { input: { bookingId } })).data.releaseCheckout;
/** The reference of a booking for people. */
export const referenceFor = async (id: string): Promise<string> =>
  (await repo(Booking).findOneByOrFail({ id })).reference!;
/** The number of nights of a booking, without those that a change holds. */
export const nightsOf = (bookingId: string) => repo(Night).countBy({ bookingId, changeId: IsNull() });

const CHANGE = `mutation ($input: ChangeBookingInput!) { changeBooking(input: $input) { __typename
  ... on ChangedBooking { url holdExpiresAt booking { id } } ... on PaymentUnavailable { heldUntil } ... on NightsTaken { nights { night } } ... on Problem { message } } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`;

/** Asks for other rooms or nights; returns a ChangedBooking or a refusal. */
export async function change(
  guest: Visitor,
  bookingId: string,
  roomNumberIds: string[],
  nights: [from: number, to: number],
  idempotencyKey = `change-${++keys}`,
): Promise<any> {
  const [checkIn, checkOut] = nights.map(night);
  const input = { bookingId, roomNumberIds, checkIn, checkOut, idempotencyKey };
  const { data, errors } = await guest.graphql(CHANGE, { input });
  expect(errors).toBeUndefined();
  return data.changeBooking;
}
export const cancel = async (guest: Visitor, bookingId: string): Promise<any> =>
  (await guest.graphql(CANCEL, { input: { bookingId } })).data.cancelBooking;

/** A hotel with one room type and this many room numbers, ready to be booked. */
export async function room(numbers = 1) {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, numbers);
  return { hotel, roomType, ids: roomNumbers.map((number) => number.id) };
}

/** A guest who holds one room of a hotel for two nights, at 200 dollars, and has its payment page. */
export async function holding(server: TestServer) {
  const { hotel, roomType, ids } = await room();
  const user = await makeUser();
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, ids));
  return { hotel, roomType, ids, user, person, url: url as string, id: booking.id as string };
}

export { later } from './clock';
/** The milliseconds after which a hold that begins now is over. */
export const afterHold = () => config.holdSeconds * 1000 + 1000;

/** Sends an event as the provider would, signed at this moment. */
export function deliver(
  server: TestServer,
  event: object,
  { at = Date.now(), secret = config.stripe.webhookSecret } = {},
) {
  const body = JSON.stringify(event);
  const t = Math.floor(at / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return fetch(`${server.url}/api/v1/bookings/stripe/stripe-webhook`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${t},v1=${v1}`, 'content-type': 'application/json' },
  });
}
export const paidEvent = (id: string, payment: Payment) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: payment.sessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_of_a_test',
      client_reference_id: payment.bookingId,
      amount_total: payment.amountCents,
      currency: 'usd',
    },
  },
});

/** Does the work while the payment provider cannot be reached, or while its events cannot be verified. */
export async function whileBroken(
  server: TestServer,
  { localOrigin = server.url, ...broken }: { localOrigin?: string; webhookSecret?: string },
  work: () => Promise<unknown>,
) {
  connectPayments({ ...fakeStripeAccount(localOrigin), ...broken });
  await work();
  connectPayments(fakeStripeAccount(server.url));
}
export const lostProvider = { localOrigin: 'http://127.0.0.1:9' };
export const lostWebhooks = { webhookSecret: 'whsec_unreadable' };
/** The payment of a booking or of a change, by its id. */
export const paymentOf = (id: string): Promise<Payment> =>
  repo(Payment).findOneByOrFail([{ changeId: id }, { bookingId: id, changeId: IsNull() }]);
