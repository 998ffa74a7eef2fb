import { manage } from '../../../test/adminMutations';
import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser } from '../../../test/factories';
import { issue, invoicesOf } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { moveStay } from '../../../test/tapeChartHelpers';
import { setExtras } from '../../../test/extras';
import { repo, transaction } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { inLanguage } from '../../core/readerLanguage';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { describeBooking } from '../hold/lineItems.service';
import { valuesOf } from '../messages/messageValues.service';
import { Stay } from '../stay.entity';
import { soldTitle } from './soldTitle';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const STAYS = `query ($id: ID!) { booking(id: $id) { stays { title shownTitle { language text } } } }`;
const titlesIn = async (by: Visitor, id: string, language: string): Promise<any[]> => {
  const body = JSON.stringify({ query: STAYS, variables: { id } });
  return (await by.post(body, { 'accept-language': language })).data.booking.stays;
};

const translate = (roomTypeId: string, title: string) =>
  manage(admin, 'updateRoomType', { roomTypeId, translations: [{ language: 'DE', title }] });

/** A German guest who has paid for a room whose title the hotel gives in German. */
async function booked() {
  const { hotel, roomType, ids } = await room(2);
  await translate(roomType.id, 'Doppelzimmer');
  const user = await makeUser('CUSTOMER', { language: 'de' });
  const guest = await server.as(user);
  const { url, booking } = await checkout(guest, choice(hotel.id, [ids[0]!]));
  return { hotel, roomType, user, guest, id: booking.id as string, pay: () => server.pay(url) };
}

test('a stay has the title of its room in the language of the reader, and keeps the one that was booked', async () => {
  const { roomType, guest, id } = await booked();
  const { title } = roomType;
  expect(await titlesIn(guest, id, 'de')).toEqual([
    { title, shownTitle: { language: 'DE', text: 'Doppelzimmer' } },
  ]);
  for (const language of ['en', 'ja'])
    expect(await titlesIn(guest, id, language)).toEqual([
      { title, shownTitle: { language: 'EN', text: title } },
    ]);
});

test('a room that is renamed keeps the title that was booked, in the language of the hotel', async () => {
  const { roomType, guest, id } = await booked();
  await manage(admin, 'updateRoomType', { roomTypeId: roomType.id, title: 'Suite' });
  await translate(roomType.id, 'Suite mit Balkon');
  const own = { language: 'EN', text: roomType.title };
  expect((await titlesIn(guest, id, 'de'))[0].shownTitle).toEqual(own);
  const today = { title: 'Suite' };
  const translations = [{ language: 'de' as const, title: 'Suite mit Balkon' }];
  const sold = { title: 'Double', ownLanguage: 'en' as const, today, translations };
  expect(soldTitle('de', sold).text).toBe('Double');
  expect(soldTitle('de', { ...sold, title: 'Suite' }).text).toBe('Suite mit Balkon');
  expect(soldTitle('de', { ...sold, title: 'Suite', ownLanguage: 'de' }).text).toBe('Suite');
  expect(soldTitle('de', { ...sold, today: null }).text).toBe('Double');
});

test('mails, messages and invoices name the room in the language of the guest', async () => {
  const { hotel, user, guest, id, pay } = await booked();
  await manage(admin, 'updateHotel', {
    hotelId: hotel.id,
    translations: [{ language: 'DE', houseRules: 'Keine Schuhe.' }],
  });
  await pay();
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain('Doppelzimmer, Zimmer 101');
  expect(mail!.text).toContain('Keine Schuhe.');
  await issue(guest, id);
  const [invoice] = await invoicesOf(guest, id);
  expect(invoice.lines[0]).toMatchObject({ kind: 'NIGHT', title: 'Doppelzimmer' });
  const booking = await repo(Booking).findOneByOrFail({ id });
  const guestRow = await repo(User).findOneByOrFail({ id: user.id });
  const roomIn = async (language: 'de' | 'fr') =>
    (await inLanguage(language, () => valuesOf(booking, hotel, guestRow))).room!.text;
  expect(await roomIn('de')).toBe('Doppelzimmer, Zimmer 101');
  expect(await roomIn('fr')).toMatch(/^Room \d+, /);
});

test('the mail about another room names it in the language of the guest', async () => {
  const { hotel, user, id, pay } = await booked();
  await pay();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2, { title: 'Attic' });
  await translate(roomType.id, 'Dachzimmer');
  const stay = await repo(Stay).findOneByOrFail({ bookingId: id });
  await moveStay(admin, stay.id, roomNumbers[1]!.id);
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail!.text).toContain('Zimmer 102 (Dachzimmer)');
});

test('the page of payment keeps the titles that are stored, which it must repeat to the letter', async () => {
  const { roomType, id } = await booked();
  const { lines } = await describeBooking(await repo(Booking).findOneByOrFail({ id }), new Date());
  expect(lines[0]!.name).toContain(roomType.title);
});

const EXTRAS = `query ($id: ID!) { booking(id: $id) { extras { title shownTitle { language text } }
  folio { lines { kind title } } } }`;

test('what was sold keeps its name in the folio, and guests read it in their language', async () => {
  const { hotel, ids } = await room(2);
  const { Breakfast: extraId } = await setExtras(admin, hotel.id, {
    translations: [{ language: 'DE', title: 'Frühstück' }],
  });
  const user = await makeUser('CUSTOMER', { language: 'de' });
  const guest = await server.as(user);
  const chosen = { ...choice(hotel.id, [ids[0]!]), extras: [{ extraId, quantity: 2 }] };
  const { url, booking } = await checkout(guest, chosen);
  await server.pay(url);
  const id = booking.id as string;
  const read = async (language: string) => {
    const body = JSON.stringify({ query: EXTRAS, variables: { id } });
    return (await guest.post(body, { 'accept-language': language })).data.booking;
  };
  const { extras, folio } = await read('de');
  expect(extras).toEqual([{ title: 'Breakfast', shownTitle: { language: 'DE', text: 'Frühstück' } }]);
  expect(folio.lines).toContainEqual({ kind: 'EXTRA', title: 'Breakfast, 2 people, 2 nights' });
  const english = { language: 'EN', text: 'Breakfast' };
  expect((await read('fr')).extras[0].shownTitle).toEqual(english);
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain('Frühstück, 2 Personen, 2 Nächte');
  await issue(guest, id);
  const [invoice] = await invoicesOf(guest, id);
  expect(invoice.lines).toContainEqual(
    expect.objectContaining({ kind: 'EXTRA', title: 'Frühstück, 2 people, 2 nights' }),
  );
  await transaction(() => repo(Extra).update({ id: extraId }, { title: 'Brunch' }));
  expect((await read('de')).extras[0].shownTitle).toEqual(english);
  await transaction(() => repo(Extra).delete({ id: extraId }));
  expect((await read('de')).extras[0].shownTitle).toEqual(english);
});
