import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, foreignKey, id, index, moment, ref, unique } from './words';

/** People who were added to a group by somebody whom they do not know, until they accept. */
export class ChatInvitations1764200000001 implements MigrationInterface {
  name = 'ChatInvitations1764200000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'chat_invitations', {
      columns: [
        id(),
        ref('chatId'),
        ref('userId'),
        ref('invitedById'),
        flag('isDeclined'),
        flag('isWithdrawn'),
        moment('createdAt'),
      ],
      indices: [
        unique('chat_invitations_person', 'chatId', 'userId'),
        index('chat_invitations_user', 'userId', 'isDeclined', 'createdAt', 'id'),
        index('chat_invitations_inviter', 'invitedById'),
      ],
      foreignKeys: [
        foreignKey('invitations_of_chat', 'chatId', 'chats', 'CASCADE'),
        foreignKey('invitations_of_user', 'userId', 'users', 'CASCADE'),
        foreignKey('invitations_by_user', 'invitedById', 'users', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('chat_invitations');
  }
}
