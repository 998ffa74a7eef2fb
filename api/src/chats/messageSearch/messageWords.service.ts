import { LessThan } from 'typeorm';
import { toBigrams } from '../../core/bigrams';
import { searchWords } from '../../core/searchWords';
import { lockRows, repo, transaction } from '../../database/transaction';
import { ChatWord } from './chatWord.entity';
import { Message } from '../messages/message.entity';

/**
 * The version of the rules by which words are written. After a change of it, the job writes the words of all
 * messages again.
 */
export const WORDS_VERSION = 1;
/** The number of rows in one statement, and of messages in one run of the job. */
const CHUNK = 500;
const BATCH = 500;

/** Inserts the searchable words of messages, in the transaction that inserts the messages. */
export async function insertWords(messages: readonly Message[]): Promise<void> {
  const rows = messages.flatMap(({ chatId, number, content, photoAlt }) =>
    searchWords(toBigrams(`${content} ${photoAlt ?? ''}`)).map((word) => ({ chatId, word, number })),
  );
  for (let from = 0; from < rows.length; from += CHUNK)
    await repo(ChatWord)
      .createQueryBuilder()
      .insert()
      .values(rows.slice(from, from + CHUNK))
      // Some database engines treat different words as equal, such as ss and ß.
      .orIgnore()
      .updateEntity(false)
      .execute();
}

/**
 * Inserts the words of messages that an older instance has stored; a job, which processes some messages at a
 * time. Several instances may run it at once.
 */
export async function writeMissingWords(): Promise<void> {
  const found = await repo(Message).find({
    select: { id: true },
    where: { wordsVersion: LessThan(WORDS_VERSION) },
    order: { wordsVersion: 'ASC', id: 'ASC' },
    take: BATCH,
  });
  if (!found.length) return;
  await transaction(async () => {
    const messages = await lockRows(
      Message,
      found.map(({ id }) => id),
    );
    // Skips messages that another instance has processed in the meantime.
    const without = messages.filter(({ wordsVersion }) => wordsVersion < WORDS_VERSION);
    await insertWords(without);
    if (without.length)
      await repo(Message).update(
        without.map(({ id }) => id),
        { wordsVersion: WORDS_VERSION },
      );
  });
}
