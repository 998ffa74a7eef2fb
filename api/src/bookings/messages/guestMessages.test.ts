import { makeDue, saveTemplate, sentAbout, templatesOf } from '../../../test/messageTemplates';
import { change } from '../../../test/checkoutHelpers';
import { makeCity, makeHotel, makeUser, night } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { moveStays } from '../../../test/moveStays';
import { paid } from '../../../test/staffMoney';
import { bookHeld } from '../../../test/walkIns';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { Booking } from '../booking.entity';
import { Stay, StayState } from '../stay.entity';
import { sendGuestMessages } from './dueMessages.service';
import { GuestMessage } from './guestMessage.entity';
import { MessageOptOut } from './messageOptOut.entity';
import { MessageTemplate } from './messageTemplate.entity';

let server: TestServer;
let guests: Guests;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const hotelOf = async () => makeHotel({ cityId: (await makeCity({ timeZone: 'UTC' })).id });
/** A guest of the hotel who left yesterday and is due to be thanked. */
async function departed(hotel: Hotel, of?: Awaited<ReturnType<typeof guestOf>>) {
  const guest = of ?? (await guestOf(hotel));
  const { bookingId } = await guests.withBooking({ hotel, from: 12, of: guest.person });
  await moveStays(bookingId, -4);
  await transaction(() => repo(Stay).update({ bookingId }, { state: StayState.CHECKED_OUT }));
  return { ...guest, bookingId };
}
async function guestOf(hotel: Hotel) {
  const user = await makeUser();
  return { hotel, user, person: await server.as(user) };
}
async function thank(hotel: Hotel) {
  await makeDue(hotel.id);
  await sendGuestMessages();
}

test('what the hotel says is a part of the one confirmation mail', async () => {
  const hotel = await hotelOf();
  await saveTemplate(admin, hotel.id, {
    kind: 'CONFIRMED',
    enabled: true,
    body: 'The gate opens with <the code>, {guest}.\n{check-in time}',
  });
  const guest = await guestOf(hotel);
  const { bookingId } = await guests.withBooking({ hotel, of: guest.person });
  const mails = await server.mailsTo(guest.user.email);
  expect(mails).toHaveLength(1);
  const said = `The gate opens with <the code>, ${guest.user.name}.`;
  expect(mails[0]!.text).toContain(`A message from ${hotel.name}:\n\n${said}\n\n`);
  expect(mails[0]!.html).toContain('&lt;the code&gt;');
  expect(await repo(GuestMessage).findBy({ bookingId })).toMatchObject([
    { kind: 'CONFIRMED', subject: '', text: said },
  ]);
  const [confirmed] = await templatesOf(admin, hotel.id);
  expect(confirmed).toMatchObject({ sentLately: 1, lastSentAt: expect.any(String), nextAt: null });
});

test('a booking that is held unpaid gets the words of the confirmation when it is confirmed', async () => {
  const { id, hotel, user } = await bookHeld(admin);
  await saveTemplate(admin, hotel.id, { kind: 'CONFIRMED', enabled: true, body: 'See you.' });
  expect(await sentAbout(id)).toEqual([]);
  await admin.graphql(`mutation { holdBooking(input: { bookingId: "${id}" }) { __typename } }`);
  expect(await sentAbout(id)).toEqual(['CONFIRMED']);
  expect((await server.mailAbout(user.email, 'Confirmation')).text).toContain('See you.');
});

test('a change to dates so near that the message before the arrival is due sends it with the mail about the change', async () => {
  const { person, id, ids, hotel } = await paid(server);
  await saveTemplate(admin, hotel.id, { kind: 'BEFORE_ARRIVAL', enabled: true, days: 5 });
  const createdAt = new Date(Date.now() - 30 * 86_400_000);
  await transaction(() => repo(Booking).update({ id }, { createdAt }));
  expect(await sentAbout(id)).toEqual([]);
  await change(person, id, ids, [2, 4]);
  expect((await repo(Booking).findOneByOrFail({ id })).checkIn).toBe(night(2));
  expect(await sentAbout(id)).toEqual(['BEFORE_ARRIVAL']);
});

test('thanks can be refused by one press in a mail program, for this hotel alone', async () => {
  const hotel = await hotelOf();
  await saveTemplate(admin, hotel.id, { kind: 'AFTER_STAY', enabled: true });
  const guest = await departed(hotel);
  await thank(hotel);
  const mail = await server.mailAbout(guest.user.email, 'Thank you');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = String(mail.headers['list-unsubscribe']).replace(/[<>]/g, '');
  expect(mail.text).toContain(url);
  const press = (address: string) => fetch(`${server.url}${new URL(address).pathname}`, { method: 'POST' });
  expect((await press(`${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`)).status).toBe(200);
  expect(await repo(MessageOptOut).countBy({ userId: guest.user.id })).toBe(0);
  await Promise.all([press(url), press(url)]);
  expect(await repo(MessageOptOut).countBy({ userId: guest.user.id, hotelId: hotel.id })).toBe(1);
  const again = await departed(hotel, guest);
  await thank(hotel);
  expect(await sentAbout(again.bookingId)).toEqual([]);
  const other = await hotelOf();
  await saveTemplate(admin, other.id, { kind: 'AFTER_STAY', enabled: true });
  const elsewhere = await departed(other, { ...guest, hotel: other });
  await thank(other);
  expect(await sentAbout(elsewhere.bookingId)).toEqual(['AFTER_STAY']);
});

test('staff see what was sent about a booking, and its guest does not', async () => {
  const hotel = await hotelOf();
  await saveTemplate(admin, hotel.id, { kind: 'CONFIRMED', enabled: true, body: 'See you.' });
  const { person, bookingId } = await guests.withBooking({ hotel });
  const document = `{ booking(id: "${bookingId}") { guestMessages { kind text } } }`;
  expect((await admin.graphql(document)).data.booking.guestMessages).toEqual([
    { kind: 'CONFIRMED', text: 'See you.' },
  ]);
  expect((await person.graphql(document)).data.booking.guestMessages).toEqual([]);
});

test('the data export has what was sent and refused; a deleted account leaves none of it', async () => {
  const hotel = await hotelOf();
  await saveTemplate(admin, hotel.id, { kind: 'AFTER_STAY', enabled: true });
  const guest = await departed(hotel);
  await thank(hotel);
  const url = String((await server.mailAbout(guest.user.email, 'Thank you')).headers['list-unsubscribe']);
  await fetch(`${server.url}${new URL(url.replace(/[<>]/g, '')).pathname}`, { method: 'POST' });
  const { data } = await guest.person.graphql('{ myData }');
  const { guestMessages } = typeof data.myData === 'string' ? JSON.parse(data.myData) : data.myData;
  expect(guestMessages).toMatchObject({
    sent: [
      { bookingId: guest.bookingId, kind: 'AFTER_STAY', text: expect.stringContaining(guest.user.name) },
    ],
    refused: [{ hotelId: hotel.id }],
  });
  await guest.person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');
  expect(await repo(GuestMessage).countBy({ userId: guest.user.id })).toBe(0);
  expect(await repo(MessageOptOut).countBy({ userId: guest.user.id })).toBe(0);
});

test('quick replies come first, filled for the booking, then the other texts of its hotel', async () => {
  const hotel = await hotelOf();
  const reply = { kind: 'QUICK_REPLY', name: 'Parking', body: 'Dear {guest}, park at {address}.' };
  const { id, name } = await saveTemplate(admin, hotel.id, reply);
  await saveTemplate(admin, hotel.id, { kind: 'QUICK_REPLY', name: 'Old', body: 'Gone.', enabled: false });
  const guest = await guestOf(hotel);
  const { bookingId } = await guests.withBooking({ hotel, of: guest.person });
  const { data } = await admin.graphql(`{ quickReplies(bookingId: "${bookingId}") { id kind name text } }`);
  expect(data.quickReplies[0]).toEqual({
    id,
    kind: 'QUICK_REPLY',
    name,
    text: `Dear ${guest.user.name}, park at 1 Main Street.`,
  });
  expect(data.quickReplies.slice(1).map(({ kind }: { kind: string }) => kind)).toEqual([
    'CONFIRMED',
    'BEFORE_ARRIVAL',
    'ARRIVAL_DAY',
    'AFTER_STAY',
  ]);
});

test('a quick reply has a name of its own, is made once, changed and deleted', async () => {
  const { id: hotelId } = await hotelOf();
  const reply = { kind: 'QUICK_REPLY', name: ' Parking ', body: 'Behind the house.', version: 0 };
  const made = await saveTemplate(admin, hotelId, reply);
  expect(made).toMatchObject({ name: 'Parking', enabled: true, version: 1, nextAt: null });
  expect(await saveTemplate(admin, hotelId, reply)).toEqual(made);
  const taken = { __typename: 'MessageTemplateRefused', field: 'name' };
  expect(await saveTemplate(admin, hotelId, { ...reply, name: 'parking', body: 'Elsewhere.' })).toMatchObject(
    taken,
  );
  const other = await saveTemplate(admin, hotelId, { ...reply, name: 'Garage' });
  const renamed = { kind: 'QUICK_REPLY', templateId: other.id, name: 'Parking' };
  expect(await saveTemplate(admin, hotelId, renamed)).toMatchObject(taken);
  expect(await saveTemplate(admin, hotelId, { ...renamed, name: 'Car', version: 1 })).toMatchObject({
    name: 'Car',
  });
  expect(await saveTemplate(admin, hotelId, { ...reply, name: ' ' })).toMatchObject(taken);
  const { id: elsewhere } = await hotelOf();
  const remove = (hotel: string) =>
    admin.graphql(
      `mutation { deleteQuickReply(input: { hotelId: "${hotel}", templateId: "${made.id}" }) { __typename } }`,
    );
  await remove(elsewhere);
  expect(await repo(MessageTemplate).countBy({ id: made.id })).toBe(1);
  for (let times = 0; times < 2; times++)
    expect((await remove(hotelId)).data.deleteQuickReply.__typename).toBe('DeletedQuickReply');
  expect(await repo(MessageTemplate).countBy({ id: made.id })).toBe(0);
});
