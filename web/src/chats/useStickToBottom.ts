import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { ChatMessage } from './addMessage';
import type { Entry } from './timeline';

/** The distance from its end, in pixels, within which a list counts as being there. */
const NEAR = 48;

/**
 * Keeps a list that is laid out from its end (column-reverse) at the bottom while messages come. Scrolled away from the
 * bottom, the list keeps its position, and `hasNew` says that there are new messages below. `newest` is the last message
 * of the chat, which a list with a gap to the latest messages does not show.
 */
export function useStickToBottom(
  entries: readonly Entry[],
  newest: ChatMessage | undefined,
  viewerId: string,
  hasGapToLatest: boolean,
) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The newest message when the reader scrolled away from the end; undefined at the end. */
  const [leftAt, setLeftAt] = useState<string>();
  const shown = useRef({ lastId: '', height: 0 });
  /** True while the latest messages are loading, to be shown from their end. */
  const isReturningToLatest = useRef(false);
  const lastId = entries.at(-1)?.key ?? '';
  const newestId = newest?.clientMessageId ?? '';
  const isAtEnd = leftAt === undefined && !hasGapToLatest;
  const hasNew = !isAtEnd && leftAt !== undefined && newestId !== leftAt && newest?.sentBy.id !== viewerId;

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const before = shown.current;
    shown.current = { lastId, height: list.scrollHeight };
    if (!hasGapToLatest) isReturningToLatest.current = false;
    if (!isAtEnd && before.lastId && lastId !== before.lastId)
      list.scrollTop -= list.scrollHeight - before.height;
  }, [entries, lastId, isAtEnd, hasGapToLatest]);

  const toEnd = () => {
    isReturningToLatest.current = hasGapToLatest;
    if (scroller.current) scroller.current.scrollTop = 0;
    setLeftAt(undefined);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (isReturningToLatest.current) return;
    const isNear = currentTarget.scrollTop > -NEAR && !hasGapToLatest;
    setLeftAt((before) => (isNear ? undefined : (before ?? newestId)));
  };

  return { scroller, isAtEnd, hasNew, toEnd, onScroll };
}
