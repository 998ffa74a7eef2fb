import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, index, moment, ref, text, unique } from './words';

/** Hotels list their guests, and users are found by their telephone numbers. */
export class HotelGuests1766094000000 implements MigrationInterface {
  name = 'HotelGuests1766094000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'hotel_guests', {
      columns: [id(), ref('hotelId'), ref('userId'), text('nameKey', 120), moment('bookedAt')],
      indices: [
        unique('hotel_guests_guest', 'hotelId', 'userId'),
        index('hotel_guests_user', 'userId', 'id'),
        index('hotel_guests_name', 'nameKey', 'id'),
        index('hotel_guests_booked', 'bookedAt', 'id'),
        index('hotel_guests_hotel_name', 'hotelId', 'nameKey', 'id'),
        index('hotel_guests_hotel_booked', 'hotelId', 'bookedAt', 'id'),
      ],
      foreignKeys: [
        foreignKey('guests_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('hotels_of_guest', 'userId', 'users', 'CASCADE'),
      ],
    });
    // A booking belongs to one hotel and one guest, so that its id can be the id of the guest's row.
    await runner.query(
      `INSERT INTO hotel_guests (id, hotelId, userId, nameKey, bookedAt)
       SELECT MIN(b.id), b.hotelId, b.userId, MAX(u.nameKey), MAX(b.createdAt)
       FROM bookings b INNER JOIN users u ON u.id = b.userId
       WHERE b.hotelId IS NOT NULL AND u.deleted = ? AND b.status IN ('CONFIRMED', 'CANCELLED')
       GROUP BY b.hotelId, b.userId`,
      [0],
    );
    await findByPhone(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hotel_guests');
  }
}

const BATCH = 500;

const wordsOf = (phone: string): string[] => [...new Set(phone.toLowerCase().match(/[\p{L}\p{N}]{1,60}/gu))];

/** Adds the words of telephone numbers to those by which users are found. */
async function findByPhone(runner: QueryRunner): Promise<void> {
  const ignore = runner.connection.options.type === 'better-sqlite3' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (let last = ''; ;) {
    const users: { id: string; phone: string }[] = await runner.query(
      `SELECT id, phone FROM users WHERE phone IS NOT NULL AND deleted = ? AND id > ? ORDER BY id LIMIT ${BATCH}`,
      [0, last],
    );
    if (!users.length) return;
    last = users.at(-1)!.id;
    const rows = users.flatMap(({ id: thing, phone }) => wordsOf(phone).map((word) => ['user', word, thing]));
    for (let from = 0; from < rows.length; from += BATCH) {
      const some = rows.slice(from, from + BATCH);
      await runner.query(
        `${ignore} INTO search_words (kind, word, thing) VALUES ${some.map(() => '(?, ?, ?)').join(', ')}`,
        some.flat(),
      );
    }
  }
}
