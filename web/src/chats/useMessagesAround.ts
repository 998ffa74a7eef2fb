import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../apollo/reachabilityLink';
import type { ChatMessage } from './addMessage';
import { MessagesAroundDocument } from './MessagePane.generated';
import { PENDING_NUMBER } from './orderMessages';
import { timelineOf, type GroupChange } from './timeline';

/** Consecutive messages anywhere in a chat. */
interface MessageRange {
  items: readonly ChatMessage[];
  changes: readonly GroupChange[];
  hasEarlier: boolean;
}
interface Latest {
  messages: readonly ChatMessage[] | undefined;
  changes: readonly GroupChange[];
  askEarlier: () => void;
}

/**
 * The messages to show in a chat: the latest ones, or those around a found message, even far back. Once scrolling has
 * loaded all messages in between, both are shown as one list. New messages are added to the latest ones only.
 */
export function useMessagesAround(chatId: string, foundId: string | undefined, latest: Latest) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<MessageRange>();
  const [failedId, setFailedId] = useState<string>();
  const isAsking = useRef(false);
  const { messages, changes } = latest;
  const has = (items: readonly ChatMessage[] | undefined) => items?.some(({ id }) => id === foundId) ?? false;
  const range = foundId !== undefined && has(loaded?.items) ? loaded : undefined;
  const isMissing =
    foundId !== undefined && messages !== undefined && !range && !has(messages) && failedId !== foundId;

  const ask = useCallback(
    async (variables: {
      around?: string;
      before?: string;
      after?: string;
    }): Promise<MessageRange | undefined> => {
      const { data } = await client.query({
        query: MessagesAroundDocument,
        variables: { id: chatId, ...variables },
        // the cached messages have no gaps, so these stay out of the cache
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

  const first = messages?.find(({ number }) => number < PENDING_NUMBER);
  const last = range?.items.at(-1);
  const hasGapToLatest = Boolean(range && last && first && last.number + 1 < first.number);
  const before = range?.items.filter(({ number }) => !first || number < first.number) ?? [];
  const shown = hasGapToLatest
    ? timelineOf(range!.items, range!.changes)
    : timelineOf([...before, ...(messages ?? [])], [...(range?.changes ?? []), ...changes]);

  const extend = (
    variables: { before?: string; after?: string },
    merge: (one: MessageRange, more: MessageRange) => MessageRange,
  ) => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask(variables)
      .then((more) => more && setLoaded((one) => one && merge(one, more)))
      .catch(() => undefined)
      .finally(() => (isAsking.current = false));
  };
  const askEarlier = () => {
    if (!before.length) latest.askEarlier();
    else if (range?.hasEarlier)
      extend({ before: range.items[0]!.id }, (one, { items, changes: more, hasEarlier }) => ({
        items: [...items, ...one.items],
        changes: [...more, ...one.changes],
        hasEarlier,
      }));
  };
  const askLater = () => {
    if (hasGapToLatest)
      extend({ after: last!.id }, (one, { items, changes: more }) => ({
        ...one,
        items: [...one.items, ...items],
        changes: [...one.changes, ...more],
      }));
  };
  return {
    shown,
    /** True if messages between these and the latest ones are missing. */
    hasGapToLatest,
    isLoading: isMissing,
    hasFailed: foundId !== undefined && failedId === foundId,
    retry: () => setFailedId(undefined),
    askEarlier,
    askLater,
  };
}
