import { clockIn } from '../../../../schema/hotelTime';
import { balances } from '../../../test/balances';
import {
  checkout,
  choice,
  later,
  lostProvider,
  lostWebhooks,
  nightsOf,
  whileBroken,
} from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { payLink, payOnline } from '../../../test/payOnline';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk, bookHeld } from '../../../test/walkIns';
import { whenIdle } from '../../core/runExclusive';
import { repo, transaction } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import type { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { onMoneyMoved } from '../folio/folio.service';
import { Stay, StayState } from '../stay.entity';
import { endHeldBookings } from './endHeldBookings.service';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
});
beforeEach(async () => {
  admin = await server.as(staff);
});
afterAll(() => server.close());

const { run, read, take, credit } = balances(() => admin);
const hold = (bookingId: string, until?: object) =>
  run('holdBooking', 'HoldBookingInput', { bookingId, until });
const until = (day: number, time = '18:00') => ({ day: night(day), time });

/** The milliseconds from now until this moment, and a second more. */
const after = ({ at }: { at: string }) => Date.parse(at) - Date.now() + 1000;
/** Runs the job after the time of a booking is over, and sends the mails that it queues then. */
const whenOver = async (id: string) => {
  const { heldUntil } = await read(id);
  await later(after(heldUntil), async () => {
    await endHeldBookings();
    await whenIdle();
  });
};
const mailOf = async ({ email }: User, words: string, count = 1) =>
  (await server.mailsTo(email, count)).find(({ subject, text }) => `${subject}\n${text}`.includes(words));

test('a booking by telephone is held until a time, and the guest reads how to pay it', async () => {
  const { id, user } = await bookHeld(admin, { mailPaymentLink: true });
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payment: 'OPEN',
    owedCents: 20_000,
    heldUntil: { at: `${night(9)}T18:00:00.000Z`, day: night(9), time: '18:00' },
    viewerCan: { takePayment: true, holdBooking: true },
    history: [
      { why: 'Booked at the front desk.' },
      { why: 'Held. The guest has not paid yet.' },
      { why: 'A payment link for $200.00 was sent to the guest.' },
    ],
  });
  expect(await nightsOf(id)).toBe(2);
  const mail = (await mailOf(user, 'is held'))!;
  expect(mail.text).toContain(
    'If nothing is paid by then, the booking is cancelled, and you have nothing to pay.',
  );
  expect(mail.text).toContain('18:00: $200.00');
  expect(mail.text).not.toContain('Your booking is confirmed');
  const [, token] = /\/pay\/([\w-]+)/.exec(mail.text)!;
  const anybody = await server.as();
  expect(await server.pay((await payLink(anybody, token!)).url)).toBe(303);
  expect(await read(id)).toMatchObject({ payment: 'PAID', heldUntil: null });
  expect((await mailOf(user, 'online payment', 2))!.text).toContain('Your booking is confirmed.');
  await later(86_400_000 * 10, endHeldBookings);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED' });
});

test('what is not paid in time is cancelled without a fee, and its nights are free', async () => {
  const { id, user, hotel, ids } = await bookHeld(admin);
  await endHeldBookings();
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED' });
  await whenOver(id);
  admin = await server.as(staff);
  const ended = await read(id);
  expect(ended).toMatchObject({
    status: 'CANCELLED',
    payment: 'OPEN',
    owedCents: 0,
    refundedCents: 0,
    heldUntil: null,
    folio: { balanceCents: 0 },
  });
  expect(ended.cancellationReason).toMatch(/^Not paid by \w{3} \d+ \w{3} \d{4}, 18:00$/);
  expect(ended.history.at(-1)).toMatchObject({ why: 'Cancelled without a fee.', user: null });
  expect(await nightsOf(id)).toBe(0);
  const mail = await mailOf(user, 'is cancelled');
  expect(mail!.text).toContain('No payment had arrived by then, so the booking is cancelled');
  expect(mail!.text).toContain('You have nothing to pay.');
  const rival = await server.as(await makeUser());
  expect(await checkout(rival, choice(hotel.id, ids.slice(0, 1)))).toMatchObject({ __typename: 'Checkout' });
});

test('a payment in the last moment counts, and a later one is refunded', async () => {
  const soon = { heldUntil: clockIn('UTC', new Date(Date.now() + 10 * 60_000)) };
  const { id, user } = await bookHeld(admin, soon);
  const page = await payOnline(await server.as(user), id);
  await whileBroken(server, lostWebhooks, () => server.pay(page.url));
  await whenOver(id);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID', heldUntil: null });

  const late = await bookHeld(admin, soon);
  const open = await payOnline(await server.as(late.user), late.id);
  // The provider cannot be asked when the time is over.
  await whileBroken(server, lostProvider, () => whenOver(late.id));
  expect(await read(late.id)).toMatchObject({ status: 'CANCELLED', payment: 'OPEN' });
  expect(await server.pay(open.url)).toBe(303);
  expect(await read(late.id)).toMatchObject({
    status: 'CANCELLED',
    payment: 'REFUNDED',
    refundedCents: 20_000,
  });
});

test('staff prolong it, or confirm it to be paid at the hotel', async () => {
  const { id, user } = await bookHeld(admin);
  expect(await hold(id, until(10, '12:30'))).toBe('Booking');
  expect(await hold(id, until(10, '12:30'))).toBe('Booking');
  expect((await read(id)).heldUntil).toMatchObject({ day: night(10), time: '12:30' });
  expect((await mailOf(user, 'now held until', 2))!.text).toContain('12:30');
  expect(await hold(id, until(-1))).toBe('This time has passed at the hotel. Choose a later one.');
  expect(await hold(id, until(11, '00:01'))).toBe(
    'A booking can be held until the end of the day of arrival.',
  );
  expect(await hold(id, until(11, '00:00'))).toBe('Booking');

  expect(await hold(id)).toBe('Booking');
  expect(await hold(id)).toBe('Booking');
  const confirmed = await read(id);
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', payment: 'OPEN', heldUntil: null });
  expect(confirmed.history.at(-1)).toMatchObject({
    why: 'Confirmed. The guest pays at the hotel.',
    user: { name: 'Ada Admin' },
  });
  expect(confirmed.viewerCan.holdBooking).toBe(false);
  expect((await mailOf(user, 'You pay at the hotel.', 4))!.subject).toBe('Staybook Booking Confirmation');
  // A guest whose booking was confirmed keeps it.
  expect(await hold(id, until(9))).toBe('This booking is not held until a time.');
  expect(await hold('none')).toBe('This booking does not exist.');
});

test('any payment, waiving all of it, and checking in keep the booking', async () => {
  const paid = await bookHeld(admin);
  await take(paid.id, 5000);
  expect(await read(paid.id)).toMatchObject({ payment: 'OPEN', owedCents: 15_000, heldUntil: null });
  const mail = (await mailOf(paid.user, 'front desk', 2))!;
  expect(mail.text).toContain('Your booking is confirmed.');
  expect(mail.text).toContain('To pay at the hotel: $150.00');

  const waived = await bookHeld(admin);
  await credit(waived.id, 10_000);
  expect((await read(waived.id)).heldUntil).not.toBeNull();
  await credit(waived.id, 10_000);
  expect(await read(waived.id)).toMatchObject({ payment: 'PAID', heldUntil: null });
  expect((await mailOf(waived.user, 'Confirmation', 2))!.text).not.toContain('You pay at the hotel.');

  const arrived = await bookHeld(admin, { ...choiceToday(), heldUntil: until(1, '00:00') });
  expect(arrived.refused).toBeUndefined();
  const stay = await repo(Stay).findOneByOrFail({ bookingId: arrived.id });
  const checkIn = `mutation { checkInStay(input: { stayId: "${stay.id}" }) { __typename } }`;
  expect((await admin.graphql(checkIn)).data.checkInStay.__typename).toBe('DeskStay');
  expect((await read(arrived.id)).heldUntil).toBeNull();
});

const choiceToday = () => ({ checkIn: night(0), checkOut: night(2) });

test('guests who are in house are never cancelled', async () => {
  const { id } = await bookHeld(admin);
  await transaction(() => repo(Stay).update({ bookingId: id }, { state: StayState.CHECKED_IN }));
  await whenOver(id);
  admin = await server.as(staff);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', heldUntil: null, owedCents: 20_000 });
});

test('the time is that of the hotel', async () => {
  const { id, hotel } = await bookHeld(admin);
  await transaction(() => repo(City).update({ id: hotel.cityId }, { timeZone: 'Pacific/Honolulu' }));
  expect(await hold(id, until(9, '18:00'))).toBe('Booking');
  expect((await read(id)).heldUntil).toEqual({
    at: `${night(10)}T04:00:00.000Z`,
    day: night(9),
    time: '18:00',
  });
});

test('what is paid now is not held, and the same key with another time is refused', async () => {
  const { hotel, ids } = await bookAtDesk(admin);
  const document = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename
    ... on Booking { id } ... on Problem { message } } }`;
  const ask = async (input: object) => {
    const { data, errors } = await admin.graphql(document, { input });
    return errors?.[0]?.message ?? data.createWalkIn;
  };
  const base = { ...choice(hotel.id, ids.slice(1), 20, 22), userId: (await makeUser()).id };
  expect(await ask({ ...base, paidBy: 'CASH', heldUntil: until(9) })).toMatch('paid now is not held');
  expect(await ask({ ...base, heldUntil: { day: night(9), time: '25:00' } })).toMatch(/18:00|invalid/i);
  expect(await ask({ ...base, heldUntil: until(22) })).toMatchObject({ __typename: 'FrontDeskRefused' });
  const booking = await ask({ ...base, heldUntil: until(9) });
  expect(await ask({ ...base, heldUntil: until(9) })).toEqual(booking);
  expect(await ask({ ...base, heldUntil: until(10) })).toMatchObject({ __typename: 'FrontDeskRefused' });
});

test('a booking whose dates were moved before its time is not cancelled once its first night is over', async () => {
  const { id } = await bookHeld(admin);
  await transaction(() => repo(Booking).update({ id }, { checkIn: night(2), checkOut: night(4) }));
  await whenOver(id);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: 'OPEN', heldUntil: null });
});

test('a booking that is found paid when its time is over is not cancelled, although the payment cannot be settled yet', async () => {
  const { id, user } = await bookHeld(admin);
  const { url } = await payOnline(await server.as(user), id);
  await whileBroken(server, lostWebhooks, () => server.pay(url));
  const settling = jest.spyOn(onMoneyMoved, 'run').mockRejectedValueOnce(new Error('A lock timed out.'));
  await whenOver(id);
  settling.mockRestore();
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: 'OPEN' });
  await whenOver(id);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
});
