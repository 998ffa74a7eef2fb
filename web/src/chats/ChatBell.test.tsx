import { screen, waitFor } from '@testing-library/react';
import { guest, visit } from '../../test/visit';
import { ChatBell } from './ChatBell';

const notification = (id: string, name: string, count: number) => ({
  __typename: 'Notification' as const,
  count,
  chat: { __typename: 'Chat', id, name },
});

/** Opens a page while a message arrives in the second of two chats with notifications. */
const open = (at: string) =>
  visit({
    at,
    viewer: guest,
    routes: [{ path: '*', element: <ChatBell /> }],
    answers: {
      Notifications: () => ({ notifications: [notification('a', 'Ada', 1), notification('b', 'Ben', 1)] }),
      NotificationReceived: () => ({ notificationReceived: notification('b', 'Ben', 2) }),
      NotificationRead: () => ({ chatChanged: { __typename: 'ChatChange', chatId: 'none', chat: null } }),
    },
  });
const names = () =>
  screen
    .getAllByRole('menuitem')
    .map(({ textContent }) => /^(Ada|Ben)(\d)/.exec(textContent)?.slice(1).join(' '));

test('a message of a chat that is not open moves its one notification to the front', async () => {
  const { user } = await open('/');
  await user.click(await screen.findByRole('button', { name: /^Notifications, 2 chats/ }));
  await waitFor(() => expect(names()).toEqual(['Ben 2', 'Ada 1', undefined]));
  expect(screen.getAllByRole('menuitem')[0]).toHaveAttribute('href', '/realtimechat?chat=b');
});

test.each([
  ['the open chat', '/realtimechat?chat=b'],
  ['the open chat beside a filtered list', '/realtimechat?chat=b&show=hotels'],
])('a message of %s makes no notification', async (_chat, at) => {
  const { user } = await open(at);
  await user.click(await screen.findByRole('button', { name: /^Notifications, 2 chats/ }));
  expect(names()).toEqual(['Ada 1', 'Ben 1', undefined]);
});
