import { manage } from '../../../test/adminMutations';
import { makeDue, saveTemplate } from '../../../test/messageTemplates';
import { makeCity, makeHotel, makeUser } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { sendGuestMessages } from './dueMessages.service';

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
const GERMAN = { language: 'DE', subject: 'Bis bald, {guest}', body: 'Wir freuen uns.' };
const ENGLISH = { kind: 'BEFORE_ARRIVAL', enabled: true, days: 5, subject: 'Soon', body: 'See you.' };

/** A guest with this language of mails, who arrives in five days. */
async function arriving(hotel: Hotel, language: User['language']) {
  const user = await makeUser();
  await transaction(() => repo(User).update({ id: user.id }, { language }));
  const booked = await guests.withBooking({ hotel, from: 5, of: await server.as(user) });
  const createdAt = new Date(Date.now() - 30 * 86_400_000);
  await transaction(() => repo(Booking).update({ id: booked.bookingId }, { createdAt }));
  return { user, ...booked };
}
const mailTo = async ({ email }: User, about: string) => (await server.mailAbout(email, about)).text;

test('a guest gets the message in their language where the hotel has it, and else in that of the hotel', async () => {
  const hotel = await hotelOf();
  await saveTemplate(admin, hotel.id, { ...ENGLISH, translations: [GERMAN] });
  const [german, french, unknown] = [
    await arriving(hotel, 'de'),
    await arriving(hotel, 'fr'),
    await arriving(hotel, null),
  ];
  await makeDue(hotel.id);
  await sendGuestMessages();
  expect(await mailTo(german.user, 'Bis bald')).toContain('Wir freuen uns.');
  for (const { user } of [french, unknown]) expect(await mailTo(user, 'Soon')).toContain('See you.');
});

test('a quick reply is offered in the language of the guest of the booking', async () => {
  const hotel = await hotelOf();
  const body = 'Park behind the house.';
  const translations = [{ language: 'DE', subject: '', body: 'Parken Sie hinter dem Haus.' }];
  await saveTemplate(admin, hotel.id, { kind: 'QUICK_REPLY', name: 'Parking', body, translations });
  const offered = async (language: User['language']) => {
    const { bookingId } = await arriving(hotel, language);
    const { data } = await admin.graphql(`{ quickReplies(bookingId: "${bookingId}") { text } }`);
    return data.quickReplies[0].text;
  };
  expect(await offered('de')).toBe('Parken Sie hinter dem Haus.');
  expect(await offered('ja')).toBe(body);
});

test('words in another language are checked as the message itself, and removed without a text', async () => {
  const { id } = await hotelOf();
  const save = (translation: object, version: number) =>
    saveTemplate(admin, id, { ...ENGLISH, version, translations: [{ ...GERMAN, ...translation }] });
  expect(await save({ body: 'Hallo {gast}' }, 0)).toMatchObject({ field: 'translations' });
  expect(await save({ subject: '' }, 0)).toMatchObject({ field: 'translations' });
  expect(await save({}, 0)).toMatchObject({ version: 1, translations: [GERMAN] });
  expect(await save({}, 1)).toMatchObject({ version: 1, translations: [GERMAN] });
  expect(await saveTemplate(admin, id, { ...ENGLISH, body: 'Come.' })).toMatchObject({
    body: 'Come.',
    translations: [GERMAN],
  });
  expect(await save({ subject: '', body: ' ' }, 2)).toMatchObject({ version: 3, translations: [] });
});

test('a hotel that says in which language it writes has its own messages in that language', async () => {
  const { id: hotelId } = await hotelOf();
  await saveTemplate(admin, hotelId, ENGLISH);
  await saveTemplate(admin, hotelId, { kind: 'ARRIVAL_DAY', subject: 'Today', translations: [GERMAN] });
  await manage(admin, 'updateHotel', { hotelId, language: 'DE' });
  expect(await saveTemplate(admin, hotelId, { kind: 'BEFORE_ARRIVAL' })).toMatchObject({
    subject: 'Soon',
    translations: [],
  });
  expect(await saveTemplate(admin, hotelId, { kind: 'ARRIVAL_DAY' })).toMatchObject({
    subject: GERMAN.subject,
    translations: [{ language: 'EN', subject: 'Today' }],
  });
});
