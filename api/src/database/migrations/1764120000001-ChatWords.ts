import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, foreignKey, index, ref, text } from './words';

/** Messages that are read at once, and words that are written with one statement. */
const MESSAGES = 500;
const WORDS = 1000;
const WORD_LENGTH = 60;

/** Words by which messages are found. */
export class ChatWords1764120000001 implements MigrationInterface {
  name = 'ChatWords1764120000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'chat_words', {
      columns: [
        ref('chatId', { primary: true }),
        text('word', WORD_LENGTH, { primary: true }),
        count('number', { primary: true }),
      ],
      indices: [index('chat_words_message', 'chatId', 'number', 'word')],
      foreignKeys: [foreignKey('words_of_chat', 'chatId', 'chats', 'CASCADE')],
    });
    for (let after = ''; ;) {
      const messages: Row[] = await runner.query(
        `SELECT id, chatId, number, content, photoAlt FROM chat_messages WHERE id > ? ORDER BY id LIMIT ${MESSAGES}`,
        [after],
      );
      await write(runner, messages);
      if (messages.length < MESSAGES) return;
      after = messages.at(-1)!.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('chat_words');
  }
}

interface Row {
  id: string;
  chatId: string;
  number: number;
  content: string;
  photoAlt: string | null;
}

async function write(runner: QueryRunner, messages: Row[]): Promise<void> {
  const rows = messages.flatMap(({ chatId, number, content, photoAlt }) =>
    wordsOf(`${content} ${photoAlt ?? ''}`).map((word) => [chatId, word, number]),
  );
  const insert = runner.connection.options.type === 'better-sqlite3' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (let from = 0; from < rows.length; from += WORDS) {
    const some = rows.slice(from, from + WORDS);
    await runner.query(
      `${insert} INTO chat_words (chatId, word, number) VALUES ${some.map(() => '(?, ?, ?)').join(', ')}`,
      some.flat(),
    );
  }
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const words = folded
    .split(/\s+/)
    .flatMap((part) => [
      ...(part.includes('@') ? [part] : []),
      ...part.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    ]);
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '')))];
}
