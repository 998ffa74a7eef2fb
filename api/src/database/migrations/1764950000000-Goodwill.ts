import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** A refund knows the key of the request that made it, so that a repeated request refunds nothing more. */
export class Goodwill1764950000000 implements MigrationInterface {
  name = 'Goodwill1764950000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'refunds', [text('requestKey', 100, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', ['requestKey']);
  }
}
