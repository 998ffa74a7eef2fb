import { inLanguage } from '../../core/readerLanguage';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { importHotels } from './import.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const hotel = (ref: string, more: object = {}) => ({
  ref,
  name: `Hotel ${ref}`,
  city: 'Boise',
  type: 'Inn',
  address: '1 Main Street, Boise, ID 83702',
  description: 'A hotel by the river.',
  detailedDescription: 'A hotel by the river, with a porch.',
  lat: 43.6,
  lon: -116.2,
  amenities: ['porch'],
  ...more,
});
const room = (hotelRef: string, title: string, more: object = {}) => ({
  hotel: hotelRef,
  title,
  description: `${title} with a window`,
  price: 80.99,
  maxPeople: 2,
  amenities: [],
  roomNumbers: [101, 102],
  ...more,
});
const file = (hotels: unknown[], rooms: unknown[], more: object = {}) => ({
  cities: [{ cityName: 'Boise', state: 'ID ' }],
  hotelTypes: [{ hotelType: 'Inn' }],
  hotels,
  rooms,
  ...more,
});
const reasons = ({ refused }: { refused: { where: string; reason: string }[] }) =>
  refused.map(({ where, reason }) => `${where}: ${reason}`);

test('an imported hotel is found by its city, with its rooms and prices in cents', async () => {
  await importHotels(
    file(
      [hotel('A')],
      [room('A', 'Room for one'), room('A', 'Room for two', { price: 19.999, roomNumbers: [7] })],
    ),
  );
  const visitor = await server.as();
  const { data } = await visitor.graphql(`{ hotels(filter: { city: "Boise" }) { total items {
    name cheapestPriceCents photos city { name timeZone } type { name }
    roomTypes { title priceCents maxPeople photos roomNumbers { number } } } } }`);
  expect(data.hotels).toMatchObject({
    total: 1,
    items: [
      {
        name: 'Hotel A',
        cheapestPriceCents: 2000,
        city: { name: 'Boise', timeZone: 'America/Boise' },
        type: { name: 'Inn' },
      },
    ],
  });
  const [found] = data.hotels.items;
  expect(found.photos[0]).toMatch(/^\/pictures\/2\/hotel-kind-boutique-[ab]\.svg$/);
  expect(found.roomTypes).toHaveLength(2);
  expect(found.roomTypes.find((type: { title: string }) => type.title === 'Room for one')).toMatchObject({
    priceCents: 8099,
    roomNumbers: [{ number: 101 }, { number: 102 }],
  });
});

test('importing the same file again changes nothing', async () => {
  const source = file([hotel('A'), hotel('B', { address: null })], [room('A', 'One'), room('B', 'One')]);
  const first = await importHotels(source);
  expect(first.added).toEqual({ cities: 1, hotelTypes: 1, hotels: 2, roomTypes: 2, roomNumbers: 4 });
  const rows = () =>
    Promise.all([City, Hotel, RoomType, RoomNumber].map((entity) => repo<object>(entity).find()));
  const before = await rows();
  const second = await importHotels(source);
  expect(second).toMatchObject({
    added: { cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 0 },
    refused: [],
  });
  expect(Object.values(second.changed).some(Boolean)).toBe(false);
  expect(await rows()).toEqual(before);
});

test('importing a later file updates existing records and adds new ones', async () => {
  await importHotels(file([hotel('A')], [room('A', 'One')]));
  const later = file(
    [hotel('X', { name: ' HOTEL  a ', description: 'Painted anew.' })],
    [room('X', 'One', { price: 70, roomNumbers: [101, 103] })],
  );
  const report = await importHotels(later);
  expect(report.added).toEqual({ cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 1 });
  expect(report.changed).toMatchObject({ hotels: 1, roomTypes: 1 });
  const [only, ...others] = await repo(Hotel).find();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ name: 'Hotel A', description: 'Painted anew.', cheapestPriceCents: 7000 });
});

test('invalid rows are reported with position and reason, and the others are imported', async () => {
  const hotels = [
    hotel('A'),
    hotel('B', { name: undefined }),
    hotel('C', { city: 'Atlantis' }),
    hotel('D', { detailedDescription: 'x'.repeat(10_001) }),
    'a hotel',
    hotel('E', { name: 'Hotel\0E' }),
    hotel('F', { name: 'hotel a' }),
    hotel('A', { name: 'Another' }),
    hotel('G', { lat: '43.6' }),
    null,
  ];
  const rooms = [
    room('A', 'One', { roomNumbers: [1, 2, 2, '3', -4, 5.5] }),
    room('A', 'Two', { price: -1 }),
    room('A', 'Three', { price: '12' }),
    room('A', 'Four', { roomNumbers: 'all of them' }),
    room('A', 'ONE'),
    room('A', 'Five', { roomNumbers: [2, 6] }),
    room('C', 'One'),
    room('Z', 'One'),
    ['room'],
  ];
  const report = await importHotels(
    file(hotels, rooms, {
      cities: [{ cityName: 'Boise' }, { cityName: 7 }, {}, { cityName: 'Bo\u0007ise' }],
    }),
  );
  expect(report.added).toEqual({ cities: 1, hotelTypes: 1, hotels: 1, roomTypes: 2, roomNumbers: 3 });
  expect(reasons(report).sort()).toMatchInlineSnapshot(`
   [
     "cities[1]: cityName is not text",
     "cities[2]: cityName is missing",
     "cities[3] ("Bo\\u0007ise"): cityName has invisible characters",
     "hotels[1]: name is missing",
     "hotels[2] ("Hotel C"): city "Atlantis" is not known",
     "hotels[3] ("Hotel D"): detailedDescription is longer than 10,000 characters",
     "hotels[4]: is not an object",
     "hotels[5] ("Hotel\\u0000E"): name has characters that cannot be stored (NUL or half a character)",
     "hotels[6] ("hotel a"): is a duplicate of hotels[0] ("Hotel A")",
     "hotels[7] ("Another"): ref "A" is already used by hotels[0] ("Hotel A")",
     "hotels[8] ("Hotel G"): lat is not a number",
     "hotels[9]: is not an object",
     "rooms[0] ("One") roomNumbers[2]: number 2 is in the list twice",
     "rooms[0] ("One") roomNumbers[3]: number is not a number",
     "rooms[0] ("One") roomNumbers[4]: number is negative",
     "rooms[0] ("One") roomNumbers[5]: number is not a whole number",
     "rooms[1] ("Two"): price is negative",
     "rooms[2] ("Three"): price is not a number",
     "rooms[3] ("Four"): roomNumbers is not a list",
     "rooms[4] ("ONE"): is a duplicate of rooms[0] ("One")",
     "rooms[5] ("Five") roomNumbers[0]: number 2 belongs to "One" of the same hotel",
     "rooms[6] ("One"): its hotel "C" was refused: city "Atlantis" is not known",
     "rooms[7] ("One"): hotel "Z" is not in the file",
     "rooms[8]: is not an object",
   ]
  `);
  expect(await repo(Hotel).find()).toMatchObject([{ name: 'Hotel A' }]);
});

test('what is wrong with a file is said in the language of who imports it', async () => {
  const inGerman = (source: unknown) => inLanguage('de', () => importHotels(source));
  const source = file(
    [hotel('A'), hotel('B', { name: undefined, amenities: ['Bar', ''] })],
    [room('B', 'One')],
  );
  expect(reasons(await inGerman(source))).toEqual([
    'hotels[1]: name fehlt; amenities[1] ist leer',
    'rooms[0] ("One"): das Hotel "B" wurde abgelehnt: name fehlt; amenities[1] ist leer',
  ]);
  await expect(inGerman({ guests: [] })).rejects.toThrow(
    'Die Datei hat keine der Listen cities, hotelTypes, hotels, rooms. Es wurde nichts gelesen.',
  );
});

test('importing refuses a room number that another room type of the hotel has, in the file or in the database', async () => {
  await importHotels(file([hotel('A')], [room('A', 'One')]));
  const report = await importHotels(file([hotel('A')], [room('A', 'Two', { roomNumbers: [102, 201] })]));
  expect(report.added).toMatchObject({ roomTypes: 1, roomNumbers: 1 });
  expect(reasons(report)).toEqual([
    'rooms[0] ("Two") roomNumbers[0]: number 102 belongs to "One" of the same hotel',
  ]);
});

test.each([[null], [[1]], ['text'], [{}], [{ hotels: 'many' }]])(
  'importing %j is refused as a whole',
  async (source) => {
    await expect(importHotels(source)).rejects.toThrow(/nothing was read/);
  },
);

test('a list of the wrong type is reported, and the other lists are imported', async () => {
  const report = await importHotels(file([hotel('A')], [], { rooms: { one: 1 } }));
  expect(reasons(report)).toEqual(['rooms: is not a list']);
  expect(report.added.hotels).toBe(1);
});

test('importing needs no statement for each hotel', async () => {
  const made = (count: number, prefix: string) => {
    const refs = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    return file(
      refs.map((ref) => hotel(ref)),
      refs.map((ref) => room(ref, 'One', { roomNumbers: [1] })),
    );
  };
  // The search index also reads at times of its own, so the fewest statements of three files are the
  // import's.
  const fewest = async (count: number) => {
    const counts: number[] = [];
    for (const file of [1, 2, 3])
      counts.push(await server.countStatements(() => importHotels(made(count, `${count}-${file}-`))));
    return Math.min(...counts);
  };
  expect((await fewest(64)) - (await fewest(8))).toBeLessThan((64 - 8) / 2);
});

const shared = path.resolve(__dirname, '../../../../../shared/data/hotels/seed-hotels.json');
const whereShared = existsSync(shared) ? test : test.skip;
whereShared('importing the sample of 50 hotels adds all of it, once', async () => {
  const source: unknown = JSON.parse(readFileSync(shared, 'utf8'));
  const whole = { cities: 41, hotelTypes: 6, hotels: 50, roomTypes: 300, roomNumbers: 1650 };
  expect(await importHotels(source)).toMatchObject({ added: whole, refused: [] });
  expect((await importHotels(source)).added).toEqual({
    cities: 0,
    hotelTypes: 0,
    hotels: 0,
    roomTypes: 0,
    roomNumbers: 0,
  });
  const zones = (await repo(City).find()).filter(({ timeZone }) => timeZone === 'UTC');
  expect(zones).toEqual([]);
});
