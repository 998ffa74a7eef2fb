import { makeDue, saveTemplate, sentAbout, templatesOf } from '../../../test/messageTemplates';
import { later } from '../../../test/clock';
import { makeCity, makeHotel, makeUser, night } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { moveStays } from '../../../test/moveStays';
import { bookAtDesk, bookHeld } from '../../../test/walkIns';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import type { Hotel } from '../../hotels/hotel.entity';
import { repo, transaction } from '../../database/transaction';
import { Mail } from '../../mails/mail.entity';
import { ReviewRequest } from '../../reviews/reviewRequest.entity';
import { askForReviews } from '../../reviews/reviewRequest.service';
import { Booking } from '../booking.entity';
import { Stay, StayState } from '../stay.entity';
import { sendGuestMessages } from './dueMessages.service';
import { GuestMessage } from './guestMessage.entity';
import { MessageTemplate } from './messageTemplate.entity';
import { onThanks } from './sendMessage.service';

let server: TestServer;
let guests: Guests;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const HOUR = 3_600_000;
/** Runs the work at this hour, in UTC, so many days from today. */
const at = <T>(day: number, hour: number, work: () => Promise<T>): Promise<T> =>
  later(Date.parse(`${night(day)}T00:00:00Z`) + hour * HOUR - Date.now(), work);
const runAt = (day: number, hour: number) => at(day, hour, sendGuestMessages);
const makeUtcHotel = async () => makeHotel({ cityId: (await makeCity({ timeZone: 'UTC' })).id });
const turnOn = (hotel: Hotel, kind: string, more: object = {}) =>
  saveTemplate(admin, hotel.id, { kind, enabled: true, ...more });
const setState = (bookingId: string, state: StayState) =>
  transaction(() => repo(Stay).update({ bookingId }, { state }));

/** A hotel that sends a kind, and a guest who arrives this many days from today. */
async function guestOf(kind: string, { from = 10, ...more }: { from?: number; days?: number } = {}) {
  const hotel = await makeUtcHotel();
  await turnOn(hotel, kind, more);
  const user = await makeUser();
  const booked = await guests.withBooking({ hotel, from, of: await server.as(user) });
  return { ...booked, hotel, user };
}
const mailsTo = ({ user }: { user: { email: string } }) =>
  repo(Mail)
    .findBy({ recipient: user.email })
    .then((mails) => mails.map(({ subject }) => subject));

test('the message before the arrival comes at its hour on its day, once', async () => {
  const guest = await guestOf('BEFORE_ARRIVAL');
  await runAt(6, 12);
  await runAt(7, 9.9);
  expect(await sentAbout(guest.bookingId)).toEqual([]);
  await runAt(7, 10.1);
  expect(await sentAbout(guest.bookingId)).toEqual(['BEFORE_ARRIVAL']);
  await runAt(8, 10.1);
  await runAt(9, 10.1);
  expect((await mailsTo(guest)).filter((subject) => /^Your stay at/.test(subject))).toHaveLength(1);
  const [template] = (await templatesOf(admin, guest.hotel.id)).filter(
    ({ kind }: { kind: string }) => kind === 'BEFORE_ARRIVAL',
  );
  expect(template.nextAt).toEqual({ day: night(10), time: '10:00' });
});

test('a template that was looked at is not looked at again before its next hour', async () => {
  const { hotel } = await guestOf('ARRIVAL_DAY');
  await runAt(1, 9);
  const { dueAt } = await repo(MessageTemplate).findOneByOrFail({ hotelId: hotel.id });
  expect(dueAt).toEqual(new Date(`${night(2)}T08:00:00Z`));
  await runAt(1, 20);
  expect((await repo(MessageTemplate).findOneByOrFail({ hotelId: hotel.id })).dueAt).toEqual(dueAt);
});

test('each guest gets a message once when several instances work on the same template at once', async () => {
  const hotel = await makeUtcHotel();
  await turnOn(hotel, 'ARRIVAL_DAY');
  const booked = await guests.withBookings(hotel, 8);
  await at(10, 9, async () => {
    // as if the claim of the first instance had ended while it still works
    const again = async () => {
      await makeDue(hotel.id);
      await sendGuestMessages();
    };
    await Promise.all([again(), again(), again()]);
  });
  for (const { bookingId } of booked) expect(await sentAbout(bookingId)).toEqual(['ARRIVAL_DAY']);
  const subject = `Welcome to ${hotel.name}`;
  expect(await repo(Mail).countBy({ subject })).toBe(8);
});

test('cancelled bookings, and guests who have come, get nothing', async () => {
  const cancelled = await guestOf('ARRIVAL_DAY');
  await guests.cancel(cancelled.person, cancelled.bookingId);
  const here = await guestOf('ARRIVAL_DAY');
  await setState(here.bookingId, StayState.CHECKED_IN);
  await runAt(10, 9);
  for (const { bookingId } of [cancelled, here]) expect(await sentAbout(bookingId)).toEqual([]);
});

test('the message follows a booking to other dates', async () => {
  const guest = await guestOf('ARRIVAL_DAY');
  await moveStays(guest.bookingId, 14);
  await runAt(10, 9);
  expect(await sentAbout(guest.bookingId)).toEqual([]);
  await runAt(14, 9);
  expect(await sentAbout(guest.bookingId)).toEqual(['ARRIVAL_DAY']);
});

test('after a change to earlier dates the message whose moment has passed comes at the next hour of the hotel', async () => {
  const guest = await guestOf('BEFORE_ARRIVAL', { from: 20 });
  await at(8, 12, async () => {
    await sendGuestMessages();
    await moveStays(guest.bookingId, 10);
  });
  await runAt(9, 9);
  expect(await sentAbout(guest.bookingId)).toEqual([]);
  await runAt(9, 10.1);
  expect(await sentAbout(guest.bookingId)).toEqual(['BEFORE_ARRIVAL']);
});

test('who books on the day of arrival gets its message at once, and none from before the arrival', async () => {
  const hotel = await makeUtcHotel();
  await turnOn(hotel, 'ARRIVAL_DAY', { hour: 0 });
  await turnOn(hotel, 'BEFORE_ARRIVAL');
  const user = await makeUser();
  const { bookingId } = await guests.withBooking({ hotel, from: 0, of: await server.as(user) });
  expect(await sentAbout(bookingId)).toEqual(['ARRIVAL_DAY']);
  await makeDue(hotel.id);
  await sendGuestMessages();
  expect(await sentAbout(bookingId)).toEqual(['ARRIVAL_DAY']);
});

test('only who owes something is reminded', async () => {
  const owing = await bookAtDesk(admin, null);
  await turnOn(owing.hotel, 'PAYMENT_DUE', { days: 7 });
  const paid = await bookAtDesk(admin, 'CASH', { hotel: owing.hotel, ids: owing.ids.slice(1) });
  const held = await bookHeld(admin);
  await turnOn(held.hotel, 'PAYMENT_DUE', { days: 7 });
  await runAt(3, 10.1);
  expect(await sentAbout(owing.id)).toEqual(['PAYMENT_DUE']);
  expect(await sentAbout(paid.id)).toEqual([]);
  expect(await sentAbout(held.id)).toEqual([]);
  const { text } = await repo(GuestMessage).findOneByOrFail({ bookingId: owing.id });
  expect(text).toContain('$200.00 is still to be paid');
});

test('thanks take the place of the request of Staybook, which asks only the guests of other hotels', async () => {
  const guest = await guestOf('AFTER_STAY');
  await setState(guest.bookingId, StayState.CHECKED_OUT);
  await at(13, 9.5, askForReviews);
  expect(await repo(ReviewRequest).countBy({ bookingId: guest.bookingId })).toBe(0);
  await runAt(13, 10.1);
  expect(await sentAbout(guest.bookingId)).toEqual(['AFTER_STAY']);
  await saveTemplate(admin, guest.hotel.id, { kind: 'AFTER_STAY', enabled: false });
  await at(14, 9.5, askForReviews);
  expect((await mailsTo(guest)).filter((subject) => /How was|Thank you/.test(subject))).toEqual([
    `Thank you for staying at ${guest.hotel.name}`,
  ]);
});

test('nobody is thanked who never came, is in house, has written a review or was asked before', async () => {
  const [never, inHouse, reviewed, asked] = await Promise.all([1, 2, 3, 4].map(() => guestOf('AFTER_STAY')));
  for (const { bookingId } of [never!, inHouse!, reviewed!, asked!]) await moveStays(bookingId, -3);
  await setState(inHouse!.bookingId, StayState.CHECKED_IN);
  for (const { bookingId } of [reviewed!, asked!]) await setState(bookingId, StayState.CHECKED_OUT);
  await guests.review(reviewed!.person, { bookingId: reviewed!.bookingId });
  await transaction(() => repo(ReviewRequest).insert({ bookingId: asked!.bookingId, sentAt: new Date() }));
  await runAt(1, 10.1);
  for (const { bookingId } of [never!, inHouse!, reviewed!, asked!])
    expect(await sentAbout(bookingId)).toEqual([]);
});

test('if a message fails, nothing of it stays, the other guests get theirs, and it is sent later', async () => {
  const hotel = await makeUtcHotel();
  await turnOn(hotel, 'AFTER_STAY');
  const booked = await guests.withBookings(hotel, 3);
  for (const { bookingId } of booked) await setState(bookingId, StayState.CHECKED_OUT);
  const [first] = booked;
  onThanks.join('crash', async ({ id }) => {
    if (id === first!.bookingId) throw new Error('the process died');
    return true;
  });
  await runAt(13, 10.1);
  expect(await repo(ReviewRequest).countBy({ bookingId: first!.bookingId })).toBe(0);
  expect(await Promise.all(booked.map(({ bookingId }) => sentAbout(bookingId)))).toEqual([
    [],
    ['AFTER_STAY'],
    ['AFTER_STAY'],
  ]);
  onThanks.join('crash', async () => true);
  await runAt(13, 10.3);
  for (const { bookingId } of booked) expect(await sentAbout(bookingId)).toEqual(['AFTER_STAY']);
});

test('more guests than one batch all get their message', async () => {
  const hotel = await makeUtcHotel();
  await turnOn(hotel, 'ARRIVAL_DAY');
  const { bookingId } = await guests.withBooking({ hotel });
  const booking = await repo(Booking).findOneByOrFail({ id: bookingId });
  const stay = await repo(Stay).findOneByOrFail({ bookingId });
  await transaction(async () => {
    for (let number = 0; number < 120; number++) {
      const id = `${bookingId.slice(0, 18)}${String(number).padStart(6, '0')}`;
      const unique = { id, reference: null, idempotencyKey: `copy ${number}` };
      await repo(Booking).insert({ ...booking, ...unique } as Booking);
      await repo(Stay).insert({ ...stay, id, bookingId: id } as Stay);
    }
  });
  await runAt(10, 9);
  expect(await repo(GuestMessage).countBy({ hotelId: hotel.id })).toBe(121);
});

test('a template that was turned off, or whose hotel was closed, sends nothing', async () => {
  const off = await guestOf('ARRIVAL_DAY');
  await saveTemplate(admin, off.hotel.id, { kind: 'ARRIVAL_DAY', enabled: false });
  const closed = await guestOf('ARRIVAL_DAY');
  await admin.graphql(`mutation { deleteHotel(input: { hotelId: "${closed.hotel.id}" }) { __typename } }`);
  await runAt(10, 9);
  expect(await sentAbout(off.bookingId)).toEqual([]);
  expect(await sentAbout(closed.bookingId)).toEqual([]);
  expect(await repo(MessageTemplate).countBy({ hotelId: closed.hotel.id })).toBe(0);
});
