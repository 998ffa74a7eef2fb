import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, moment } from './words';

/** Staff hold an unpaid booking until a time. */
export class HeldBookings1765100001000 implements MigrationInterface {
  name = 'HeldBookings1765100001000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [moment('heldUntil', { nullable: true })]);
    await runner.createIndex('bookings', new TableIndex(index('bookings_heldUntil', 'heldUntil')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', 'bookings_heldUntil');
    await dropColumns(runner, 'bookings', ['heldUntil']);
  }
}
