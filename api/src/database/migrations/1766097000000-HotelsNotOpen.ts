import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const NOT_OPEN = index('hotels_openForBooking', 'openForBooking', 'closedAt');

/** Hotels that are not open for booking, of which there are few, are found by an index. */
export class HotelsNotOpen1766097000000 implements MigrationInterface {
  name = 'HotelsNotOpen1766097000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('hotels', new TableIndex(NOT_OPEN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('hotels', NOT_OPEN.name);
  }
}
