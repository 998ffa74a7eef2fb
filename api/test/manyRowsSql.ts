import type { Connection } from 'mysql2/promise';

export const FIRST = (
  'Ana Bilal Chiara David Elif Farid Grace Hanna Ivo Julia Kofi Lena Mateo Nadia Oskar Priya Quentin Rosa Stefan ' +
  'Tala Umar Vera Wen Xenia Yusuf Zoe Amara Bruno Camille Dmitri Ella Li Bo Jan Mia Noah Olga Paul Rui Sara Tom Uwe Will'
).split(' ');
export const LAST = (
  'Moreau Okafor Silva Novak Yilmaz Rossi Jansen Sharma Nakamura Berg Castillo Dubois Ellis Fischer Gomez Horvath ' +
  'Ibrahim Jonsdottir Kowalski Larsen Mbeki Nguyen Oneill Petrov Quiroga Reyes Sato Taylor Ude Varga Wu Xu Young Zhang'
).split(' ');
export const HOTEL = 'Harbour Castle Garden Station Royal Lake Forest Bridge Market Tower River Palace'.split(
  ' ',
);
export const KIND = 'View House Inn Lodge Court Rooms Suites Retreat'.split(' ');

export const listed = (words: string[]) => words.map((word) => `'${word}'`).join(', ');
export const pick = (words: string[], number: string) =>
  `ELT(1 + (${number}) % ${words.length}, ${listed(words)})`;
/** Pseudo-random numbers that are the same each time. */
export const chance = (salt: string, most: number) => `(CRC32(CONCAT('${salt}', n)) % ${most})`;
export const idOf = (kind: string, number: string) =>
  `CONCAT('${kind}', LPAD(LOWER(HEX(${number})), 16, '0'))`;

/** Fills a table with the numbers from 0 up to, but without, `count`. */
export async function insertNumbers(connection: Connection, count: number): Promise<void> {
  await connection.query('CREATE TABLE numbers (n INT PRIMARY KEY)');
  await connection.query('INSERT INTO numbers VALUES (0)');
  for (let made = 1; made < count; made *= 2)
    await connection.query(
      `INSERT INTO numbers SELECT n + ${made} FROM numbers WHERE n < ${count - made} ORDER BY n`,
    );
}

/** Inserts all rows of a table. `columns` has the value of each column as SQL over the number `n`. */
export async function insertAll(
  connection: Connection,
  table: string,
  columns: Record<string, string>,
  from: string,
): Promise<void> {
  await connection.query(
    `INSERT IGNORE INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM ${from}`,
  );
}
