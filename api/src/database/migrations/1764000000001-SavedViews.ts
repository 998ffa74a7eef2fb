import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, foreignKey, id, ref, text, unique } from './words';

/** How each administrator likes to see the lists of the staff area. */
export class SavedViews1764000000001 implements MigrationInterface {
  name = 'SavedViews1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_views', {
      columns: [
        id(),
        ref('userId'),
        text('list', 40),
        text('name', 120),
        text('nameKey', 120),
        text('address', 2000),
        flag('isDefault'),
      ],
      indices: [unique('saved_views_user', 'userId', 'list', 'nameKey')],
      foreignKeys: [foreignKey('saved_views_of_user', 'userId', 'users', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_views');
  }
}
