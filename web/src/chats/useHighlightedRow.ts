import { useEffect, useRef, useState } from 'react';

/** How long the opened search result is highlighted, in milliseconds. */
const HIGHLIGHT_TIME = 2500;

/** The last visit that opened a message. Its row may be mounted again when the reader scrolls back to it. */
let lastOpened: string | undefined;

/** Scrolls to the row of a message, focuses it and highlights it briefly, once each time it is opened from a search. */
export function useHighlightedRow(openedAs: string | undefined) {
  const row = useRef<HTMLLIElement>(null);
  const [highlighted, setHighlighted] = useState<string>();
  useEffect(() => {
    if (!openedAs || openedAs === lastOpened) return undefined;
    lastOpened = openedAs;
    if (row.current) center(row.current);
    row.current?.focus({ preventScroll: true });
    const on = setTimeout(() => setHighlighted(openedAs));
    const off = setTimeout(() => setHighlighted(undefined), HIGHLIGHT_TIME);
    return () => {
      clearTimeout(on);
      clearTimeout(off);
    };
  }, [openedAs]);
  return { row, isHighlighted: highlighted !== undefined && highlighted === openedAs };
}

/** Scrolls the list only, not the page around it. */
function center(row: HTMLElement): void {
  const list = row.closest('[role=region]');
  if (!list) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
