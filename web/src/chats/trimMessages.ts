import type { ApolloCache, Reference } from '@apollo/client';
import type { CachedMessages } from './chatPolicies';
import { orderMessages } from './orderMessages';

/** A reader at the end of a chat keeps this many messages, once there are more than the limit. */
const KEPT = 150;
const LIMIT = 300;
const EVICTED_AT_ONCE = 100;

/**
 * Removes the earlier messages of a chat from the cache if many are loaded. A reader who scrolls up loads them again. Long
 * lists make each change of the cache slow.
 */
export function trimMessages(cache: ApolloCache, chatId: string): void {
  const removed: Reference[] = [];
  cache.modify<{ messages: CachedMessages }>({
    id: cache.identify({ __typename: 'Chat', id: chatId }),
    fields: {
      messages: (list, { readField }) => {
        const known = list as CachedMessages;
        if (known.items.length <= LIMIT) return list;
        const items = orderMessages(known.items, readField);
        removed.push(...items.splice(0, items.length - KEPT));
        const first = readField<number>('number', items[0])!;
        const changes = known.changes.filter((change) => readField<number>('afterNumber', change)! >= first);
        return { ...known, items, changes, hasEarlier: true };
      },
    },
  });
  if (removed.length) evictLater(cache, chatId, removed);
}

/** Removes messages from the cache, a few in each task, except those that were loaded again meanwhile. */
function evictLater(cache: ApolloCache, chatId: string, messages: readonly Reference[]): void {
  setTimeout(() => {
    const listed = new Set<string>();
    cache.modify<{ messages: CachedMessages }>({
      id: cache.identify({ __typename: 'Chat', id: chatId }),
      fields: {
        messages: (list) => {
          for (const { __ref } of (list as CachedMessages).items) listed.add(__ref);
          return list;
        },
      },
      broadcast: false,
    });
    for (const { __ref } of messages.slice(0, EVICTED_AT_ONCE))
      if (!listed.has(__ref)) cache.evict({ id: __ref, broadcast: false });
    if (messages.length > EVICTED_AT_ONCE) evictLater(cache, chatId, messages.slice(EVICTED_AT_ONCE));
  });
}
