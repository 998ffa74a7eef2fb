import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns } from './words';

/** People archive chats until the next message. */
export class ArchivedChats1766099010000 implements MigrationInterface {
  name = 'ArchivedChats1766099010000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'chat_members', [count('archivedNumber', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'chat_members', ['archivedNumber']);
  }
}
