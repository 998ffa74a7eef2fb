import { Person } from '../../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { newId } from '../../database/columns';
import { repo, transaction } from '../../database/transaction';
import { Chat, newChat } from '../chat.entity';
import { insertMembers } from '../members.service';
import { ChatWord } from './chatWord.entity';
import { Message, newMessage } from '../messages/message.entity';
import { insertWords, writeMissingWords } from './messageWords.service';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, ben] = [await Person.on(server), await Person.on(server)];
});

const FIND = `query ($text: String!, $chatId: ID, $before: ID, $limit: Int) { messages(text: $text, chatId: $chatId, before: $before, limit: $limit) {
  hasEarlier items { id content chat { id name } sentBy { name } } } }`;

const find = async (person: Person, text: string, more: object = {}) => {
  const { data, errors } = await person.visitor.graphql(FIND, { text, ...more });
  expect(errors).toBeUndefined();
  return data.messages;
};
const texts = async (person: Person, text: string): Promise<string[]> =>
  (await find(person, text)).items.map(({ content }: { content: string }) => content);

/** A chat of a person with `count` messages, one a second until now, inserted without events. */
async function makeChat(person: Person, count: number, textOf: (number: number) => string): Promise<string> {
  const id = newId();
  const end = Date.now();
  await transaction(async () => {
    const chat = newChat({
      id,
      isGroup: true,
      groupName: 'Long',
      messageCount: count,
      updatedAt: new Date(end),
    });
    await repo(Chat).insert(chat);
    await insertMembers(chat, [person.id], { adminId: person.id });
    const messages = Array.from({ length: count }, (_, index) =>
      newMessage({
        chatId: id,
        number: index + 1,
        sentById: person.id,
        content: textOf(index + 1),
        clientMessageId: `c${index}`,
        sentAt: new Date(end - (count - index) * 1000),
        wordsVersion: 1,
      }),
    );
    for (let from = 0; from < count; from += 200) {
      const some = messages.slice(from, from + 200);
      await repo(Message).insert(some);
      await insertWords(some);
    }
  });
  return id;
}

test('messages are found by the beginnings of all words, ignoring case and accents, newest first', async () => {
  const chatId = await ann.open(ben);
  await ann.send(chatId, 'Is the sauna open at NIGHT?');
  await ben.send(chatId, 'The Säuna closes at midnight.');
  await ben.send(chatId, 'See https://hotel.example/sauna-plan or write to desk@hotel.example');
  await ben.send(chatId, 'Nothing of that kind');
  expect(await texts(ann, 'sauna')).toEqual([
    'See https://hotel.example/sauna-plan or write to desk@hotel.example',
    'The Säuna closes at midnight.',
    'Is the sauna open at NIGHT?',
  ]);
  expect(await texts(ann, 'SAU nig')).toEqual(['Is the sauna open at NIGHT?']);
  expect(await texts(ann, 'desk@hotel')).toHaveLength(1);
  expect(await texts(ann, 'una')).toEqual([]);
  expect(await texts(ann, 'sauna breakfast')).toEqual([]);
  expect(await texts(ann, ' ?! ')).toEqual([]);
});

test('texts without spaces are found by any part', async () => {
  const chatId = await ann.open(ben);
  const sent = [
    '我们明天想预订一个安静的房间',
    '京都駅の近くのホテルです。コーヒーは9時まで',
    'โรงแรมมีที่จอดรถไหมครับ',
    '한국 호텔',
  ];
  for (const text of sent) await ann.send(chatId, text);
  for (const text of ['预订', '订一个', '房', '间', '安静的房'])
    expect(await texts(ann, text)).toEqual([sent[0]]);
  for (const text of ['京都', '駅', 'ホテル', 'テル', 'コーヒー9'])
    expect(await texts(ann, text)).toEqual([sent[1]]);
  for (const text of ['โรงแรม', 'จอดรถ', 'ครับ']) expect(await texts(ann, text)).toEqual([sent[2]]);
  expect(await texts(ann, '호텔')).toEqual([sent[3]]);
  for (const text of ['房东', '東京', 'สนามบิน']) expect(await texts(ann, text)).toEqual([]);
});

test('messages of an instance that writes no words are found after the job has run', async () => {
  const chatId = await ann.open(ben);
  await ann.send(chatId, 'From an older instance');
  await transaction(async () => {
    await repo(ChatWord).delete({ chatId });
    await repo(Message).update({ chatId }, { wordsVersion: 0 });
  });
  expect(await texts(ann, 'older')).toEqual([]);
  await Promise.all([writeMissingWords(), writeMissingWords()]);
  expect(await texts(ann, 'older inst')).toEqual(['From an older instance']);
  expect(await repo(Message).countBy({ wordsVersion: 0 })).toBe(0);
});

test('a picture is found by its description', async () => {
  const chatId = await ann.open(ben);
  await ann.send(chatId, 'Look');
  const [message] = await repo(Message).findBy({ chatId });
  await transaction(async () => {
    await repo(Message).update({ id: message!.id }, { photoAlt: 'A turquoise door' });
    await insertWords([{ ...message!, photoAlt: 'A turquoise door' }]);
  });
  expect(await texts(ann, 'turq door')).toEqual(['Look']);
});

test('too many words, and a page after a message of other people, are refused', async () => {
  const ask = async (variables: Record<string, unknown>) =>
    (await ann.visitor.graphql(FIND, variables)).errors?.[0]?.extensions.code;
  expect(await ask({ text: 'a b c d e f' })).toBe('BAD_USER_INPUT');
  const cleo = await Person.on(server);
  const { id: before } = await cleo.send(await cleo.open(ben), 'Hello');
  expect(await ask({ text: 'hello', before })).toBe('BAD_USER_INPUT');
  expect(await ask({ text: 'hello', before: 'nothing' })).toBe('BAD_USER_INPUT');
});

test("only messages of the viewer's present chats are found", async () => {
  const cleo = await Person.on(server);
  const group = await ann.group(ben, cleo);
  await ann.send(group, 'A secret of the group');
  await ann.send(await ann.open(ben), 'A secret of two');
  expect(await texts(ann, 'secret')).toEqual(['A secret of two', 'A secret of the group']);
  expect(await texts(cleo, 'secret')).toEqual(['A secret of the group']);
  await ann.do('removeChatMember', { chatId: group, userId: cleo.id });
  await ann.send(group, 'Another secret');
  expect(await texts(cleo, 'secret')).toEqual([]);
  await ben.do('leaveChat', { chatId: group }, '... on LeftChat { chatId }');
  expect(await texts(ben, 'secret')).toEqual(['A secret of two']);
  await ann.do('addChatMembers', { chatId: group, userIds: [cleo.id] });
  expect(await texts(cleo, 'secret')).toEqual([]);
  await cleo.do('acceptChatInvitation', { chatId: group });
  // As in the chat itself, a new member finds messages written before they joined.
  expect(await texts(cleo, 'secret')).toEqual(['Another secret', 'A secret of the group']);
  await ann.do('blockUser', { userId: ben.id, blocked: true }, '... on User { id }');
  expect(await texts(ann, 'of two')).toEqual(['A secret of two']);
});

test('members can search a single chat', async () => {
  const [pair, group] = [await ann.open(ben), await ann.group(ben)];
  await ann.send(pair, 'A door of two');
  const { id: sent } = await ann.send(group, 'A door of the group');
  const textsIn = async (person: Person, chatId: string, more: object = {}) =>
    (await find(person, 'door', { chatId, ...more })).items.map((one: { content: string }) => one.content);
  expect(await textsIn(ann, pair)).toEqual(['A door of two']);
  expect(await textsIn(ben, group)).toEqual(['A door of the group']);
  expect(await textsIn(ben, group, { before: sent })).toEqual([]);
  expect(await textsIn(await Person.on(server), group)).toEqual([]);
  expect(await textsIn(ann, 'nothing')).toEqual([]);
});

test('pages continue over several chats, and each message appears once', async () => {
  const chats = [await ann.open(ben), await ann.group(ben), await ann.group(ben)];
  const sent: string[] = [];
  for (let number = 1; number <= 9; number++) {
    await ann.send(chats[number % 3]!, `Number ${number}`);
    sent.unshift(`Number ${number}`);
  }
  const read: string[] = [];
  for (let before: string | undefined, isMore = true; isMore;) {
    const page = await find(ann, 'num', { before, limit: 4 });
    read.push(...page.items.map(({ content }: { content: string }) => content));
    before = page.items.at(-1).id;
    isMore = page.hasEarlier;
  }
  expect(read).toEqual(sent);
});

test('frequent words are found in a long chat: alone, together, and with a rare word', async () => {
  await makeChat(ann, 5600, (number) => `Every message ${number === 3 ? 'unusual' : 'alike'}`);
  await makeChat(ann, 2, (number) => `Every short ${number}`);
  const [newest] = (await find(ann, 'every', { limit: 1 })).items;
  expect(newest.content).toMatch(/^Every/);
  const page = await find(ann, 'every mess', { limit: 3 });
  expect(page).toMatchObject({ hasEarlier: true });
  expect(new Set(page.items.map(({ id }: { id: string }) => id)).size).toBe(3);
  expect(await texts(ann, 'message every unus')).toEqual(['Every message unusual']);
  expect(await texts(ann, 'every short')).toEqual(['Every short 2', 'Every short 1']);
}, 60_000);

test('a found message is listed with its neighbours', async () => {
  const chatId = await makeChat(ann, 100, (number) => `Message ${number}`);
  const around = async (number: number, limit = 10) => {
    const { id } = await repo(Message).findOneByOrFail({ chatId, number });
    const { data } = await ann.visitor.graphql(
      'query ($id: ID!, $around: ID, $limit: Int) { chat(id: $id) { messages(around: $around, limit: $limit) { hasEarlier hasLater items { number } } } }',
      { id: chatId, around: id, limit },
    );
    const { items, ...edges } = data.chat.messages;
    return { first: items[0].number, last: items.at(-1).number, ...edges };
  };
  expect(await around(50)).toEqual({ first: 45, last: 54, hasEarlier: true, hasLater: true });
  expect(await around(2)).toEqual({ first: 1, last: 10, hasEarlier: false, hasLater: true });
  expect(await around(100)).toEqual({ first: 95, last: 100, hasEarlier: true, hasLater: false });
  expect(await around(7, 1)).toEqual({ first: 7, last: 7, hasEarlier: true, hasLater: true });
});

test('a group and its words are deleted with its last member', async () => {
  const chatId = await makeChat(ann, 3, () => 'Words that stay');
  const count = async (): Promise<number> =>
    (await repo(Chat).query('SELECT 1 FROM chat_words WHERE chatId = ?', [chatId])).length;
  expect(await count()).toBe(9);
  await ann.do('leaveChat', { chatId }, '... on LeftChat { chatId }');
  expect(await count()).toBe(0);
});
