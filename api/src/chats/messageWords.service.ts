import { searchWords } from '../core/searchWords';
import { repo } from '../database/transaction';
import { ChatWord } from './chatWord.entity';
import type { Message } from './message.entity';

/** Rows in one statement. */
const CHUNK = 500;

/** Writes the words by which messages are found, in the transaction that writes the messages. */
export async function insertWords(messages: readonly Message[]): Promise<void> {
  const rows = messages.flatMap(({ chatId, number, content, photoAlt }) =>
    searchWords(`${content} ${photoAlt ?? ''}`).map((word) => ({ chatId, word, number })),
  );
  for (let from = 0; from < rows.length; from += CHUNK)
    await repo(ChatWord)
      .createQueryBuilder()
      .insert()
      .values(rows.slice(from, from + CHUNK))
      // To some engines words are equal that differ, as ss and ß.
      .orIgnore()
      .updateEntity(false)
      .execute();
}
