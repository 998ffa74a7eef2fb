import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, index } from './words';

const BY_VERSION = index('chat_messages_words', 'wordsVersion', 'id');

/** By which rules the words of a message were written: those of older ones, and of older instances, are written anew. */
export class ChatWordsVersion1764150000001 implements MigrationInterface {
  name = 'ChatWordsVersion1764150000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'chat_messages', [count('wordsVersion', { default: 0 })]);
    await runner.createIndex('chat_messages', new TableIndex(BY_VERSION));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('chat_messages', BY_VERSION.name);
    await dropColumns(runner, 'chat_messages', ['wordsVersion']);
  }
}
