import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { ChatMessage } from './addMessage';
import type { Entry } from './timeline';

/** The distance from its end, in pixels, within which a list counts as being there. */
const NEAR = 48;
/** The distance from either end of the mounted rows, in pixels, at which more are mounted or loaded. */
const LOAD_DISTANCE = 400;
/** The most entries that have rows at once, and how many of them change when the reader comes near an end. */
export const MOUNTED = 120;
const STEP = 40;

/** The found message that this visit of the page opened. */
export interface Found {
  id: string;
  visit: string;
}

interface Options {
  /** The last message of the chat, which a list with a gap to the latest messages does not show. */
  newest: ChatMessage | undefined;
  viewerId: string;
  hasGapToLatest: boolean;
  found: Found | undefined;
  /** Load messages before and after those that are loaded. */
  onEarlier: () => void;
  onLater: () => void;
}

/**
 * Keeps a window of rows mounted, so that a long chat stays quick. At the end of the chat the window follows new
 * messages. Elsewhere it follows the reader, and the rows on the screen keep their place while others come or go; then
 * `hasNew` says that there are new messages below. The list is laid out from its end (column-reverse).
 */
export function useMessageWindow(entries: readonly Entry[], options: Options) {
  const { newest, viewerId, hasGapToLatest, found, onEarlier, onLater } = options;
  const scroller = useRef<HTMLDivElement>(null);
  /** A row on the screen and its distance from the end of the list. */
  const anchor = useRef<Anchor>(undefined);
  /** The newest message when the reader scrolled away from the end; undefined at the end. */
  const [leftAt, setLeftAt] = useState<string>();
  /** The last entry with a row; undefined while the window follows the end. */
  const [lastKey, setLastKey] = useState<string>();
  /** The visit whose found message is in the window, and whether the list has not scrolled to it yet. */
  const [opened, setOpened] = useState({ visit: '', isPending: false });
  /** True while the latest messages are loading, to be shown from their end. */
  const isReturningToLatest = useRef(false);

  const { length } = entries;
  const foundAt =
    found && found.visit !== opened.visit ? entries.findIndex(({ message }) => message?.id === found.id) : -1;
  if (found && foundAt >= 0) {
    setOpened({ visit: found.visit, isPending: true });
    setLastKey(entries[Math.min(foundAt + MOUNTED / 2, length) - 1]!.key);
  }
  const lastAt = lastKey === undefined ? -1 : entries.findLastIndex(({ key }) => key === lastKey);
  const end = lastAt < 0 ? length : lastAt + 1;
  const start = Math.max(0, end - MOUNTED);

  const newestId = newest?.clientMessageId ?? '';
  const isAtEnd = leftAt === undefined && !hasGapToLatest && end === length;
  const hasNew = leftAt !== undefined && newestId !== leftAt && newest?.sentBy.id !== viewerId;

  /** Moves the window if an end of it is near; returns false if it already has all that is loaded there. */
  const move = ({ above, below }: Distances): boolean => {
    if (below < LOAD_DISTANCE && end < length) setLastKey(entries[Math.min(end + STEP, length) - 1]!.key);
    else if (above < LOAD_DISTANCE && start > 0) setLastKey(entries[Math.max(end - STEP, MOUNTED) - 1]!.key);
    else return false;
    return true;
  };

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    if (!hasGapToLatest) isReturningToLatest.current = false;
    // a list that is not laid out has no places to keep
    if (!list.clientHeight) return;
    const isReading = !isAtEnd && !isReturningToLatest.current;
    if (isReading) keepPlace(list, anchor.current);
    const isMoving = isReading && !opened.isPending && move(distances(list));
    // the list can be scrolled to the old place only when the rows that are still to come are there
    if (!isMoving) anchor.current = anchorIn(list);
  });

  const toEnd = () => {
    isReturningToLatest.current = hasGapToLatest;
    if (scroller.current) scroller.current.scrollTop = 0;
    setLeftAt(undefined);
    setLastKey(undefined);
  };
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (isReturningToLatest.current) return;
    anchor.current = anchorIn(list);
    if (opened.isPending) setOpened({ ...opened, isPending: false });
    const { above, below } = distances(list);
    const isNear = below < NEAR && !hasGapToLatest && end === length;
    setLeftAt((before) => (isNear ? undefined : (before ?? newestId)));
    if (isNear) setLastKey(undefined);
    else if (!move({ above, below }) && lastKey === undefined) setLastKey(entries.at(-1)?.key);
    if (above < LOAD_DISTANCE && start === 0) onEarlier();
    if (below < LOAD_DISTANCE && end === length) onLater();
  };

  return {
    scroller,
    /** The entries with rows, and the one before them. */
    rows: entries.slice(start, end),
    before: entries[start - 1],
    isAtEnd,
    hasNew,
    /** True if messages after the rows are loaded or missing. */
    hasMoreBelow: hasGapToLatest || end < length,
    toEnd,
    onScroll,
  };
}

/** How far the list can be scrolled up and down, in pixels. */
interface Distances {
  above: number;
  below: number;
}
const distances = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): Distances => ({
  above: scrollHeight - clientHeight + scrollTop,
  below: -scrollTop,
});

interface Anchor {
  row: Element;
  fromEnd: number;
}
const fromEnd = (list: HTMLElement, row: Element): number =>
  list.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;

/** The first row that begins on the screen. */
function anchorIn(list: HTMLElement): Anchor | undefined {
  const { top } = list.getBoundingClientRect();
  const row = [...list.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= top);
  return row && { row, fromEnd: fromEnd(list, row) };
}

/** Scrolls the list so that a row that is still mounted stays in its place. */
function keepPlace(list: HTMLElement, anchor: Anchor | undefined): void {
  if (!anchor?.row.isConnected) return;
  const moved = fromEnd(list, anchor.row) - anchor.fromEnd;
  if (moved) list.scrollTop -= moved;
}
