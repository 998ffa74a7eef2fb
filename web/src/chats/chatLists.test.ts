import { makeCache } from '../apollo/cache';
import { chat, message } from '../../test/chats';
import { addMessage } from './addMessage';
import { addChatPolicies, type CachedFilter } from './chatPolicies';
import { ChatListDocument, ChatRow_ChatFragmentDoc } from './ChatList.generated';
import { isMissing, listChat } from './chatLists';

type Row = ReturnType<typeof chat>;

/** A cache with these chats in these lists. */
function open(lists: Partial<Record<CachedFilter, Row[]>>) {
  const cache = makeCache();
  addChatPolicies(cache);
  const write = (filter: CachedFilter, items: Row[], offset = 0, total = items.length) =>
    cache.writeQuery({
      query: ChatListDocument,
      variables: { filter, limit: 30, offset },
      data: { chats: { __typename: 'ChatList', total, items } } as never,
    });
  for (const [filter, items] of Object.entries(lists)) write(filter as CachedFilter, items);
  const change = (more: object, id = 'chat1') =>
    cache.writeFragment({
      fragment: ChatRow_ChatFragmentDoc,
      fragmentName: 'ChatRow_chat',
      data: chat({ id, ...more }) as never,
    });
  const list = (filter: CachedFilter) =>
    cache.readQuery({ query: ChatListDocument, variables: { filter, limit: 30, offset: 0 } })?.chats;
  const ids = (filter: CachedFilter) => {
    const { total, items } = list(filter)!;
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  return { cache, write, change, list, ids };
}

test('an archived chat moves from the inbox to the archive, and a message moves it back', () => {
  const { cache, change, ids } = open({ INBOX: [chat()], UNREAD: [], PEOPLE: [chat()], ARCHIVED: [] });
  change({ archived: true });
  listChat(cache, 'chat1');
  expect([ids('INBOX'), ids('PEOPLE'), ids('ARCHIVED')]).toEqual([[], [], ['chat1']]);
  addMessage(cache, message(2) as never, 'me');
  expect(ids('ARCHIVED')).toEqual(['chat1']);
  addMessage(cache, message(3) as never, 'me');
  expect(['INBOX', 'UNREAD', 'PEOPLE'].map((filter) => ids(filter as CachedFilter))).toEqual([
    ['chat1'],
    ['chat1'],
    ['chat1'],
  ]);
  expect(ids('ARCHIVED')).toEqual([]);
});

test('chats with hotels and with people are listed apart', () => {
  const { cache, change, ids } = open({ HOTELS: [], PEOPLE: [] });
  change({}, 'person');
  change({ hotelId: 'hotel1' }, 'desk');
  for (const id of ['person', 'desk']) listChat(cache, id);
  expect([ids('HOTELS'), ids('PEOPLE')]).toEqual([['desk'], ['person']]);
});

test('a chat that was read stays among the unread ones, also when more of them are loaded', () => {
  const unread = [1, 2].map((number) => chat({ id: `chat${number}`, unreadCount: 1 }));
  const { cache, change, write, list } = open({ UNREAD: [] });
  write('UNREAD', unread, 0, 3);
  change({ unreadCount: 0 });
  listChat(cache, 'chat1');
  write('UNREAD', [chat({ id: 'chat3', unreadCount: 1 })], 1, 2);
  expect(list('UNREAD')).toMatchObject({
    total: 3,
    items: [{ id: 'chat1' }, { id: 'chat2' }, { id: 'chat3' }],
  });
});

test('a chat of which only the name is known is in no list until it is loaded', () => {
  const { cache, ids } = open({ INBOX: [] });
  cache.restore({
    ...cache.extract(),
    'Chat:far': { __typename: 'Chat', id: 'far', name: 'Far' },
  });
  listChat(cache, 'far');
  expect(ids('INBOX')).toEqual([]);
  expect(isMissing(cache, 'far')).toBe(true);
});
