import { Person, until } from '../../test/chatHelpers';
import { makeHotel, makeTeamMember } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await Person.on(server);
  ben = await Person.on(server);
});

const CHATS = 'query ($filter: ChatFilter) { chats(filter: $filter) { total items { id } } }';
const FILTERS = ['INBOX', 'UNREAD', 'HOTELS', 'PEOPLE', 'ARCHIVED', undefined];
const listed = async (person: Person, filter?: string): Promise<string[]> => {
  const { data } = await person.visitor.graphql(CHATS, { filter });
  expect(data.chats.total).toBe(data.chats.items.length);
  return data.chats.items.map(({ id }: { id: string }) => id);
};
/** The filters that list a chat of the person; 'undefined' is a list without one. */
const listsWith = async (person: Person, chatId: string) => {
  const found: unknown[] = [];
  for (const filter of FILTERS) if ((await listed(person, filter)).includes(chatId)) found.push(filter);
  return found;
};
const archive = (person: Person, chatId: string, archived = true) =>
  person.do('archiveChat', { chatId, archived }, '... on Chat { id archived }');

test('an archived chat leaves the inbox of one person, and the next message returns it', async () => {
  const chatId = await ann.open(ben);
  await ben.send(chatId, 'One');
  expect(await listsWith(ann, chatId)).toEqual(['INBOX', 'UNREAD', 'PEOPLE', undefined]);
  expect(await archive(ann, chatId)).toEqual({ __typename: 'Chat', id: chatId, archived: true });
  expect(await listsWith(ann, chatId)).toEqual(['ARCHIVED', undefined]);
  expect(await listsWith(ben, chatId)).toEqual(['INBOX', 'PEOPLE', undefined]);
  await ben.send(chatId, 'Two');
  expect(await listsWith(ann, chatId)).toEqual(['INBOX', 'UNREAD', 'PEOPLE', undefined]);
});

test('a chat without messages is archived and returned by hand', async () => {
  const chatId = await ann.open(ben);
  await archive(ann, chatId);
  expect(await listsWith(ann, chatId)).toEqual(['ARCHIVED', undefined]);
  expect(await archive(ann, chatId, false)).toMatchObject({ archived: false });
  expect(await listsWith(ann, chatId)).toEqual(['INBOX', 'PEOPLE', undefined]);
});

test('the other devices of the person are notified of the archived chat, nobody else is', async () => {
  const chatId = await ann.open(ben);
  const changes = 'subscription { chatChanged { chatId chat { archived } } }';
  const [own, others] = [await ann.listen(changes), await ben.listen(changes)];
  await archive(ann, chatId);
  await until(() => own.received.length > 0);
  expect(own.received).toEqual([{ chatId, chat: { archived: true } }]);
  expect(others.received).toEqual([]);
  for (const { close } of [own, others]) await close();
});

test('the front desk lists the chats with guests apart, and archives them each for themselves', async () => {
  const hotel = await makeHotel();
  const desk = async () => {
    const user = await makeTeamMember([hotel], HotelDuty.FRONT_DESK);
    return Person.of(user, await server.as(user));
  };
  const [one, other] = [await desk(), await desk()];
  const { bookingId } = await new Guests(server).withBooking({ hotel, of: ann.visitor });
  const { id: chatId } = await ann.do('openBookingChat', { bookingId });
  await ann.send(chatId, 'Is there a lift?');
  for (const person of [one, ann])
    expect((await listsWith(person, chatId)).filter((filter) => filter !== 'UNREAD')).toEqual([
      'INBOX',
      'HOTELS',
      undefined,
    ]);
  await archive(one, chatId);
  expect(await listsWith(one, chatId)).toEqual(['ARCHIVED', undefined]);
  expect(await listed(other, 'HOTELS')).toEqual([chatId]);
  const { data } = await one.visitor.graphql(`{ chat(id: "${chatId}") { hotelId hotel { id } } }`);
  expect(data.chat).toEqual({ hotelId: hotel.id, hotel: { id: hotel.id } });
});

test('/api/v1 lists archived chats as before', async () => {
  const chatId = await ann.open(ben);
  await archive(ann, chatId);
  const answer = await fetch(`${server.url}/api/v1/chats`, {
    headers: { authorization: `Bearer ${ann.visitor.accessToken}` },
  });
  expect(await answer.json()).toMatchObject([{ _id: chatId }]);
});
