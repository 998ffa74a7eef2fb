import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, foreignKey, id, index, moment, ref, text } from './words';

/** Changes of e-mail addresses that wait to be confirmed, or can still be undone. */
export class EmailChanges1763835000000 implements MigrationInterface {
  name = 'EmailChanges1763835000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'email_changes', {
      columns: [
        id(),
        ref('userId'),
        text('oldEmail', 254),
        text('newEmail', 254),
        text('confirmHash', 64),
        text('undoHash', 64),
        flag('needsPassword'),
        moment('createdAt'),
        moment('confirmedAt', { nullable: true }),
        moment('expiresAt'),
      ],
      indices: [
        index('email_changes_user', 'userId', 'createdAt'),
        index('email_changes_expiresAt', 'expiresAt'),
      ],
      foreignKeys: [foreignKey('email_changes_of_user', 'userId', 'users', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_changes');
  }
}
