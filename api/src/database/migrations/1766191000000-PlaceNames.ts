import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, json } from './words';

/** Cities and hotel types have names in several languages. */
export class PlaceNames1766191000000 implements MigrationInterface {
  name = 'PlaceNames1766191000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['cities', 'hotel_types'])
      await addColumns(runner, table, [json('names', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['cities', 'hotel_types']) await dropColumns(runner, table, ['names']);
  }
}
