import type { ApolloCache, InMemoryCache, Reference } from '@apollo/client';
import type { FieldMergeFunction, FieldReadFunction, KeyArgsFunction } from '@apollo/client/cache';
import type { ChatListQueryVariables } from './ChatList.generated';
import { orderMessages } from './orderMessages';

export interface CachedMessages {
  items: Reference[];
  /** Changes of the group between and around these messages, in any order. */
  changes: readonly Reference[];
  hasEarlier: boolean;
  hasLater: boolean;
}
export interface CachedChats {
  items: readonly Reference[];
  total: number;
}

/** The prefix of the ids of pending messages. */
export const PENDING_ID = 'pending-';
const isPending = ({ __ref }: Reference) => __ref.startsWith(`Message:${PENDING_ID}`);

/**
 * Merges a page of messages before or after the cached ones. If the latest page does not overlap them, messages in
 * between are missing, and the page replaces them; unless it begins with the chat's first message, since the cached ones
 * are then newer. Only the references of the page's messages can be read here.
 */
const mergeMessages: FieldMergeFunction<CachedMessages, CachedMessages> = (before, page, { args }) => {
  if (!before) return page;
  const known = new Set(before.items.map(({ __ref }) => __ref));
  const added = page.items.filter(({ __ref }) => !known.has(__ref));
  const all = {
    ...before,
    items: [...before.items, ...added],
    changes: withChanges(before.changes, page.changes),
  };
  if (args?.before) return { ...all, hasEarlier: page.hasEarlier };
  if (args?.after) return { ...all, hasLater: page.hasLater };
  const hasGap = page.hasEarlier && added.length === page.items.length;
  if (hasGap) return { ...page, items: [...page.items, ...before.items.filter(isPending)] };
  const [first] = page.items;
  return { ...all, hasEarlier: first && added.includes(first) ? page.hasEarlier : before.hasEarlier };
};

/** All of these changes, each once. */
export const withChanges = (
  known: readonly Reference[],
  more: readonly Reference[],
): readonly Reference[] => [
  ...known,
  ...more.filter(({ __ref }) => !known.some((one) => one.__ref === __ref)),
];

const readMessages: FieldReadFunction<CachedMessages> = (list, { readField }) =>
  list && { ...list, items: orderMessages(list.items, readField) };

/**
 * The first page replaces the list. The others continue it, also after chats of the list of unread ones that were read
 * since, and which the server no longer counts.
 */
const mergeChats: FieldMergeFunction<CachedChats, CachedChats> = (before, page, { args, readField }) => {
  if (!before || !args?.offset) return page;
  const known = new Set(before.items.map(({ __ref }) => __ref));
  const items = [...before.items, ...page.items.filter(({ __ref }) => !known.has(__ref))];
  const isRead = (chat: Reference) => readField('unreadCount', chat) === 0;
  const read = args.filter === 'UNREAD' ? before.items.filter(isRead).length : 0;
  return { ...page, items, total: page.total + read };
};

export type CachedFilter = NonNullable<ChatListQueryVariables['filter']>;

/** Each filter has a list of its own in the cache. */
const nameOfList: KeyArgsFunction = (args) => `chats:${args?.filter as CachedFilter}`;

/** The filter of a cached list. */
export const filterOfList = (storeFieldName: string) => storeFieldName.split(':')[1] as CachedFilter;

const done = new WeakSet<ApolloCache>();

/** Adds the policies that merge lists of chats and messages. They load with the chats, as no other page needs them. */
export function addChatPolicies(cache: ApolloCache): void {
  if (done.has(cache)) return;
  done.add(cache);
  (cache as InMemoryCache).policies.addTypePolicies({
    Query: {
      fields: { chats: { keyArgs: nameOfList, merge: mergeChats }, chatInvitations: { merge: false } },
    },
    Chat: {
      fields: {
        messages: { keyArgs: false, read: readMessages, merge: mergeMessages },
        memberships: { merge: false },
        invited: { merge: false },
      },
    },
  });
}
