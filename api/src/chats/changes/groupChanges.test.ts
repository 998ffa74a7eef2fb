import { Person, until } from '../../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';

/* The lines in the history of a group: who was added or removed, who left, and who renamed it. */

const CHANGE = 'id kind afterNumber name by { id } user { id }';
const PAGE = `query ($id: ID!, $before: ID, $after: ID, $around: ID, $limit: Int) { chat(id: $id) {
  messages(before: $before, after: $after, around: $around, limit: $limit) { items { id number } changes { ${CHANGE} } } } }`;

let server: TestServer;
let ann: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [ann, ben, cleo] = [await Person.on(server), await Person.on(server), await Person.on(server)];
});
afterAll(() => server.close());

const pageOf = async (person: Person, id: string, more: object = {}) =>
  (await person.visitor.graphql(PAGE, { id, ...more })).data.chat.messages;
const kinds = ({ changes }: any): string[] =>
  changes.map(({ afterNumber, kind }: any) => `${afterNumber} ${kind}`);
/** Lets the two people write to each other. */
async function meet(one: Person, other: Person): Promise<void> {
  const chatId = await one.open(other);
  await one.send(chatId, 'Hello');
  await other.send(chatId, 'Hello');
}
/** A group whose messages are between changes of every kind; returns the ids of its four messages. */
async function makeHistory(): Promise<{ chatId: string; sent: string[] }> {
  await meet(ann, cleo);
  const chatId = await ann.group(ben);
  const sent = [(await ann.send(chatId, 'One')).id];
  await ann.do('addChatMembers', { chatId, userIds: [cleo.id] });
  await ann.do('renameGroupChat', { chatId, name: 'Long trip' });
  sent.push((await ann.send(chatId, 'Two')).id);
  await ann.do('removeChatMember', { chatId, userId: cleo.id });
  sent.push((await ann.send(chatId, 'Three')).id, (await ann.send(chatId, 'Four')).id);
  await ann.do('changeGroupAdmin', { chatId, userId: ben.id });
  await ann.do('leaveChat', { chatId }, '');
  return { chatId, sent };
}

test('the history of a group says who changed it, in order between its messages', async () => {
  const { chatId } = await makeHistory();
  const page = await pageOf(ben, chatId);
  expect(page.items.map(({ number }: any) => number)).toEqual([1, 2, 3, 4]);
  const [a, b, c] = [ann, ben, cleo].map(({ id }) => ({ id }));
  expect(page.changes.map(({ id: _id, ...change }: any) => change)).toEqual([
    { kind: 'CREATED', afterNumber: 0, name: 'Trip', by: a, user: null },
    { kind: 'JOINED', afterNumber: 0, name: null, by: b, user: null },
    { kind: 'ADDED', afterNumber: 1, name: null, by: a, user: c },
    { kind: 'RENAMED', afterNumber: 1, name: 'Long trip', by: a, user: null },
    { kind: 'REMOVED', afterNumber: 2, name: null, by: a, user: c },
    { kind: 'ADMIN_CHANGED', afterNumber: 4, name: null, by: a, user: b },
    { kind: 'LEFT', afterNumber: 4, name: null, by: a, user: null },
  ]);
});

test('each page of messages has the changes between them', async () => {
  const { chatId, sent } = await makeHistory();
  expect(kinds(await pageOf(ben, chatId, { limit: 2 }))).toEqual(['4 ADMIN_CHANGED', '4 LEFT']);
  expect(kinds(await pageOf(ben, chatId, { limit: 1, before: sent[2] }))).toEqual(['2 REMOVED']);
  expect(kinds(await pageOf(ben, chatId, { before: sent[1] }))).toEqual([
    '0 CREATED',
    '0 JOINED',
    '1 ADDED',
    '1 RENAMED',
  ]);
  expect(kinds(await pageOf(ben, chatId, { limit: 2, around: sent[2] }))).toEqual(['2 REMOVED']);
  // A client that reconnects also learns what happened after its last message.
  expect(kinds(await pageOf(ben, chatId, { after: sent[3] }))).toEqual(['4 ADMIN_CHANGED', '4 LEFT']);
  expect(await pageOf(ben, chatId, { before: sent[0] })).toMatchObject({ items: [] });
});

test('members see a change at once, and people who were removed see no later ones', async () => {
  await meet(ann, cleo);
  const chatId = await ann.group(ben, cleo);
  const query = `subscription { chatChanged { chatId chat { id } groupChanges { ${CHANGE} } } }`;
  const [watching, removed] = [await ben.listen(query), await cleo.listen(query)];
  await ann.do('removeChatMember', { chatId, userId: cleo.id });
  await ann.do('renameGroupChat', { chatId, name: 'Without you' });
  const seen = () => watching.received.flatMap(({ groupChanges }: any) => groupChanges);
  await until(() => seen().length === 2 && removed.received.length > 0);
  expect(seen()).toMatchObject([
    { kind: 'REMOVED', by: { id: ann.id }, user: { id: cleo.id } },
    { kind: 'RENAMED', name: 'Without you' },
  ]);
  expect(removed.received).toEqual([{ chatId, chat: null, groupChanges: [] }]);
  for (const { close } of [watching, removed]) await close();
});

test('giving a group the name that it has leaves no line, and the data export has those of a person', async () => {
  const chatId = await ann.group(ben);
  await ann.do('renameGroupChat', { chatId, name: 'Trip' });
  expect(kinds(await pageOf(ann, chatId))).toEqual(['0 CREATED', '0 JOINED']);
  const { data } = await ben.visitor.graphql('{ myData }');
  expect(JSON.parse(data.myData).chats.groupChanges).toEqual([
    expect.objectContaining({ kind: 'JOINED', isOwn: true }),
  ]);
});
