import { startTestServer, type TestServer } from '../test/testServer';
import { seedDemo } from './seed.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
});
afterAll(() => server.close());

const CHATS = `{ chats { items { name isGroup unreadCount messageCount updatedAt hotelId booking { id hotel { id name } user { name } }
  members { name } lastMessage { number sentAt } messages { items { content sentBy { name } hotel { name } } } } }
  notifications { count } onlineUsers { id } }`;

test('the demonstration has chats about real stays, some of them unread, and shows nobody as online', async () => {
  const guest = await server.as();
  await guest.signIn('guest_demo');
  const { data, errors } = await guest.graphql(CHATS);
  expect(errors).toBeUndefined();
  const [staff, friends] = data.chats.items;
  expect(staff).toMatchObject({ isGroup: true, unreadCount: 2, name: staff.booking.hotel.name });
  expect([staff.hotelId, friends.hotelId]).toEqual([staff.booking.hotel.id, null]);
  expect(staff.members.map(({ name }: { name: string }) => name)).toEqual(['Samir Haddad', 'Greta Lindholm']);
  expect(friends).toMatchObject({ unreadCount: 1, messageCount: 5 });
  const [first] = friends.messages.items;
  expect(first.content).toContain(first.hotel.name);
  expect(data.notifications).toEqual([{ count: 2 }, { count: 1 }]);
  expect(data.onlineUsers).toEqual([]);
  for (const { messageCount, lastMessage, updatedAt, messages } of data.chats.items) {
    expect(lastMessage).toEqual({ number: messageCount, sentAt: updatedAt });
    expect(messages.items).toHaveLength(messageCount);
    expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
  }
});

test.each(['admin_demo', 'staff_demo', 'guest_two', 'guest_three'])('%s has chats', async (username) => {
  const person = await server.as();
  await person.signIn(username);
  const { data } = await person.graphql('{ chats { total } }');
  expect(data.chats.total).toBeGreaterThan(0);
});
