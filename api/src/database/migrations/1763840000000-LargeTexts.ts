import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTextSize } from './words';

const COLUMNS = [
  ['booking_changes', 'stays'],
  ['mails', 'text'],
  ['mails', 'html'],
] as const;

/** Texts that grow with rooms and nights: the largest booking, 20 rooms for a year, has more than 64 KB of them. */
export class LargeTexts1763840000000 implements MigrationInterface {
  name = 'LargeTexts1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await changeTextSize(runner, table, column, 'mediumtext');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await changeTextSize(runner, table, column, 'text');
  }
}
