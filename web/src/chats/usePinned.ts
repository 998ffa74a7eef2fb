import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { ChatMessage } from './addMessage';

/** So near its end, in pixels, a list counts as being there. */
const NEAR = 48;

/**
 * A list that is laid out from its end (column-reverse): it stays there while messages come, and earlier ones move
 * nothing. Away from the end it keeps its place, and says when there are new messages below: `newest` is the last one of
 * the chat, which a list that is apart from the latest messages does not show.
 */
export function usePinned(
  messages: readonly ChatMessage[],
  newest: ChatMessage | undefined,
  viewerId: string,
  isApart: boolean,
) {
  const box = useRef<HTMLDivElement>(null);
  /** The newest message when the end was left; undefined at the end. */
  const [leftAt, setLeftAt] = useState<string>();
  const shown = useRef({ lastId: '', height: 0 });
  /** Whether the latest messages are on their way, to be shown from their end. */
  const isLeavingApart = useRef(false);
  const lastId = messages.at(-1)?.clientMessageId ?? '';
  const newestId = newest?.clientMessageId ?? '';
  const isAtEnd = leftAt === undefined && !isApart;
  const hasNew = !isAtEnd && leftAt !== undefined && newestId !== leftAt && newest?.sentBy.id !== viewerId;

  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const before = shown.current;
    shown.current = { lastId, height: list.scrollHeight };
    if (!isApart) isLeavingApart.current = false;
    if (!isAtEnd && before.lastId && lastId !== before.lastId)
      list.scrollTop -= list.scrollHeight - before.height;
  }, [messages, lastId, isAtEnd, isApart]);

  const toEnd = () => {
    isLeavingApart.current = isApart;
    if (box.current) box.current.scrollTop = 0;
    setLeftAt(undefined);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (isLeavingApart.current) return;
    const isNear = currentTarget.scrollTop > -NEAR && !isApart;
    setLeftAt((before) => (isNear ? undefined : (before ?? newestId)));
  };

  return { box, isAtEnd, hasNew, toEnd, onScroll };
}
