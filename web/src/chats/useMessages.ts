import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { onErrorPage } from '../apollo/failureLink';
import { failsOffline } from '../apollo/lineLink';
import { useMessagePaneQuery, MoreMessagesDocument, useMarkChatReadMutation } from './MessagePane.generated';
import { clearNotification } from './notifications';
import { DRAFT_NUMBER } from './uniteMessages';
import { useOnConnected } from '../apollo/useOnConnected';
import { useOutbox } from './useOutbox';

/** Messages of a chat: the last ones at first, earlier ones when asked for, and those that were missed meanwhile. */
export function useMessages(chatId: string) {
  const client = useApolloClient();
  const { outbox, drafts } = useOutbox();
  const [isAskingEarlier, setAskingEarlier] = useState(false);
  const { data } = useMessagePaneQuery({
    variables: { id: chatId },
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
    nextFetchPolicy: 'cache-first',
  });
  const chat = data?.chat;
  const messages = chat?.messages.items;
  const numbered = messages?.filter(({ number }) => number < DRAFT_NUMBER);
  const lastInOrder = numbered && lastWithoutGap(numbered);

  const more = (range: { before?: string; after?: string }) =>
    client.query({
      query: MoreMessagesDocument,
      variables: { id: chatId, ...range },
      fetchPolicy: 'network-only',
      context: failsOffline,
    });

  const askEarlier = () => {
    const first = numbered?.[0];
    if (!first || !chat?.messages.hasEarlier || isAskingEarlier) return;
    setAskingEarlier(true);
    more({ before: first.id })
      .catch(() => undefined)
      .finally(() => setAskingEarlier(false));
  };

  /** Asks for what comes after the last message before which nothing is missing, until that is all. */
  const catchUp = async (after: string) => {
    for (let from: string | undefined = after; from;) {
      const page: { hasLater: boolean; items: { id: string }[] } | undefined = (await more({ after: from }))
        .data?.chat?.messages;
      from = page?.hasLater ? page.items.at(-1)?.id : undefined;
    }
  };
  useOnConnected(() => {
    if (lastInOrder) catchUp(lastInOrder.id).catch(() => undefined);
  });
  const isGap = lastInOrder !== undefined && lastInOrder !== numbered?.at(-1);
  const fillGap = useEffectEvent(() => {
    if (lastInOrder) catchUp(lastInOrder.id).catch(() => undefined);
  });
  useEffect(() => {
    if (isGap) fillGap();
  }, [isGap]);

  const isHere = messages !== undefined;
  useEffect(() => {
    if (isHere) outbox.showIn(chatId);
  }, [outbox, chatId, isHere]);

  return { chat, messages, drafts, outbox, askEarlier, isAskingEarlier };
}

/** Notes that the last message was read, while the chat is on the screen and its end in sight. */
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

/** Whether this tab is the one that is looked at. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

function lastWithoutGap<M extends { number: number }>(numbered: readonly M[]): M | undefined {
  const gap = numbered.findIndex(
    ({ number }, place) => place > 0 && number > numbered[place - 1]!.number + 1,
  );
  return gap < 0 ? numbered.at(-1) : numbered[gap - 1];
}
