import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  count,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  longText,
  moment,
  ref,
  text,
  unique,
} from './words';

/** Chats with their members and messages, who does not want to hear from whom, and who is not shown as online. */
export class Chats1763880000004 implements MigrationInterface {
  name = 'Chats1763880000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'chats', {
      columns: [
        id(),
        flag('isGroup'),
        text('groupName', 120),
        text('pairKey', 48, { nullable: true }),
        ref('bookingId', { nullable: true }),
        count('messageCount'),
        ref('lastMessageId', { nullable: true }),
        count('membersVersion'),
        moment('createdAt'),
        moment('updatedAt'),
      ],
      indices: [unique('chats_pair', 'pairKey'), unique('chats_booking', 'bookingId')],
    });
    await createTable(runner, 'chat_members', {
      columns: [
        id(),
        ref('chatId'),
        ref('userId'),
        flag('isAdmin'),
        moment('joinedAt'),
        count('lastReadNumber'),
        flag('isMuted'),
      ],
      indices: [
        unique('chat_members_person', 'chatId', 'userId'),
        index('chat_members_user', 'userId', 'chatId'),
      ],
      foreignKeys: [
        foreignKey('members_of_chat', 'chatId', 'chats', 'CASCADE'),
        foreignKey('chats_of_user', 'userId', 'users', 'RESTRICT'),
      ],
    });
    await createTable(runner, 'chat_messages', {
      columns: [
        id(),
        ref('chatId'),
        count('number'),
        ref('sentById'),
        text('clientMessageId', 64),
        longText('content'),
        ref('hotelId', { nullable: true }),
        ref('bookingId', { nullable: true }),
        moment('sentAt'),
      ],
      indices: [
        unique('chat_messages_number', 'chatId', 'number'),
        unique('chat_messages_client', 'chatId', 'sentById', 'clientMessageId'),
        index('chat_messages_sender', 'sentById', 'sentAt', 'id'),
      ],
      foreignKeys: [
        foreignKey('messages_of_chat', 'chatId', 'chats', 'CASCADE'),
        foreignKey('messages_of_user', 'sentById', 'users', 'RESTRICT'),
      ],
    });
    await createTable(runner, 'chat_blocks', {
      columns: [id(), ref('userId'), ref('blockedId'), moment('createdAt')],
      indices: [
        unique('chat_blocks_person', 'userId', 'blockedId'),
        index('chat_blocks_blocked', 'blockedId'),
      ],
      foreignKeys: [
        foreignKey('blocks_of_user', 'userId', 'users', 'CASCADE'),
        foreignKey('blocks_against_user', 'blockedId', 'users', 'CASCADE'),
      ],
    });
    await addColumns(runner, 'users', [flag('appearsOnline', { default: 1 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', ['appearsOnline']);
    for (const table of ['chat_blocks', 'chat_messages', 'chat_members', 'chats'])
      await runner.dropTable(table);
  }
}
