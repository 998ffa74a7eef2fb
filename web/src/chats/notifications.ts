import type { ApolloCache } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from './ChatBell.generated';

export type ChatNotification = NotificationsQuery['notifications'][number];

/** Puts a chat with news in front: one notification each chat, the newest first. */
export const addNotification = (cache: ApolloCache, added: ChatNotification): void =>
  change(cache, (list) => [added, ...list.filter(({ chat }) => chat.id !== added.chat.id)]);

/** Takes the notification of a chat away: it was opened or muted, or one is in it no more. */
export const clearNotification = (cache: ApolloCache, chatId: string): void =>
  change(cache, (list) => list.filter(({ chat }) => chat.id !== chatId));

function change(cache: ApolloCache, to: (list: ChatNotification[]) => ChatNotification[]): void {
  cache.updateQuery({ query: NotificationsDocument }, (data) =>
    data ? { ...data, notifications: to(data.notifications) } : undefined,
  );
}
