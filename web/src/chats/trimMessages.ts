import type { ApolloCache, Reference } from '@apollo/client';
import type { CachedMessages } from './chatPolicies';
import { orderMessages } from './orderMessages';

/** A reader at the end of a chat keeps this many messages, once there are more than the limit. */
const KEPT = 150;
const LIMIT = 300;

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
  for (const { __ref } of removed) cache.evict({ id: __ref, broadcast: false });
}
