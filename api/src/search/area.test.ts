import { makeCity, makeHotel } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const search = async (area: object, cityId?: string) =>
  (await server.as()).graphql(
    'query ($filter: HotelFilter) { hotels(filter: $filter, sort: NAME_ASC) { total items { name } } hotelFacets(filter: $filter) { types { hotels } } }',
    { filter: { area, cityId } },
  );

test('an area of the map holds what lies in it, its edges included, also across the date line', async () => {
  const city = await makeCity();
  const places = { Suva: [-18, 178], Apia: [-14, -172], Lima: [-12, -77], Nowhere: [null, null] } as const;
  for (const [name, [latitude, longitude]] of Object.entries(places))
    await makeHotel({ cityId: city.id, name, latitude, longitude });
  const namesIn = async (south: number, west: number, north: number, east: number) => {
    const { data } = await search({ south, west, north, east }, city.id);
    const tallied = data.hotelFacets.types.reduce(
      (sum: number, { hotels }: { hotels: number }) => sum + hotels,
      0,
    );
    expect(tallied).toBe(data.hotels.total);
    return data.hotels.items.map(({ name }: { name: string }) => name);
  };
  expect(await namesIn(-20, 170, -10, -160)).toEqual(['Apia', 'Suva']);
  expect(await namesIn(-12, -80, 0, -77)).toEqual(['Lima']);
  expect(await namesIn(-90, -180, 90, 180)).toEqual(['Apia', 'Lima', 'Suva']);
  expect(await namesIn(10, -180, 90, 180)).toEqual([]);
});

test.each([
  { south: -91, west: 0, north: 1, east: 1 },
  { south: 0, west: -181, north: 1, east: 1 },
  { south: 0, west: 0, north: 90.5, east: 1 },
])('an area beyond the globe is refused', async (area) => {
  const { errors } = await search(area);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(errors?.[0]?.message).toMatch(/edges of an area/);
});
