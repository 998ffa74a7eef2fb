import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, moment } from './words';

/** Holds that ran out unpaid are counted: who lets many run out holds the next ones for a shorter time. */
export class HoldLimits1763830000000 implements MigrationInterface {
  name = 'HoldLimits1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'booking_changes'])
      await addColumns(runner, table, [moment('ranOutAt', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['booking_changes', 'bookings']) await dropColumns(runner, table, ['ranOutAt']);
  }
}
