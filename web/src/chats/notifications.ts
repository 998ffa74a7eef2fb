import type { ApolloCache } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from './ChatBell.generated';

export type ChatNotification = NotificationsQuery['notifications'][number];

/** Adds the notification of a chat in front. Each chat has one. */
export const addNotification = (cache: ApolloCache, added: ChatNotification): void =>
  change(cache, (list) => [added, ...list.filter(({ chat }) => chat.id !== added.chat.id)]);

/** Removes the notification of a chat that was opened, muted or left. */
export const clearNotification = (cache: ApolloCache, chatId: string): void =>
  change(cache, (list) => list.filter(({ chat }) => chat.id !== chatId));

function change(cache: ApolloCache, to: (list: ChatNotification[]) => ChatNotification[]): void {
  cache.updateQuery({ query: NotificationsDocument }, (data) =>
    data ? { ...data, notifications: to(data.notifications) } : undefined,
  );
}
