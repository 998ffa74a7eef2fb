import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { checkout, choice, CHECKOUT } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { setRates } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { isInLanguage, inLanguage } from '../../core/readerLanguage';
import { Forbidden } from '../../core/problems';
import { rest } from '../../v1/testing/client';

let server: TestServer;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  nobody = await server.as();
});
afterAll(() => server.close());

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const ask = (person: Visitor, query: string, variables: object, language?: string) =>
  person.post(JSON.stringify({ query, variables }), language ? { 'accept-language': language } : {});

const SIGN_IN = `mutation { signIn(input: { username: "nobody_here", password: "Wrong#1234" }) {
  __typename ... on Problem { message } } }`;
const WRONG = 'The username or the password is wrong. Check both and try again.';
const FALSCH =
  'Der Benutzername oder das Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.';

test('a refusal is in the language of the header, and in English without one or for another one', async () => {
  const said = async (language?: string) => (await ask(nobody, SIGN_IN, {}, language)).data.signIn;
  const refused = (message: string) => ({ __typename: 'InvalidCredentials', message });
  expect(await said()).toEqual(refused(WRONG));
  expect(await said('de-CH')).toEqual(refused(FALSCH));
  expect(await said('it, en;q=0.2')).toEqual(refused(WRONG));
});

test('an error keeps its code, and names the language of its message', async () => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ myBookings { total } }' }),
    headers: { 'content-type': 'application/json', ...GERMAN },
  });
  expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([
    'de',
    'accept-language',
  ]);
  const { errors } = (await answer.json()) as { errors: object[] };
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Bitte melden Sie sich zuerst an.',
      extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    }),
  ]);
});

test('validation says what is wrong in the language of the reader, under the same names', async () => {
  const query = '{ hotels(limit: 1000) { total } }';
  const errorFor = async (language: string) => (await ask(nobody, query, {}, language)).errors![0]!;
  const english = await errorFor('en');
  const german = await errorFor('de');
  expect(english.message).toBe('Ask for at most 100 rows.');
  expect(german.message).toBe('Fragen Sie höchstens 100 Zeilen ab.');
  expect(german.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { limit: 'Fragen Sie höchstens 100 Zeilen ab' },
  });
  expect(Object.keys(english.extensions)).toEqual(Object.keys(german.extensions));
});

test('a rule that web and api share says it in the language of the reader', async () => {
  const guest = await server.as(await makeUser());
  const create = `mutation { createGroupChat(input: { name: " ", memberIds: ["a"] }) { __typename } }`;
  const { errors } = await ask(guest, create, {}, 'de');
  expect(errors![0]!.message).toContain('Geben Sie den Namen der Gruppe ein.');
});

test('/api/v1 is in English for every language', async () => {
  const body = { username: 'nobody_here', password: 'Wrong#1234' };
  const english = await rest(nobody, 'POST', '/auth/login', body);
  const german = await rest(nobody, 'POST', '/auth/login', body, GERMAN);
  expect(german.body).toEqual(english.body);
  expect(german.body.message).toMatch(/[a-z] [a-z]/);
});

async function overSocketIn(language: { params?: object; header?: string }) {
  class Socket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: language.header ? { 'accept-language': language.header } : {} });
    }
  }
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { ...language.params },
    retryAttempts: 0,
  });
  const answer = await new Promise<any>((resolve, reject) =>
    client.subscribe({ query: SIGN_IN }, { next: resolve, error: reject, complete: () => undefined }),
  );
  await client.dispose();
  return answer.data.signIn.message;
}

test('a socket answers in the language of its handshake, or in the one that the client names', async () => {
  expect(await overSocketIn({})).toBe(WRONG);
  expect(await overSocketIn({ header: 'de' })).toBe(FALSCH);
  expect(await overSocketIn({ params: { language: 'de' } })).toBe(FALSCH);
  expect(await overSocketIn({ params: { acceptLanguage: 'fr;q=0.1, de' }, header: 'en' })).toBe(FALSCH);
  expect(await overSocketIn({ params: { language: 'en' }, header: 'de' })).toBe(WRONG);
});

test('requests in two languages at once do not mix, also where they share one reading', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 1);
  const guest = await server.as(await makeUser());
  const input = choice(hotel.id, [roomNumbers[0]!.id], -3, -1);
  const said = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const language = index % 2 ? 'de' : 'en';
      const { data } = await ask(guest, CHECKOUT, { input }, language);
      return [language, data.createCheckout.message];
    }),
  );
  expect(new Set(said.map(String))).toEqual(
    new Set([
      'en,Check-in is in the past. Choose today or a later date.',
      'de,Die Anreise liegt in der Vergangenheit. Wählen Sie heute oder ein späteres Datum.',
    ]),
  );
});

test('a refusal with a date says it as its language does', async () => {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 1);
  const staff = await server.as(await makeUser('ADMIN'));
  await setRates(staff, roomType.id, [{ from: night(10), to: night(11), minimumNights: 3 }]);
  const guest = await server.as(await makeUser());
  const input = choice(hotel.id, [roomNumbers[0]!.id], 10, 11);
  const german = await ask(guest, CHECKOUT, { input }, 'de');
  expect(german.data.createCheckout.message).toMatch(/Mindestaufenthalt ab \w+\., /);
  expect((await checkout(guest, input)).message).toContain('the minimum stay from ');
});

test('an answer is remembered for each language by itself', async () => {
  const query = '{ cities { name } }';
  const read = (language: string) => ask(nobody, query, {}, language);
  // it is remembered for a second, which a busy machine may take for a reading
  const again = async () => {
    await read('en');
    return server.countStatements(() => read('en'));
  };
  const counts = [await again(), await again(), await again()];
  expect(Math.min(...counts)).toBe(0);
  expect(await server.countStatements(() => read('de'))).toBeGreaterThan(0);
});

test('an answer that is kept for all has no language, and one in a language is not kept', async () => {
  const get = (query: string, language: string) =>
    fetch(`${server.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { 'apollo-require-preflight': '1', 'accept-language': language },
    });
  const kept = await get('{ cities { id } hotels(limit: 2) { total } }', 'de');
  expect(kept.headers.get('cache-control')).toMatch(/^public/);
  expect([kept.headers.get('content-language'), kept.headers.get('vary')]).toEqual([
    null,
    'accept, accept-encoding, authorization, cookie',
  ]);
  const refused = await get('{ hotels(limit: 1000) { total } }', 'de');
  expect([refused.headers.get('cache-control'), refused.headers.get('content-language')]).toEqual([
    'no-store',
    'de',
  ]);
  expect(await refused.text()).toContain('Fragen Sie');
});

test('what is made is known to be in a language only once it has words', () => {
  inLanguage('de', () => {
    expect(isInLanguage()).toBe(false);
    expect(new Forbidden().message).toBe('Dazu sind Sie nicht berechtigt.');
    expect(isInLanguage()).toBe(true);
  });
  expect(isInLanguage()).toBe(false);
});
