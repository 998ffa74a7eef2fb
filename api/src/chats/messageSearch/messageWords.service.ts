import { LessThan } from 'typeorm';
import { inPairs } from '../../core/bigrams';
import { searchWords } from '../../core/searchWords';
import { lockRows, repo, transaction } from '../../database/transaction';
import { ChatWord } from './chatWord.entity';
import { Message } from '../messages/message.entity';

/** Counts the rules by which words are written: with another number all messages get theirs anew, and keep what they have. */
export const WORDS_VERSION = 1;
/** Rows in one statement, and messages that a run of the job takes up. */
const CHUNK = 500;
const BATCH = 500;

/** Writes the words by which messages are found, in the transaction that writes the messages. */
export async function insertWords(messages: readonly Message[]): Promise<void> {
  const rows = messages.flatMap(({ chatId, number, content, photoAlt }) =>
    searchWords(inPairs(`${content} ${photoAlt ?? ''}`)).map((word) => ({ chatId, word, number })),
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

/**
 * Writes the words of messages that an older instance has stored, while it was being replaced or before; a job, which
 * takes up some at a time. Several instances may run it at once.
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
    // Those that another instance has taken up meanwhile have theirs.
    const without = messages.filter(({ wordsVersion }) => wordsVersion < WORDS_VERSION);
    await insertWords(without);
    if (without.length)
      await repo(Message).update(
        without.map(({ id }) => id),
        { wordsVersion: WORDS_VERSION },
      );
  });
}
