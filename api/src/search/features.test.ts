import { makeCity, makeHotel, makeRoomType, night } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SEARCH = `query ($filter: HotelFilter!, $in: Night!, $out: Night!) {
  hotels(filter: $filter, sort: NAME_ASC) { items { name
    partyStay(checkIn: $in, checkOut: $out, guests: 1, rooms: 1) { roomsLeft } } }
  hotelFacets(filter: $filter) { features { feature hotels } }
  nearestDates(filter: $filter) { checkIn } }`;

/** The names found, the count of each feature, and the rooms left in each hotel. */
async function search(cityId: string, features: string[], from = 20) {
  const dates = { checkIn: night(from), checkOut: night(from + 2) };
  const { data, errors } = await (
    await server.as()
  ).graphql(SEARCH, { filter: { cityId, features, ...dates }, in: dates.checkIn, out: dates.checkOut });
  expect(errors).toBeUndefined();
  const counts = data.hotelFacets.features.map(
    ({ feature, hotels }: { feature: string; hotels: number }) => [feature, hotels] as const,
  );
  return {
    names: data.hotels.items.map(({ name }: { name: string }) => name),
    left: data.hotels.items.map(({ partyStay }: any) => partyStay.roomsLeft),
    counts: Object.fromEntries(counts) as Record<string, number>,
    nearest: data.nearestDates.map(({ checkIn }: { checkIn: string }) => checkIn) as string[],
  };
}

async function makeNamed(cityId: string, name: string, row: Parameters<typeof makeHotel>[0], rooms = 1) {
  await makeRoomType(await makeHotel({ cityId, name, ...row }), rooms);
}

test('breakfast and parking are found under different wordings, and Wi-Fi in every hotel', async () => {
  const { id } = await makeCity();
  await makeNamed(id, 'Anchor', { amenities: ['Breakfast on the terrace', 'Bicycle garage'] });
  await makeNamed(id, 'Beacon', { amenities: ['Valet parking', 'Packed breakfast'] }, 12);
  await makeNamed(id, 'Cabin', { amenities: ['Free parking'] }, 3);
  expect(await search(id, [])).toMatchObject({
    names: ['Anchor', 'Beacon', 'Cabin'],
    left: [1, 10, 3],
    counts: { FREE_CANCELLATION: 3, BREAKFAST: 2, WIFI: 3, PARKING: 2 },
  });
  expect(await search(id, ['BREAKFAST'])).toMatchObject({
    names: ['Anchor', 'Beacon'],
    counts: { BREAKFAST: 2, PARKING: 1 },
  });
  expect((await search(id, ['BREAKFAST', 'PARKING', 'WIFI'])).names).toEqual(['Beacon']);
});

test('the free-cancellation filter finds stays that could still be cancelled free if booked now, also as nearest dates', async () => {
  const { id } = await makeCity({ timeZone: 'UTC' });
  await makeNamed(id, 'Early', { freeCancellationDays: 20, lateRefundPercent: 0 });
  await makeNamed(id, 'Whole', { freeCancellationDays: 30, lateRefundPercent: 100 });
  expect((await search(id, ['FREE_CANCELLATION'], 20)).names).toEqual(['Early', 'Whole']);
  expect(await search(id, [], 19)).toMatchObject({
    names: ['Early', 'Whole'],
    counts: { FREE_CANCELLATION: 1 },
  });
  expect((await search(id, ['FREE_CANCELLATION'], 19)).names).toEqual(['Whole']);
  expect((await search(id, ['FREE_CANCELLATION'], 0)).names).toEqual(['Whole']);

  const { id: strict } = await makeCity({ timeZone: 'UTC' });
  await makeNamed(strict, 'Early', { freeCancellationDays: 20, lateRefundPercent: 0 });
  const { nearest } = await search(strict, ['FREE_CANCELLATION'], 19);
  expect(nearest[0]).toBe(night(20));
  expect(nearest.every((checkIn) => checkIn >= night(20))).toBe(true);
});

describe('a map area', () => {
  const search = async (area: object, cityId?: string) =>
    (await server.as()).graphql(
      'query ($filter: HotelFilter) { hotels(filter: $filter, sort: NAME_ASC) { total items { name } } hotelFacets(filter: $filter) { types { hotels } } }',
      { filter: { area, cityId } },
    );

  test('includes the hotels on its edges, also across the date line', async () => {
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
  ])('with coordinates out of range is refused', async (area) => {
    const { errors } = await search(area);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toMatch(/edges of an area/);
  });
});
