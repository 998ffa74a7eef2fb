import { makeHotel, makeUser } from '../../../test/factories';
import { repo } from '../../database/transaction';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { Extra } from './extra.entity';
import { ExtraTranslation } from './extraTranslation.entity';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const UPDATE = `mutation ($input: UpdateExtrasInput!) { updateExtras(input: $input) { __typename
  ... on Hotel { id version extras { id title description unit cents soldOnline soldAtDesk active } }
  ... on ExtrasRefused { row } ... on Problem { message } } }`;
const update = async (person: Visitor, hotelId: string, extras: object[], version?: number) =>
  person.graphql(UPDATE, { input: { hotelId, version, extras } });
const set = async (hotelId: string, extras: object[], version?: number): Promise<any> => {
  const { data, errors } = await update(admin, hotelId, extras, version);
  expect(errors).toBeUndefined();
  return data.updateExtras;
};
const READ = 'query ($id: ID!) { hotel(id: $id) { extras { title } } }';
const titles = async (person: Visitor, id: string): Promise<string[]> =>
  (await person.graphql(READ, { id })).data.hotel.extras.map(({ title }: { title: string }) => title);

const breakfast = {
  title: 'Breakfast',
  description: 'A buffet, from 7:00 to 10:30.',
  unit: 'PER_PERSON_AND_NIGHT',
  cents: 1800,
  soldOnline: true,
  soldAtDesk: true,
  active: true,
};
const parking = { ...breakfast, title: 'Parking', description: null, unit: 'PER_NIGHT', cents: 2500 };
const minibar = {
  ...parking,
  title: 'Minibar: still water',
  unit: 'PER_STAY',
  cents: 350,
  soldOnline: false,
};

test('administrators set the price list of a hotel, and its order and ids stay', async () => {
  const { id } = await makeHotel();
  const first = await set(id, [breakfast, { ...parking, title: ' Parking ', description: ' ' }]);
  expect(first).toMatchObject({ __typename: 'Hotel', id, version: 2, extras: [breakfast, parking] });
  const [one, other] = first.extras;
  const { extras } = await set(id, [minibar, { ...other, cents: 3000 }, one]);
  expect(extras).toEqual([{ ...minibar, id: expect.any(String) }, { ...other, cents: 3000 }, one]);
  expect(await titles(admin, id)).toEqual(['Minibar: still water', 'Parking', 'Breakfast']);
  expect((await set(id, [one])).extras).toEqual([one]);
});

test('guests see what is on sale and sold online, administrators see the whole list', async () => {
  const { id } = await makeHotel();
  await set(id, [breakfast, minibar, { ...parking, active: false }]);
  for (const person of [
    await server.as(),
    await server.as(await makeUser()),
    await server.as(await makeUser('INTERMEDIATE')),
  ])
    expect(await titles(person, id)).toEqual(['Breakfast']);
  expect(await titles(admin, id)).toEqual(['Breakfast', 'Minibar: still water', 'Parking']);
});

test('an invalid price list is refused with its row, and nothing changes', async () => {
  const { id } = await makeHotel();
  await set(id, [breakfast]);
  expect(await set(id, [parking, { ...minibar, cents: 0 }])).toMatchObject({
    __typename: 'ExtrasRefused',
    row: 1,
    message: expect.stringContaining('above $0'),
  });
  expect(await set('f'.repeat(24), [parking])).toMatchObject({
    __typename: 'ExtrasRefused',
    row: null,
    message: expect.stringContaining('does not exist'),
  });
  expect(await titles(admin, id)).toEqual(['Breakfast']);
});

test('an extra of another hotel, one that is gone, and one that is named twice are refused', async () => {
  const [{ id }, { id: other }] = [await makeHotel(), await makeHotel()];
  const [own] = (await set(id, [breakfast])).extras;
  const [foreign] = (await set(other, [parking])).extras;
  for (const extra of [foreign, { ...parking, id: 'f'.repeat(24) }, { ...parking, id: own.id }])
    expect(await set(id, [own, extra])).toMatchObject({
      __typename: 'ExtrasRefused',
      row: 1,
      message: expect.stringContaining('no longer exists'),
    });
  expect(await titles(admin, id)).toEqual(['Breakfast']);
  expect(await titles(admin, other)).toEqual(['Parking']);
});

test('the second of two simultaneous changes of a price list is refused, and overwrites nothing', async () => {
  const { id } = await makeHotel();
  expect(await set(id, [breakfast], 1)).toMatchObject({ version: 2 });
  expect(await set(id, [parking], 1)).toMatchObject({ __typename: 'Outdated' });
  expect(await titles(admin, id)).toEqual(['Breakfast']);
});

test('guests, other staff and nobody cannot change a price list', async () => {
  const { id } = await makeHotel();
  for (const person of [
    await server.as(),
    await server.as(await makeUser()),
    await server.as(await makeUser('INTERMEDIATE')),
  ])
    expect((await update(person, id, [breakfast])).errors).toHaveLength(1);
  expect(await titles(admin, id)).toEqual([]);
});

test('the audit log says what changed on a price list', async () => {
  const { id } = await makeHotel();
  await set(id, [breakfast]);
  await set(id, [{ ...minibar, active: false }]);
  const { data } = await admin.graphql(
    `query ($id: ID!) { auditEntries(filter: { recordId: $id }) { items { action changes { field before after } } } }`,
    { id },
  );
  expect(data.auditEntries.items[0]).toMatchObject({
    action: 'updateExtras',
    changes: [
      {
        field: 'extras',
        before: expect.stringContaining('Breakfast PER_PERSON_AND_NIGHT 1800; online, front desk; A buffet'),
        after: expect.stringContaining('Minibar: still water PER_STAY 350; front desk; off sale'),
      },
    ],
  });
});

test('the price list of a deleted hotel is deleted with it', async () => {
  const { id } = await makeHotel();
  await set(id, [breakfast]);
  await admin.graphql(`mutation { deleteHotel(input: { hotelId: "${id}" }) { __typename } }`);
  expect(await repo(Extra).countBy({ hotelId: id })).toBe(0);
});

const TEXTS = `query ($id: ID!, $language: Language!) { hotel(id: $id) { extras { title
  texts(language: $language) { title { language text } description { language text } }
  translations { language title description } } } }`;
const textsIn = async (id: string, language: string): Promise<any[]> =>
  (await (await server.as()).graphql(TEXTS, { id, language })).data.hotel.extras;

test('guests read an extra in their language where the hotel gives it, and else in that of the hotel', async () => {
  const { id } = await makeHotel();
  const german = { language: 'DE', title: '  Frühstück   vom Buffet ' };
  const french = { language: 'FR', description: 'Un buffet.' };
  const { extras } = await set(id, [{ ...breakfast, translations: [german, french] }, parking]);
  const english = { language: 'EN', text: breakfast.description };
  const [inGerman, noText] = await textsIn(id, 'DE');
  expect(inGerman).toMatchObject({
    title: 'Breakfast',
    texts: { title: { language: 'DE', text: 'Frühstück vom Buffet' }, description: english },
    translations: [
      { language: 'DE', title: 'Frühstück vom Buffet', description: null },
      { language: 'FR', title: null, description: 'Un buffet.' },
    ],
  });
  expect(noText.texts).toEqual({ title: { language: 'EN', text: 'Parking' }, description: null });
  const [one] = extras;
  await set(id, [{ ...one, translations: [{ language: 'DE', title: '' }] }]);
  expect((await textsIn(id, 'DE'))[0].translations).toMatchObject([{ language: 'FR' }]);
  await set(id, [one]);
  expect((await textsIn(id, 'FR'))[0].texts.description).toEqual({ language: 'FR', text: 'Un buffet.' });
  await set(id, []);
  expect(await repo(ExtraTranslation).countBy({ extraId: one.id })).toBe(0);
});

test('texts that break the rules of an extra are refused with its row, and so is the language of the hotel', async () => {
  const { id } = await makeHotel();
  const tooLong = { language: 'DE', title: 'x'.repeat(61) };
  expect(await set(id, [parking, { ...breakfast, translations: [tooLong] }])).toMatchObject({
    __typename: 'ExtrasRefused',
    row: 1,
    message: expect.stringContaining('at most 60 characters'),
  });
  for (const translations of [
    [{ language: 'EN', title: 'Breakfast' }],
    [
      { language: 'DE', title: 'Frühstück' },
      { language: 'DE', title: 'Morgenessen' },
    ],
  ])
    expect((await update(admin, id, [{ ...breakfast, translations }])).errors).toHaveLength(1);
  expect(await titles(admin, id)).toEqual([]);
});

test('the audit log says which texts of an extra changed in which language', async () => {
  const { id } = await makeHotel();
  const [one] = (await set(id, [breakfast])).extras;
  await set(id, [{ ...one, translations: [{ language: 'DE', title: 'Frühstück' }] }]);
  const lines = await repo(AuditEntry).findBy({ recordId: id });
  const after = lines.map(({ changes }) => changes.map((change) => change.after).join());
  expect(after).toContainEqual(expect.stringContaining('de title: Frühstück'));
});
