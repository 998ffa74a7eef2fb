import { screen, within } from '@testing-library/react';
import { chat, me, message, openChats, tomas } from '../../test/chats';
import { seen } from '../../test/seen';

/* What happened to a group, in lines between its messages. */

const change = (id: string, kind: string, afterNumber: number, more: object = {}) => ({
  __typename: 'GroupChange',
  id,
  kind,
  afterNumber,
  name: null,
  createdAt: '2026-11-20T10:01:00.000Z',
  by: tomas,
  user: null,
  ...more,
});
const group = (...changes: object[]) =>
  chat({
    isGroup: true,
    name: 'Summer journey',
    partner: null,
    viewerIsAdmin: true,
    messages: {
      __typename: 'MessageList',
      hasEarlier: false,
      hasLater: false,
      items: [message(1), message(2)],
      changes,
    },
  });
/** The lines and messages in their order, without names and times of messages. */
const lines = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/( ·)? *\d+:\d+ ?/, ' ').trim())
    .filter((text) => !text?.includes('2026'));

test('a group shows between its messages who was added, removed or left, and who renamed it', async () => {
  const created = change('1', 'CREATED', 0, { name: 'Trip', by: me });
  const renamed = change('4', 'RENAMED', 2, { name: 'Summer journey' });
  await openChats('/realtimechat?chat=chat1', {
    MessagePane: () => ({
      chat: group(change('3', 'LEFT', 1), created, renamed, change('2', 'ADDED', 1, { user: me })),
    }),
  });
  await seen(() => screen.getByText(/Tomás Ferreira renamed the group “Summer journey”/));
  expect(lines()).toEqual([
    'You created the group “Trip”',
    'Tomás Ferreira Message 1',
    'Tomás Ferreira added you',
    'Tomás Ferreira left',
    'Tomás Ferreira Message 2',
    'Tomás Ferreira renamed the group “Summer journey”',
  ]);
});

test('removing a member asks first', async () => {
  const { user, asked } = await openChats('/realtimechat?chat=chat1', {
    MessagePane: () => ({ chat: group() }),
    ChatChanged: () => ({
      chatChanged: { __typename: 'ChatChange', chatId: 'chat1', chat: group(), groupChanges: [] },
    }),
    RemoveChatMember: () => ({ removeChatMember: group() }),
  });
  const removals = () => asked.filter(({ name }) => name === 'RemoveChatMember');
  await user.click(await screen.findByRole('button', { name: 'Options for Summer journey' }));
  await user.click(screen.getByRole('menuitem', { name: 'Members and name' }));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove Tomás Ferreira' }));
    return within(screen.getByRole('dialog', { name: 'Remove Tomás Ferreira from “Summer journey”?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(removals()).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Remove' }));
  await seen(() => screen.getByRole('dialog', { name: 'Summer journey' }));
  expect(removals()).toHaveLength(1);
});
