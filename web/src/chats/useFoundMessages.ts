import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../apollo/lineLink';
import type { ChatMessage } from './addMessage';
import { PartOfChatDocument } from './MessagePane.generated';
import { DRAFT_NUMBER } from './uniteMessages';

/** Messages that follow one another, somewhere in a chat. */
interface Part {
  items: readonly ChatMessage[];
  hasEarlier: boolean;
}
interface Latest {
  messages: readonly ChatMessage[] | undefined;
  askEarlier: () => void;
}

/**
 * The messages to show of a chat: the latest ones, or those around a message that was found, however far back. Scrolled
 * down far enough these reach the latest, and both are shown as one; what comes meanwhile goes to the latest alone.
 */
export function useFoundMessages(chatId: string, foundId: string | undefined, latest: Latest) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Part>();
  const [failedId, setFailedId] = useState<string>();
  const isAsking = useRef(false);
  const { messages } = latest;
  const has = (items: readonly ChatMessage[] | undefined) => items?.some(({ id }) => id === foundId) ?? false;
  const part = foundId !== undefined && has(loaded?.items) ? loaded : undefined;
  const isMissing =
    foundId !== undefined && messages !== undefined && !part && !has(messages) && failedId !== foundId;

  const ask = useCallback(
    async (range: { around?: string; before?: string; after?: string }): Promise<Part | undefined> => {
      const { data } = await client.query({
        query: PartOfChatDocument,
        variables: { id: chatId, ...range },
        // Kept apart from the latest messages, which know no gap.
        fetchPolicy: 'no-cache',
        context: failsOffline,
      });
      return data?.chat?.messages;
    },
    [client, chatId],
  );
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    ask({ around: foundId })
      .then((found) => !isOver && (found?.items.length ? setLoaded(found) : setFailedId(foundId)))
      .catch(() => !isOver && setFailedId(foundId));
    return () => void (isOver = true);
  }, [isMissing, foundId, ask]);

  const first = messages?.find(({ number }) => number < DRAFT_NUMBER);
  const last = part?.items.at(-1);
  const isApart = Boolean(part && last && first && last.number + 1 < first.number);
  const before = part?.items.filter(({ number }) => !first || number < first.number) ?? [];
  const shown = isApart ? part!.items : [...before, ...(messages ?? [])];

  const extend = (range: { before?: string; after?: string }, unite: (one: Part, more: Part) => Part) => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask(range)
      .then((more) => more && setLoaded((one) => one && unite(one, more)))
      .catch(() => undefined)
      .finally(() => (isAsking.current = false));
  };
  const askEarlier = () => {
    if (!before.length) latest.askEarlier();
    else if (part?.hasEarlier)
      extend({ before: part.items[0]!.id }, (one, { items, hasEarlier }) => ({
        ...one,
        items: [...items, ...one.items],
        hasEarlier,
      }));
  };
  const askLater = () => {
    if (isApart)
      extend({ after: last!.id }, (one, { items }) => ({ ...one, items: [...one.items, ...items] }));
  };
  return {
    shown,
    /** Whether there are messages between these and the latest ones. */
    isApart,
    isLoading: isMissing,
    hasFailed: foundId !== undefined && failedId === foundId,
    retry: () => setFailedId(undefined),
    askEarlier,
    askLater,
  };
}
