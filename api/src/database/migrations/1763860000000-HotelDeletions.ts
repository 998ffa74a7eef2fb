import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, createTable, dropColumns, foreignKey, id, index, moment } from './words';

/** Hotels are closed first, then deleted piece by piece; bookings that lost their rooms are cancelled one by one. */
export class HotelDeletions1763860000000 implements MigrationInterface {
  name = 'HotelDeletions1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'hotels', [moment('closedAt', { nullable: true })]);
    await createTable(runner, 'hotel_deletions', {
      columns: [id(), moment('dueAt', { nullable: true }), count('attempts')],
      indices: [index('hotel_deletions_due', 'dueAt')],
      foreignKeys: [foreignKey('deletion_of_hotel', 'id', 'hotels', 'CASCADE')],
    });
    await createTable(runner, 'hotel_cancellations', {
      columns: [id(), moment('dueAt', { nullable: true }), count('attempts')],
      indices: [index('hotel_cancellations_due', 'dueAt')],
      foreignKeys: [foreignKey('hotel_cancellation_of_booking', 'id', 'bookings', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hotel_cancellations');
    await runner.dropTable('hotel_deletions');
    await dropColumns(runner, 'hotels', ['closedAt']);
  }
}
