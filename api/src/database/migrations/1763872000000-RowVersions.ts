import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, ref } from './words';

const TABLES = ['hotels', 'room_types'];

/** Of two administrators who edit the same record the later is told, and who changed it before. */
export class RowVersions1763872000000 implements MigrationInterface {
  name = 'RowVersions1763872000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await addColumns(runner, table, [
        count('version', { default: 1 }),
        ref('updatedById', { nullable: true }),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropColumns(runner, table, ['version', 'updatedById']);
  }
}
