import { makeCity, makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

let server: TestServer;
let visitor: Visitor;
let lisbon: string;
let porto: string;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.as();
  lisbon = (await makeCity({ name: 'Lisboa Velha' })).id;
  porto = (await makeCity({ name: 'Pórto' })).id;
  const named = (name: string, cityId: string, ratingsAverage: number | null, sight?: string) =>
    makeHotel({ name, cityId, ratingsAverage, closestTouristLocation: sight ?? null });
  await named('Casa São João', lisbon, 3, 'Torre de Belém');
  await named('Hotel d’Outono', lisbon, 4.5, 'torre de belem');
  await named('Quinta da Torre', porto, 5, 'Torre dos Clérigos');
  await named('Torre-Palace', lisbon, null);
});
afterAll(() => server.close());

async function suggest(text: string) {
  const { data, errors } = await visitor.graphql(
    'query ($text: String!) { destinations(text: $text) { hotels { name city { id } } landmarks { name hotels city { id name } } } }',
    { text },
  );
  expect(errors).toBeUndefined();
  const { hotels, landmarks } = data.destinations;
  return {
    hotels: hotels.map(({ name }: { name: string }) => name),
    landmarks: landmarks.map(({ name }: { name: string }) => name),
    found: data.destinations,
  };
}

test.each([
  ['sao joa', ['Casa São João']],
  ['JOÃO', ['Casa São João']],
  ['outono', ['Hotel d’Outono']],
  ['  palace   torre ', ['Torre-Palace']],
  ['casa lisb', ['Casa São João']],
  ['quinta porto', ['Quinta da Torre']],
  // within a word, in another city, and in the city's name only
  ['alace', []],
  ['quinta lisboa', []],
  ['lisboa', []],
])('typed %j, the hotels %j are suggested', async (text, hotels) => {
  expect((await suggest(text)).hotels).toEqual(hotels);
});

test('names that begin with the text come before others, which are sorted by rating', async () => {
  expect((await suggest('torre')).hotels).toEqual(['Torre-Palace', 'Quinta da Torre']);
});

test('a tourist location is suggested once for its city, with the number of hotels', async () => {
  const { found } = await suggest('torre de bel');
  expect(found.landmarks).toEqual([
    { name: 'Torre de Belém', hotels: 2, city: { id: lisbon, name: 'Lisboa Velha' } },
  ]);
  expect((await suggest('torre')).landmarks).toEqual(['Torre de Belém', 'Torre dos Clérigos']);
  expect((await suggest('torre porto')).landmarks).toEqual(['Torre dos Clérigos']);
});

test.each(['', '   ', '%', '?!', '_'])('%j suggests nothing', async (text) => {
  expect((await suggest(text)).found).toEqual({ hotels: [], landmarks: [] });
});

test('a text that is too long is refused', async () => {
  const { errors } = await visitor.graphql(`{ destinations(text: "${'a'.repeat(121)}") { hotels { id } } }`);
  expect(errors?.[0]).toMatchObject({
    message: 'The text is too long',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a renamed and a deleted hotel are suggested as they are now', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const hotel = await makeHotel({ name: 'Zebra Rest', cityId: porto, closestTouristLocation: 'Zoo' });
  expect(await suggest('zebra')).toMatchObject({ hotels: ['Zebra Rest'] });
  expect((await suggest('zoo')).landmarks).toEqual(['Zoo']);
  const { data } = await admin.graphql(
    'mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) { __typename } }',
    { input: { hotelId: hotel.id, name: 'Okapi Rest', closestTouristLocation: 'Zoo gate' } },
  );
  expect(data.updateHotel.__typename).toBe('Hotel');
  expect((await suggest('zebra')).hotels).toEqual([]);
  expect((await suggest('okapi')).hotels).toEqual(['Okapi Rest']);
  expect((await suggest('zoo')).landmarks).toEqual(['Zoo gate']);
  await admin.graphql('mutation ($input: DeleteHotelInput!) { deleteHotel(input: $input) { __typename } }', {
    input: { hotelId: hotel.id },
  });
  expect((await suggest('okapi')).found).toEqual({ hotels: [], landmarks: [] });
});

test('suggestions are limited, and take the same number of statements for one hotel and for thirty', async () => {
  for (let place = 0; place < 30; place++)
    await makeHotel({
      name: `Meadow ${place}`,
      cityId: porto,
      closestTouristLocation: `Meadow gate ${place}`,
    });
  await makeHotel({ name: 'Lone Pine', cityId: porto, closestTouristLocation: 'Lone hill' });
  const count = (text: string) => server.countStatements(() => suggest(text));
  for (const text of ['lone', 'meadow']) expect(await count(text)).toBeLessThanOrEqual(1);
  const { hotels, landmarks } = await suggest('meadow');
  expect([hotels.length, landmarks.length]).toEqual([6, 4]);
});

test('a search for a tourist location finds the hotels whose closest one it is', async () => {
  await makeRoomType(await makeHotel({ name: 'Far off', cityId: lisbon }));
  const names = async (filter: string) => {
    const { data } = await visitor.graphql(
      `{ hotels(filter: { ${filter} }, sort: NAME_ASC) { items { name } } }`,
    );
    return data.hotels.items.map(({ name }: { name: string }) => name);
  };
  expect(await names('closestTouristLocation: "TORRE de Belem"')).toEqual([
    'Casa São João',
    'Hotel d’Outono',
  ]);
  expect(await names(`cityId: "${porto}", closestTouristLocation: "Torre de Belém"`)).toEqual([]);
  const { errors } = await visitor.graphql(
    `{ hotels(filter: { closestTouristLocation: "${'a'.repeat(121)}" }) { total } }`,
  );
  expect(errors?.[0]).toMatchObject({ message: 'The name of the tourist location is too long.' });
});
