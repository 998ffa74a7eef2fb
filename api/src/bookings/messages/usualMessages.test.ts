import { fill } from '../../../../schema/fill';
import { AUTOMATIC_KINDS, bodyProblem, subjectProblem } from '../../../../schema/guestMessages';
import { LANGUAGE_TAGS, languageName, type Language } from '../../../../schema/language';
import { exactDollars, spokenDate } from '../../../../schema/spoken';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import { makeDue, saveTemplate, templatesOf } from '../../../test/messageTemplates';
import { makeHotel, makeUser } from '../../../test/factories';
import { bookAtDesk } from '../../../test/walkIns';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { inLanguage } from '../../core/readerLanguage';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { sendGuestMessages } from './dueMessages.service';
import { GuestMessage } from './guestMessage.entity';
import { MessageText } from './messageText.entity';
import { usualWords } from './messageWords';

const { problemOf } = jest.requireActual<{
  problemOf: (english: string, translation: string, language: Language) => string | undefined;
}>('../../../../.ci/translations.cjs');

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');
const placeholdersIn = (line: string) => [...line.matchAll(/\{[^{}]*\}/g)].map(([found]) => found).sort();

test.each(AUTOMATIC_KINDS)(
  'the usual text of %s has the same placeholders on each line in each language',
  (kind) => {
    const english = usualWords(kind, 'en');
    expect(english).toEqual({ subject: USUAL_MESSAGES[kind].subject, body: USUAL_MESSAGES[kind].body });
    for (const language of OTHERS) {
      const { subject, body } = usualWords(kind, language);
      // a hotel may take it as its own
      expect(subjectProblem(kind, subject) ?? bodyProblem(kind, body)).toBeUndefined();
      expect(body).not.toBe(english.body);
      expect(placeholdersIn(subject)).toEqual(placeholdersIn(english.subject));
      expect(body.split('\n').map(placeholdersIn)).toEqual(english.body.split('\n').map(placeholdersIn));
    }
  },
);

test('the check of translations finds a placeholder with a blank or hyphen that is lost or translated', () => {
  const english = 'On {check-in}, {balance due} is due.';
  expect(problemOf(english, 'Am {check-in} sind {balance due} fällig.', 'de')).toBeUndefined();
  for (const wrong of [
    'Am {Anreise} sind {balance due} fällig.',
    'Am {check-in} fällig.',
    '{offener Betrag} {check-in}',
  ])
    expect(problemOf(english, wrong, 'de')).toBeDefined();
});

/** A guest with this language of mails at a hotel with another, who owes 200 dollars and arrives in five days at an hour. */
async function arriving(language: Language | null, ofHotel: Language = 'en') {
  const { id, hotel, user } = await bookAtDesk(admin, null, undefined, [5, 7]);
  await transaction(async () => {
    await repo(User).update({ id: user.id }, { language });
    await repo(Hotel).update({ id: hotel.id }, { language: ofHotel });
    const createdAt = new Date(Date.now() - 30 * 86_400_000);
    await repo(Booking).update({ id }, { createdAt, arrivalHour: 15 });
  });
  for (const kind of ['BEFORE_ARRIVAL', 'PAYMENT_DUE'] as const)
    await saveTemplate(admin, hotel.id, { kind, enabled: true, days: 5 });
  return { user, hotel, booking: await repo(Booking).findOneByOrFail({ id }) };
}
async function send(hotelId: string) {
  await makeDue(hotelId);
  await sendGuestMessages();
}
const sentTo = async ({ id }: Booking) =>
  new Map((await repo(GuestMessage).findBy({ bookingId: id })).map((sent) => [sent.kind, sent]));

test.each(OTHERS)(
  'guests get the usual text in their language, and dates, amounts and hours in it: %s',
  async (language) => {
    const { hotel, booking, user } = await arriving(language);
    await send(hotel.id);
    const sent = await sentTo(booking);
    const [day, hours, owed] = inLanguage(language, () => [
      spokenDate(booking.checkIn),
      fill('{from} to {to}', { from: '15:00', to: '16:00' }),
      exactDollars(20_000),
    ]);
    const { subject } = usualWords('BEFORE_ARRIVAL', language);
    const said = subject.replace('{hotel}', hotel.name).replace('{check-in}', day!);
    expect(sent.get('BEFORE_ARRIVAL')).toMatchObject({
      subject: said,
      text: expect.stringContaining(hours!),
    });
    const { text } = sent.get('PAYMENT_DUE')!;
    expect(text).toContain(day);
    expect(text).toContain(owed);
    expect(text).not.toMatch(/Dear|Kind regards|[{}]/);
    expect((await server.mailAbout(user.email, said)).text).toContain(hours);
  },
);

test('a guest whose language is not known gets the usual text in that of the hotel', async () => {
  const { hotel, booking } = await arriving(null, 'de');
  await send(hotel.id);
  expect((await sentTo(booking)).get('BEFORE_ARRIVAL')!.text).toContain('Mit freundlichen Grüßen');
});

test('the own words of a hotel go before the usual text', async () => {
  const { hotel, booking } = await arriving('fr', 'de');
  const own = { kind: 'PAYMENT_DUE', subject: 'Offen', body: 'Noch offen: {balance due}' };
  await saveTemplate(admin, hotel.id, own);
  await send(hotel.id);
  const sent = await sentTo(booking);
  expect(sent.get('PAYMENT_DUE')!.subject).toBe('Offen');
  expect(sent.get('BEFORE_ARRIVAL')!.text).toContain('Cordialement');
});

test('staff see the usual text in the language of the hotel, and all others; saved as it is, it stays the usual one', async () => {
  const { id } = await makeHotel({ language: 'fr' });
  const find = async () => (await templatesOf(admin, id)).find(({ kind }: any) => kind === 'ARRIVAL_DAY');
  const shown = await find();
  expect(shown).toMatchObject({ language: 'FR', isUsual: true, ...usualWords('ARRIVAL_DAY', 'fr') });
  expect(shown.usualTexts).toEqual(
    LANGUAGE_TAGS.map((tag) => ({ language: languageName(tag), ...usualWords('ARRIVAL_DAY', tag) })),
  );
  const { subject, body } = shown;
  expect(await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', subject, body, hour: 9 })).toMatchObject({
    isUsual: true,
    hour: 9,
  });
  expect(await repo(MessageText).countBy({ body })).toBe(0);
  const english = usualWords('ARRIVAL_DAY', 'en');
  expect(await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', ...english })).toMatchObject({
    isUsual: false,
  });
});

test('a preview fills a text in the language that it is in', async () => {
  const { hotel, booking } = await arriving('de');
  const linesIn = async (language: string | null) => {
    const { data } = await admin.graphql(
      `query ($hotelId: ID!, $booking: String, $language: Language) { messagePreview(hotelId: $hotelId, kind: ARRIVAL_DAY,
        subject: "a", body: "{check-in}", booking: $booking, language: $language) { lines { parts { text } } } }`,
      { hotelId: hotel.id, booking: booking.id, language },
    );
    return data.messagePreview.lines[0].parts[0].text;
  };
  expect(await linesIn('JA')).toBe(inLanguage('ja', () => spokenDate(booking.checkIn)));
  expect(await linesIn(null)).toBe(spokenDate(booking.checkIn));
});
