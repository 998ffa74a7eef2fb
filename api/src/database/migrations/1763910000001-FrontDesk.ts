import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, createTable, dropColumns, foreignKey, id, index, moment, ref, text } from './words';

const BOOKINGS = [
  index('bookings_hotel_checkIn', 'hotelId', 'checkIn', 'status'),
  index('bookings_hotel_checkOut', 'hotelId', 'checkOut', 'checkIn', 'status'),
];

/** Who has arrived and left, and what staff note of a booking. Stays from before went as they were planned. */
export class FrontDesk1763910000001 implements MigrationInterface {
  name = 'FrontDesk1763910000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'stays', [
      text('state', 12, { default: 'EXPECTED' }),
      moment('stateAt', { nullable: true }),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const planned = "bookingId IN (SELECT id FROM bookings WHERE status = 'CONFIRMED')";
    await runner.query(`UPDATE stays SET state = 'CHECKED_OUT' WHERE checkOut <= ? AND ${planned}`, [today]);
    await runner.query(
      `UPDATE stays SET state = 'CHECKED_IN' WHERE checkIn < ? AND checkOut > ? AND ${planned}`,
      [today, today],
    );
    for (const words of BOOKINGS) await runner.createIndex('bookings', new TableIndex(words));
    await createTable(runner, 'booking_notes', {
      columns: [id(), ref('bookingId'), ref('authorId'), text('text', 1000), moment('createdAt')],
      indices: [index('booking_notes_booking', 'bookingId', 'createdAt', 'id')],
      foreignKeys: [foreignKey('notes_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_notes');
    for (const { name } of BOOKINGS) await runner.dropIndex('bookings', name);
    await dropColumns(runner, 'stays', ['stateAt', 'state']);
  }
}
