import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Milliseconds that rows stay in place after the pointer last moved over them, and after an action on one. */
const HOLD = 8000;

/**
 * Holds the rows of lists in place while the pointer is over one of them, or after a row was changed. `at` is the index
 * of that list from the top; undefined if the lists may change.
 */
export function useHold() {
  const [at, setAt] = useState<number>();
  const timer = useRef(0);
  const actedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const releaseIn = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAt(undefined), pause);
  };
  const hold = (list = 0) => {
    setAt(list);
    releaseIn(HOLD);
  };
  return {
    at,
    /** The pointer moves over a list. */
    hold,
    /** A row is changed: it stays visible for some seconds, wherever the pointer goes. */
    holdForAction: (list = 0) => {
      actedAt.current = performance.now();
      hold(list);
    },
    /** The pointer leaves the lists. A finger leaves whenever it is lifted. */
    leave: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'touch') releaseIn(Math.max(0, actedAt.current + HOLD - performance.now()));
    },
  };
}
