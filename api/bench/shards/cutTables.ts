import type { DatabaseServer } from '../databaseServer';

/** The tables of a booking that name their hotel. The others stay whole, on the front server. */
export const TABLES_OF_BOOKING = ['bookings', 'stays', 'nights', 'payments', 'refunds', 'folio_lines'];
/**
 * Those of which every statement of a checkout names the hotel. Bookings are also looked up by their ids and guests, and
 * payments by the provider's session: such a statement goes to all data servers, and fails while one is away.
 */
export const HOTEL_NAMED_IN_CHECKOUT = ['stays', 'nights', 'refunds', 'folio_lines'];

/** Pieces of a cut table. By two or four of them, MariaDB's hash of a text would put all hotels into one. */
const PIECES = 3;

/** The servers of a database that is cut by hotel: applications see the front alone. */
export interface Shards {
  front: DatabaseServer;
  data: DatabaseServer[];
}

/**
 * Moves the tables of a booking to the data servers, each cut by the hash of the hotel. Tables of two engines cannot have
 * foreign keys to each other, so that those of the cut tables are dropped. In them each key must have the hotel, which must
 * not be null.
 */
export async function cutTables(
  { front, data }: Shards,
  database: string,
  tables: readonly string[],
): Promise<void> {
  const here = `USE ${database}`;
  for (const [index, server] of data.entries()) {
    await server.ask(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await front.ask(
      `CREATE SERVER ${serverOf(database, index)} FOREIGN DATA WRAPPER mysql
       OPTIONS (HOST '${server.host}', PORT ${server.port}, USER 'root', DATABASE '${database}')`,
    );
  }
  const keys = await front.ask(
    `SELECT TABLE_NAME AS name, CONSTRAINT_NAME AS foreignKey, REFERENCED_TABLE_NAME AS owner
     FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = '${database}'`,
  );
  for (const { name, foreignKey, owner } of keys)
    if (tables.includes(name) || tables.includes(owner))
      await front.ask(here, `ALTER TABLE ${name} DROP FOREIGN KEY ${foreignKey}`);
  for (const table of tables) {
    const [row] = await front.ask(here, `SHOW CREATE TABLE ${table}`);
    const definition = withHotelInKeys(String(row!['Create Table']));
    const places: string[] = [];
    for (let piece = 0; piece < PIECES; piece++) {
      const place = piece % data.length;
      const there = `${table}_${piece}`;
      await data[place]!.ask(here, definition.replace(`TABLE \`${table}\``, `TABLE ${there}`));
      const comment = `srv "${serverOf(database, place)}", table "${there}"`;
      places.push(`PARTITION p${piece} COMMENT '${comment}'`);
    }
    await front.ask(
      here,
      `RENAME TABLE ${table} TO whole`,
      `${definition.replace('ENGINE=InnoDB', 'ENGINE=SPIDER')} COMMENT 'wrapper "mysql"'
       PARTITION BY KEY (hotelId) (${places.join(', ')})`,
      `INSERT INTO ${table} SELECT * FROM whole`,
      'DROP TABLE whole',
    );
  }
}

/** The hotels of which a data server has nights. */
export async function hotelsOn(server: DatabaseServer, database: string): Promise<Set<string>> {
  const tables = await server.ask(
    `SELECT TABLE_NAME AS name FROM information_schema.TABLES
     WHERE TABLE_SCHEMA = '${database}' AND TABLE_NAME LIKE 'nights%'`,
  );
  const read = tables.map(({ name }) => `SELECT hotelId FROM ${database}.${name}`);
  const rows = await server.ask(read.join(' UNION '));
  return new Set(rows.map(({ hotelId }) => String(hotelId)));
}

const serverOf = (database: string, index: number): string => `${database}_${index}`;

function withHotelInKeys(definition: string): string {
  return definition
    .replace(/`hotelId` [^,]*,/, "`hotelId` varchar(24) NOT NULL DEFAULT '',")
    .replace(/((?:PRIMARY|UNIQUE) KEY [^(]*)\(([^)]*)\)/g, (whole, key: string, columns: string) =>
      columns.includes('hotelId') ? whole : `${key}(${columns},\`hotelId\`)`,
    );
}
