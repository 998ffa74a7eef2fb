import { screen, waitFor, within } from '@testing-library/react';
import { chat, openChats as open, tomas } from '../../test/chats';
import { seen } from '../../test/seen';

const invitation = {
  __typename: 'ChatInvitation' as const,
  id: 'i1',
  chatId: 'group1',
  name: 'Refund, www.example.com',
  memberCount: 3,
  invitedBy: tomas,
};
const group = chat({ id: 'group1', isGroup: true, name: 'Refund, www.example.com', partner: null });
const invited = {
  ChatInvitations: () => ({ chatInvitations: [invitation] }),
  ChatInvitationsChanged: () => ({ chatInvitationsChanged: [invitation] }),
};
const section = () => screen.findByRole('region', { name: 'Invitations' });
const button = (name: string) =>
  screen.getByRole('button', { name: `${name} the invitation to ${group.name}` });

test('an invitation names the group and the person as plain text, and is not in the list of chats', async () => {
  await open('/realtimechat', invited);
  const shown = within(await section());
  expect(shown.getByRole('heading', { name: '1 invitation' })).toBeVisible();
  expect(shown.getByText('Refund, www.example.com')).toBeVisible();
  expect(shown.getByText('Invited by Tomás Ferreira · 3 members')).toBeVisible();
  expect(shown.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('accepting an invitation opens the group and lists it as a chat', async () => {
  const { user, address } = await open('/realtimechat', {
    ...invited,
    AcceptChatInvitation: () => ({ acceptChatInvitation: group }),
    MessagePane: () => ({ chat: group }),
  });
  await section();
  await user.click(button('Accept'));
  await waitFor(() => expect(address()).toBe('/realtimechat?chat=group1'));
  await seen(() => screen.getByRole('button', { name: /^Refund/ }));
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
});

test('declining removes the invitation and moves the focus to a notice', async () => {
  const { user, asked } = await open('/realtimechat', {
    ...invited,
    DeclineChatInvitation: () => ({
      declineChatInvitation: { __typename: 'DeclinedChatInvitation', chatId: 'group1' },
    }),
  });
  await section();
  await user.click(button('Decline'));
  const said = await screen.findByText(/^You declined the invitation to/);
  expect(said).toHaveFocus();
  expect(screen.queryByText(/^Invited by/)).toBeNull();
  expect(asked.find(({ name }) => name === 'DeclineChatInvitation')?.variables.input).toEqual({
    chatId: 'group1',
  });
});

test('accepting an invitation that was withdrawn shows why it failed', async () => {
  const message = 'This invitation no longer exists.';
  const { user } = await open('/realtimechat', {
    ...invited,
    AcceptChatInvitation: () => ({ acceptChatInvitation: { __typename: 'ChatRefused', message } }),
  });
  await section();
  await user.click(button('Accept'));
  await seen(() => screen.getByText(message));
});

test('a search by one letter is not sent, and the page asks for more letters', async () => {
  const { user, asked } = await open('/realtimechat');
  const field = await screen.findByRole('searchbox', { name: 'Search for a user or message' });
  await user.type(field, 't');
  await seen(() => screen.getByText('Type at least 2 letters of the name.'));
  expect(asked.filter(({ name }) => name === 'ChatPartners')).toEqual([]);
  await user.type(field, 'o');
  await seen(() => screen.getByText('No user matches your search !!!'));
  expect(asked.find(({ name }) => name === 'ChatPartners')?.variables).toEqual({ text: 'to' });
});
