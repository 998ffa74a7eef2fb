import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, text } from './words';

const BY_ARRIVAL = index('bookings_user_checkIn', 'userId', 'checkIn', 'id');

/** Receipts name the card that paid, and guests list their bookings by arrival. */
export class PaidCards1764090000001 implements MigrationInterface {
  name = 'PaidCards1764090000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', [
      text('cardBrand', 30, { nullable: true }),
      text('cardLast4', 4, { nullable: true }),
    ]);
    await runner.createIndex('bookings', new TableIndex(BY_ARRIVAL));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', BY_ARRIVAL.name);
    await dropColumns(runner, 'payments', ['cardBrand', 'cardLast4']);
  }
}
