import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { chat, message, openChats } from '../../test/chats';
import { seen } from '../../test/seen';

const field = () => screen.findByRole('searchbox', { name: 'Search for a user or message' });
const foundMessage = (number: number, content: string) => ({
  ...message(number, { content }),
  chat: chat(),
});
const found = (...items: ReturnType<typeof foundMessage>[]) => ({
  FindMessages: () => ({ messages: { __typename: 'FoundMessageList', hasEarlier: false, items } }),
});
/** A chat of a hundred messages, of which the last two are loaded. */
const longChat = chat({
  messageCount: 100,
  lastMessage: message(100),
  messages: {
    __typename: 'MessageList',
    hasEarlier: true,
    hasLater: false,
    items: [message(99), message(100)],
    changes: [],
  },
});
const answers = {
  MessagePane: () => ({ chat: longChat }),
  MessageReceived: () => ({ messageReceived: message(100) }),
};
const messagesAround = (...numbers: number[]) => ({
  chat: {
    __typename: 'Chat' as const,
    id: 'chat1',
    messages: {
      __typename: 'MessageList',
      hasEarlier: true,
      hasLater: true,
      items: numbers.map((number) => message(number)),
      changes: [],
    },
  },
});
const shown = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByText(/^Message \d+$/)
    .map(({ textContent }) => textContent);

test('search results replace the list of chats, with the search marked', async () => {
  const { user } = await openChats('/realtimechat', found(foundMessage(40, 'The sauna is open')));
  await user.type(await field(), 'sau');
  const list = await screen.findByRole('list', { name: 'Messages found' });
  expect(within(list).getByText('sau').tagName).toBe('MARK');
  expect(within(list).getByText('Tomás Ferreira')).toBeVisible();
  await user.clear(await field());
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages found' })).toBeNull());
  await seen(() => screen.getByRole('button', { name: /^Tomás Ferreira/ }));
});

test('one field finds people and messages in two groups, which the arrow keys reach', async () => {
  const people = [1, 2, 3, 4, 5].map((number) => ({
    __typename: 'User',
    id: `person${number}`,
    name: `Sauer ${number}`,
    photo: null,
  }));
  const { user, address } = await openChats('/realtimechat', {
    ...found(foundMessage(40, 'The sauna is open')),
    ChatPartners: () => ({ chatPartners: people }),
    OpenChat: () => ({ openChat: chat({ id: 'chat5', name: 'Sauer 2' }) }),
    MessagePane: () => ({ chat: chat({ id: 'chat5', name: 'Sauer 2' }) }),
  });
  await user.type(await field(), 'sau');
  const group = (name: string) => within(screen.getByRole('group', { name }));
  expect(await group('Messages').findByRole('button')).toHaveTextContent('The sauna is open');
  expect(group('People').getAllByRole('button')).toHaveLength(5);
  await user.click(group('People').getByRole('button', { name: 'Show more people' }));
  expect(group('People').getAllByRole('button')).toHaveLength(5);
  await user.click(await field());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Chat with Sauer 3' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/realtimechat?chat=chat5'));
  expect(await field()).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'People' })).toBeNull();
});

test('a search without results names the search', async () => {
  const { user } = await openChats('/realtimechat', found());
  await user.type(await field(), 'zzz');
  await seen(() => screen.getByText('Nothing found for "zzz"'));
});

test('a search that fails can be tried again', async () => {
  let fails = true;
  const { user } = await openChats('/realtimechat', {
    FindMessages: () => {
      if (fails) throw new CombinedGraphQLErrors({ errors: [{ message: 'Busy' }] });
      return found(foundMessage(40, 'The sauna is open')).FindMessages();
    },
  });
  await user.type(await field(), 'sau');
  await seen(() => screen.getByText('We couldn’t search the messages.'));
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Messages found' })).toBeVisible();
});

test('a found message opens among its neighbours and gets the focus; a button leads back to the latest', async () => {
  const { user, address, asked } = await openChats('/realtimechat', {
    ...found(foundMessage(40, 'Message 40')),
    ...answers,
    MessagesAround: () => messagesAround(39, 40, 41),
  });
  await user.type(await field(), 'mess');
  const list = await screen.findByRole('list', { name: 'Messages found' });
  await user.click(within(list).getByRole('button'));
  expect(address()).toBe('/realtimechat?chat=chat1&message=m40');
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(within(messages).getByText('Message 40').closest('li')).toHaveFocus());
  expect(shown()).toEqual(['Message 39', 'Message 40', 'Message 41']);
  expect(asked.some(({ name }) => name === 'MarkChatRead')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Latest messages' }));
  expect(address()).toBe('/realtimechat?chat=chat1');
  expect(shown()).toEqual(['Message 99', 'Message 100']);
});

test('the search of one chat stays open from result to result, until Escape', async () => {
  const { user, address, asked } = await openChats('/realtimechat?chat=chat1', {
    ...found(foundMessage(40, 'Message 40'), foundMessage(39, 'Message 39')),
    ...answers,
    MessagesAround: () => messagesAround(39, 40, 41),
  });
  const button = await screen.findByRole('button', { name: 'Search in Tomás Ferreira' });
  await user.click(button);
  const own = await screen.findByRole('searchbox', { name: 'Search in this chat' });
  expect(own).toHaveFocus();
  await user.type(own, 'mess');
  const list = await screen.findByRole('list', { name: 'Messages found in this chat' });
  expect(asked.findLast(({ name }) => name === 'FindMessages')?.variables).toEqual({
    text: 'mess',
    chatId: 'chat1',
  });
  for (const [index, id] of ['m40', 'm39'].entries()) {
    await user.click(within(list).getAllByRole('button')[index]!);
    expect(address()).toBe(`/realtimechat?chat=chat1&message=${id}`);
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Messages' }))
          .getByText(`Message ${id.slice(1)}`)
          .closest('li'),
      ).toHaveFocus(),
    );
  }
  await user.clear(own);
  expect(screen.queryByRole('list', { name: 'Messages found in this chat' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox', { name: 'Search in this chat' })).toBeNull();
  expect(button).toHaveFocus();
});

test('messages around a found one join the latest once they overlap', async () => {
  await openChats('/realtimechat?chat=chat1&message=m97', {
    ...answers,
    MessagesAround: () => messagesAround(96, 97, 98, 99),
  });
  await seen(() => screen.getByText('Message 97'));
  expect(shown()).toEqual(['Message 96', 'Message 97', 'Message 98', 'Message 99', 'Message 100']);
  expect(screen.queryByRole('button', { name: 'Latest messages' })).toBeNull();
});

test('the latest messages stay when a found one cannot be opened, which can be tried again', async () => {
  let fails = true;
  const { user } = await openChats('/realtimechat?chat=chat1&message=m40', {
    ...answers,
    MessagesAround: () => {
      if (fails) throw new CombinedGraphQLErrors({ errors: [{ message: 'Gone' }] });
      return messagesAround(39, 40, 41);
    },
  });
  await seen(() => screen.getByText('We couldn’t open the message you searched for.'));
  expect(shown()).toEqual(['Message 99', 'Message 100']);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seen(() => screen.getByText('Message 40'));
});
