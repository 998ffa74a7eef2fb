import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import WebSocket from 'ws';
import { ON_MESSAGE, Person, until } from '../../test/chatHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { listenersAmong, push } from '../chats/delivery/listeners';
import { Message } from '../chats/messages/message.entity';
import { publish } from '../core/events';
import { repo, transaction } from '../database/transaction';
import { User } from '../users/user.entity';

/* Limits of hostile, slow and outdated sockets, both of existing clients and of GraphQL. */

let server: TestServer;
let ann: Person;
let ben: Person;
const sockets: Socket[] = [];
const start = async (settings: Record<string, string> = {}) => {
  server = await startTestServer(settings);
  [ann, ben] = [await Person.on(server), await Person.on(server)];
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.close();
});

function open(options: object): Socket {
  const socket = io(server.url, { reconnection: false, forceNew: true, ...options });
  sockets.push(socket);
  return socket;
}
async function connect(person: Person, options: object = {}): Promise<Socket> {
  const socket = open({ auth: { token: person.visitor.accessToken }, ...options });
  await once(socket as never, 'connect');
  return socket;
}
const refusal = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect_error', ({ message }) => resolve(message));
    socket.once('connect', () => resolve('connected'));
  });
const ended = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)));

test.each(['polling', 'websocket'])('a page of another site opens no socket by %s', async (transport) => {
  await start();
  const foreign = {
    transports: [transport],
    extraHeaders: { origin: 'https://elsewhere.example' },
    auth: { token: ann.visitor.accessToken },
  };
  expect(await refusal(open(foreign))).toMatch(/^(xhr poll|websocket) error$/);
  expect(await refusal(open({ ...foreign, extraHeaders: { origin: server.url } }))).toBe('connected');
});

test('a page of another site opens no socket of GraphQL', async () => {
  await start();
  const connecting = (origin: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        origin,
      });
      socket.once('open', () => resolve('open'));
      socket.once('error', ({ message }) => resolve(message));
    });
  expect(await connecting('https://elsewhere.example')).toContain('403');
  expect(await connecting('null')).toContain('403');
  expect(await connecting(server.url)).toBe('open');
});

test('a message of more than 64 kB, and more than 100 messages at once, end the connection', async () => {
  await start();
  const large = await connect(ann, { transports: ['websocket'] });
  const isOver = ended(large);
  large.emit('new message', 'x'.repeat(70_000));
  expect(await isOver).toMatch(/^transport/);

  const busy = await connect(ann, { transports: ['websocket'] });
  const isEnded = ended(busy);
  for (let count = 0; count < 150; count++) busy.emit('join chat room', {});
  expect(await isEnded).toMatch(/^transport/);

  const quiet = await connect(ann);
  for (let count = 0; count < 50; count++) quiet.emit('join chat room', {});
  const chatId = await ben.open(ann);
  const received = once(quiet as never, 'received message');
  await ben.send(chatId, 'Still there?');
  expect(await received).toMatchObject([{ messageContent: 'Still there?' }]);
});

test('a person has at most 20 sockets, of both kinds together', async () => {
  await start({ RATE_LIMITS: 'on' });
  const graphql = await ann.listen(ON_MESSAGE);
  for (let count = 1; count < 20; count++) await connect(ann, { transports: ['websocket'] });
  const tooMany = open({ auth: { token: ann.visitor.accessToken }, transports: ['websocket'] });
  expect(await ended(tooMany)).toBe('io server disconnect');
  await graphql.close();
});

test.each([
  ['in the handshake', (token: string) => ({ auth: { token } })],
  ['as a header', (token: string) => ({ extraHeaders: { authorization: `Bearer ${token}` } })],
  ['as the cookie of a session', (_token: string, cookie: string) => ({ extraHeaders: { cookie } })],
])(
  'a socket ends when the token expires that came %s, and the client connects again',
  async (_how, options) => {
    await start({ ACCESS_TOKEN_SECONDS: '2' });
    await ann.visitor.signIn(ann.user.username);
    const { accessToken, cookie } = ann.visitor;
    const socket = await connect(ann, { auth: {}, ...options(accessToken!, cookie!) });
    // Clients do not reconnect after 'io server disconnect'.
    expect(await ended(socket)).toBe('transport close');
  },
);

test('a socket of GraphQL ends when its token expires', async () => {
  await start({ ACCESS_TOKEN_SECONDS: '2' });
  const { client } = await ann.listen(ON_MESSAGE);
  const code = await new Promise((resolve) => client.on('closed', (event: any) => resolve(event.code)));
  expect(code).toBe(4205);
});

test('a disabled user is disconnected even if the instance learns of it only after an outage', async () => {
  await start();
  const chatId = await ann.open(ben);
  const [socket, staying] = [await connect(ben), await connect(ann)];
  const admin = await server.as(await makeUser('ADMIN'));
  const disable = (email: string) =>
    admin.graphql('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }', {
      input: { email, active: false },
    });
  const isOver = ended(socket);
  await disable(ben.user.email);
  expect(await isOver).toBe('transport close');
  expect(await refusal(open({ auth: { token: ben.visitor.accessToken } }))).toBe('Please sign in first.');

  const cleo = await Person.on(server);
  const [old, current] = [await connect(cleo), await cleo.listen(ON_MESSAGE)];
  const isOldOver = ended(old);
  const isOver2 = new Promise((resolve) => current.client.on('closed', resolve));
  // Writes as another instance does, without sending the event.
  await transaction(() => repo(User).update({ id: cleo.id }, { active: false }));
  await publish('eventsMissed', 'all', { since: new Date().toISOString() });
  await Promise.all([isOldOver, isOver2]);
  expect(staying.connected).toBe(true);
  await ann.send(chatId, 'Anybody?');
  expect(current.received).toEqual([]);
});

test('a client that does not read its events is disconnected before many of them are buffered', async () => {
  await start();
  const chatId = await ann.open(ben);
  const { id } = await ann.send(chatId, 'x'.repeat(4000));
  const message = await repo(Message).findOneByOrFail({ id });
  const slow = await connect(ben, { transports: ['websocket'] });
  let received = 0;
  slow.on('received message', () => (received += 1));
  await pause(100);
  const { _socket: connection } = (slow.io.engine.transport as any).ws;
  connection.pause();
  for (let count = 0; count < 9000; count++) push('message', [ben.id], chatId, message);
  await until(() => !listenersAmong('message', new Set([ben.id])).length);
  const isOver = ended(slow);
  connection.resume();
  expect(await isOver).toMatch(/^transport/);
  expect(received).toBeLessThan(9000);
});

test("a message's event is the same for every receiver", async () => {
  await start();
  const cleo = await Person.on(server);
  const chatId = await ann.group(ben, cleo);
  const received: any[] = [];
  for (const person of [ben, cleo])
    (await connect(person)).on('received message', (message) => received.push(message));
  await Promise.all([
    ann.send(chatId, 'One more'),
    ann.do('removeChatMember', { chatId, userId: ben.id }),
    ann.do('removeChatMember', { chatId, userId: cleo.id }),
  ]);
  await ann.do('addChatMembers', { chatId, userIds: [ben.id, cleo.id] });
  for (const person of [ben, cleo]) await person.do('acceptChatInvitation', { chatId });
  await ann.send(chatId, 'The last one');
  await until(() => received.filter((message) => message?.messageContent === 'The last one').length === 2);
  expect(received).not.toContain(null);
});
