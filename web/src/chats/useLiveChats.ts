import { useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { onConnection, readConnection } from '../apollo/connection';
import { useOnConnected } from '../apollo/useOnConnected';
import { addMessage, forgetChat, listChat } from './addMessage';
import { ChatListDocument } from './ChatList.generated';
import { clearNotification } from './notifications';
import {
  useChatChangedSubscription,
  useChatReadSubscription,
  useMessageReceivedSubscription,
} from './useLiveChats.generated';
import { useChatViewer } from './useOutbox';

/** Keeps every chat of the viewer current while the page is open; `onGone` hears of chats that one is in no more. */
export function useLiveChats(onGone: (chatId: string) => void): void {
  const client = useApolloClient();
  const { cache } = client;
  const { id } = useChatViewer();
  useMessageReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && addMessage(cache, data.messageReceived, id),
  });
  useChatReadSubscription({ ignoreResults: true });
  useChatChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { chatId, chat } = data.chatChanged;
      if (chat) return listChat(cache, chatId);
      forgetChat(cache, chatId);
      clearNotification(cache, chatId);
      onGone(chatId);
    },
  });
  useOnConnected(() => {
    client.refetchQueries({ include: [ChatListDocument] }).catch(() => undefined);
  });
}

/** Whether the connection to the server is there, as far as is known. */
export function useIsConnected(): boolean {
  const { state } = useSyncExternalStore(onConnection, readConnection);
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return isOnline && state !== 'lost';
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
