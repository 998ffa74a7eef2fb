import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { ChatMessage } from './addMessage';

/** So near its end, in pixels, a list counts as being there. */
const NEAR = 48;

/**
 * A list that is laid out from its end (column-reverse): it stays there while messages come, and earlier ones move
 * nothing. Away from the end it keeps its place, and says when there are new messages below.
 */
export function usePinned(messages: readonly ChatMessage[], viewerId: string) {
  const box = useRef<HTMLDivElement>(null);
  /** The last message when the end was left; undefined at the end. */
  const [leftAt, setLeftAt] = useState<string>();
  const shown = useRef({ lastId: '', height: 0 });
  const last = messages.at(-1);
  const lastId = last?.clientMessageId ?? '';
  const isAtEnd = leftAt === undefined;
  const hasNew = !isAtEnd && lastId !== leftAt && last?.sentBy.id !== viewerId;

  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const before = shown.current;
    shown.current = { lastId, height: list.scrollHeight };
    if (!isAtEnd && before.lastId && lastId !== before.lastId)
      list.scrollTop -= list.scrollHeight - before.height;
  }, [messages, lastId, isAtEnd]);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = 0;
    setLeftAt(undefined);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const isNear = currentTarget.scrollTop > -NEAR;
    setLeftAt((before) => (isNear ? undefined : (before ?? lastId)));
  };

  return { box, isAtEnd, hasNew, toEnd, onScroll };
}
