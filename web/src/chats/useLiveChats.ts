import { useState, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { connection } from '../apollo/connection';
import { useOnConnected } from '../apollo/useOnConnected';
import { useIsOnline } from '../kit/useIsOnline';
import { addGroupChanges, addMessage, type ChatMessage } from './addMessage';
import { ChatListDocument, ListedChatDocument } from './ChatList.generated';
import { isMissing, listChat, removeChat } from './chatLists';
import { batchByFrame } from './messageBatch';
import { clearNotification } from './notifications';
import {
  useChatChangedSubscription,
  useChatReadSubscription,
  useMessageReceivedSubscription,
} from './useLiveChats.generated';
import { useChatViewer } from './useOutbox';

/** Keeps the viewer's chats up to date while the page is open. Calls `onGone` for chats that the viewer is no longer in. */
export function useLiveChats(onGone: (chatId: string) => void): void {
  const client = useApolloClient();
  const { cache } = client;
  const { id } = useChatViewer();
  const [receive] = useState(() =>
    batchByFrame<ChatMessage>((messages) => {
      cache.batch({
        update() {
          for (const message of messages) addMessage(cache, message, id);
        },
      });
      const chatIds = new Set(messages.map(({ chat }) => chat.id));
      for (const chatId of chatIds) if (isMissing(cache, chatId)) void loadChat(client, chatId);
    }),
  );
  useMessageReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && receive(data.messageReceived),
  });
  useChatReadSubscription({ ignoreResults: true });
  useChatChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { chatId, chat, groupChanges } = data.chatChanged;
      if (chat) {
        addGroupChanges(cache, chatId, groupChanges);
        return listChat(cache, chatId);
      }
      removeChat(cache, chatId);
      clearNotification(cache, chatId);
      onGone(chatId);
    },
  });
  useOnConnected(() => {
    client.refetchQueries({ include: [ChatListDocument] }).catch(() => undefined);
  });
}

/** Adds a chat to the list that is further down in it than what is loaded. */
async function loadChat(client: ApolloClient, chatId: string): Promise<void> {
  const question = { query: ListedChatDocument, variables: { id: chatId } };
  const answer = await client.query({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
  if (answer?.data?.chat) listChat(client.cache, chatId);
}

/** False once the browser is offline or the connection to the server is lost. */
export function useIsConnected(): boolean {
  const { state } = useSyncExternalStore(connection.subscribe, connection.read);
  const isOnline = useIsOnline();
  return isOnline && state !== 'lost';
}
