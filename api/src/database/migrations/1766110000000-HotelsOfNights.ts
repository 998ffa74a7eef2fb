import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isUsedByEarlier } from './earlierInstances';
import { addColumns, dropColumns, isWithoutTriggers, ref } from './words';

/** The hotel of a new or existing row. Those of stays whose hotel was deleted stay empty. */
const HOTEL_OF = {
  nights: (room: string) =>
    `SELECT t.hotelId FROM room_numbers n INNER JOIN room_types t ON t.id = n.roomTypeId WHERE n.id = ${room}`,
  stays: (booking: string) => `SELECT b.hotelId FROM bookings b WHERE b.id = ${booking}`,
};
const OWNER = { nights: 'roomNumberId', stays: 'bookingId' };
type TableName = keyof typeof HOTEL_OF;
const TABLES = Object.keys(HOTEL_OF) as TableName[];

/** Room numbers or bookings whose rows one statement fills. */
const BATCH = 2000;

/**
 * Nights and stays name their hotel, so that every table of a booking can be cut into shards by hotel. Payments and refunds
 * that an instance of an earlier version wrote beside a newer one get the hotel that they lack.
 */
export class HotelsOfNights1766110000000 implements MigrationInterface {
  name = 'HotelsOfNights1766110000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await addColumns(runner, table, [ref('hotelId', { default: '' })]);
      // Before the rows are filled, since earlier versions may write meanwhile.
      await fillNewRows(runner, table);
      await fillRows(runner, table);
    }
    for (const table of ['payments', 'refunds'])
      await runner.query(
        `UPDATE ${table} SET hotelId = (SELECT b.hotelId FROM bookings b WHERE b.id = ${table}.bookingId) WHERE hotelId IS NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await dropTrigger(runner, table);
      await dropColumns(runner, table, ['hotelId']);
    }
  }
}

const triggerOf = (table: TableName): string => `${table}_hotel`;

/**
 * Instances of earlier versions, which serve beside this one until they are replaced, do not name the hotel of what they book.
 * The database adds it, if our user may make triggers; otherwise they must be stopped first, since their bookings would be found
 * without their stays. The embedded database has one instance.
 */
async function fillNewRows(runner: QueryRunner, table: TableName): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return;
  const hotel = `(${HOTEL_OF[table](`NEW.${OWNER[table]}`)})`;
  try {
    await runner.query(
      `CREATE TRIGGER ${triggerOf(table)} BEFORE INSERT ON ${table} FOR EACH ROW
       IF NEW.hotelId = '' THEN SET NEW.hotelId = COALESCE(${hotel}, ''); END IF`,
    );
  } catch (error) {
    if (!isWithoutTriggers(error)) throw error;
    if (await isUsedByEarlier(runner))
      throw new Error(
        'instances of an earlier version still use it, and its user may make no triggers. Stop all instances, then start this one',
        { cause: error },
      );
  }
}

async function dropTrigger(runner: QueryRunner, table: TableName): Promise<void> {
  try {
    await runner.query(`DROP TRIGGER IF EXISTS ${triggerOf(table)}`);
  } catch (error) {
    if (!isWithoutTriggers(error)) throw error;
  }
}

/**
 * Fills the rows of some owners at a time. These statements are no steps of a migration that goes on after a fault: repeated
 * ones change nothing, and the batches may differ.
 */
async function fillRows({ manager }: QueryRunner, table: TableName): Promise<void> {
  const owners = { nights: 'room_numbers', stays: 'bookings' }[table];
  const owner = OWNER[table];
  for (let after = ''; ;) {
    const [{ last }] = (await manager.query(
      `SELECT MAX(id) AS last FROM (SELECT id FROM ${owners} WHERE id > ? ORDER BY id LIMIT ${BATCH}) batch`,
      [after],
    )) as [{ last: string | null }];
    if (last === null) return;
    await manager.query(
      `UPDATE ${table} SET hotelId = COALESCE((${HOTEL_OF[table](`${table}.${owner}`)}), '')
       WHERE ${owner} > ? AND ${owner} <= ? AND hotelId = ''`,
      [after, last],
    );
    after = last;
  }
}
