import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { authorized, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { toSearchBigrams } from '../../core/bigrams';
import { askedWords } from '../../core/searchWords';
import { Deadline, fromTable } from '../../database/lists/statement';
import { firstMatchBy, wordBegins, type Sql } from '../../database/lists/wordSql';
import { repo } from '../../database/transaction';
import { MOST_WORDS } from '../../database/lists/wordIndex';
import { inListQuota } from '../../access/limits/listQuota.service';
import type { Chat } from '../chat.entity';
import type { FindMessagesArgs } from '../chat.inputs';
import { chatsOf } from '../chatList.service';
import { joinDeskChats } from '../desk.service';
import { Message } from '../messages/message.entity';

/** One page of found messages, newest first. */
export interface FoundMessages {
  items: Message[];
  hasEarlier: boolean;
}

/** The number of chats that one statement searches. */
const CHATS_AT_ONCE = 100;
/**
 * If more messages than this contain the rarest word, the chat is read from its end until enough are found.
 */
const MOST_FOUND = 5000;

/**
 * Searches messages of one chat or of all chats of which the viewer is a member. Each word of the text must
 * be the beginning of a word of the message. A text without letters and digits finds nothing. Refuses too
 * many words, and a page before a message that the viewer cannot read.
 */
export async function findMessages(
  viewer: Viewer | undefined,
  { text, chatId, before, limit }: FindMessagesArgs,
): Promise<FoundMessages> {
  const reader = authorized(viewer, 'chat:list-own');
  const words = askedWords(toSearchBigrams(text));
  if (words.length > MOST_WORDS)
    throw new BadInput(fill('Search for at most {most} words at once.', { most: MOST_WORDS }));
  if (!words.length) return { items: [], hasEarlier: false };
  return inListQuota('public', viewer, async () => {
    await joinDeskChats(reader);
    const own = chatsOf(reader).select(['chat.id', 'chat.updatedAt']);
    const chats = await (chatId ? own.andWhere('chat.id = :chatId', { chatId }) : own).getMany();
    const edge = before ? await readEdge(before, chats) : undefined;
    const found = await new Search(words, limit! + 1, edge).in(chats);
    return { items: found.slice(0, limit!), hasEarlier: found.length > limit! };
  });
}

async function readEdge(id: string, chats: readonly Chat[]): Promise<Message> {
  const message = await repo(Message).findOneBy({ id });
  if (!message || !chats.some((chat) => chat.id === message.chatId))
    throw new BadInput(
      'The message where this page starts no longer exists. Start again from the first page.',
    );
  return message;
}

class Search {
  /** The newest messages found until now, up to one page. */
  private found: Message[] = [];
  private readonly deadline = new Deadline();
  private readonly messages = repo(Message).metadata;

  constructor(
    private readonly words: readonly string[],
    private readonly take: number,
    /** Finds only messages that were sent before this one. */
    private readonly edge: Message | undefined,
  ) {}

  /** Finds messages in these chats, last changed first, and keeps those that belong on the page. */
  async in(chats: readonly Chat[]): Promise<Message[]> {
    await this.look(chats);
    return this.found;
  }

  private async look(chats: readonly Chat[]): Promise<void> {
    const last = this.found[this.take - 1];
    // No chat has a message newer than its last change.
    if (!chats.length || (last && last.sentAt > chats[0]!.updatedAt)) return;
    if (chats.length > CHATS_AT_ONCE || !(await this.lookAtOnce(chats.map(({ id }) => id)))) {
      const half = Math.ceil(chats.length / 2);
      await this.look(chats.slice(0, half));
      await this.look(chats.slice(half));
    }
  }

  /**
   * Returns false if the chats have too many messages with these words, so that fewer chats must be searched
   * together.
   */
  private async lookAtOnce(chatIds: readonly string[]): Promise<boolean> {
    const counts = await this.countEach(chatIds);
    const rarest = Math.min(...counts);
    if (rarest > MOST_FOUND && chatIds.length > 1) return false;
    if (rarest > MOST_FOUND) await this.add(this.fromEnd(chatIds[0]!));
    else if (rarest) {
      const place = counts.indexOf(rarest);
      await this.add(this.byWord(chatIds, this.words[place]!, this.words.toSpliced(place, 1)));
    }
    return true;
  }

  private async add(sql: Sql): Promise<void> {
    const ids = (await this.ask<{ id: string }>(sql)).map(({ id }) => id);
    const more = ids.length ? await repo(Message).findBy({ id: In(ids) }) : [];
    const key = ({ sentAt, id }: Message) => sentAt.toISOString() + id;
    this.found = [...this.found, ...more]
      .sort((one, other) => (key(one) < key(other) ? 1 : -1))
      .slice(0, this.take);
  }

  /** For each searched word, the number of words of these chats that begin with it, up to MOST_FOUND + 1. */
  private async countEach(chatIds: readonly string[]): Promise<number[]> {
    const parts = this.words.map((word, place) => {
      const { sql, values } = withWord(chatIds, word);
      return {
        sql: `(SELECT COUNT(*) FROM (SELECT 1 FROM ${sql} LIMIT ${MOST_FOUND + 1}) c${place}) AS count${place}`,
        values,
      };
    });
    const [row] = await this.ask<Record<string, unknown>>({
      sql: `SELECT ${parts.map(({ sql }) => sql).join(', ')}`,
      values: parts.flatMap(({ values }) => values),
    });
    return this.words.map((_word, place) => Number(row![`count${place}`]));
  }

  /** Reads the messages with the rarest word, and filters them by the other words. */
  private byWord(chatIds: readonly string[], rarest: string, others: readonly string[]): Sql {
    const first = withWord(chatIds, rarest);
    const rest = hasWords('w', others);
    const edge = this.beforeEdge();
    return {
      sql: `SELECT r.id AS id FROM (SELECT DISTINCT w.chatId AS chatId, w.number AS number FROM ${first.sql}${rest.sql}) f INNER JOIN ${fromTable(this.messages, 'chat_messages_number')} ON r.chatId = f.chatId AND r.number = f.number WHERE 1 = 1${edge.sql} ORDER BY r.sentAt DESC, r.id DESC LIMIT ${this.take}`,
      values: [...first.values, ...rest.values, ...edge.values],
    };
  }

  /** Reads the messages of a chat, last one first, until enough contain all words. */
  private fromEnd(chatId: string): Sql {
    const words = hasWords('r', this.words);
    const edge = this.beforeEdge();
    return {
      sql: `SELECT r.id AS id FROM ${fromTable(this.messages, 'chat_messages_number')} WHERE r.chatId = ?${edge.sql}${words.sql} ORDER BY r.number DESC LIMIT ${this.take}`,
      values: [chatId, ...edge.values, ...words.values],
    };
  }

  private beforeEdge(): Sql {
    if (!this.edge) return { sql: '', values: [] };
    const column = this.messages.findColumnWithPropertyName('sentAt')!;
    const sentAt: unknown = this.messages.connection.driver.preparePersistentValue(this.edge.sentAt, column);
    return {
      sql: ' AND (r.sentAt < ? OR (r.sentAt = ? AND r.id < ?))',
      values: [sentAt, sentAt, this.edge.id],
    };
  }

  private ask<Row>(sql: Sql): Promise<Row[]> {
    return this.deadline.ask(Message, sql);
  }
}

/** The words of these chats that begin with this one, as `w`. */
function withWord(chatIds: readonly string[], word: string): Sql {
  const { sql, values } = wordBegins('w', word);
  return {
    sql: `chat_words w WHERE w.chatId IN (${chatIds.map(() => '?').join(', ')}) AND ${sql}`,
    values: [...chatIds, ...values],
  };
}

const BY_MESSAGE = firstMatchBy('o', 'chat_words_message');

/** The SQL conditions that the message of this alias contains all of these words. */
function hasWords(alias: string, words: readonly string[]): Sql {
  const parts = words.map((word) => wordBegins('o', word));
  return {
    sql: parts
      .map(
        ({ sql }) =>
          ` AND EXISTS (SELECT ${BY_MESSAGE} 1 FROM chat_words o WHERE o.chatId = ${alias}.chatId AND o.number = ${alias}.number AND ${sql})`,
      )
      .join(''),
    values: parts.flatMap(({ values }) => values),
  };
}
