import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** Guests who book by telephone leave their number. */
export class GuestPhones1764956000000 implements MigrationInterface {
  name = 'GuestPhones1764956000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', [text('phone', 30, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', ['phone']);
  }
}
