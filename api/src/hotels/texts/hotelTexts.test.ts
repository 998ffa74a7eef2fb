import { manage, refusal } from '../../../test/adminMutations';
import { makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { headOf } from '../../rendering/pageHead.service';
import { Hotel } from '../hotel.entity';
import { HotelTranslation } from './hotelTranslation.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const TEXTS = `query ($id: ID!, $language: Language!) { hotel(id: $id) {
  language description
  texts(language: $language) {
    description { language text } detailedDescription { language text } houseRules { language text } }
  translations { language description detailedDescription houseRules } } }`;
const read = async (id: string, language: string): Promise<any> =>
  (await (await server.as()).graphql(TEXTS, { id, language })).data.hotel;
const english = (text: string) => ({ language: 'EN', text });
const german = (text: string) => ({ language: 'DE', text });
const GERMAN = { language: 'DE', description: ' Ein Hotel. ', houseRules: 'Keine Schuhe.' };

test('guests read each text in their language where the hotel has it, and else in that of the hotel', async () => {
  const { id: hotelId } = await makeHotel({ houseRules: 'No shoes.' });
  await manage(admin, 'updateHotel', { hotelId, translations: [GERMAN] });
  const hotel = await read(hotelId, 'DE');
  expect(hotel).toMatchObject({ language: 'EN', description: 'A hotel.' });
  expect(hotel.texts).toEqual({
    description: german('Ein Hotel.'),
    detailedDescription: english('A hotel with rooms.'),
    houseRules: german('Keine Schuhe.'),
  });
  expect(hotel.translations).toEqual([
    { language: 'DE', description: 'Ein Hotel.', detailedDescription: null, houseRules: 'Keine Schuhe.' },
  ]);
  for (const language of ['EN', 'FR'])
    expect((await read(hotelId, language)).texts).toEqual({
      description: english('A hotel.'),
      detailedDescription: english('A hotel with rooms.'),
      houseRules: english('No shoes.'),
    });
});

test('the texts of a language are replaced together, and those of others stay', async () => {
  const { id: hotelId } = await makeHotel();
  const french = { language: 'FR', description: 'Un hôtel.' };
  await manage(admin, 'updateHotel', { hotelId, translations: [GERMAN, french] });
  await manage(admin, 'updateHotel', {
    hotelId,
    translations: [{ language: 'DE', detailedDescription: 'Mit Zimmern.' }],
  });
  expect((await read(hotelId, 'DE')).translations).toEqual([
    { language: 'DE', description: null, detailedDescription: 'Mit Zimmern.', houseRules: null },
    { language: 'FR', description: 'Un hôtel.', detailedDescription: null, houseRules: null },
  ]);
  await manage(admin, 'updateHotel', { hotelId, translations: [{ language: 'DE', description: '' }] });
  expect((await read(hotelId, 'DE')).translations).toMatchObject([{ language: 'FR' }]);
});

test('texts in the language of the hotel, twice in one language or too long are refused', async () => {
  const { id: hotelId } = await makeHotel();
  const give = (...translations: object[]) => refusal(admin, 'updateHotel', { hotelId, translations });
  expect(await give({ ...GERMAN, language: 'EN' })).toMatch('itself writes in this language');
  expect(await give(GERMAN, GERMAN)).toMatch('each language once');
  expect(await give({ language: 'DE', description: 'x'.repeat(1001) })).toMatch('at most 1000 characters');
  expect(await repo(HotelTranslation).countBy({ hotelId })).toBe(0);
});

test('those who may change the texts of a hotel may give them in other languages, once for each version', async () => {
  const hotel = await makeHotel();
  const as = async (duty: HotelDuty) => server.as(await makeTeamMember([hotel], duty));
  const input = { hotelId: hotel.id, version: 1, translations: [GERMAN] };
  const change = async (person: Visitor) => {
    const { data, errors } = await person.graphql(
      'mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) { __typename } }',
      { input },
    );
    return errors?.[0]?.extensions.code ?? data.updateHotel.__typename;
  };
  expect(await change(await as(HotelDuty.FRONT_DESK))).toBe('FORBIDDEN');
  expect(await change(await server.as(await makeUser()))).toBe('FORBIDDEN');
  const manager = await as(HotelDuty.MANAGER);
  expect(await change(manager)).toBe('Hotel');
  expect(await change(manager)).toBe('Outdated');
  const [line] = await repo(AuditEntry).findBy({ recordId: hotel.id });
  expect(line!.changes).toEqual([
    {
      field: 'translations',
      before: null,
      after: 'de description: Ein Hotel., de houseRules: Keine Schuhe.',
    },
  ]);
});

test('a hotel that writes in another language says so, and its own texts are those of that language', async () => {
  const { id: hotelId } = await makeHotel();
  await manage(admin, 'updateHotel', { hotelId, translations: [GERMAN] });
  await manage(admin, 'updateHotel', { hotelId, language: 'DE' });
  const hotel = await read(hotelId, 'DE');
  expect(hotel).toMatchObject({ language: 'DE', texts: { description: german('A hotel.') } });
  expect((await read(hotelId, 'JA')).texts.description).toEqual(german('A hotel.'));
});

test('the texts of a hotel end with it', async () => {
  const { id: hotelId } = await makeHotel();
  await manage(admin, 'updateHotel', { hotelId, translations: [GERMAN] });
  await transaction(() => repo(Hotel).delete({ id: hotelId }));
  expect(await repo(HotelTranslation).countBy({ hotelId })).toBe(0);
});

test('the head of the page of a hotel describes it in the language of the page', async () => {
  const { id: hotelId } = await makeHotel();
  await manage(admin, 'updateHotel', { hotelId, translations: [GERMAN] });
  expect((await headOf(`/de/hotels/${hotelId}`)).description).toBe('Ein Hotel.');
  expect((await headOf(`/fr/hotels/${hotelId}`)).description).toBe('A hotel.');
});
