import { io, type Socket } from 'socket.io-client';
import { MESSAGES, ON_MESSAGE, Person, until } from '../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { NOWHERE, rest } from './testing/client';

/* Chats as existing clients see them: the routes, and the events at /socket.io. */

let server: TestServer;
let ann: Person;
let ben: Person;
let cleo: Person;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ann = await Person.on(server, { name: 'Ann Abel' });
  ben = await Person.on(server, { name: 'Ben Bell' });
  cleo = await Person.on(server);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

const call = (person: Person, method: string, address: string, body?: object) =>
  rest(person.visitor, method, address, body);
const open = async (person: Person, other: Person): Promise<string> =>
  (await call(person, 'POST', '/chats', { chatPartner_Id: other.id })).body._id;

/** Connects an existing client and sends its first event. */
async function connect(person: Person, options: object = { auth: { token: person.visitor.accessToken } }) {
  const socket = io(server.url, { reconnection: false, ...options });
  sockets.push(socket);
  const client = { socket, messages: [] as any[], online: [] as any[], error: '' };
  socket.on('received message', (message) => client.messages.push(message));
  socket.on('send online users', (users) => client.online.push(users));
  socket.on('connect_error', ({ message }) => (client.error = message));
  await until(() => socket.connected || client.error !== '');
  socket.emit('Update online users', person.id);
  socket.emit('join chat room', { newRoom: '', oldRoom: '' });
  return client;
}

test('a chat is opened once, and listed with its last message', async () => {
  const first = await call(ann, 'POST', '/chats', { chatPartner_Id: ben.id });
  expect(first).toMatchObject({ status: 201, body: { chatName: 'chatPartner', groupChat: false } });
  expect(first.body.members.map((user: any) => user._id).sort()).toEqual([ann.id, ben.id].sort());
  expect(first.body.members.map((user: any) => user.name).sort()).toEqual(['Ann Abel', 'Ben Bell']);
  const again = await call(ben, 'POST', '/chats', { chatPartner_Id: ann.id });
  expect(again).toMatchObject({ status: 200, body: { _id: first.body._id } });
  const sent = await call(ann, 'POST', '/messages', { messageContent: 'Hello', chatInfo: first.body._id });
  expect(sent).toMatchObject({
    status: 201,
    body: {
      messageContent: 'Hello',
      sentBy: { _id: ann.id, name: 'Ann Abel' },
      chatInfo: { _id: first.body._id },
      createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
    },
  });
  const { body } = await call(ben, 'GET', '/chats');
  expect(body).toMatchObject([
    { _id: first.body._id, lastMessage: { _id: sent.body._id, sentBy: { _id: ann.id } } },
  ]);
});

test.each([
  ['no partner', {}, 400, 'Chat partner not sent'],
  ['an unknown partner', { chatPartner_Id: NOWHERE }, 404, 'Intended chat partner not in database'],
])('opening a chat with %s is refused', async (_what, body, status, message) => {
  expect(await call(ann, 'POST', '/chats', body)).toMatchObject({ status, body: { message } });
});

test('a chat with oneself and an empty message are refused', async () => {
  expect(await call(ann, 'POST', '/chats', { chatPartner_Id: ann.id })).toMatchObject({
    status: 400,
    body: { message: 'You cannot be your chat partner' },
  });
  expect(await call(ann, 'POST', '/messages', { chatInfo: await open(ann, ben) })).toMatchObject({
    status: 400,
    body: { message: 'Provide both the chatInfo and the messageContent' },
  });
});

test('only members read messages, and reading marks them as read', async () => {
  const chatId = await open(ann, ben);
  await ann.send(chatId, 'One');
  await ann.send(chatId, 'Two');
  const { body } = await call(ben, 'GET', `/messages/${chatId}`);
  expect(body.map((message: any) => message.messageContent)).toEqual(['One', 'Two']);
  expect((await ben.visitor.graphql(MESSAGES, { id: chatId })).data.chat.unreadCount).toBe(0);
  expect((await call(cleo, 'GET', `/messages/${chatId}`)).status).toBe(404);
});

test('a group is created and renamed, its members are added and removed, its admin is changed, and members leave', async () => {
  const made = await call(ann, 'POST', '/chats/groupchat', { groupMembers: [ben.id], groupName: 'Trip' });
  expect(made).toMatchObject({
    status: 201,
    body: { chatName: 'Trip', groupChat: true, groupAdmin: ann.id },
  });
  const chat_id = made.body._id;
  // People get no events of a group of people they do not know until they accept it.
  expect(made.body.members).toHaveLength(1);
  expect((await call(ben, 'GET', '/chats')).body).toEqual([]);
  await ben.do('acceptChatInvitation', { chatId: chat_id });
  expect((await call(ben, 'GET', '/chats')).body).toMatchObject([{ _id: chat_id, chatName: 'Trip' }]);
  const pair = await open(ann, cleo);
  for (const one of [ann, cleo])
    await call(one, 'POST', '/messages', { messageContent: 'Hello', chatInfo: pair });
  expect((await call(ben, 'PATCH', '/chats/renamegroup', { chat_id, groupName: 'Mine' })).status).toBe(403);
  const renamed = await call(ann, 'PATCH', '/chats/renamegroup', { chat_id, groupName: 'Lisbon' });
  expect(renamed.body.chatName).toBe('Lisbon');
  const added = await call(ann, 'PATCH', '/chats/addmember', { chat_id, member_Id: cleo.id });
  expect(added.body.members).toHaveLength(3);
  const removed = await call(ann, 'PATCH', '/chats/removemember', { chat_id, member_Id: cleo.id });
  expect(removed.body.members).toHaveLength(2);
  const handed = await call(ann, 'PATCH', '/chats/changeadmin', { chat_id, newAdmin: ben.id });
  expect(handed.body.groupAdmin).toBe(ben.id);
  expect((await call(ann, 'PATCH', '/chats/leavegroup', { chat_id })).status).toBe(204);
  expect((await call(ben, 'GET', `/chats/${chat_id}`)).body.members).toHaveLength(1);
  expect((await call(ann, 'GET', `/chats/${chat_id}`)).status).toBe(404);
});

test("an existing client and a new one each receive the other's message once", async () => {
  const chatId = await open(ann, ben);
  const old = await connect(ann);
  const { received, close } = await ben.listen(ON_MESSAGE);
  const { body } = await call(ann, 'POST', '/messages', { messageContent: 'From the old', chatInfo: chatId });
  old.socket.emit('new message', body);
  await ben.send(chatId, 'From the new');
  await until(() => old.messages.length === 1 && received.length === 2);
  expect(old.messages[0]).toMatchObject({
    messageContent: 'From the new',
    chatInfo: { _id: chatId, members: [{ _id: expect.any(String) }, { _id: expect.any(String) }] },
    sentBy: { _id: ben.id },
  });
  expect(received.map(({ content }) => content)).toEqual(['From the old', 'From the new']);
  await close();
});

test('existing clients and new ones both receive who is online', async () => {
  const { received, close } = await cleo.listen('subscription { onlineUsersChanged { id } }');
  const [one, other] = [await connect(ann), await connect(ben)];
  const sees = (list: any[] | undefined, key: string, id: string) =>
    (list ?? []).some((user) => user[key] === id);
  await until(
    () => sees(one.online.at(-1), 'user_id', ben.id) && sees(other.online.at(-1), 'user_id', cleo.id),
  );
  await until(() => sees(received.at(-1), 'id', ann.id));
  expect(sees(one.online.at(-1), 'user_id', ann.id)).toBe(false);
  await close();
});

test('a client signs in with its token or its session cookie, but not from another site', async () => {
  await ann.visitor.signIn(ann.user.username);
  expect((await connect(ann, {})).error).toBe('Please sign in first.');
  expect((await connect(ann, { auth: { token: 'x' } })).error).toBe('Please sign in first.');
  const { cookie } = ann.visitor;
  expect((await connect(ann, { extraHeaders: { cookie } })).error).toBe('');
  const foreign = { extraHeaders: { cookie, origin: 'https://elsewhere.example' } };
  expect((await connect(ann, foreign)).error).toBe('xhr poll error');
});

test('removed members and people who signed out receive no further events', async () => {
  const chatId = await ann.group(ben, cleo);
  const [removed, signedOut] = [await connect(ben), await connect(cleo)];
  await ann.do('removeChatMember', { chatId, userId: ben.id });
  await cleo.visitor.graphql('mutation { signOut }');
  await until(() => signedOut.socket.disconnected);
  await ann.send(chatId, 'Only us');
  const pair = await ann.open(ben);
  await ann.send(pair, 'Sorry');
  await until(() => removed.messages.length === 1);
  expect(removed.messages[0].messageContent).toBe('Sorry');
  expect(signedOut.messages).toEqual([]);
});

test('what happened to a group reaches existing clients neither as messages nor as events', async () => {
  const chatId = await ann.group(ben);
  const client = await connect(ben);
  await ann.do('renameGroupChat', { chatId, name: 'Long trip' });
  await ann.send(chatId, 'Where to?');
  await until(() => client.messages.length > 0);
  const { body } = await call(ben, 'GET', `/messages/${chatId}`);
  expect(body).toHaveLength(1);
  expect(client.messages).toEqual([expect.objectContaining({ messageContent: 'Where to?' })]);
  expect(client.messages[0]).toMatchObject({ _id: body[0]._id, chatInfo: { chatName: 'Long trip' } });
});
