import { createConnection } from 'mysql2/promise';
import { idOf, insertAll, insertNumbers } from './manyRowsSql';

interface ManyMessages {
  /** Eight hexadecimal characters at the start of the ids of these chats, different in each call. */
  kind: string;
  chats: number;
  messages: number;
  /** The only member of the chats. */
  userId: string;
}

/** Inserts chats whose messages have frequent words, `hello again`, and one word of their own, `w` and their number. */
export async function insertManyMessages(
  url: string,
  { kind, chats, messages, userId }: ManyMessages,
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = await createConnection({
    host: hostname,
    port: Number(port || 3306),
    database: pathname.slice(1),
    timezone: 'Z',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
  try {
    await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    await insertNumbers(connection, messages);
    const [chatId, number, last] = [idOf(kind, `n % ${chats}`), `1 + n DIV ${chats}`, messages / chats];
    const sentAt = `NOW(3) - INTERVAL ${messages} - n SECOND`;
    const chat = { createdAt: 'NOW(3)', updatedAt: 'NOW(3)', messageCount: `${last}` };
    await insertAll(
      connection,
      'chats',
      { id: chatId, isGroup: '1', groupName: "'Many'", membersVersion: '1', ...chat },
      `numbers WHERE n < ${chats}`,
    );
    await insertAll(
      connection,
      'chat_members',
      {
        id: chatId,
        chatId,
        userId: `'${userId}'`,
        isAdmin: '1',
        joinedAt: 'NOW(3)',
        lastReadNumber: `${last}`,
        isMuted: '0',
      },
      `numbers WHERE n < ${chats}`,
    );
    await insertAll(
      connection,
      'chat_messages',
      {
        id: `REVERSE(${idOf(kind, 'n')})`,
        chatId,
        number,
        sentById: `'${userId}'`,
        sentAt,
        wordsVersion: '1',
        clientMessageId: 'n',
        content: "CONCAT('Hello again w', n)",
      },
      `numbers WHERE n < ${messages}`,
    );
    for (const word of ["'hello'", "'again'", "CONCAT('w', n)"])
      await insertAll(connection, 'chat_words', { chatId, word, number }, `numbers WHERE n < ${messages}`);
    await connection.query('DROP TABLE numbers');
    await connection.query('ANALYZE TABLE chats, chat_members, chat_messages, chat_words');
  } finally {
    await connection.end();
  }
}
