import type { ApolloCache, Reference } from '@apollo/client';
import { DRAFT_ID, type CachedChats, type CachedMessages } from './chatPolicies';
import { Message_MessageFragmentDoc, type Message_MessageFragment } from './Message.generated';
import type { DraftPhoto } from './sendPhoto';
import { DRAFT_NUMBER, uniteMessages } from './uniteMessages';

export type ChatMessage = Omit<Message_MessageFragment, ' $fragmentName'>;
interface Person {
  id: string;
  name: string;
  photo: string | null;
}

const draftId = (clientMessageId: string) => DRAFT_ID + clientMessageId;

/** A message that the server has not numbered yet. */
export const draftOf = (
  { id, name, photo }: Person,
  draft: {
    chatId: string;
    clientMessageId: string;
    content: string;
    sentAt: string;
    hotelId?: string;
    bookingId?: string;
    photo?: Pick<DraftPhoto, 'width' | 'height' | 'alt'>;
  },
): ChatMessage => ({
  id: draftId(draft.clientMessageId),
  number: DRAFT_NUMBER,
  clientMessageId: draft.clientMessageId,
  content: draft.content,
  sentAt: draft.sentAt,
  hotelId: draft.hotelId ?? null,
  bookingId: draft.bookingId ?? null,
  photo: draft.photo
    ? { url: '', width: draft.photo.width, height: draft.photo.height, alt: draft.photo.alt }
    : null,
  sentBy: { id, name, photo },
  chat: { id: draft.chatId },
});

/**
 * The one writer of messages, be it a draft, the answer to it or an event: shows it once, at its place in its chat, and
 * moves the chat to the front. What the server sends twice, or in another order, changes nothing.
 */
export function addMessage(cache: ApolloCache, message: ChatMessage, viewerId: string): void {
  const { number, sentAt } = message;
  const chatId = message.chat.id;
  const isDraft = number === DRAFT_NUMBER;
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
            const [latest] = uniteMessages([last as Reference, added], readField).slice(-1);
            return latest ?? null;
          },
          messageCount: (count) => (isDraft ? count : Math.max(count, number)),
          unreadCount: (count, { readField }) => {
            const more = number - (readField<number>('messageCount') ?? number);
            if (isDraft || more <= 0) return count;
            // who sends has read all before it
            return message.sentBy.id === viewerId ? 0 : count + more;
          },
          updatedAt: (before) => (before > sentAt ? before : sentAt),
        },
      });
      if (!isDraft) cache.evict({ id: `Message:${draftId(message.clientMessageId)}` });
    },
  });
}

/** Takes a draft away that shall not be sent. */
export function removeDraft(
  cache: ApolloCache,
  { clientMessageId, chatId }: { clientMessageId: string; chatId: string },
) {
  const id = `Message:${draftId(clientMessageId)}`;
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

/** Puts a chat into the list, if it is not there yet. */
export function listChat(cache: ApolloCache, chatId: string): void {
  const chat: Reference = { __ref: `Chat:${chatId}` };
  cache.modify<{ chats: CachedChats }>({
    fields: {
      chats: (list) => {
        const { items, total, ...rest } = list as CachedChats;
        if (items.some(({ __ref }) => __ref === chat.__ref)) return list;
        return { ...rest, items: [chat, ...items], total: total + 1 };
      },
    },
  });
}

/** Takes a chat from the list, and what is known of it. */
export function forgetChat(cache: ApolloCache, chatId: string): void {
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

const withTypes = (message: ChatMessage) =>
  ({
    __typename: 'Message',
    ...message,
    photo: message.photo && { __typename: 'MessagePhoto', ...message.photo },
    sentBy: { __typename: 'User', ...message.sentBy },
    chat: { __typename: 'Chat', ...message.chat },
  }) as unknown as Message_MessageFragment;
