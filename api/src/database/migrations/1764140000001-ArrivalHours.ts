import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns } from './words';

/** Guests tell in which hour they expect to arrive. */
export class ArrivalHours1764140000001 implements MigrationInterface {
  name = 'ArrivalHours1764140000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [count('arrivalHour', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', ['arrivalHour']);
  }
}
