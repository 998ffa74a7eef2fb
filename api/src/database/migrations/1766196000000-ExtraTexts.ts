import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, ref, text, unique } from './words';

/** Extras have texts in languages other than that of their hotel. */
export class ExtraTexts1766196000000 implements MigrationInterface {
  name = 'ExtraTexts1766196000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'extra_translations', {
      columns: [
        id(),
        ref('extraId'),
        text('language', 8),
        text('title', 60, { nullable: true }),
        text('description', 200, { nullable: true }),
      ],
      indices: [unique('extra_translations_language', 'extraId', 'language')],
      foreignKeys: [foreignKey('extra_translations_of_extra', 'extraId', 'extras', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('extra_translations');
  }
}
