import { setTimeout as pause } from 'node:timers/promises';
import { ROLE_CODES } from '../../../../schema/accounts';
import { MESSAGES, ON_MESSAGE, Person, until } from '../../../test/chatHelpers';
import { makeHotel, makeUser } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { StaffMember, newStaffMember } from '../../hotels/staff.entity';

/* People who do not know each other are invited to a group, and become members when they accept. */

const INVITATIONS = '{ chatInvitations { chatId name memberCount invitedBy { name } } }';
const GROUP = '... on Chat { id members { id } invited { id } }';

let server: TestServer;
let ann: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ann = await Person.on(server, { name: 'Ann Abel' });
  [ben, cleo] = [await Person.on(server), await Person.on(server)];
});
afterAll(() => server.close());

const make = (person: Person, ...others: Person[]) =>
  person.do('createGroupChat', { name: 'Refund', memberIds: others.map(({ id }) => id) }, GROUP);
const invitationsOf = async (person: Person): Promise<any[]> =>
  (await person.visitor.graphql(INVITATIONS)).data.chatInvitations;
const chatsOf = async (person: Person): Promise<string[]> =>
  (await person.visitor.graphql('{ chats { items { id } } }')).data.chats.items.map((chat: any) => chat.id);
const ids = (people: { id: string }[]) => people.map(({ id }) => id);
/** Lets the two people write to each other. */
async function meet(one: Person, other: Person): Promise<void> {
  const chatId = await one.open(other);
  await one.send(chatId, 'Hello');
  await other.send(chatId, 'Hello');
}

test('a group of a stranger is no chat until its invitation is accepted', async () => {
  const notified = await ben.listen('subscription { notificationReceived { count } }');
  const messages = await ben.listen(ON_MESSAGE);
  const group = await make(ann, ben);
  expect(group).toMatchObject({ members: [{ id: ann.id }], invited: [{ id: ben.id }] });
  await ann.send(group.id, 'Call this number');
  expect(await invitationsOf(ben)).toEqual([
    { chatId: group.id, name: 'Refund', memberCount: 1, invitedBy: { name: 'Ann Abel' } },
  ]);
  expect(await chatsOf(ben)).toEqual([]);
  expect((await ben.visitor.graphql(MESSAGES, { id: group.id })).data.chat).toBeNull();
  expect(await ben.send(group.id, 'Who are you?')).toMatchObject({ __typename: 'ChatRefused' });
  expect((await ben.visitor.graphql('{ notifications { count } }')).data.notifications).toEqual([]);
  await pause(200);
  expect([...notified.received, ...messages.received]).toEqual([]);

  const accepted = await ben.do('acceptChatInvitation', { chatId: group.id }, GROUP);
  expect(accepted).toMatchObject({ members: [{ id: ann.id }, { id: ben.id }], invited: [] });
  expect(await invitationsOf(ben)).toEqual([]);
  expect(await chatsOf(ben)).toEqual([group.id]);
  await ann.send(group.id, 'Welcome');
  await until(() => messages.received.length === 1 && notified.received.length === 1);
  expect(messages.received[0].content).toBe('Welcome');
  expect(await ben.do('acceptChatInvitation', { chatId: group.id })).toMatchObject({
    message: 'This invitation no longer exists.',
  });
  await Promise.all([notified.close(), messages.close()]);
});

test('declining an invitation removes it for the invited person only, and prevents another one', async () => {
  const { id: chatId } = await make(ann, ben);
  expect(await ben.do('declineChatInvitation', { chatId }, '')).toEqual({
    __typename: 'DeclinedChatInvitation',
  });
  const again = await ann.do('addChatMembers', { chatId, userIds: [ben.id] }, GROUP);
  expect(again).toMatchObject({ members: [{ id: ann.id }], invited: [{ id: ben.id }] });
  await ann.do('removeChatMember', { chatId, userId: ben.id });
  await ann.do('addChatMembers', { chatId, userIds: [ben.id] });
  expect(await invitationsOf(ben)).toEqual([]);
  for (const field of ['acceptChatInvitation', 'declineChatInvitation'])
    expect(await ben.do(field, { chatId }, '')).toMatchObject({ __typename: 'ChatRefused' });
});

test('people who have written to each other become members at once, others are invited', async () => {
  await meet(ann, ben);
  await ann.send(await ann.open(cleo), 'Hello, stranger');
  const group = await make(ann, ben, cleo);
  expect(ids(group.members)).toEqual([ann.id, ben.id]);
  expect(ids(group.invited)).toEqual([cleo.id]);
  await cleo.send(await cleo.open(ann), 'Hello');
  const added = await ann.do('addChatMembers', { chatId: group.id, userIds: [cleo.id] }, GROUP);
  expect(ids(added.members)).toEqual([ann.id, ben.id, cleo.id]);
  expect(added.invited).toEqual([]);
  expect(await invitationsOf(cleo)).toEqual([]);
});

test('the staff of a booked hotel and its guest add each other, and staff of another hotel cannot', async () => {
  const [hotel, other] = [await makeHotel(), await makeHotel()];
  const guests = new Guests(server);
  const { bookingId } = await guests.withBooking({ hotel, of: ann.visitor });
  await transaction(() =>
    repo(StaffMember).insert([
      newStaffMember({ hotelId: hotel.id, userId: ben.id, isManager: true }),
      newStaffMember({ hotelId: other.id, userId: cleo.id, isManager: true }),
    ]),
  );
  expect(ids((await make(ann, ben, cleo)).members)).toEqual([ann.id, ben.id]);
  expect(ids((await make(ben, ann)).members)).toEqual([ben.id, ann.id]);
  expect(ids((await make(cleo, ann)).members)).toEqual([cleo.id]);
  await ann.visitor.graphql(
    'mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }',
    { input: { bookingId } },
  );
  expect(ids((await make(ann, ben)).members)).toEqual([ann.id]);
});

test('an administrator adds anybody', async () => {
  const admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  expect(ids((await make(admin, ann, ben)).members)).toEqual([admin.id, ann.id, ben.id]);
});

test('open sockets receive new and ended invitations', async () => {
  const { received, close } = await ben.listen(
    'subscription { chatInvitationsChanged { name invitedBy { name } } }',
  );
  const members = await ann.listen('subscription { chatChanged { chat { members { id } invited { id } } } }');
  const { id: chatId } = await make(ann, ben);
  await until(() => received.length === 1);
  expect(received[0]).toEqual([{ name: 'Refund', invitedBy: { name: 'Ann Abel' } }]);
  await ann.do('removeChatMember', { chatId, userId: ben.id });
  await until(() => received.length === 2);
  expect(received[1]).toEqual([]);
  await ann.do('addChatMembers', { chatId, userIds: [ben.id] });
  await ben.do('acceptChatInvitation', { chatId });
  await until(() => received.length === 4 && members.received.at(-1).chat.members.length === 2);
  expect(received.slice(2)).toEqual([[{ name: 'Refund', invitedBy: { name: 'Ann Abel' } }], []]);
  await Promise.all([close(), members.close()]);
});

test('an invitation ends with a block, with the account of its sender, and with the group', async () => {
  const invited = async () => (await invitationsOf(ben)).length;
  await make(ann, ben);
  const { id: chatId } = await make(cleo, ben);
  expect(await invited()).toBe(2);
  await ben.do('blockUser', { userId: ann.id, blocked: true }, '');
  expect(await invited()).toBe(1);
  expect(await make(ann, ben)).toMatchObject({ __typename: 'ChatRefused' });
  const { received, close } = await ben.listen('subscription { chatInvitationsChanged { id } }');
  await cleo.do('leaveChat', { chatId }, '');
  await until(() => received.length === 1);
  expect(received[0]).toEqual([]);
  const dora = await Person.on(server);
  await make(dora, ben);
  expect(await invited()).toBe(1);
  await dora.visitor.graphql('mutation { deleteAccount(input: {}) { __typename } }');
  expect(await invited()).toBe(0);
  await close();
});

test('the data export contains invitations, and whether the person has declined', async () => {
  const { id: chatReference } = await make(ann, ben);
  await ben.do('declineChatInvitation', { chatId: chatReference }, '');
  const read = async (person: Person) =>
    JSON.parse((await person.visitor.graphql('{ myData }')).data.myData).chats.invitations;
  const invitedAt = expect.any(String);
  expect(await read(ann)).toEqual([{ chatReference, isOwn: true, invitedAt }]);
  expect(await read(ben)).toEqual([{ chatReference, isOwn: false, isDeclined: true, invitedAt }]);
});

test('members and invited people together number at most 250', async () => {
  const { id: chatId } = await make(ann, ben);
  const people: string[] = [];
  while (people.length < 249) people.push((await makeUser()).id);
  for (let from = 0; from < 200; from += 50)
    await ann.do('addChatMembers', { chatId, userIds: people.slice(from, from + 50) });
  const { errors } = await ann.do('addChatMembers', { chatId, userIds: people.slice(200) });
  expect(errors[0].message).toBe('A group can have at most 250 members.');
  const last = await ann.do('addChatMembers', { chatId, userIds: people.slice(200, 248) }, GROUP);
  expect(last.invited).toHaveLength(249);
});
