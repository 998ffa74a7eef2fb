import { screen, waitFor, within } from '@testing-library/react';
import { openChats, tomas } from '../../test/chats';
import { seen } from '../../test/seen';

test('blocking asks first, shows in the chat that no messages are possible, and is undone there', async () => {
  let isBlocked = false;
  const { user, asked } = await openChats('/realtimechat?chat=chat1', {
    OnlineUsersChanged: () => ({ onlineUsersChanged: [tomas] }),
    BlockedUsers: () => ({ blockedUsers: isBlocked ? [tomas] : [] }),
    BlockUser: ({ input }) => {
      isBlocked = input.blocked;
      return { blockUser: { __typename: 'User' as const, id: tomas.id } };
    },
  });
  const options = await screen.findByRole('button', { name: 'Options for Tomás Ferreira' });
  const header = within(screen.getByRole('region', { name: 'Open chat' })).getByRole('banner');
  await seen(() => within(header).getByText('Online'));
  const ask = async () => {
    await user.click(options);
    await user.click(screen.getByRole('menuitem', { name: 'Block Tomás Ferreira' }));
    return screen.findByRole('dialog', { name: 'Block Tomás Ferreira?' });
  };

  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ name }) => name === 'BlockUser')).toBe(false);
  await user.click(within(await ask()).getByRole('button', { name: 'Block Tomás Ferreira' }));

  await seen(() => screen.getByText('You blocked Tomás Ferreira.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Message to Tomás Ferreira' })).toBeNull();
  expect(within(header).queryByText('Online')).toBeNull();
  expect(within(header).getByText('Blocked')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  const field = await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByText('You blocked Tomás Ferreira.')).toBeNull();
});
