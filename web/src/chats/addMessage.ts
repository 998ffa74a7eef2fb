import type { ApolloCache, Reference } from '@apollo/client';
import { listChat } from './chatLists';
import { PENDING_ID, withChanges, type CachedMessages } from './chatPolicies';
import { Message_MessageFragmentDoc, type Message_MessageFragment } from './Message.generated';
import type { PendingPhoto } from './sendPhoto';
import { PENDING_NUMBER, orderMessages } from './orderMessages';

export type ChatMessage = Omit<Message_MessageFragment, ' $fragmentName'>;
interface Person {
  id: string;
  name: string;
  photo: string | null;
}

const pendingId = (clientMessageId: string) => PENDING_ID + clientMessageId;

/** A pending message in the shape of one that the server has numbered. */
export const pendingMessageOf = (
  { id, name, photo }: Person,
  pending: {
    chatId: string;
    clientMessageId: string;
    content: string;
    sentAt: string;
    hotelId?: string;
    bookingId?: string;
    photo?: Pick<PendingPhoto, 'width' | 'height' | 'alt'>;
  },
): ChatMessage => ({
  id: pendingId(pending.clientMessageId),
  number: PENDING_NUMBER,
  clientMessageId: pending.clientMessageId,
  content: pending.content,
  sentAt: pending.sentAt,
  hotelId: pending.hotelId ?? null,
  bookingId: pending.bookingId ?? null,
  photo: pending.photo
    ? { url: '', width: pending.photo.width, height: pending.photo.height, alt: pending.photo.alt }
    : null,
  sentBy: { id, name, photo },
  chat: { id: pending.chatId },
});

/**
 * The only writer of messages: pending ones, answers and events. Shows a message once, in order in its chat, and moves
 * the chat to the front, also from the archive. Messages may come twice and in any order.
 */
export function addMessage(cache: ApolloCache, message: ChatMessage, viewerId: string): void {
  const { number, sentAt } = message;
  const chatId = message.chat.id;
  const isPending = number === PENDING_NUMBER;
  cache.batch({
    update() {
      const added = cache.writeFragment({
        fragment: Message_MessageFragmentDoc,
        fragmentName: 'Message_message',
        data: withTypes(message),
      })!;
      cache.modify<{
        messages: CachedMessages;
        lastMessage: Reference | null;
        messageCount: number;
        unreadCount: number;
        archived: boolean;
        updatedAt: string;
      }>({
        id: cache.identify({ __typename: 'Chat', id: chatId }),
        fields: {
          messages: (list) => {
            const { items, ...rest } = list as CachedMessages;
            if (items.some(({ __ref }) => __ref === added.__ref)) return list;
            return { ...rest, items: [...items, added] };
          },
          lastMessage: (last, { readField }) => {
            const [latest] = orderMessages([last as Reference, added], readField).slice(-1);
            return latest ?? null;
          },
          messageCount: (count) => (isPending ? count : Math.max(count, number)),
          unreadCount: (count, { readField }) => {
            const more = number - (readField<number>('messageCount') ?? number);
            if (isPending || more <= 0) return count;
            // the sender has read everything before it
            return message.sentBy.id === viewerId ? 0 : count + more;
          },
          archived: (was, { readField }) =>
            was && (isPending || number <= (readField<number>('messageCount') ?? number)),
          updatedAt: (before) => (before > sentAt ? before : sentAt),
        },
      });
      if (isPending) return;
      cache.evict({ id: `Message:${pendingId(message.clientMessageId)}` });
      listChat(cache, chatId);
    },
  });
}

/** Adds what happened to a group to its history, if that is loaded. The changes are in the cache already. */
export function addGroupChanges(
  cache: ApolloCache,
  chatId: string,
  changes: readonly { id: string }[],
): void {
  if (!changes.length) return;
  const added = changes.map(({ id }): Reference => ({ __ref: `GroupChange:${id}` }));
  cache.modify<{ messages: CachedMessages }>({
    id: cache.identify({ __typename: 'Chat', id: chatId }),
    fields: {
      messages: (list) => {
        const known = list as CachedMessages;
        return { ...known, changes: withChanges(known.changes, added) };
      },
    },
  });
}

/** Removes a pending message that was discarded. */
export function removePending(
  cache: ApolloCache,
  { clientMessageId, chatId }: { clientMessageId: string; chatId: string },
) {
  const id = `Message:${pendingId(clientMessageId)}`;
  cache.modify<{ messages: CachedMessages; lastMessage: Reference | null }>({
    id: cache.identify({ __typename: 'Chat', id: chatId }),
    fields: {
      messages: (list) => {
        const known = list as CachedMessages;
        return { ...known, items: known.items.filter(({ __ref }) => __ref !== id) };
      },
      lastMessage: (last, { DELETE }) => ((last as Reference | null)?.__ref === id ? DELETE : last),
    },
  });
  cache.evict({ id });
}

const withTypes = (message: ChatMessage) =>
  ({
    __typename: 'Message',
    ...message,
    photo: message.photo && { __typename: 'MessagePhoto', ...message.photo },
    sentBy: { __typename: 'User', ...message.sentBy },
    chat: { __typename: 'Chat', ...message.chat },
  }) as unknown as Message_MessageFragment;
