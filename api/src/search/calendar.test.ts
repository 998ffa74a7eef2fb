import { makeBooking, makeCity, makeHotel, makeRoomType, night, takeNights } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { addNights, todayIn } from '../../../schema/nights';

let server: TestServer;
let bookingId: string;
beforeAll(async () => {
  server = await startTestServer();
  bookingId = (await makeBooking()).id;
});
afterAll(() => server.close());

const ask = async (query: string, variables = {}) => (await server.as()).graphql(query, variables);

test.each([
  ['no city and no hotel', `from: "${night(1)}", to: "${night(2)}"`, 'Choose either a city or a hotel'],
  [
    'two places',
    `city: "A", hotelId: "B", from: "${night(1)}", to: "${night(2)}"`,
    'Choose either a city or a hotel',
  ],
  ['93 nights', `city: "A", from: "${night(0)}", to: "${night(93)}"`, 'at most 92'],
  ['an end before its beginning', `city: "A", from: "${night(2)}", to: "${night(1)}"`, 'before the first'],
  ['nobody', `city: "A", guests: 0, from: "${night(1)}", to: "${night(2)}"`, 'at least one guest'],
])('a price calendar of %s is refused with a message', async (_name, asked, words) => {
  const { errors } = await ask(`{ priceCalendar(${asked}) { night } }`);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(words),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test("a price calendar ignores the case of a city's name, and has no free night in an unknown city", async () => {
  const city = await makeCity({ name: 'Málaga' });
  await makeRoomType(await makeHotel({ cityId: city.id }), 1, { priceCents: 7_000 });
  const read = async (name: string) =>
    (
      await ask(
        `{ priceCalendar(city: "${name}", from: "${night(1)}", to: "${night(2)}") { night cheapestCents } }`,
      )
    ).data.priceCalendar;
  expect(await read('malaga')).toEqual([{ night: night(1), cheapestCents: 7_000 }]);
  expect(await read('Atlantis')).toEqual([{ night: night(1), cheapestCents: null }]);
});

test('a price calendar finds a more expensive room when the 65 cheapest of a city are taken', async () => {
  const hotel = await makeHotel();
  for (let index = 0; index < 70; index++) {
    const { roomNumbers } = await makeRoomType(hotel, 1, { priceCents: 5_000 + index });
    const { id } = roomNumbers[0]!;
    if (index < 65) await takeNights(id, bookingId, [night(2)]);
  }
  const { data } = await ask(
    `{ priceCalendar(cityId: "${hotel.cityId}", from: "${night(1)}", to: "${night(4)}") { cheapestCents } }`,
  );
  expect(data.priceCalendar.map((each: { cheapestCents: number }) => each.cheapestCents)).toEqual([
    5_000, 5_065, 5_000,
  ]);
});

test('counts, calendars, nearest dates and flexible stays take the same number of statements for one hotel and for thirty', async () => {
  const [small, large] = [await makeCity(), await makeCity()];
  for (const [city, hotels] of [
    [small, 1],
    [large, 30],
  ] as const)
    for (let index = 0; index < hotels; index++) await makeRoomType(await makeHotel({ cityId: city.id }), 2);
  const visitor = await server.as();
  const count = (document: string, variables: object) =>
    server.countStatements(() => visitor.graphql(document, variables as Record<string, unknown>));
  const documents = [
    'query ($id: ID!, $in: Night!, $out: Night!) { hotelFacets(filter: { cityId: $id, checkIn: $in, checkOut: $out }) { types { type { name } hotels } amenities { hotels } } }',
    'query ($id: ID!, $in: Night!, $out: Night!) { priceCalendar(cityId: $id, from: $in, to: $out) { cheapestCents } }',
    'query ($id: ID!, $in: Night!, $out: Night!) { nearestDates(filter: { cityId: $id, checkIn: $in, checkOut: $out }) { checkIn } }',
    'query ($id: ID!, $in: Night!, $out: Night!) { flexibleStays(filter: { cityId: $id, checkIn: $in, checkOut: $out }, days: 7) { totalCents } }',
  ];
  for (const document of documents) {
    const dates = { in: night(1), out: night(4) };
    const [one, thirty] = [
      await count(document, { id: small.id, ...dates }),
      await count(document, { id: large.id, ...dates }),
    ];
    expect(thirty).toBe(one);
    expect(one).toBeLessThanOrEqual(2);
  }
});

test('nearest dates begin no earlier than today in the time zone of the hotel', async () => {
  const city = await makeCity({ timeZone: 'Pacific/Kiritimati' });
  await makeRoomType(await makeHotel({ cityId: city.id }));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  const { data } = await ask(
    `{ nearestDates(filter: { cityId: "${city.id}", checkIn: "${today}", checkOut: "${today}" }) { checkIn } }`,
  );
  const starts = data.nearestDates.map(({ checkIn }: { checkIn: string }) => checkIn);
  expect(starts).toHaveLength(3);
  expect(starts.every((each: string) => each > today)).toBe(true);
});

test('room types are listed in pages, of all hotels or of one', async () => {
  const hotel = await makeHotel();
  for (const priceCents of [9_000, 7_000, 8_000]) await makeRoomType(hotel, 1, { priceCents });
  const list = async (asked: string) =>
    (await ask(`{ roomTypes(${asked}) { total items { priceCents hotel { id } } } }`)).data.roomTypes;
  const own = await list(`hotelId: "${hotel.id}", limit: 2`);
  expect(own).toMatchObject({
    total: 3,
    items: [{ priceCents: 7_000, hotel: { id: hotel.id } }, { priceCents: 8_000 }],
  });
  expect((await list(`hotelId: "${hotel.id}", offset: 2`)).items).toHaveLength(1);
  expect((await list('limit: 1')).total).toBeGreaterThan(3);
  expect((await list('hotelId: "nothing"')).total).toBe(0);
});

test("neither searches nor the calendar offer a night that is over in the hotel's time zone", async () => {
  const hotelIn = async (timeZone: string) => {
    const hotel = await makeHotel({ cityId: (await makeCity({ timeZone })).id });
    await makeRoomType(hotel, 1, { priceCents: 9_000 });
    return hotel;
  };
  const [first, last] = [await hotelIn('Pacific/Kiritimati'), await hotelIn('Etc/GMT+12')];
  const tonight = todayIn('Etc/GMT+12', new Date());
  const stay = { checkIn: tonight, checkOut: addNights(tonight, 2) };
  const count = async (filter: object) =>
    (await ask('query ($filter: HotelFilter) { hotels(filter: $filter) { total } }', { filter })).data.hotels
      .total;
  expect(await count({ cityId: last.cityId, ...stay })).toBe(1);
  expect(await count({ cityId: first.cityId, ...stay })).toBe(0);
  const { data } = await ask(
    `query ($filter: HotelFilter) { hotelFacets(filter: $filter) { guests { hotels } }
       early: priceCalendar(hotelId: "${first.id}", from: "${tonight}", to: "${addNights(tonight, 3)}") { cheapestCents }
       late: priceCalendar(hotelId: "${last.id}", from: "${tonight}", to: "${addNights(tonight, 1)}") { cheapestCents } }`,
    { filter: { cityId: first.cityId, ...stay } },
  );
  expect(data.hotelFacets.guests).toEqual([]);
  expect(data.early[0].cheapestCents).toBeNull();
  expect(data.early[2].cheapestCents).toBe(9_000);
  expect(data.late[0].cheapestCents).toBe(9_000);
});
