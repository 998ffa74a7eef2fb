import { useEffect, useRef, useState } from 'react';

/** How long a message that was found is highlighted, in milliseconds. */
const LIT = 2500;

/** For the row of a message: brings it into sight and focuses it whenever it is opened as found, and lights it for a moment. */
export function useFoundRow(openedAs: string | undefined) {
  const row = useRef<HTMLLIElement>(null);
  const [lit, setLit] = useState<string>();
  useEffect(() => {
    if (!openedAs) return undefined;
    if (row.current) center(row.current);
    row.current?.focus({ preventScroll: true });
    const on = setTimeout(() => setLit(openedAs));
    const off = setTimeout(() => setLit(undefined), LIT);
    return () => {
      clearTimeout(on);
      clearTimeout(off);
    };
  }, [openedAs]);
  return { row, isLit: lit !== undefined && lit === openedAs };
}

/** Scrolls the list alone, not the page around it. */
function center(row: HTMLElement): void {
  const list = row.closest('[role=region]');
  if (!list) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
