import { setTimeout as pause } from 'node:timers/promises';
import { MESSAGES, ON_MESSAGE, Person, until } from '../../test/chatHelpers';
import { makeHotel, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer } from '../../test/testServer';
import { ROLE_CODES } from '../../../schema/accounts';
import { repo, transaction } from '../database/transaction';
import { StaffMember, newStaffMember } from '../hotels/staff.entity';

/* The rights of a stranger, an administrator, a former member and a disabled member in a chat. */

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

const read = async (person: Person, id: string) =>
  (await person.visitor.graphql(MESSAGES, { id })).data?.chat;

test('a stranger and an administrator cannot read, write or subscribe to a chat', async () => {
  const chatId = await ann.open(ben);
  await ann.send(chatId, 'Between us');
  const admin = await server.as(await makeUser('ADMIN'));
  expect((await admin.graphql(MESSAGES, { id: chatId })).data.chat).toBeNull();
  expect(await read(cleo, chatId)).toBeNull();
  expect(await cleo.send(chatId, 'Me too')).toMatchObject({ __typename: 'ChatRefused' });
  const { state, received, close } = await cleo.listen(ON_MESSAGE, { chatId });
  await until(() => state.isOver);
  expect(received).toMatchObject([{ errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
  await close();
});

test('a removed member receives nothing more on an open socket, and cannot read', async () => {
  const chatId = await ann.group(ben, cleo);
  const [all, one, other] = await Promise.all([
    ben.listen(ON_MESSAGE),
    ben.listen(ON_MESSAGE, { chatId }),
    cleo.listen(ON_MESSAGE, { chatId }),
  ]);
  const changes = await ben.listen('subscription { chatChanged { chatId chat { id } } }');
  await ann.send(chatId, 'With Ben');
  await until(() => [all, one, other].every(({ received }) => received.length === 1));
  await ann.do('removeChatMember', { chatId, userId: ben.id });
  await ann.send(chatId, 'Without Ben');
  await until(() => other.received.length === 2 && one.state.isOver && changes.received.length > 0);
  await pause(100);
  expect([all.received.length, one.received.length]).toEqual([1, 1]);
  expect(changes.received).toEqual([{ chatId, chat: null }]);
  expect(await read(ben, chatId)).toBeNull();
  expect(await ben.send(chatId, 'Still here')).toMatchObject({ __typename: 'ChatRefused' });
  await ann.do('addChatMembers', { chatId, userIds: [ben.id] });
  await ben.do('acceptChatInvitation', { chatId });
  await ann.send(chatId, 'With Ben again');
  await until(() => all.received.length === 2);
  expect(all.received[1].content).toBe('With Ben again');
  for (const { close } of [all, one, other, changes]) await close();
});

test('a disabled member is disconnected, and cannot read', async () => {
  const chatId = await ann.open(ben);
  const { received, client } = await ben.listen(ON_MESSAGE);
  const closed = new Promise<number>((resolve) =>
    client.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  const admin = await server.as(await makeUser('ADMIN'));
  await admin.graphql('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }', {
    input: { email: ben.user.email, active: false },
  });
  expect(await closed).toBe(4205);
  await ann.send(chatId, 'Hello?');
  expect((await ben.visitor.graphql(MESSAGES, { id: chatId })).errors![0]!.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(received).toEqual([]);
});

test('only the administrator of a group changes it', async () => {
  const chatId = await ann.group(ben);
  const refused = { __typename: 'ChatRefused', message: 'Only the administrator of the group may do this.' };
  expect(await ben.do('renameGroupChat', { chatId, name: 'Mine' })).toEqual(refused);
  expect(await ben.do('addChatMembers', { chatId, userIds: [cleo.id] })).toEqual(refused);
  expect(await ben.do('removeChatMember', { chatId, userId: ann.id })).toEqual(refused);
  expect(await ben.do('changeGroupAdmin', { chatId, userId: ben.id })).toEqual(refused);
  await ann.do('changeGroupAdmin', { chatId, userId: ben.id });
  expect(await ben.do('renameGroupChat', { chatId, name: 'Mine' })).toMatchObject({ name: 'Mine' });
  expect(await ann.do('renameGroupChat', { chatId, name: 'No' })).toEqual(refused);
});

test('a group continues without its administrator, and ends with its last member', async () => {
  const chatId = await ann.group(ben, cleo);
  const left = '... on LeftChat { chatId }';
  expect(await ann.do('leaveChat', { chatId }, left)).toEqual({ __typename: 'LeftChat', chatId });
  expect(await read(ann, chatId)).toBeNull();
  const admins = [ben, cleo].map(
    async (person) =>
      (await person.visitor.graphql('query ($id: ID!) { chat(id: $id) { viewerIsAdmin } }', { id: chatId }))
        .data.chat.viewerIsAdmin,
  );
  expect((await Promise.all(admins)).filter(Boolean)).toHaveLength(1);
  await ben.do('leaveChat', { chatId }, left);
  await cleo.do('leaveChat', { chatId }, left);
  expect(await server.database.query('SELECT id FROM chats WHERE id = ?', [chatId])).toEqual([]);
});

test('two people cannot leave their chat', async () => {
  const chatId = await ann.open(ben);
  expect(await ann.do('leaveChat', { chatId }, '')).toMatchObject({ __typename: 'ChatRefused' });
  expect(await ann.do('renameGroupChat', { chatId, name: 'Us' })).toMatchObject({
    __typename: 'ChatRefused',
  });
});

test('a deleted account leaves its groups, and its messages remain without its name', async () => {
  const [pair, group] = [await ann.open(ben), await ann.group(ben)];
  await ann.send(pair, 'Good bye');
  const { data } = await ann.visitor.graphql('{ myData }');
  expect(JSON.parse(data.myData).chats).toMatchObject({ messages: [{ content: 'Good bye' }] });
  await ann.visitor.graphql('mutation { deleteAccount(input: {}) { __typename } }');
  expect(await read(ben, pair)).toMatchObject({
    name: 'Deleted user',
    messages: { items: [{ content: 'Good bye', sentBy: { name: 'Deleted user' } }] },
  });
  expect(await ben.send(pair, 'Hello?')).toMatchObject({ message: 'This person has deleted their account.' });
  expect((await read(ben, group)).name).toBe('Trip');
  expect(await ben.do('renameGroupChat', { chatId: group, name: 'Mine' })).toMatchObject({ name: 'Mine' });
});

test("a guest and the hotel's staff talk about a booking, and an administrator joins", async () => {
  const hotel = await makeHotel({ name: 'The Mill' });
  const guests = new Guests(server);
  const { bookingId } = await guests.withBooking({ hotel, of: ann.visitor });
  await transaction(() =>
    repo(StaffMember).insert(newStaffMember({ hotelId: hotel.id, userId: ben.id, isManager: true })),
  );
  const chat = '... on Chat { id name members { id } booking { id } }';
  const opened = await ann.do('openBookingChat', { bookingId }, chat);
  expect(opened).toMatchObject({
    name: 'The Mill',
    members: [{ id: ann.id }, { id: ben.id }],
    booking: { id: bookingId },
  });
  expect(await cleo.do('openBookingChat', { bookingId }, chat)).toMatchObject({ __typename: 'ChatRefused' });
  const admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  expect(await admin.do('openBookingChat', { bookingId }, chat)).toMatchObject({ id: opened.id });
  expect((await read(ann, opened.id)).name).toBe('The Mill');
  expect(await admin.send(opened.id, 'Welcome')).toMatchObject({ __typename: 'Message' });
});
