import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, index, moment, ref, sequence, text } from './words';

/** The log by which processes that answer searches from memory learn what others have written. */
export class CatalogueChanges1763760000000 implements MigrationInterface {
  name = 'CatalogueChanges1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'catalogue_changes', {
      columns: [sequence('seq'), ref('writer'), text('what', 40), moment('at')],
      indices: [index('catalogue_changes_at', 'at')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('catalogue_changes');
  }
}
