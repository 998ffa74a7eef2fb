import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { MESSAGES, ON_MESSAGE, Person, until } from '../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { ROLE_CODES } from '../../../schema/accounts';

/* Each field and event of a group, tried by each kind of person. */

type Who = 'member' | 'stranger' | 'former' | 'administrator' | 'disabled';
const PEOPLE: Who[] = ['member', 'stranger', 'former', 'administrator', 'disabled'];

let server: TestServer;
let people: Record<Who, Person>;
let owner: Person;
let chatId: string;
let messageId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await Person.on(server);
  const made = await Promise.all(
    PEOPLE.map((who) => Person.on(server, who === 'administrator' ? { roleCode: ROLE_CODES.ADMIN } : {})),
  );
  people = Object.fromEntries(PEOPLE.map((who, index) => [who, made[index]!])) as typeof people;
  chatId = await owner.group(people.member, people.former, people.disabled);
  messageId = (await owner.send(chatId, 'Between us')).id;
});
afterAll(() => server.close());

const events = {
  'messageReceived of all': [ON_MESSAGE],
  'messageReceived of the chat': [ON_MESSAGE, 'chat'],
  notificationReceived: ['subscription { notificationReceived { count } }'],
  chatChanged: ['subscription { chatChanged { chatId chat { id } } }'],
  'chatRead of all': ['subscription { chatRead { id } }'],
  'chatRead of the chat': ['subscription ($chatId: ID) { chatRead(chatId: $chatId) { id } }', 'chat'],
  'typingReceived of all': ['subscription { typingReceived { chatId } }'],
  'typingReceived of the chat': [
    'subscription ($chatId: ID) { typingReceived(chatId: $chatId) { chatId } }',
    'chat',
  ],
} as const;

test('strangers and former members receive nothing, even on sockets that were open before', async () => {
  const received: Record<string, any[]> = {};
  const open: { close(): unknown }[] = [];
  for (const who of PEOPLE) {
    for (const [event, [query, ofChat]] of Object.entries(events)) {
      const listener = await people[who].listen(query, ofChat && { chatId });
      received[`${event}: ${who}`] = listener.received;
      open.push(listener);
    }
    const socket = io(server.url, { auth: { token: people[who].visitor.accessToken }, forceNew: true });
    const frames: any[] = (received[`received message: ${who}`] = []);
    socket.on('received message', (message) => frames.push(message));
    await until(() => socket.connected);
    open.push({ close: () => socket.disconnect() });
  }
  await owner.do('removeChatMember', { chatId, userId: people.former.id });
  const admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  await admin.visitor.graphql(
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }',
    {
      input: { email: people.disabled.user.email, active: false },
    },
  );
  await pause(300);
  // Sockets of strangers were refused with an error, and the removed member received its removal.
  for (const answers of Object.values(received)) answers.length = 0;

  await owner.send(chatId, 'Who hears this?');
  await owner.do('renameGroupChat', { chatId, name: 'Another name' });
  await owner.visitor.graphql('mutation ($input: TypingInput!) { sendTyping(input: $input) }', {
    input: { chatId },
  });
  await people.member.send(chatId, 'I do');
  await owner.do('markChatRead', { chatId });
  await until(() =>
    [...Object.keys(events), 'received message'].every((event) => received[`${event}: member`]!.length),
  );
  await pause(200);
  const others = Object.entries(received).filter(
    ([name, answers]) => !/: member$/.test(name) && answers.length,
  );
  expect(others).toEqual([]);
  for (const { close } of open) await close();
  await owner.send(chatId, 'Not read yet');
}, 60_000);

const only = (member: string, others: string, disabled = 'UNAUTHENTICATED'): Record<Who, string> => ({
  member,
  stranger: others,
  former: others,
  administrator: others,
  disabled,
});
const done = (field: string) => (person: Person) =>
  person.do(field, { chatId, ...MORE[field] }, '').then(outcome);
const MORE: Record<string, object> = {
  muteChat: { muted: false },
  archiveChat: { archived: false },
  sendMessage: { content: 'Hello', clientMessageId: 'table' },
  renameGroupChat: { name: 'Mine' },
};
const outcome = (answer: any): string => answer.errors?.[0].extensions.code ?? answer.__typename;
const read = async (person: Person, query: string, pick: (data: any) => unknown) => {
  const { data, errors } = await person.visitor.graphql(query, { id: chatId, before: null });
  return errors?.[0]!.extensions.code ?? (pick(data) ? 'seen' : 'hidden');
};

const actions: Record<string, [(person: Person) => Promise<string>, Record<Who, string>]> = {
  chat: [(person) => read(person, MESSAGES, ({ chat }) => chat), only('seen', 'hidden')],
  chats: [
    (person) => read(person, '{ chats { items { id } } }', ({ chats }) => chats.items.length),
    only('seen', 'hidden'),
  ],
  notifications: [
    (person) => read(person, '{ notifications { count } }', ({ notifications }) => notifications.length),
    only('seen', 'hidden'),
  ],
  'messages after one': [
    (person) =>
      read(
        person,
        `query ($id: ID!) { chat(id: $id) { messages(after: "${messageId}") { items { id } } } }`,
        ({ chat }) => chat?.messages.items.length,
      ),
    only('seen', 'hidden'),
  ],
  'messages by their words': [
    (person) =>
      read(
        person,
        '{ messages(text: "hears this") { items { content } } }',
        ({ messages }) => messages.items.length,
      ),
    only('seen', 'hidden'),
  ],
  'messages before a found one': [
    (person) =>
      read(
        person,
        `{ messages(text: "who", before: "${messageId}") { items { id } } }`,
        ({ messages }) => messages,
      ),
    only('seen', 'BAD_USER_INPUT'),
  ],
  'messages around one': [
    (person) =>
      read(
        person,
        `query ($id: ID!) { chat(id: $id) { messages(around: "${messageId}") { items { id } } } }`,
        ({ chat }) => chat?.messages.items.length,
      ),
    only('seen', 'hidden'),
  ],
  sendMessage: [done('sendMessage'), only('Message', 'ChatRefused')],
  markChatRead: [done('markChatRead'), only('Chat', 'ChatRefused')],
  muteChat: [done('muteChat'), only('Chat', 'ChatRefused')],
  archiveChat: [done('archiveChat'), only('Chat', 'ChatRefused')],
  renameGroupChat: [done('renameGroupChat'), only('ChatRefused', 'ChatRefused')],
  leaveChat: [
    async (person) => (person === people.member ? 'LeftChat' : done('leaveChat')(person)),
    only('LeftChat', 'ChatRefused'),
  ],
};

test.each(Object.entries(actions))('%s is for members alone', async (_name, [act, wanted]) => {
  const found: Partial<Record<Who, string>> = {};
  for (const who of PEOPLE) found[who] = await act(people[who]);
  expect(found).toEqual(wanted);
});
