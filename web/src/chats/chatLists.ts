import type { ApolloCache, Reference } from '@apollo/client';
import type { FieldFunctionOptions } from '@apollo/client/cache';
import { ChatRow_ChatFragmentDoc } from './ChatList.generated';
import { filterOfList, type CachedChats, type CachedFilter } from './chatPolicies';

/**
 * Adds a chat to the cached lists that it belongs in, and removes it from the others. A chat that was read stays in the list
 * of unread ones until that is loaded again, so that rows do not move while one reads.
 */
export function listChat(cache: ApolloCache, chatId: string): void {
  const chat: Reference = { __ref: `Chat:${chatId}` };
  cache.modify<{ chats: CachedChats }>({
    fields: {
      chats: (list, { storeFieldName, readField }) => {
        const { items, total, ...rest } = list as CachedChats;
        const isListed = items.some(({ __ref }) => __ref === chat.__ref);
        const belongs = belongsIn(filterOfList(storeFieldName), chat, readField, isListed);
        if (belongs === isListed) return list;
        return belongs
          ? { ...rest, items: [chat, ...items], total: total + 1 }
          : { ...rest, items: items.filter(({ __ref }) => __ref !== chat.__ref), total: total - 1 };
      },
    },
  });
}

/** The same condition as the server's. */
function belongsIn(
  filter: CachedFilter,
  chat: Reference,
  readField: FieldFunctionOptions['readField'],
  isListed: boolean,
): boolean {
  const isArchived = readField<boolean>('archived', chat);
  if (isArchived === undefined) return isListed;
  if (filter === 'ARCHIVED') return isArchived;
  if (isArchived) return false;
  if (filter === 'UNREAD') return isListed || readField<number>('unreadCount', chat) !== 0;
  if (filter === 'INBOX') return true;
  return (readField('hotelId', chat) !== null) === (filter === 'HOTELS');
}

/** True if lists of chats are loaded, but not what they show of this chat. */
export function isMissing(cache: ApolloCache, chatId: string): boolean {
  const row = { fragment: ChatRow_ChatFragmentDoc, fragmentName: 'ChatRow_chat' };
  if (cache.readFragment({ id: `Chat:${chatId}`, ...row })) return false;
  let hasList = false;
  cache.modify<{ chats: CachedChats }>({
    fields: {
      chats: (list) => {
        hasList = true;
        return list;
      },
    },
    broadcast: false,
  });
  return hasList;
}

/** Removes a chat from the lists and from the cache. */
export function removeChat(cache: ApolloCache, chatId: string): void {
  const ref = `Chat:${chatId}`;
  cache.modify<{ chats: CachedChats }>({
    fields: {
      chats: (list) => {
        const { items, total, ...rest } = list as CachedChats;
        const left = items.filter(({ __ref }) => __ref !== ref);
        return { ...rest, items: left, total: total - (items.length - left.length) };
      },
    },
  });
  cache.evict({ id: ref });
}
