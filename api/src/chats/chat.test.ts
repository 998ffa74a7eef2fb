import { ROLE_CODES } from '../../../schema/accounts';
import { MESSAGES, OPEN, Person, SEND, until, ON_MESSAGE } from '../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
let ann: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await Person.on(server, { name: 'Ann Abel' });
  ben = await Person.on(server, { name: 'Ben Bell' });
  cleo = await Person.on(server, { name: 'Cleo Cole' });
});
afterAll(() => server.close());

const opened = async (person: Person, other: Person) =>
  (await person.visitor.graphql(OPEN, { input: { userId: other.id } })).data.openChat;
const read = async (person: Person, id: string, before?: string) =>
  (await person.visitor.graphql(MESSAGES, { id, before })).data.chat;

test('two people have one chat, which shows each the name of the other', async () => {
  const chat = await opened(ann, ben);
  expect(chat).toMatchObject({ __typename: 'Chat', name: 'Ben Bell' });
  expect(chat.members.map((user: { id: string }) => user.id).sort()).toEqual([ann.id, ben.id].sort());
  expect(await opened(ben, ann)).toMatchObject({ id: chat.id, name: 'Ann Abel' });
});

test('concurrent calls open one chat', async () => {
  const [one, other] = [await Person.on(server), await Person.on(server)];
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one.open(other) : other.open(one))),
  );
  expect(new Set(ids).size).toBe(1);
});

test('a chat with oneself, an unknown person or a disabled person is refused', async () => {
  const gone = await Person.on(server, { active: false });
  expect(await opened(ann, ann)).toEqual({
    __typename: 'ChatRefused',
    message: 'You cannot be your chat partner',
  });
  expect(await opened(ann, gone)).toMatchObject({ __typename: 'ChatRefused' });
});

test('a message reaches both, on all their sockets, once', async () => {
  const chatId = await ann.open(cleo);
  const listeners = await Promise.all([
    cleo.listen(ON_MESSAGE),
    cleo.listen(ON_MESSAGE, { chatId }),
    ann.listen(ON_MESSAGE, { chatId }),
    ben.listen(ON_MESSAGE),
  ]);
  const sent = await ann.send(chatId, '  Is the room quiet? <b>Thanks</b> ');
  expect(sent).toMatchObject({ content: 'Is the room quiet? <b>Thanks</b>', sentBy: { id: ann.id } });
  await until(() => listeners.slice(0, 3).every(({ received }) => received.length > 0));
  for (const { received } of listeners.slice(0, 3))
    expect(received).toEqual([
      { id: sent.id, content: sent.content, sentBy: { id: ann.id, name: 'Ann Abel' }, chat: { id: chatId } },
    ]);
  expect(listeners[3]!.received).toEqual([]);
  for (const { close } of listeners) await close();
});

test('a message that is sent again is stored and delivered once', async () => {
  const chatId = await ann.open(cleo);
  const { received, close } = await cleo.listen(ON_MESSAGE, { chatId });
  const sent = await Promise.all([1, 2, 3].map(() => ann.send(chatId, 'Once', 'the-same')));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await ann.send(chatId, 'Twice');
  await until(() => received.length >= 2);
  expect(received.map(({ content }) => content)).toEqual(['Once', 'Twice']);
  await close();
});

test('messages are listed by pages backwards, and after the last known one', async () => {
  const chatId = await ann.group(ben);
  for (let number = 1; number <= 40; number++) await ann.send(chatId, `Message ${number}`);
  const last = await read(ben, chatId);
  expect(last.messages.items.map((one: any) => one.content)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Message ${index + 11}`),
  );
  expect(last.messages.hasEarlier).toBe(true);
  const first = await read(ben, chatId, last.messages.items[0].id);
  expect(first.messages.items).toHaveLength(10);
  expect(first.messages.hasEarlier).toBe(false);
  const { data } = await ben.visitor.graphql(
    'query ($id: ID!, $after: ID) { chat(id: $id) { messages(after: $after, limit: 100) { hasLater items { content } } } }',
    { id: chatId, after: last.messages.items[27].id },
  );
  expect(data.chat.messages).toEqual({
    hasLater: false,
    items: [{ content: 'Message 39' }, { content: 'Message 40' }],
  });
});

test('unread messages are counted until they are read, and sent as a notification', async () => {
  const chatId = await ann.open(ben);
  const { received, close } = await ben.listen(
    'subscription { notificationReceived { chat { id name } count } }',
  );
  await ann.send(chatId, 'One');
  await ann.send(chatId, 'Two');
  await until(() => received.length === 2);
  expect(received[1]).toEqual({ chat: { id: chatId, name: 'Ann Abel' }, count: 2 });
  const { data } = await ben.visitor.graphql(
    '{ notifications { count chat { id } } chats { total items { unreadCount } } }',
  );
  expect(data.notifications[0]).toEqual({ count: 2, chat: { id: chatId } });
  expect(data.chats.items[0]).toEqual({ unreadCount: 2 });
  expect(await ben.do('markChatRead', { chatId }, '... on Chat { unreadCount }')).toMatchObject({
    unreadCount: 0,
  });
  expect((await read(ann, chatId)).unreadCount).toBe(0);
  await ben.do('muteChat', { chatId, muted: true });
  await ann.send(chatId, 'Three');
  await ben.do('muteChat', { chatId, muted: false });
  await ann.send(chatId, 'Four');
  await until(() => received.length === 3);
  expect(received[2].count).toBe(2);
  await close();
});

test('the sender receives how far the others have read, and who is typing', async () => {
  const chatId = await ann.open(ben);
  const reading = await ann.listen(
    'subscription ($chatId: ID) { chatRead(chatId: $chatId) { lastReadNumber user { id } } }',
    { chatId },
  );
  const typing = await ann.listen('subscription { typingReceived { chatId user { name } } }');
  const { number } = await ann.send(chatId, 'Here?');
  await ben.do('markChatRead', { chatId });
  await ben.visitor.graphql('mutation ($input: TypingInput!) { sendTyping(input: $input) }', {
    input: { chatId },
  });
  await until(() => reading.received.length === 1 && typing.received.length === 1);
  expect(reading.received[0]).toEqual({ lastReadNumber: number, user: { id: ben.id } });
  expect(typing.received[0]).toEqual({ chatId, user: { name: 'Ben Bell' } });
  await Promise.all([reading.close(), typing.close()]);
});

test('a blocked person cannot send messages to the person who blocked them', async () => {
  const [one, other] = [await Person.on(server), await Person.on(server)];
  const chatId = await one.open(other);
  await one.do('blockUser', { userId: other.id, blocked: true }, '... on User { id }');
  expect(await other.send(chatId, 'Hello')).toMatchObject({ __typename: 'ChatRefused' });
  expect(await one.send(chatId, 'Hello')).toMatchObject({
    message: 'You have blocked this person. Unblock them first.',
  });
  expect(await other.do('createGroupChat', { name: 'Us', memberIds: [one.id] })).toMatchObject({
    __typename: 'ChatRefused',
  });
  await one.do('blockUser', { userId: other.id, blocked: false }, '... on User { id }');
  expect(await other.send(chatId, 'Hello')).toMatchObject({ __typename: 'Message' });
});

test.each([
  ['an empty text', ' ', 'm'],
  ['4,001 characters', 'x'.repeat(4001), 'm'],
  ['a NUL', 'a\0b', 'm'],
  ['no id', 'Hello', ''],
  ['a long id', 'Hello', 'x'.repeat(65)],
])('a message with %s is refused', async (_what, content, clientMessageId) => {
  const chatId = await ann.open(ben);
  const { errors } = await ann.visitor.graphql(SEND, { input: { chatId, content, clientMessageId } });
  expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
});

test('partners are found by the beginnings of their names, and only name and photo are returned', async () => {
  const find = async (text: string) =>
    (
      await ann.visitor.graphql(
        'query ($text: String) { chatPartners(text: $text) { name email username } }',
        { text },
      )
    ).data.chatPartners;
  expect(await find('cole cl')).toEqual([{ name: 'Cleo Cole', email: null, username: null }]);
  expect(await find('ann abel')).toEqual([]);
  expect(await find(cleo.user.email)).toEqual([]);
});

test('people to chat with are found by two letters, 20 at most, and never listed in full', async () => {
  for (let made = 0; made < 25; made++) await Person.on(server, { name: `Ottilie ${made} Ox` });
  const find = async (person: Person, variables: object) => {
    const { data, errors } = await person.visitor.graphql(
      'query ($text: String, $limit: Int) { chatPartners(text: $text, limit: $limit) { name } }',
      variables as never,
    );
    return errors?.[0]!.message ?? data.chatPartners.map(({ name }: { name: string }) => name);
  };
  const [alone, dora] = [await Person.on(server), await Person.on(server, { name: 'Dora Dent' })];
  expect(await find(dora, { text: 'ot', limit: 100 })).toHaveLength(20);
  for (const text of ['o', 'o o', '*', '--'])
    expect(await find(dora, { text })).toBe('Type at least 2 letters of the name.');
  expect(await find(alone, {})).toEqual([]);
  await alone.group(ben);
  await alone.open(cleo);
  await dora.open(alone);
  expect(await find(alone, { text: ' ' })).toEqual(['Dora Dent', 'Cleo Cole']);
  const admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  expect(await find(admin, { text: 'o', limit: 100 })).toHaveLength(25);
  expect((await find(admin, { limit: 100 })).length).toBeGreaterThan(25);
});
