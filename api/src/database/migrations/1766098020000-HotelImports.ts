import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, foreignKey, id, index, longText, mediumText, moment, ref, text } from './words';

/** Imports of hotels are listed with what each changed, so that they can be undone. */
export class HotelImports1766098020000 implements MigrationInterface {
  name = 'HotelImports1766098020000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'hotel_imports', {
      columns: [
        id(),
        moment('at'),
        ref('userId'),
        text('fileName', 255),
        longText('added'),
        longText('changed'),
        count('refusedRows'),
        moment('undoneAt', { nullable: true }),
        ref('undoneById', { nullable: true }),
      ],
      indices: [index('hotel_imports_at', 'at', 'id')],
    });
    await createTable(runner, 'imported_rows', {
      columns: [
        id(),
        ref('importId'),
        moment('at'),
        text('record', 20),
        ref('recordId'),
        text('name', 255),
        mediumText('change'),
      ],
      indices: [index('imported_rows_import', 'importId', 'id')],
      foreignKeys: [foreignKey('rows_of_import', 'importId', 'hotel_imports', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('imported_rows');
    await runner.dropTable('hotel_imports');
  }
}
