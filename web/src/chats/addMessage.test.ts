import { InMemoryCache } from '@apollo/client';
import { makeCache } from '../apollo/cache';
import { addGroupChanges, addMessage, pendingMessageOf, removePending, type ChatMessage } from './addMessage';
import { listChat, removeChat } from './chatLists';
import { trimMessages } from './trimMessages';
import { addChatPolicies } from './chatPolicies';
import { ChatListDocument } from './ChatList.generated';
import {
  GroupChange_ChangeFragmentDoc,
  MessagePaneDocument,
  MoreMessagesDocument,
} from './MessagePane.generated';

const ME = { id: 'me', name: 'Me', photo: null };
const OTHER = { id: 'other', name: 'Other', photo: null };

const message = (number: number, sender = OTHER, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${number}`,
  number,
  clientMessageId: `c${number}`,
  content: `Message ${number}`,
  sentAt: `2026-11-20T10:00:0${number}.000Z`,
  hotelId: null,
  bookingId: null,
  photo: null,
  sentBy: sender,
  chat: { id: 'chat1' },
  ...more,
});
const typed = ({ sentBy, chat, ...rest }: ChatMessage) => ({
  __typename: 'Message',
  ...rest,
  sentBy: { __typename: 'User', ...sentBy },
  chat: { __typename: 'Chat', ...chat },
});
const page = (numbers: number[], hasEarlier = false, hasLater = false) => ({
  __typename: 'MessageList',
  hasEarlier,
  hasLater,
  items: numbers.map((number) => typed(message(number))),
  changes: [] as object[],
});
const chat = (numbers: number[], hasEarlier = false) => ({
  __typename: 'Chat',
  id: 'chat1',
  isGroup: false,
  name: 'Other',
  updatedAt: '2026-11-20T10:00:02.000Z',
  messageCount: 2,
  unreadCount: 0,
  muted: false,
  archived: false,
  hotelId: null,
  hotel: null,
  viewerIsAdmin: false,
  partner: { __typename: 'User', ...OTHER },
  lastMessage: typed(message(2)),
  memberships: [],
  invited: [],
  booking: null,
  messages: page(numbers, hasEarlier),
});

/** A cache that holds the open chat with these messages. */
function open(numbers = [1, 2], hasEarlier = false) {
  const cache = makeCache();
  addChatPolicies(cache);
  write(cache, chat(numbers, hasEarlier));
  cache.writeQuery({
    query: ChatListDocument,
    variables: { filter: 'INBOX', limit: 30, offset: 0 },
    data: { chats: { __typename: 'ChatList', total: 1, items: [chat(numbers)] } } as never,
  });
  return cache;
}
const write = (cache: InMemoryCache, data: object) =>
  cache.writeQuery({ query: MessagePaneDocument, variables: { id: 'chat1' }, data: { chat: data } as never });
const shown = (cache: InMemoryCache) =>
  cache.readQuery({ query: MessagePaneDocument, variables: { id: 'chat1' } })!.chat!;
const ids = (cache: InMemoryCache) => shown(cache).messages.items.map(({ id }) => id);
const pending = {
  chatId: 'chat1',
  clientMessageId: 'c3',
  content: 'Message 3',
  sentAt: '2026-11-20T10:00:03.000Z',
};

describe('a message', () => {
  const answer = message(3, ME);
  const orders: [string, ChatMessage[]][] = [
    ['pending, answer, event', [pendingMessageOf(ME, pending), answer, answer]],
    ['answer, event, pending', [answer, answer, pendingMessageOf(ME, pending)]],
    ['event before the next one', [answer, message(4), answer]],
    ['event after the next one', [message(4), pendingMessageOf(ME, pending), answer]],
  ];
  test.each(orders)('is shown once, at its place: %s', (_order, messages) => {
    const cache = open();
    for (const one of messages) addMessage(cache, one, ME.id);
    expect(ids(cache)).toEqual([
      'm1',
      'm2',
      'm3',
      ...(messages.some(({ number }) => number === 4) ? ['m4'] : []),
    ]);
  });

  it('from another person counts as unread once, until the viewer sends one', () => {
    const cache = open();
    addMessage(cache, message(3), ME.id);
    addMessage(cache, message(3), ME.id);
    addMessage(cache, message(5), ME.id);
    expect(shown(cache)).toMatchObject({ unreadCount: 3, messageCount: 5, lastMessage: { id: 'm5' } });
    addMessage(cache, message(4), ME.id);
    expect(shown(cache)).toMatchObject({ unreadCount: 3, lastMessage: { id: 'm5' } });
    addMessage(cache, message(6, ME), ME.id);
    expect(shown(cache)).toMatchObject({ unreadCount: 0, updatedAt: '2026-11-20T10:00:06.000Z' });
  });

  it('is removed when it is discarded', () => {
    const cache = open();
    addMessage(cache, pendingMessageOf(ME, pending), ME.id);
    expect(ids(cache)).toEqual(['m1', 'm2', 'pending-c3']);
    removePending(cache, pending);
    expect(cache.extract()).not.toHaveProperty('Message:pending-c3');
  });
});

describe('pages of a chat', () => {
  const more = (
    cache: InMemoryCache,
    range: object,
    numbers: number[],
    hasEarlier: boolean,
    hasLater: boolean,
  ) =>
    cache.writeQuery({
      query: MoreMessagesDocument,
      variables: { id: 'chat1', ...range },
      data: {
        chat: { __typename: 'Chat', id: 'chat1', messages: page(numbers, hasEarlier, hasLater) },
      } as never,
    });

  it('extend the cached messages, and say whether there are earlier ones', () => {
    const cache = open([3, 4], true);
    more(cache, { before: 'm3' }, [1, 2], false, true);
    expect(shown(cache).messages).toMatchObject({ hasEarlier: false, hasLater: false });
    more(cache, { after: 'm4' }, [5, 6], true, false);
    expect(shown(cache).messages.hasEarlier).toBe(false);
    expect(ids(cache)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
  });

  it('that do not overlap the cached messages replace all but the pending ones', () => {
    const cache = open([1, 2]);
    addMessage(cache, pendingMessageOf(ME, pending), ME.id);
    write(cache, chat([7, 8], true));
    expect(ids(cache)).toEqual(['m7', 'm8', 'pending-c3']);
    expect(shown(cache).messages.hasEarlier).toBe(true);
  });
});

test('a chat is listed once, and removed when the viewer has left it', () => {
  const cache = open();
  const list = () =>
    cache.readQuery({ query: ChatListDocument, variables: { filter: 'INBOX', limit: 30, offset: 0 } })?.chats;
  listChat(cache, 'chat1');
  expect(list()).toMatchObject({ total: 1, items: [{ id: 'chat1' }] });
  removeChat(cache, 'chat1');
  expect(list()).toMatchObject({ total: 0, items: [] });
});

test('what happens to a group is added once to its history, also if a page of messages brings it again', () => {
  const cache = open();
  const change = {
    __typename: 'GroupChange',
    id: 'g1',
    kind: 'LEFT',
    afterNumber: 2,
    name: null,
    createdAt: '2026-11-20T10:00:03.000Z',
    by: { __typename: 'User', id: 'other', name: 'Other' },
    user: null,
  };
  const changes = () => shown(cache).messages.changes.map(({ id }) => id);
  cache.writeFragment({
    fragment: GroupChange_ChangeFragmentDoc,
    fragmentName: 'GroupChange_change',
    data: change as never,
  });
  addGroupChanges(cache, 'chat1', [{ id: 'g1' }]);
  addGroupChanges(cache, 'chat1', [{ id: 'g1' }]);
  addGroupChanges(cache, 'another', [{ id: 'g1' }]);
  expect(changes()).toEqual(['g1']);
  write(cache, { ...chat([1, 2]), messages: { ...page([1, 2]), changes: [change] } });
  expect(changes()).toEqual(['g1']);
});

test('of many messages only the latest stay in the cache, and earlier ones can be loaded again', () => {
  jest.useFakeTimers();
  const numbers = Array.from({ length: 301 }, (_, index) => index + 1);
  const cache = open(numbers.slice(1));
  addMessage(cache, pendingMessageOf(ME, pending), 'me');
  trimMessages(cache, 'chat1');
  expect(ids(cache)).toEqual([
    ...numbers.slice(-149).map((number) => `m${number}`),
    `pending-${pending.clientMessageId}`,
  ]);
  expect(shown(cache).messages.hasEarlier).toBe(true);
  trimMessages(cache, 'chat1');
  expect(ids(cache)).toHaveLength(150);

  // A message that is loaded again before the others are gone stays.
  cache.writeQuery({
    query: MoreMessagesDocument,
    variables: { id: 'chat1', before: 'm153' },
    data: { chat: { __typename: 'Chat', id: 'chat1', messages: page([152], true) } } as never,
  });
  jest.runAllTimers();
  jest.useRealTimers();
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Message:'))).toHaveLength(151);
  expect(ids(cache)[0]).toBe('m152');
});
