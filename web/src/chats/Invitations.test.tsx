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

test('an invitation says who invites to which group, as plain text, and is no chat', async () => {
  await open('/realtimechat', invited);
  const shown = within(await section());
  expect(shown.getByRole('heading', { name: '1 invitation' })).toBeVisible();
  expect(shown.getByText('Refund, www.example.com')).toBeVisible();
  expect(shown.getByText('Invited by Tomás Ferreira · 3 members')).toBeVisible();
  expect(shown.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('accepting opens the group, which is a chat from then on', async () => {
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

test('declining takes the invitation away and says so where the focus is', async () => {
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

test('an invitation that ended meanwhile says so', async () => {
  const message = 'This invitation no longer exists.';
  const { user } = await open('/realtimechat', {
    ...invited,
    AcceptChatInvitation: () => ({ acceptChatInvitation: { __typename: 'ChatRefused', message } }),
  });
  await section();
  await user.click(button('Accept'));
  await seen(() => screen.getByText(message));
});

test('one letter asks for nobody and says how many are needed', async () => {
  const { user, asked } = await open('/realtimechat');
  const field = await screen.findByRole('searchbox', { name: 'Search for a user' });
  await user.type(field, 't');
  await seen(() => screen.getByText('Type at least 2 letters of the name.'));
  expect(asked.filter(({ name }) => name === 'ChatPartners')).toEqual([]);
  await user.type(field, 'o');
  await seen(() => screen.getByText('No user matches your search !!!'));
  expect(asked.find(({ name }) => name === 'ChatPartners')?.variables).toEqual({ text: 'to' });
});
