import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, foreignKey, id, index, moment, ref, text } from './words';

/** What happened to groups: who was added, removed, left, or renamed them. */
export class GroupChanges1766098010000 implements MigrationInterface {
  name = 'GroupChanges1766098010000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'chat_changes', {
      columns: [
        id(),
        ref('chatId'),
        count('afterNumber'),
        text('kind', 20),
        ref('byId'),
        ref('userId', { nullable: true }),
        text('name', 120, { nullable: true }),
        moment('createdAt'),
      ],
      indices: [
        index('chat_changes_place', 'chatId', 'afterNumber'),
        index('chat_changes_author', 'byId'),
        index('chat_changes_person', 'userId'),
      ],
      foreignKeys: [
        foreignKey('changes_of_chat', 'chatId', 'chats', 'CASCADE'),
        foreignKey('chat_changes_by_user', 'byId', 'users', 'RESTRICT'),
        foreignKey('chat_changes_of_user', 'userId', 'users', 'RESTRICT'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('chat_changes');
  }
}
