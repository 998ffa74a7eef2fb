import type { Connection } from 'mysql2/promise';
import { chance, HOTEL, idOf, insertAll, KIND, pick } from './manyRowsSql';

const CITIES = 40;
const TYPES = 5;
/** Room types of one hotel. */
export const ROOM_TYPES = 3;

/** Inserts cities, hotel types, and this many hotels with their room types and search words. */
export async function insertHotels(connection: Connection, count: number): Promise<void> {
  const [first, last] = [pick(HOTEL, 'n'), pick(KIND, `n DIV ${HOTEL.length}`)];
  const name = `CONCAT(${first}, ' ', ${last}, ' ', n)`;
  const city = idOf('50000000', `n % ${CITIES}`);
  for (const [table, kind, prefix, rows] of [
    ['cities', '50000000', 'City ', CITIES],
    ['hotel_types', '51000000', 'Type ', TYPES],
  ] as const)
    await insertAll(
      connection,
      table,
      {
        id: idOf(kind, 'n'),
        name: `CONCAT('${prefix}', n)`,
        nameKey: `LOWER(CONCAT('${prefix}', n))`,
        ...(table === 'cities' ? { timeZone: "'UTC'" } : {}),
      },
      `numbers WHERE n < ${rows}`,
    );
  await insertAll(
    connection,
    'hotels',
    {
      id: idOf('52000000', 'n'),
      name,
      nameKey: `LOWER(${name})`,
      cityId: city,
      typeId: idOf('51000000', `n % ${TYPES}`),
      description: "'A hotel.'",
      detailedDescription: "'A hotel.'",
      amenities: "'[]'",
      photos: "'[]'",
      numberOfRatings: '0',
      cheapestPriceCents: '10000',
    },
    `numbers WHERE n < ${count}`,
  );
  for (const [kind, thing] of [
    ['hotel', idOf('52000000', 'n')],
    ['bookedHotel', `LOWER(${name})`],
  ] as const)
    for (const word of [first, last, 'n'])
      await insertAll(
        connection,
        'search_words',
        { kind: `'${kind}'`, word: `LOWER(${word})`, thing },
        `numbers WHERE n < ${count}`,
      );
  const title = pick(['Single room', 'Double room', 'Suite'], 'n');
  await insertAll(
    connection,
    'room_types',
    {
      id: idOf('53000000', 'n'),
      hotelId: idOf('52000000', `n DIV ${ROOM_TYPES}`),
      title,
      titleKey: `LOWER(${title})`,
      description: "'A room.'",
      priceCents: `8000 + 100 * ${chance('p', 200)}`,
      maxPeople: '2',
      amenities: "'[]'",
      photos: "'[]'",
    },
    `numbers WHERE n < ${count * ROOM_TYPES}`,
  );
  for (const part of [1, 2])
    await insertAll(
      connection,
      'search_words',
      {
        kind: "'roomType'",
        thing: idOf('53000000', 'n'),
        word: `LOWER(SUBSTRING_INDEX(SUBSTRING_INDEX(${title}, ' ', ${part}), ' ', -1))`,
      },
      `numbers WHERE n < ${count * ROOM_TYPES}`,
    );
}
