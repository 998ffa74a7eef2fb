import { act, screen, waitFor, within } from '@testing-library/react';
import { chat, message, openChats, sent } from '../../test/chats';
import type { Answers } from '../../test/visit';
import { setConnection } from '../apollo/connection';

/* The first messages of a chat, missed while its page was not connected. */

const pageOf = (...items: ReturnType<typeof message>[]) => ({
  __typename: 'MessageList',
  hasEarlier: false,
  hasLater: false,
  items,
  changes: [],
});
const elsewhere = { __typename: 'Chat', id: 'chat2' };

/** Opens a chat without messages, to which the other person has since written two. */
async function openEmpty(more: Answers = {}) {
  const empty = chat({ messageCount: 0, lastMessage: null, messages: pageOf() });
  const page = await openChats('/realtimechat?chat=chat1', {
    MessagePane: () => ({ chat: empty }),
    MessageReceived: () => ({ messageReceived: message(9, { chat: elsewhere }) }),
    ChatChanged: () => ({
      chatChanged: { __typename: 'ChatChange', chatId: 'chat1', chat: empty, groupChanges: [] },
    }),
    MoreMessages: () => ({
      chat: { __typename: 'Chat', id: 'chat1', messages: pageOf(message(1), message(2)) },
    }),
    ...more,
  });
  const field = await screen.findByRole('textbox', { name: 'Message to Tomás Ferreira' });
  return { ...page, field };
}
const shown = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .queryAllByText(/^(Message \d|Hello)$/)
    .map(({ textContent }) => textContent);

test('appear once the page is connected', async () => {
  await openEmpty();
  act(() => setConnection('open'));
  await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2']));
});

test('appear before an own message that the server numbers after them', async () => {
  const { user, field } = await openEmpty({
    SendMessage: ({ input }) => ({ sendMessage: sent(input.content, input.clientMessageId) }),
  });
  await user.type(field, 'Hello{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2', 'Hello']));
});
