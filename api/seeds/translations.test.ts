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
