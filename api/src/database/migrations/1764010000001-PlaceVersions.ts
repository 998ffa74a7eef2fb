import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, ref } from './words';

const TABLES = ['cities', 'hotel_types', 'users'];

/** Of two administrators who edit the same city, hotel type or user the later is told, and who changed it before. */
export class PlaceVersions1764010000001 implements MigrationInterface {
  name = 'PlaceVersions1764010000001';

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
