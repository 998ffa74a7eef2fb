import { screen, waitFor, within } from '@testing-library/react';
import { chat, message, openChats } from '../../test/chats';
import { seen } from '../../test/seen';

const lists: Record<string, ReturnType<typeof chat>[]> = {
  INBOX: [chat()],
  UNREAD: [],
  HOTELS: [chat({ id: 'desk', name: 'The Lampwright', isGroup: true, partner: null, hotelId: 'hotel1' })],
  PEOPLE: [chat()],
  ARCHIVED: [chat({ id: 'old', name: 'Summer journey', isGroup: true, partner: null, archived: true })],
};
const filtered = {
  ChatList: ({ filter }: { filter: string }) => ({
    chats: { __typename: 'ChatList', total: lists[filter]!.length, items: lists[filter]! },
  }),
};
const filters = () => within(screen.getByRole('group', { name: 'Show' }));

test('the list is filtered, by the address too, and the open chat stays open', async () => {
  const { user, address } = await openChats('/realtimechat?chat=chat1&show=archived', filtered);
  expect(await screen.findByRole('button', { name: /^Summer journey/ })).toBeVisible();
  expect(filters().getByRole('button', { name: 'Archived' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(filters().getByRole('button', { name: 'Hotels' }));
  expect(await screen.findByRole('button', { name: /^The Lampwright/ })).toBeVisible();
  expect(address()).toBe('/realtimechat?chat=chat1&show=hotels');
  expect(screen.getByRole('heading', { name: 'Tomás Ferreira' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^The Lampwright/ }));
  expect(address()).toBe('/realtimechat?chat=desk&show=hotels');
  await user.click(filters().getByRole('button', { name: 'All' }));
  expect(address()).toBe('/realtimechat?chat=desk');
});

test('a filter without chats says so', async () => {
  const { user } = await openChats('/realtimechat', filtered);
  await user.click(await screen.findByRole('button', { name: 'Unread' }));
  await seen(() => screen.getByText('No unread chats'));
});

test('a chat is archived from its menu and returned by the bar below its header', async () => {
  const { user, asked } = await openChats('/realtimechat?chat=chat1', {
    ArchiveChat: ({ input: { archived } }) => ({
      archiveChat: { __typename: 'Chat', id: 'chat1', archived },
    }),
  });
  const row = () => screen.queryByRole('button', { name: /^Tomás Ferreira/ });
  const options = await screen.findByRole('button', { name: 'Options for Tomás Ferreira' });
  expect(row()).toBeVisible();
  await user.click(options);
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await seen(() => screen.getByText('This chat is archived. The next message returns it to your list.'));
  expect(row()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message to Tomás Ferreira' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unarchive' }));
  await waitFor(() => expect(row()).toBeVisible());
  expect(screen.queryByText(/^This chat is archived/)).toBeNull();
  expect(options).toHaveFocus();
  const sent = asked.filter(({ name }) => name === 'ArchiveChat').map(({ variables }) => variables.input);
  expect(sent).toEqual([
    { chatId: 'chat1', archived: true },
    { chatId: 'chat1', archived: false },
  ]);
});

test('a message of a chat that is further down in the list than what is loaded adds the chat', async () => {
  const far = chat({ id: 'far', name: 'Aiko Tanabe', unreadCount: 1 });
  await openChats('/realtimechat', {
    MessageReceived: () => ({
      messageReceived: message(9, { chat: { __typename: 'Chat', id: 'far' } }),
    }),
    ListedChat: () => ({ chat: far }),
  });
  const row = await screen.findByRole('button', { name: /^Aiko Tanabe/ });
  expect(row).toHaveTextContent('1 unread');
});
