import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { setRates } from '../../../test/priceHelpers';
import { WEEKDAYS } from '../../../../schema/prices';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const PRICES = `query ($id: ID!, $checkIn: Night!, $checkOut: Night!) { roomType(id: $id) {
  rates { priceCents } stayPrice(checkIn: $checkIn, checkOut: $checkOut) {
    totalCents pricePerNightCents minimumNights nightPrices { night cents } } } }`;
const stayPrice = async (id: string, from: number, to: number) =>
  (await (await server.as()).graphql(PRICES, { id, checkIn: night(from), checkOut: night(to) })).data.roomType
    .stayPrice;

const season = { from: night(20), to: night(30), priceCents: 15_001 };

test('staff set rates, and every night of a stay has its price', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  const set = await setRates(staff, roomType.id, [
    { ...season, minimumNights: 2 },
    { from: night(22), to: night(23), weekdays: ['SUNDAY', 'MONDAY'], minimumNights: 4 },
  ]);
  expect(set).toEqual({
    __typename: 'RoomType',
    id: roomType.id,
    rates: [
      { ...season, weekdays: [...WEEKDAYS], minimumNights: 2 },
      {
        from: night(22),
        to: night(23),
        weekdays: ['MONDAY', 'SUNDAY'],
        priceCents: null,
        minimumNights: 4,
      },
    ],
  });
  expect(await stayPrice(roomType.id, 19, 21)).toEqual({
    totalCents: 25_001,
    pricePerNightCents: 12_501,
    minimumNights: 1,
    nightPrices: [
      { night: night(19), cents: 10_000 },
      { night: night(20), cents: 15_001 },
    ],
  });
  expect(await stayPrice(roomType.id, 20, 20)).toMatchObject({ totalCents: 15_001, minimumNights: 2 });
});

test('a new list replaces the old one, and an empty one restores the base price', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  await setRates(staff, roomType.id, [season, season]);
  expect((await setRates(staff, roomType.id, [{ ...season, priceCents: 7 }])).rates).toMatchObject([
    { priceCents: 7 },
  ]);
  expect((await setRates(staff, roomType.id, [])).rates).toEqual([]);
  expect(await stayPrice(roomType.id, 20, 21)).toMatchObject({ totalCents: 10_000, minimumNights: 1 });
});

const PAINT = `mutation ($input: PaintRatesInput!) { paintRates(input: $input) { __typename ... on Problem { message }
  ... on PaintedRates { roomTypes { id rates { id priceCents }
    nightRates(from: "${night(20)}", to: "${night(23)}") { cents minimumNights } } } } }`;
const paint = async (input: object): Promise<any> => {
  const { data, errors } = await staff.graphql(PAINT, { input });
  expect(errors).toBeUndefined();
  return data.paintRates;
};

test('staff edit nights within a shorter season and undo the edit', async () => {
  const hotel = await makeHotel();
  const types = [await makeRoomType(hotel), await makeRoomType(hotel, 1, { priceCents: 30_000 })];
  const roomTypeIds = types.map(({ roomType }) => roomType.id);
  await setRates(staff, roomTypeIds[0]!, [
    { from: night(21), to: night(22), priceCents: 5, minimumNights: 3 },
  ]);
  const nights = { roomTypeIds, from: night(20), to: night(40) };
  const first = await paint({ ...nights, priceCents: 20_000 });
  const cents = (answer: any) =>
    answer.roomTypes.map((type: any) => type.nightRates.map((each: any) => each.cents));
  expect(cents(first)).toEqual([Array(3).fill(20_000), Array(3).fill(20_000)]);
  expect(first.roomTypes[0].nightRates[1].minimumNights).toBe(3);
  expect(cents(await paint({ ...nights, to: night(22), priceCents: 0 }))).toEqual([
    [10_000, 10_000, 20_000],
    [30_000, 30_000, 20_000],
  ]);
  expect(await paint({ ...nights, to: night(20), priceCents: 1 })).toMatchObject({
    message: 'The season ends before it begins. Choose a later end.',
  });
  expect(await paint(nights)).toMatchObject({ message: 'Enter a price, a minimum stay, or both.' });
});

test('rates that someone else has changed in the meantime are not replaced', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  const { roomTypes } = await paint({
    roomTypeIds: [roomType.id],
    from: night(1),
    to: night(9),
    priceCents: 7,
  });
  const replaces = roomTypes[0].rates.map(({ id }: { id: string }) => id);
  const undo = async () =>
    (
      await staff.graphql(
        `mutation ($input: UpdateRatesInput!) { updateRates(input: $input) { __typename ... on Problem { message } } }`,
        { input: { roomTypeId: roomType.id, rates: [], replaces } },
      )
    ).data.updateRates;
  expect(await undo()).toEqual({ __typename: 'RoomType' });
  await setRates(staff, roomType.id, [season]);
  expect(await undo()).toMatchObject({ message: expect.stringContaining('Someone else has changed') });
});

test('a search applies a minimum stay as soon as it is set, and stops when it is removed', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel);
  const person = await server.as();
  const found = async (to: number) =>
    (
      await person.graphql(
        `{ hotels(filter: { cityId: "${hotel.cityId}", checkIn: "${night(20)}", checkOut: "${night(to)}" }) { total } }`,
      )
    ).data.hotels.total;
  await setRates(staff, roomType.id, [{ ...season, minimumNights: 3 }]);
  expect([await found(22), await found(23)]).toEqual([0, 1]);
  await setRates(staff, roomType.id, []);
  expect(await found(22)).toBe(1);
});

test('invalid rates are refused with their row, and nothing changes', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  await setRates(staff, roomType.id, [season]);
  expect(await setRates(staff, roomType.id, [season, { ...season, to: season.from }])).toMatchObject({
    __typename: 'RatesRefused',
    row: 1,
    message: expect.stringContaining('ends before it begins'),
  });
  expect(await stayPrice(roomType.id, 20, 21)).toMatchObject({ totalCents: 15_001 });
  expect(await setRates(staff, 'f'.repeat(24), [season])).toMatchObject({
    __typename: 'RatesRefused',
    row: null,
    message: expect.stringContaining('does not exist'),
  });
});

test('a stay beyond the largest payment has no price', async () => {
  const { roomType } = await makeRoomType(await makeHotel(), 1, { priceCents: 10_000_000 });
  expect(await stayPrice(roomType.id, 10, 19)).toMatchObject({ totalCents: 90_000_000 });
  expect(await stayPrice(roomType.id, 10, 20)).toBeNull();
  expect(await stayPrice(roomType.id, 10, 375)).toBeNull();
});

test('dates that are not a stay are bad input, and so are too many different ranges at once', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  const person = await server.as();
  const ask = (fields: string) => person.graphql(`{ roomType(id: "${roomType.id}") { ${fields} } }`);
  const price = (from: number, to: number) =>
    `p${from}: stayPrice(checkIn: "${night(from)}", checkOut: "${night(to)}") { totalCents }`;
  for (const [fields, words] of [
    [price(5, 4), 'before the first'],
    [price(5, 371), 'at most 365 nights'],
    [[1, 2, 3, 4, 5].map((from) => price(from, 9)).join(' '), 'at most 4 different date ranges'],
  ] as const)
    expect((await ask(fields)).errors?.[0]).toMatchObject({
      message: expect.stringContaining(words),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  expect((await ask([1, 2, 3, 4].map((from) => price(from, 9)).join(' '))).errors).toBeUndefined();
});

test('prices of many room types take as many statements as those of one', async () => {
  const hotels = [await makeHotel(), await makeHotel()];
  await makeRoomType(hotels[0]!);
  for (let types = 0; types < 6; types++) await makeRoomType(hotels[1]!);
  const person = await server.as();
  const count = (id: string) =>
    server.countReads(() =>
      person.graphql(
        `{ hotel(id: "${id}") { roomTypes { rates { id } stayPrice(checkIn: "${night(1)}", checkOut: "${night(3)}") { totalCents } } } }`,
      ),
    );
  const few = await count(hotels[0]!.id);
  const many = await count(hotels[1]!.id);
  expect(many).toBe(few);
  expect(few).toBe(4);
});
