import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { fakeStripeAccount } from '../../../standins/accounts';
import { config } from '../../core/config';
import { spokenDate, spokenStay } from '../../../../schema/spoken';
import { whenIdle } from '../../core/runExclusive';
import { shiftClock } from '../../core/clock';
import { connectPayments } from '../../external/payments';
import { Payment } from './payment.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { repo, transaction } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { expireHolds } from '../hold/hold.service';
import { reconcilePayments } from './reconcile.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { ... on Checkout { url booking { id } } } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { ... on Booking { id status } } }`;
const HOUR = 3_600_000;

let keys = 0;
async function hold(person: Visitor, hotelId: string, roomNumberIds: string[]) {
  const input = {
    hotelId,
    roomNumberIds,
    checkIn: night(10),
    checkOut: night(13),
    idempotencyKey: `mail-${++keys}`,
  };
  const { url, booking } = (await person.graphql(CHECKOUT, { input })).data.createCheckout;
  return { url: url as string, id: booking.id as string };
}

/** A person who holds two rooms of a hotel whose name contains markup. */
async function holder(row: Partial<User> = {}) {
  const user = await makeUser('CUSTOMER', row);
  const person = await server.as(user);
  const hotel = await makeHotel({ name: `Casa <b>${++keys}</b> & Filhos` });
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2, { priceCents: 123_400 });
  const ids = roomNumbers.map(({ id }) => id);
  return { user, person, hotel, roomType, ids, ...(await hold(person, hotel.id, ids)) };
}

test('a paid booking is confirmed by a mail with all details', async () => {
  const { user, hotel, roomType, url, id } = await holder({ name: 'Ana <script>alert(1)</script>' });
  await whenIdle();
  expect(await server.mailsTo(user.email, 0)).toEqual([]);
  expect(await server.pay(url)).toBe(303);
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.subject).toBe('Staybook Booking Confirmation');
  for (const words of [
    id,
    user.name,
    hotel.name,
    `${roomType.title}, room 101`,
    `${roomType.title}, room 102`,
    `Check-in ${spokenDate(night(10))}`,
    `Check-out ${spokenDate(night(13))}`,
    '3 nights',
    '$1,234.00 a night',
    'Total paid: $7,404.00',
    'Paid with: Visa ending in 4242',
    'Sold by: Staybook',
    `${config.publicUrl}/bookings/${id}`,
  ])
    expect(mail!.text).toContain(words);
  expect(mail!.html).toContain('Ana &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail!.html).not.toContain('<script');
});

test('the confirmation has the cancellation terms of the booking', async () => {
  const { user, hotel, url } = await holder();
  await transaction(() =>
    repo(Hotel).update({ id: hotel.id }, { petsRule: 'ON_REQUEST', checkInFrom: '15:00' }),
  );
  await server.pay(url);
  const [mail] = await server.mailsTo(user.email);
  for (const words of [
    `Dates: ${spokenStay(night(10), night(13))}, 3 nights`,
    `Cancellation: Free cancellation until ${spokenDate(night(9))} (hotel time). From ${spokenDate(night(10))}, nothing is refunded.`,
    'Check-in: from 15:00',
    'House rules',
    'Pets: Allowed in some rooms. Please ask the hotel before you bring a pet.',
  ])
    expect(mail!.text).toContain(words);
});

test('a receipt names the card, also when the provider sends it later', async () => {
  const { user, person, url, id } = await holder();
  const PAID =
    'query ($id: ID!) { booking(id: $id) { payments { id amountCents method paidAt cardBrand cardLast4 } } }';
  const paid = async (by: Visitor) => (await by.graphql(PAID, { id })).data.booking?.payments;
  expect(await paid(person)).toEqual([]);
  await server.pay(url);
  const card = { cardBrand: 'visa', cardLast4: '4242' };
  const [payment] = await paid(person);
  expect(payment).toMatchObject({
    amountCents: 740_400,
    method: 'ONLINE',
    paidAt: expect.any(String),
    ...card,
  });
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain(`Receipt: ${payment.id}`);
  expect(await paid(await server.as(await makeUser()))).toBeUndefined();

  const due = { cardBrand: null, cardLast4: null, dueAt: new Date(0) };
  await transaction(() => repo(Payment).update({ id: payment.id }, due));
  await reconcilePayments();
  expect(await paid(person)).toMatchObject([card]);
  expect((await repo(Payment).findOneByOrFail({ id: payment.id })).dueAt).toBeNull();
});

test('a payment without a card yet is confirmed all the same', async () => {
  const { person, url, id } = await holder();
  connectPayments(fakeStripeAccount('http://127.0.0.1:9'));
  await server.pay(url);
  connectPayments(fakeStripeAccount(server.url));
  const { data } = await person.graphql(
    'query ($id: ID!) { booking(id: $id) { status payments { id cardLast4 } } }',
    { id },
  );
  expect(data.booking).toMatchObject({ status: 'CONFIRMED', payments: [{ cardLast4: null }] });
  const { dueAt } = await repo(Payment).findOneByOrFail({ id: data.booking.payments[0].id });
  expect(dueAt).not.toBeNull();
});

test('three deliveries of an event send one confirmation mail', async () => {
  const { user, url } = await holder();
  await Promise.all([server.pay(url), server.pay(url), server.pay(url)]);
  await server.mailsTo(user.email);
  await whenIdle();
  expect(await server.mailsTo(user.email)).toHaveLength(1);
});

test('cancelling a booking sends a mail about it and one about the refund', async () => {
  const { user, person, url, id } = await holder();
  await server.pay(url);
  await person.graphql(CANCEL, { input: { bookingId: id } });
  const mails = await server.mailsTo(user.email, 3);
  const textOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.text;
  const [cancelled, refund] = [textOf('Your Staybook booking is cancelled'), textOf('Your Staybook refund')];
  expect(cancelled).toContain('$7,404.00 goes back to the card you paid with.');
  expect(refund).toContain('$7,404.00 is on its way back');
  expect(refund).toContain('is cancelled');
  for (const text of [cancelled, refund])
    for (const words of [id, user.name, 'room 101', `Check-in ${spokenDate(night(10))}`, '$7,404.00'])
      expect(text).toContain(words);
});

test('a guest who paid too late gets the reason by mail, and no confirmation', async () => {
  const { user, hotel, ids, url } = await holder();
  connectPayments(fakeStripeAccount('http://127.0.0.1:9'));
  shiftClock(HOUR);
  await expireHolds();
  shiftClock(-HOUR);
  connectPayments(fakeStripeAccount(server.url));
  await hold(await server.as(await makeUser()), hotel.id, ids);
  await server.pay(url);
  const mails = await server.mailsTo(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Staybook refund']);
  expect(mails[0]!.text).toContain('No booking was made, and you will be refunded in full.');
});
