import { useCallback, useEffect, useRef } from 'react';

/** A press that comes sooner, in milliseconds, was not aimed at what is new under the pointer. */
const SEEN = 600;

/** Tells whether something has just become what it is: a press now was aimed at what was there before. */
export function useIsNew(what: string): () => boolean {
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    changedAt.current = performance.now();
  }, [what]);
  return useCallback(() => performance.now() - changedAt.current < SEEN, []);
}
