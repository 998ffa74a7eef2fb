import { screen } from '@testing-library/react';
import { guest, visit } from '../../test/visit';
import { ChatsLink } from './ChatsLink';
import { ChatBell } from './ChatBell';

const notification = {
  __typename: 'Notification' as const,
  count: 1,
  chat: { __typename: 'Chat', id: 'a', name: 'Ada' },
};

/** Opens a page with the link, with or without the bell, while one chat has an unread message. */
const open = (page: React.ReactElement) =>
  visit({
    at: '/',
    viewer: guest,
    routes: [{ path: '*', element: page }],
    answers: {
      Notifications: () => ({
        notifications: [notification],
      }),
      NotificationReceived: () => ({ notificationReceived: notification }),
      NotificationRead: () => ({ chatChanged: { __typename: 'ChatChange', chatId: 'none', chat: null } }),
    },
  });

test('the link shows the number of chats that the bell has asked for', async () => {
  await open(
    <>
      <ChatsLink />
      <ChatBell />
    </>,
  );
  expect(await screen.findByRole('link', { name: /^Chats, 1/ })).toBeVisible();
});

test('the link asks for nothing before the bell, which also subscribes', async () => {
  const { asked } = await open(<ChatsLink />);
  expect(screen.getByRole('link', { name: 'Chats' })).toBeVisible();
  expect(asked).toEqual([]);
});
