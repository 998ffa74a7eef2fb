import { makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { spokenDate } from '../../../schema/spoken';
import { config } from '../core/config';
import { inLanguage } from '../core/readerLanguage';
import { repo } from '../database/transaction';
import { Payment } from '../bookings/pay/payment.entity';
import { User } from '../users/user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const PASSWORD = 'Quiet#Harbour7';

/** Sends an operation with the languages of a browser. */
const ask = (visitor: Visitor, query: string, input: object, headers: Record<string, string> = GERMAN) =>
  visitor.post(JSON.stringify({ query, variables: { input } }), headers);

const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { ... on Registered { userId } } }';
const VERIFY =
  'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { ... on Verified { userId } } }';
const CHECKOUT =
  'mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { ... on Checkout { url booking { id } } } }';
const CANCEL = 'mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }';

let count = 0;
/** Signs up with a German browser. */
async function signUp() {
  const visitor = await server.as();
  const username = `leserin_${++count}`;
  const email = `${username}@staybook.example`;
  const input = { name: 'Ana Gast', username, email, password: PASSWORD };
  const { userId } = (await ask(visitor, REGISTER, input)).data.register;
  const [mail] = await server.mailsTo(email);
  const code = /\b(\d{6})\b/.exec(mail!.text)![1]!;
  await ask(visitor, VERIFY, { userId, code });
  await visitor.signIn(username, PASSWORD);
  return { visitor, email, userId: userId as string, codeMail: mail! };
}

/** Books two nights, and pays them on the page of the card provider. */
async function book(visitor: Visitor, headers?: Record<string, string>) {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 1, { priceCents: 123_450 });
  const input = {
    hotelId: hotel.id,
    roomNumberIds: [roomNumbers[0]!.id],
    checkIn: night(10),
    checkOut: night(12),
    idempotencyKey: hotel.id,
  };
  const { url, booking } = (await ask(visitor, CHECKOUT, input, headers)).data.createCheckout;
  expect(await server.pay(url)).toBe(303);
  return { hotel, bookingId: booking.id as string };
}

test('who signs up with a German browser gets German mails, with German dates, amounts and links', async () => {
  const { visitor, email, codeMail } = await signUp();
  expect(codeMail.subject).toBe('Bestätigungscode für Ihre E-Mail-Adresse');
  expect((await server.mailAbout(email, 'Willkommen')).text).toContain(`${config.publicUrl}/de`);
  const { hotel, bookingId } = await book(visitor);
  const { text, html } = await server.mailAbout(email, 'Ihre Buchungsbestätigung von Staybook');
  for (const words of [
    `Guten Tag Ana Gast, Ihr Aufenthalt im ${hotel.name} ist bezahlt und bestätigt.`,
    inLanguage('de', () => `Anreise ${spokenDate(night(10))}`),
    '2 Nächte',
    'Insgesamt bezahlt: 2.469,00\u00a0$',
    'Visa mit den Endziffern 4242',
    `${config.publicUrl}/de/bookings/${bookingId}`,
  ])
    expect(text).toContain(words);
  expect(html).toContain('<html lang="de">');
});

test('a colleague with an English browser who cancels causes a German mail, and the history stays English', async () => {
  const { visitor, email } = await signUp();
  const { bookingId } = await book(visitor);
  const admin = await server.as(await makeUser('ADMIN'));
  await ask(admin, CANCEL, { bookingId, reason: 'The boiler failed.' }, { 'accept-language': 'en' });
  const { text } = await server.mailAbout(email, 'Die Unterkunft hat Ihre Buchung bei Staybook storniert');
  expect(text).toContain(`${config.publicUrl}/de/bookings/${bookingId}`);
  const { data } = await visitor.graphql(
    `{ booking(id: "${bookingId}") { history { why } folio { lines { title } } } }`,
  );
  const stored = JSON.stringify(data);
  expect(stored).toContain('Refund: $2,469.00.');
  expect(stored).toContain('Visa ending in 4242');
});

test('a first booking chooses the language of an account that has none, and a later one keeps it', async () => {
  const user = await makeUser();
  const visitor = await server.as(user);
  await book(visitor, { 'accept-language': 'ja' });
  await book(visitor, GERMAN);
  expect(await repo(User).findOneByOrFail({ id: user.id })).toMatchObject({ language: 'ja' });
});

test('a person without a language gets English mails, whatever language the causing request has', async () => {
  const user = await makeUser();
  const admin = await server.as(await makeUser('ADMIN'));
  const visitor = await server.as(user);
  const { bookingId } = await book(visitor, { 'accept-language': 'en' });
  await ask(admin, CANCEL, { bookingId, reason: 'The boiler failed.' });
  const { text, html } = await server.mailAbout(
    user.email,
    'Your Staybook booking was cancelled by the property',
  );
  expect(text).toContain(`${config.publicUrl}/bookings/${bookingId}`);
  expect(html).toContain('<html lang="en">');
});

test('a receipt is in the language of the request, an invoice in the one of its issue', async () => {
  const { visitor } = await signUp();
  const { bookingId } = await book(visitor);
  const { id } = await repo(Payment).findOneByOrFail({ bookingId });
  const read = async (path: string, language: string) => {
    const response = await fetch(`${server.url}/documents/${path}`, {
      headers: { authorization: `Bearer ${visitor.accessToken}`, 'accept-language': language },
    });
    return Buffer.from(await response.arrayBuffer()).toString('latin1');
  };
  expect(await read(`${id}.pdf`, 'ja')).toContain('/Lang (ja)');
  expect(await read(`${id}.pdf?language=fr`, 'ja')).toContain('/Lang (fr)');
  const ISSUE =
    'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { ... on Invoice { id language } } }';
  const buyer = { name: 'Ana Gast', address: '', taxNumber: '' };
  const { issueInvoice } = (await ask(visitor, ISSUE, { bookingId, buyer, idempotencyKey: 'one' })).data;
  expect(issueInvoice.language).toBe('DE');
  expect(await read(`${issueInvoice.id}.pdf`, 'ja')).toContain('/Lang (de)');
});
