import { setTimeout as pause } from 'node:timers/promises';
import { ON_MESSAGE, Person, until } from '../../test/chatHelpers';
import { leaveTeams, makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { repo, transaction } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { newStaffMember, StaffMember } from '../hotels/staff.entity';
import { publishViewerChanged } from '../users/sessions/device.service';
import { TeamMember } from '../users/teams/teamMember.entity';
import { User } from '../users/user.entity';

const { FINANCE, FRONT_DESK, HOUSEKEEPING, MANAGER, OWNER, REVENUE } = HotelDuty;

let server: TestServer;
let guests: Guests;
let hotel: Hotel;
let guest: Person;
let bookingId: string;
let chatId: string;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  hotel = await makeHotel();
  await makeTeamMember([hotel], FRONT_DESK);
  ({ guest, bookingId, chatId } = await guestOf(hotel));
});

const person = async (user: User) => Person.of(user, await server.as(user));
const desk = async (...duties: HotelDuty[]) => person(await makeTeamMember([hotel], ...duties));
/** A guest of the hotel who has opened the chat about the booking and written. */
async function guestOf(booked: Hotel) {
  const user = await makeUser();
  const one = await person(user);
  const made = await guests.withBooking({ hotel: booked, of: one.visitor });
  const { id } = await one.do('openBookingChat', { bookingId: made.bookingId });
  await one.send(id, 'Is there a lift?');
  return { guest: one, bookingId: made.bookingId, chatId: id as string };
}
const LISTS = `query ($id: ID!) { chats { total items { id unreadCount } } notifications { chat { id } count }
  found: messages(text: "lift") { items { chat { id } } } chat(id: $id) { members { id } messages { items { content } } } }`;
const lists = async ({ visitor }: { visitor: Visitor }, id = chatId) =>
  (await visitor.graphql(LISTS, { id })).data;
const NOTHING = {
  chats: { total: 0, items: [] },
  notifications: [],
  found: { items: [] },
  chat: null,
};
/** Leaves all teams, as the service that ends a membership does it. */
async function leave(one: Person) {
  await leaveTeams(one.user as User);
  publishViewerChanged(one.id);
}

test('the front desk, managers and owners read, find and answer the chats of their hotel', async () => {
  for (const duty of [FRONT_DESK, MANAGER, OWNER]) {
    const member = await desk(duty);
    const { chats, found, chat } = await lists(member);
    expect(chats).toMatchObject({ total: 1, items: [{ id: chatId, unreadCount: 0 }] });
    expect(found.items).toEqual([{ chat: { id: chatId } }]);
    expect(chat.messages.items[0].content).toBe('Is there a lift?');
    expect(chat.members).toContainEqual({ id: member.id });
    expect(await member.send(chatId, 'There is.')).toMatchObject({ __typename: 'Message' });
    await guest.send(chatId, 'Thank you.');
    expect((await lists(member)).notifications).toEqual([{ chat: { id: chatId }, count: 1 }]);
  }
});

test('other duties, other hotels and people without a team read and write nothing', async () => {
  const strangers = [
    ...(await Promise.all([FINANCE, HOUSEKEEPING, REVENUE].map(async (duty) => desk(duty)))),
    await person(await makeTeamMember([await makeHotel()], OWNER)),
    await person(await makeTeamMember([])),
    await Person.on(server),
  ];
  for (const stranger of strangers) {
    expect(await lists(stranger)).toEqual(NOTHING);
    expect(await stranger.send(chatId, 'Hello')).toMatchObject({ __typename: 'ChatRefused' });
    expect(await stranger.do('openBookingChat', { bookingId })).not.toHaveProperty('id');
    const { state, received } = await stranger.listen(ON_MESSAGE, { chatId });
    await until(() => received.length > 0 || state.errors !== undefined);
    expect(received).not.toContainEqual(expect.objectContaining({ content: expect.anything() }));
  }
});

test('who leaves the team is out of its chats at once, also on open sockets and with old memberships', async () => {
  const member = await desk(FRONT_DESK);
  await member.send(chatId, 'There is.');
  const [all, one] = [await member.listen(ON_MESSAGE), await member.listen(ON_MESSAGE, { chatId })];
  await guest.send(chatId, 'Good.');
  await until(() => all.received.length === 1 && one.received.length === 1);
  await leave(member);
  await until(() => all.state.errors !== undefined && one.state.errors !== undefined);
  const again = await member.listen(ON_MESSAGE);
  await guest.send(chatId, 'Who hears this?');
  await pause(200);
  expect(again.received).toEqual([]);
  await again.close();
  expect(await lists(member)).toEqual(NOTHING);
  expect(await member.send(chatId, 'Still here')).toMatchObject({ __typename: 'ChatRefused' });
  const { chat } = await lists(guest);
  expect(chat.members).not.toContainEqual({ id: member.id });
  expect(chat.messages.items).toContainEqual({ content: 'There is.' });
});

test('another duty, and one at a second hotel, counts from the next request on', async () => {
  const [other, third] = [await makeHotel(), await makeHotel()];
  await makeTeamMember([third], OWNER);
  const theirs = await guestOf(third);
  const user = await makeTeamMember([hotel, other], FRONT_DESK);
  const member = await person(user);
  expect((await lists(member)).chats.total).toBe(1);
  const set = (duties: HotelDuty[]) =>
    transaction(() => repo(TeamMember).update({ userId: user.id, hotelId: hotel.id }, { duties }));
  await set([FINANCE]);
  expect(await lists(member)).toEqual(NOTHING);
  await set([MANAGER]);
  expect((await lists(member)).chats.total).toBe(1);
  expect((await lists(member, theirs.chatId)).chat).toBeNull();
});

test('the staff of the page who were in a chat are in it by their duty once they are on the team', async () => {
  const quiet = await makeHotel();
  const user = await makeUser();
  await transaction(() =>
    repo(StaffMember).insert(newStaffMember({ hotelId: quiet.id, userId: user.id, isManager: true })),
  );
  const { chatId: staffed } = await guestOf(quiet);
  const staff = await person(user);
  expect((await lists(staff, staffed)).chat.members).toHaveLength(2);
  const hired = await person(await makeTeamMember([quiet], FRONT_DESK));
  expect((await lists(hired, staffed)).chat.members).toHaveLength(3);
});

test('administrators join a chat and read it while they are administrators', async () => {
  const admin = await person(await makeUser('ADMIN'));
  expect(await lists(admin)).toEqual(NOTHING);
  expect(await admin.do('openBookingChat', { bookingId })).toMatchObject({ id: chatId });
  expect((await lists(admin)).chats.total).toBe(1);
  expect((await lists(guest)).chat.members).toContainEqual({ id: admin.id });
  await transaction(() => repo(User).update({ id: admin.id }, { roleCode: 2010 }));
  expect(await lists(admin)).toEqual(NOTHING);
});

test('the front desk stays in its chats: it neither leaves nor is removed', async () => {
  const [one, other] = [await desk(FRONT_DESK), await desk(FRONT_DESK)];
  await lists(one);
  await lists(other);
  expect(await one.do('leaveChat', { chatId }, '')).toMatchObject({
    message: 'The front desk of the hotel stays in this chat. Mute it instead.',
  });
  expect((await lists(one)).chats.total).toBe(1);
});

test('two requests of a new member at once join each chat once', async () => {
  const member = await desk(FRONT_DESK);
  const found = await Promise.all(Array.from({ length: 6 }, () => lists(member)));
  for (const { chats } of found) expect(chats.total).toBe(1);
  expect((await lists(member)).chat.members.filter(({ id }: User) => id === member.id)).toHaveLength(1);
});

test('the front desk finds guests of its hotel by the reference, and groups them without an invitation', async () => {
  const member = await desk(FRONT_DESK);
  const { data } = await guest.visitor.graphql(`{ booking(id: "${bookingId}") { reference } }`);
  const find = async ({ visitor }: Person) =>
    (
      await visitor.graphql('query ($text: String) { chatPartners(text: $text) { id } }', {
        text: data.booking.reference,
      })
    ).data.chatPartners;
  expect(await find(member)).toEqual([{ id: guest.id }]);
  const stranger = await person(await makeTeamMember([await makeHotel()], FRONT_DESK));
  expect(await find(stranger)).toEqual([]);
  const colleague = await desk(HOUSEKEEPING);
  const members = async (creator: Person, others: Person[]) => {
    const input = { name: 'Stay', memberIds: others.map(({ id }) => id) };
    return (await creator.do('createGroupChat', input, '... on Chat { members { id } }')).members.length;
  };
  expect(await members(member, [guest, colleague])).toBe(3);
  expect(await members(guest, [member])).toBe(2);
  expect(await members(stranger, [guest])).toBe(1);
  expect(await members(guest, [colleague])).toBe(1);
});
