import { startTestServer, type TestServer } from '../test/testServer';
import { seedDemo } from './seed.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
});
afterAll(() => server.close());

test('the demonstration has German texts of two hotels and of their rooms', async () => {
  const { data } = await (
    await server.as()
  ).graphql(
    `{ hotels(limit: 60) { items { name language texts(language: DE) { description { language } detailedDescription { language } }
        roomTypes { texts(language: DE) { title { language } description { language text } } } } } }`,
  );
  const german = data.hotels.items.filter((hotel: any) => hotel.texts.description.language === 'DE');
  expect(german.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Hotel Drei Linden',
    'The Lampwright',
  ]);
  for (const { language, texts, roomTypes } of german) {
    expect({ language, texts }).toMatchObject({
      language: 'EN',
      texts: { detailedDescription: { language: 'DE' } },
    });
    for (const { texts } of roomTypes) {
      expect(texts).toMatchObject({ title: { language: 'DE' }, description: { language: 'DE' } });
      expect(texts.description.text).not.toMatch(/FRONT|BACK/);
    }
  }
});

test.each([
  ['DE', 'Frühstück', 'Petite double', 'Kleines Doppelzimmer'],
  ['FR', 'Petit-déjeuner', 'Petite double', 'Petite chambre double'],
  ['JA', '朝食', 'Petite double', '小さめのダブルルーム'],
])('the demonstration has titles of rooms and extras in %s', async (language, breakfast, room, title) => {
  const { data } = await (
    await server.as()
  ).graphql(
    `query ($language: Language!) { hotels(limit: 60) { items { name
        extras { title texts(language: $language) { title { language text } } }
        roomTypes { title texts(language: $language) { title { language text } } } } } }`,
    { language },
  );
  const hotel = data.hotels.items.find(({ name }: { name: string }) => name === 'The Lampwright');
  const shown = (rows: any[], own: string) => rows.find((row) => row.title === own).texts.title;
  expect(shown(hotel.extras, 'Breakfast')).toEqual({ language, text: breakfast });
  expect(shown(hotel.roomTypes, room)).toEqual({ language, text: title });
});
