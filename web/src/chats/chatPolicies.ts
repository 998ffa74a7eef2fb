import type { ApolloCache, InMemoryCache, Reference } from '@apollo/client';
import type { FieldMergeFunction, FieldReadFunction } from '@apollo/client/cache';
import { uniteMessages } from './uniteMessages';

export interface CachedMessages {
  items: Reference[];
  hasEarlier: boolean;
  hasLater: boolean;
}
export interface CachedChats {
  items: readonly Reference[];
  total: number;
}

/** What the cache calls a draft until it is a message. */
export const DRAFT_ID = 'draft-';
const isDraft = ({ __ref }: Reference) => __ref.startsWith(`Message:${DRAFT_ID}`);

/**
 * Pages of a chat grow together, before and after what is here. Where the last page does not reach what is here, messages
 * in between are missing: it takes its place. The messages of the page cannot be read yet, only told apart.
 */
const mergeMessages: FieldMergeFunction<CachedMessages, CachedMessages> = (before, page, { args }) => {
  if (!before) return page;
  const known = new Set(before.items.map(({ __ref }) => __ref));
  const added = page.items.filter(({ __ref }) => !known.has(__ref));
  const all = { ...before, items: [...before.items, ...added] };
  if (args?.before) return { ...all, hasEarlier: page.hasEarlier };
  if (args?.after) return { ...all, hasLater: page.hasLater };
  const isApart = page.items.length > 0 && added.length === page.items.length;
  if (isApart) return { ...page, items: [...page.items, ...before.items.filter(isDraft)] };
  const [first] = page.items;
  return { ...all, hasEarlier: first && added.includes(first) ? page.hasEarlier : before.hasEarlier };
};

const readMessages: FieldReadFunction<CachedMessages> = (list, { readField }) =>
  list && { ...list, items: uniteMessages(list.items, readField) };

/** The first page takes the place of the list; others continue it. */
const mergeChats: FieldMergeFunction<CachedChats, CachedChats> = (before, page, { args }) => {
  if (!before || !args?.offset) return page;
  const known = new Set(before.items.map(({ __ref }) => __ref));
  return { ...page, items: [...before.items, ...page.items.filter(({ __ref }) => !known.has(__ref))] };
};

const done = new WeakSet<ApolloCache>();

/** Teaches the cache how lists of chats and messages grow; with the code of the chats, which no other page loads. */
export function addChatPolicies(cache: ApolloCache): void {
  if (done.has(cache)) return;
  done.add(cache);
  (cache as InMemoryCache).policies.addTypePolicies({
    Query: { fields: { chats: { keyArgs: false, merge: mergeChats }, chatInvitations: { merge: false } } },
    Chat: {
      fields: {
        messages: { keyArgs: false, read: readMessages, merge: mergeMessages },
        memberships: { merge: false },
        invited: { merge: false },
      },
    },
  });
}
