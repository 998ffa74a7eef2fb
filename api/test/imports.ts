import { newHotelImport, HotelImport } from '../src/files/importLog/hotelImport.entity';
import { repo, transaction } from '../src/database/transaction';
import type { TestServer, Visitor } from './testServer';

const HEAD =
  'record,ref,hotel,name,city,type,timeZone,description,detailedDescription,price,maxPeople,roomNumbers';

/** A file with a hotel, its city and type, and a room type with two rooms. */
export const importTable = (hotel = 'Fjord Inn', city = 'Oslo'): string =>
  [
    HEAD,
    `city,,,${city},,,Europe/Oslo,,,,,`,
    'hotel type,,,Inn,,,,,,,,',
    `hotel,A,,${hotel},${city},Inn,,By the fjord.,By the fjord with boats.,,,`,
    'room type,,A,Twin,,,,Two beds,,99.50,2,101 102',
  ].join('\n');

/** A file with a city. */
export const CITY_TABLE = 'record,name,timeZone\ncity,Bergen,Europe/Oslo';

/** Imports a table as this person, and returns the reference of the import; undefined if it changed nothing. */
export async function importAs(
  server: TestServer,
  person: Visitor,
  table: string,
  fileName = 'hotels.csv',
): Promise<string | undefined> {
  const before = new Set((await repo(HotelImport).find()).map(({ id }) => id));
  const answer = await fetch(`${server.url}/api/imports/hotels?name=${encodeURIComponent(fileName)}`, {
    method: 'POST',
    body: table,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${person.accessToken}` },
  });
  expect((await answer.text()).trim().split('\n').at(-1)).toMatch(/^\{"report":/);
  return (await repo(HotelImport).find()).find(({ id }) => !before.has(id))?.id;
}

/** Inserts the row of an import by this user. */
export const insertImport = (userId: string): Promise<unknown> =>
  transaction(() =>
    repo(HotelImport).insert(newHotelImport({ userId, undoneById: userId, fileName: 'hotels.csv' })),
  );
