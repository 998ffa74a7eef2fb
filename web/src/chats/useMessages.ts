import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { onErrorPage } from '../apollo/failureLink';
import { failsOffline } from '../apollo/reachabilityLink';
import { useMessagePaneQuery, MoreMessagesDocument, useMarkChatReadMutation } from './MessagePane.generated';
import { clearNotification } from './notifications';
import { PENDING_NUMBER } from './orderMessages';
import type { GroupChange } from './timeline';
import { useOnConnected } from '../apollo/useOnConnected';
import { trimMessages } from './trimMessages';
import { useOutbox } from './useOutbox';

const NO_CHANGES: readonly GroupChange[] = [];

/** The messages of a chat: the last ones first, earlier ones on request, and those missed while offline. */
export function useMessages(chatId: string) {
  const client = useApolloClient();
  const { outbox, pendingMessages } = useOutbox();
  const [isAskingEarlier, setAskingEarlier] = useState(false);
  const { data } = useMessagePaneQuery({
    variables: { id: chatId },
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
    nextFetchPolicy: 'cache-first',
  });
  const chat = data?.chat;
  const messages = chat?.messages.items;
  const changes = chat?.messages.changes ?? NO_CHANGES;
  const numbered = messages?.filter(({ number }) => number < PENDING_NUMBER);
  const lastInOrder = numbered && lastWithoutGap(numbered, chat!.messages.hasEarlier);

  /** Loads a page and adds it to the cached messages. The answer is not read back, which would be all of them. */
  const more = async (range: { before?: string; after?: string }) => {
    const question = { query: MoreMessagesDocument, variables: { id: chatId, ...range } };
    const { data } = await client.query({ ...question, fetchPolicy: 'no-cache', context: failsOffline });
    if (data?.chat) client.writeQuery({ ...question, data });
    return data?.chat?.messages;
  };

  const askEarlier = () => {
    const first = numbered?.[0];
    if (!first || !chat?.messages.hasEarlier || isAskingEarlier) return;
    setAskingEarlier(true);
    more({ before: first.id })
      .catch(() => undefined)
      .finally(() => setAskingEarlier(false));
  };

  /** Loads all messages after the last one that is not preceded by a gap; without one, the latest messages. */
  const catchUp = async () => {
    let after = lastInOrder?.id;
    do {
      const page = await more({ after });
      after = page?.hasLater ? page.items.at(-1)?.id : undefined;
    } while (after);
  };
  useOnConnected(() => {
    if (messages) catchUp().catch(() => undefined);
  });
  const isGap = lastInOrder !== numbered?.at(-1);
  const fillGap = useEffectEvent(() => void catchUp().catch(() => undefined));
  useEffect(() => {
    if (isGap) fillGap();
  }, [isGap]);

  const isLoaded = messages !== undefined;
  useEffect(() => {
    if (isLoaded) outbox.showIn(chatId);
  }, [outbox, chatId, isLoaded]);

  return { chat, messages, changes, pendingMessages, outbox, askEarlier, isAskingEarlier };
}

/** Marks the chat as read while it is on the screen and scrolled to its end. */
export function useMarkRead(chatId: string, last: number | undefined, unreadCount: number, isAtEnd: boolean) {
  const { cache } = useApolloClient();
  const [markRead] = useMarkChatReadMutation({ context: failsOffline });
  const marked = useRef(0);
  const isSeen = useIsSeen();
  useEffect(() => {
    if (isSeen) clearNotification(cache, chatId);
    if (!isSeen || !isAtEnd || !unreadCount || last === undefined || last <= marked.current) return;
    marked.current = last;
    markRead({ variables: { input: { chatId, number: last } } }).catch(() => (marked.current = 0));
  }, [cache, chatId, isAtEnd, isSeen, last, markRead, unreadCount]);
}

/** Keeps the latest messages only while the reader is at the end of a chat, of which more and more arrive. */
export function useTrimmed(chatId: string, count: number, isAtEnd: boolean) {
  const { cache } = useApolloClient();
  useEffect(() => {
    if (isAtEnd) trimMessages(cache, chatId);
  }, [cache, chatId, count, isAtEnd]);
}

/** True while this tab is visible. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isSeen;
}

/** The last message before the first gap; none if the first messages of the chat are missing. */
function lastWithoutGap<M extends { number: number }>(
  numbered: readonly M[],
  hasEarlier: boolean,
): M | undefined {
  const first = hasEarlier ? (numbered[0]?.number ?? 1) : 1;
  const gap = numbered.findIndex(({ number }, index) => number > first + index);
  return gap < 0 ? numbered.at(-1) : numbered[gap - 1];
}
