import {
  makeBooking,
  makeCity,
  makeHotel,
  makeHotelType,
  makeRoomType,
  makeUser,
  night,
  takeNights,
} from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
let bookingId: string;
beforeAll(async () => {
  server = await startTestServer();
  bookingId = (await makeBooking()).id;
});
afterAll(() => server.close());

const SEARCH = `query Search($filter: HotelFilter, $sort: HotelSort, $limit: Int, $offset: Int) {
  hotels(filter: $filter, sort: $sort, limit: $limit, offset: $offset) { total items {
    id name city { id name } type { id name } description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`;

const ask = async (variables: object) =>
  (await server.as()).graphql(SEARCH, variables as Record<string, unknown>);
const search = async (filter: object, rest: object = {}) => {
  const { data, errors } = await ask({ filter, ...rest });
  expect(errors).toBeUndefined();
  return { ...data.hotels, names: data.hotels.items.map((item: { name: string }) => item.name) };
};
const take = (roomNumberId: string, ...nights: string[]) => takeNights(roomNumberId, bookingId, nights);

test("a search ignores case and accents of a city's name, and finds nothing in an unknown city", async () => {
  const city = await makeCity({ name: 'Kraków' });
  await makeHotel({ cityId: city.id, name: 'Wawel' });
  for (const name of ['Kraków', 'krakow', ' KRAKÓW '])
    expect((await search({ city: name })).names).toEqual(['Wawel']);
  expect((await search({ cityId: city.id })).names).toEqual(['Wawel']);
  expect(await search({ city: 'Atlantis' })).toMatchObject({ total: 0, items: [] });
  expect(await search({ cityId: 'f'.repeat(24) })).toMatchObject({ total: 0 });
});

test('a search with dates finds only hotels with one room number free on every night', async () => {
  const city = await makeCity();
  const [free, torn, full] = await Promise.all(
    ['Free', 'Torn', 'Full'].map((name) => makeHotel({ cityId: city.id, name })),
  );
  await makeRoomType(free!);
  const two = await makeRoomType(torn!, 2);
  const one = await makeRoomType(full!);
  await take(two.roomNumbers[0]!.id, night(10));
  await take(two.roomNumbers[1]!.id, night(11));
  await take(one.roomNumbers[0]!.id, night(11));
  const names = async (from: number, to: number) =>
    (await search({ cityId: city.id, checkIn: night(from), checkOut: night(to) }, { sort: 'NAME_ASC' }))
      .names;
  expect(await names(10, 12)).toEqual(['Free']);
  expect(await names(10, 11)).toEqual(['Free', 'Full', 'Torn']);
  expect(await names(11, 11)).toEqual(['Free', 'Torn']);
  expect(await names(12, 14)).toEqual(['Free', 'Full', 'Torn']);
});

test('a search with guests finds only room types that sleep them all, free on the same nights', async () => {
  const hotel = await makeHotel();
  await makeRoomType(hotel, 1, { maxPeople: 2 });
  const family = await makeRoomType(hotel, 1, { maxPeople: 4 });
  const dates = { cityId: hotel.cityId, checkIn: night(5), checkOut: night(6) };
  expect((await search({ ...dates, guests: 4 })).total).toBe(1);
  expect((await search({ ...dates, guests: 5 })).total).toBe(0);
  await take(family.roomNumbers[0]!.id, night(5));
  expect((await search({ ...dates, guests: 4 })).total).toBe(0);
  expect((await search({ ...dates, guests: 2 })).total).toBe(1);
  expect((await search({ cityId: hotel.cityId, guests: 4 })).total).toBe(1);
});

test('filters by price, rating, type and part of the name reduce the list', async () => {
  const city = await makeCity();
  const type = await makeHotelType();
  const cheap = await makeHotel({
    cityId: city.id,
    name: 'Harbour 50% House',
    ratingsAverage: 3.5,
    numberOfRatings: 2,
  });
  const dear = await makeHotel({
    cityId: city.id,
    name: 'Palace',
    typeId: type.id,
    ratingsAverage: 4.5,
    numberOfRatings: 9,
  });
  await makeRoomType(cheap, 1, { priceCents: 5_000 });
  await makeRoomType(dear, 1, { priceCents: 50_000 });
  const names = async (filter: object) => (await search({ cityId: city.id, ...filter })).names;
  expect(await names({ minPriceCents: 5_000, maxPriceCents: 5_000 })).toEqual(['Harbour 50% House']);
  expect(await names({ minPriceCents: 5_001 })).toEqual(['Palace']);
  expect(await names({ minRating: 4 })).toEqual(['Palace']);
  expect(await names({ typeId: type.id })).toEqual(['Palace']);
  expect(await names({ text: 'HARBOUR' })).toEqual(['Harbour 50% House']);
  expect(await names({ text: '%' })).toEqual(['Harbour 50% House']);
});

test('every sort puts hotels without a value last and sorts ties by id', async () => {
  const city = await makeCity();
  const make = (name: string, ratingsAverage: number | null, distanceMiles: number | null) =>
    makeHotel({ cityId: city.id, name, ratingsAverage, distanceMiles });
  const [a, b, c] = [await make('A', 3, 2), await make('B', null, null), await make('C', 5, 1)];
  await makeRoomType(a, 1, { priceCents: 30_000 });
  await makeRoomType(c, 1, { priceCents: 20_000 });
  expect(b.cheapestPriceCents).toBeNull();
  const order = async (sort: string) => (await search({ cityId: city.id }, { sort })).names.join('');
  expect(await order('RATING_DESC')).toBe('CAB');
  expect(await order('PRICE_ASC')).toBe('CAB');
  expect(await order('PRICE_DESC')).toBe('ACB');
  expect(await order('NAME_ASC')).toBe('ABC');
  expect(await order('DISTANCE_ASC')).toBe('CAB');
});

test('consecutive pages have every hotel once, and the total', async () => {
  const city = await makeCity();
  for (let index = 0; index < 7; index++) await makeHotel({ cityId: city.id, name: `Page ${index}` });
  const page = async (offset: number) =>
    (await search({ cityId: city.id }, { limit: 3, offset, sort: 'NAME_ASC' })).names;
  expect([...(await page(0)), ...(await page(3)), ...(await page(6))]).toEqual(
    Array.from({ length: 7 }, (_, index) => `Page ${index}`),
  );
  expect((await search({ cityId: city.id }, { limit: null, offset: null })).total).toBe(7);
});

test.each([
  ['a check-in in the past', { checkIn: night(-3), checkOut: night(2) }, 'in the past'],
  ['a check-out before check-in', { checkIn: night(3), checkOut: night(2) }, 'before check-in'],
  ['one date alone', { checkIn: night(3) }, 'both'],
  ['400 nights', { checkIn: night(1), checkOut: night(401) }, 'at most 365'],
  ['a negative price', { minPriceCents: -1 }, 'lowest price'],
  ['nobody', { guests: 0 }, 'one guest'],
  ['a text of 60,000 characters', { text: 'x'.repeat(60_000) }, 'too long'],
  ['a night that does not exist', { checkIn: '2027-02-30', checkOut: '2027-03-02' }, 'YYYY-MM-DD'],
])('%s is refused with a message', async (_name, filter, words) => {
  const { errors } = await ask({ filter });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(words),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }])('the page %j is refused', async (page) => {
  expect((await ask(page)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a list takes the same number of statements for one row and for forty', async () => {
  const [small, large] = [await makeCity(), await makeCity()];
  const fill = async (cityId: string, hotels: number) => {
    for (let index = 0; index < hotels; index++) await makeRoomType(await makeHotel({ cityId }), 2);
  };
  await fill(small.id, 1);
  await fill(large.id, 40);
  const whole = `query ($id: ID!, $in: Night!, $out: Night!) { hotels(filter: { cityId: $id, checkIn: $in, checkOut: $out }, limit: 100) {
    total items { id city { name numberOfHotels } type { name numberOfHotels } roomTypes { title roomNumbers {
      number available(checkIn: $in, checkOut: $out) unavailableNights(from: $in, to: $out) } } } } }`;
  const visitor = await server.as(await makeUser());
  const count = (id: string) =>
    server.countReads(() => visitor.graphql(whole, { id, in: night(1), out: night(4) }));
  const [forOne, forForty] = [await count(small.id), await count(large.id)];
  expect(forForty).toBe(forOne);
  expect(forOne).toBeLessThanOrEqual(11);
});

test('a hotel answers its room numbers with their taken nights', async () => {
  const hotel = await makeHotel();
  const { roomNumbers, roomType } = await makeRoomType(hotel, 2);
  await take(roomNumbers[0]!.id, night(3), night(4));
  const { data } = await (
    await server.as()
  ).graphql(
    `query Hotel($id: ID!, $checkIn: Night!, $checkOut: Night!) { hotel(id: $id) {
      id name address detailedDescription closestTouristLocation distanceMiles
      roomTypes { id title description priceCents maxPeople photos
        roomNumbers { id number available(checkIn: $checkIn, checkOut: $checkOut) unavailableNights(from: $checkIn, to: $checkOut) } } } }`,
    { id: hotel.id, checkIn: night(4), checkOut: night(6) },
  );
  expect(data.hotel).toMatchObject({
    id: hotel.id,
    distanceMiles: 0.5,
    roomTypes: [{ id: roomType.id, priceCents: 10_000 }],
  });
  expect(data.hotel.roomTypes[0].roomNumbers).toEqual([
    { id: roomNumbers[0]!.id, number: 101, available: false, unavailableNights: [night(4)] },
    { id: roomNumbers[1]!.id, number: 102, available: true, unavailableNights: [] },
  ]);
});

test('room numbers of a type are listed in pages as well', async () => {
  const { roomType } = await makeRoomType(await makeHotel(), 12);
  const numbers = async (args: string) => {
    const { data, errors } = await (
      await server.as()
    ).graphql(`{ roomType(id: "${roomType.id}") { roomNumbers${args} { number } } }`);
    return errors?.[0]?.extensions.code ?? data.roomType.roomNumbers.map((row: any) => row.number);
  };
  expect(await numbers('')).toHaveLength(12);
  expect(await numbers('(limit: 3)')).toEqual([101, 102, 103]);
  expect(await numbers('(limit: 5, offset: 10)')).toEqual([111, 112]);
  for (const args of ['(limit: 0)', '(limit: 1001)', '(offset: -1)'])
    expect(await numbers(args)).toBe('BAD_USER_INPUT');
});

test('an unknown hotel is null, and too many date ranges in one request are refused', async () => {
  const visitor = await server.as();
  const { data } = await visitor.graphql(
    '{ hotel(id: "nothing") { id } roomType(id: "ffffffffffffffffffffffff") { id } }',
  );
  expect(data).toEqual({ hotel: null, roomType: null });
  const hotel = await makeHotel();
  await makeRoomType(hotel);
  const windows = [1, 2, 3, 4, 5].map(
    (n) => `w${n}: unavailableNights(from: "${night(n)}", to: "${night(n + 1)}")`,
  );
  const query = `{ hotel(id: "${hotel.id}") { roomTypes { roomNumbers { ${windows.join(' ')} } } } }`;
  expect((await visitor.graphql(query)).errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
