import { setTimeout as pause } from 'node:timers/promises';
import { makeUser } from '../../../test/factories';
import { makeOddHotels } from '../../../test/oddHotels';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { HotelType } from '../../hotels/hotelTypes/hotelType.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';

let server: TestServer;
let admin: Visitor;
const start = async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Zoë Admin' }));
};
beforeEach(start);
afterEach(() => server.close());

const TYPES: Record<string, string> = { csv: 'text/csv', json: 'application/json' };
const send = (
  path: string,
  person: Visitor,
  body?: RequestInit['body'],
  type = 'csv',
  signal?: AbortSignal,
) =>
  fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    body,
    signal,
    duplex: 'half',
    headers: {
      ...(body !== undefined && { 'content-type': TYPES[type] ?? type }),
      ...(person.accessToken && { authorization: `Bearer ${person.accessToken}` }),
    },
  } as RequestInit);
const exported = async (format: string) => (await send(`exports/allhotels.${format}`, admin)).text();
const imported = async (body: string, format = 'csv', way = 'hotels'): Promise<any> => {
  const text = await (await send(`imports/${way}`, admin, body, format)).text();
  return JSON.parse(text.trim().split('\n').at(-1)!);
};
const NOTHING = { cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 0 };
/** All rows as people see them, without the ids, which differ between databases. */
const rows = async () => {
  const [cities, types, hotels, roomTypes, numbers] = await Promise.all([
    repo(City).find({ order: { nameKey: 'ASC' } }),
    repo(HotelType).find({ order: { nameKey: 'ASC' } }),
    repo(Hotel).find({ order: { nameKey: 'ASC' } }),
    repo(RoomType).find({ order: { titleKey: 'ASC' } }),
    repo(RoomNumber).find({ order: { number: 'ASC' } }),
  ]);
  const nameOf = (list: { id: string; name?: string; title?: string }[], id: string) => {
    const found = list.find((one) => one.id === id)!;
    return found.name ?? found.title;
  };
  return JSON.stringify({
    cities: cities.map(({ name, timeZone, photo }) => ({ name, timeZone, photo })),
    types: types.map(({ name, photo }) => ({ name, photo })),
    hotels: hotels.map(({ id: _id, cityId, typeId, version: _v, updatedById: _u, ...hotel }) => ({
      ...hotel,
      city: nameOf(cities, cityId),
      type: nameOf(types, typeId),
    })),
    roomTypes: roomTypes.map(({ id: _id, hotelId, version: _v, updatedById: _u, ...type }) => ({
      ...type,
      hotel: nameOf(hotels, hotelId),
    })),
    numbers: numbers.map(({ id: _id, roomTypeId, ...room }) => [room, nameOf(roomTypes, roomTypeId)]),
  });
};

test.each(['csv', 'json'])(
  'a %s file changes nothing where it comes from, and makes the same elsewhere',
  async (format) => {
    await makeOddHotels();
    const file = await exported(format);
    const before = await rows();
    const { report } = await imported(file, format);
    expect(report).toEqual({ added: NOTHING, changed: NOTHING, refused: [], refusedRows: 0, records: [] });
    expect(await rows()).toBe(before);
    await server.close();
    await start();
    const { report: anew } = await imported(file, format);
    expect(anew).toMatchObject({ refused: [], added: { hotels: 2, roomTypes: 2, roomNumbers: 4 } });
    expect(await rows()).toBe(before);
    expect((await exported(format)).length).toBe(file.length);
  },
);

const TABLE = [
  'record,ref,hotel,name,city,type,timeZone,description,detailedDescription,price,maxPeople,roomNumbers',
  'city,,,Oslo,,,Europe/Oslo,,,,,',
  'hotel type,,,Inn,,,,,,,,',
  'hotel,A,,Fjord Inn,Oslo,Inn,,By the fjord.,By the fjord with boats.,,,',
  'room type,,A,Twin,,,,Two beds,,99.50,2,101 102',
].join('\n');

test('a preview reports what the import would do and writes nothing', async () => {
  const before = await rows();
  const preview = await imported(TABLE, 'csv', 'preview');
  expect(preview.report).toMatchObject({
    added: { cities: 1, hotelTypes: 1, hotels: 1, roomTypes: 1, roomNumbers: 2 },
    records: [
      { record: 'CITY', name: 'Oslo', isNew: true },
      { record: 'HOTEL_TYPE', name: 'Inn', isNew: true },
      { record: 'HOTEL', name: 'Fjord Inn', isNew: true },
      { record: 'ROOM_TYPE', name: 'Twin', isNew: true },
    ],
  });
  expect(await rows()).toBe(before);
  expect(await repo(AuditEntry).count()).toBe(0);
  expect((await imported(TABLE)).report).toEqual(preview.report);
  const changed = TABLE.replace('By the fjord.', 'Above the fjord.').replace('Europe/Oslo', 'Europe/Paris');
  const { report } = await imported(changed, 'csv', 'preview');
  expect(report).toMatchObject({ added: NOTHING, changed: { cities: 1, hotels: 1 } });
  expect(report.records).toEqual([
    { record: 'CITY', name: 'Oslo', isNew: false, fields: ['timeZone'] },
    { record: 'HOTEL', name: 'Fjord Inn', isNew: false, fields: ['description'] },
  ]);
  const lines = await repo(AuditEntry).findBy({ action: 'importHotels' });
  expect(lines.map(({ recordName }) => recordName).sort()).toEqual(['Fjord Inn', 'Inn', 'Oslo', 'Twin']);
});

test('a refused row is reported by its line', async () => {
  const table = `${TABLE}\nroom type,,B,Lost,,,,x,,5,1,7\nroom type,,A,Suite,,,,"a\nb",,cheap,2,9\nhut,,,,,,,,,,,\nhotel,"C",,Far Inn,Oslo,Inn,,x,y,,,`;
  const { report } = await imported(`${table},,extra`);
  expect(report.refused).toEqual([
    { where: 'line 9', reason: 'record must be one of city, hotel type, hotel, room type' },
    { where: 'line 10', reason: 'has more cells than the first line. Is there a comma without quotes?' },
    { where: 'line 6 ("Lost")', reason: 'hotel "B" is not in the file' },
    {
      where: 'line 7 ("Suite")',
      reason: 'price is not clear. Enter an amount in dollars, such as 120 or 99.50.',
    },
  ]);
});

test.each([
  ['"1,234.50"', 123_450],
  ['"99,50"', 9_950],
  ['$120', 12_000],
])('a table with the price %s has it as %d cents', async (cell, cents) => {
  const { report } = await imported(TABLE.replace('99.50', cell));
  expect(report.refused).toEqual([]);
  const [room] = await repo(RoomType).find();
  expect(room!.priceCents).toBe(cents);
});

test('a table with a price of two readings is refused, and both are named', async () => {
  const { report } = await imported(TABLE.replace('99.50', '1.234'));
  const reason = 'price is not clear. 1.234 can mean $1,234 or $1.23. Write 1234 or 1.23.';
  expect(report.refused).toEqual([{ where: 'line 5 ("Twin")', reason }]);
});

test.each([
  [
    'name\nx',
    'csv',
    'The first line has no column "record"; nothing was read. The template has all columns.',
  ],
  [`${TABLE}\n"open`, 'csv', 'Line 6 has a quote that is not closed or not doubled.'],
  ['', 'csv', 'The file is empty; nothing was read.'],
  ['{"hotels": [', 'json', /^The file is not JSON: /],
  ['[]', 'json', /nothing was read/],
])('%j is refused as a whole', async (body, format, problem) => {
  expect((await imported(body, format)).problem).toMatch(problem);
});

test('only administrators may import, and only files of supported kinds and sizes', async () => {
  const statusOf = async (person: Visitor, type = 'csv') =>
    (await send('imports/preview', person, TABLE, type)).status;
  expect(await statusOf(await server.as())).toBe(401);
  expect(await statusOf(await server.as(await makeUser('INTERMEDIATE')))).toBe(403);
  expect((await send('exports/allhotels.csv', await server.as(await makeUser()))).status).toBe(403);
  expect(await statusOf(admin, 'text/html')).toBe(400);
  const large = await send('imports/preview', admin, Buffer.alloc(30_000_001, 'x')).catch(() => undefined);
  expect(large?.status ?? 400).toBe(400);
  expect(await repo(Hotel).count()).toBe(0);
});

test('an incomplete file imports nothing', async () => {
  const gone = new AbortController();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(TABLE));
      await pause(200);
      gone.abort();
    },
  });
  await expect(send('imports/hotels', admin, body, 'csv', gone.signal)).rejects.toThrow();
  await pause(200);
  expect(await repo(City).count()).toBe(0);
  expect((await imported(TABLE)).report.added.hotels).toBe(1);
});

test('a second file of the same person is refused while the first is being sent', async () => {
  const gone = new AbortController();
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const sending = send('imports/hotels', admin, pieces.readable, 'csv', gone.signal).catch(() => undefined);
  const writer = pieces.writable.getWriter();
  await writer.write(new TextEncoder().encode(TABLE));
  const another = async () => {
    const response = await send('imports/preview', admin, TABLE);
    return { status: response.status, text: await response.text() };
  };
  let refused = await another();
  while (refused.status !== 429) refused = await another();
  expect(refused.text).toMatch(/Another import or preview of yours is running/);
  const colleague = await server.as(await makeUser('ADMIN'));
  expect((await send('imports/preview', colleague, TABLE)).status).toBe(200);
  gone.abort();
  await sending;
  while (refused.status !== 200) refused = await another();
});

test('an import of thousands of rows reports its progress, and a repeated import changes nothing', async () => {
  const lines = Array.from({ length: 400 }, (_, hotel) => [
    `hotel,H${hotel},,Hotel ${hotel},Oslo,Inn,,By the fjord.,${'By the fjord with boats. '.repeat(8)},,,`,
    ...Array.from(
      { length: 9 },
      (_room, room) => `room type,,H${hotel},Room ${room},,,,Two beds,,99.5,2,${room + 1}`,
    ),
  ]);
  const table = [...TABLE.split('\n').slice(0, 3), ...lines.flat()].join('\n');
  const text = await (await send('imports/hotels', admin, table)).text();
  const said = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(said.at(-1).report).toMatchObject({ refused: [], added: { hotels: 400, roomTypes: 3_600 } });
  expect(said.filter(({ done }) => done).length).toBeGreaterThan(5);
  const again = await imported(table, 'csv', 'preview');
  expect(again.report).toMatchObject({ added: NOTHING, changed: NOTHING });
}, 60_000);
