import { useCallback, useEffect, useRef } from 'react';

/** A press that comes sooner was aimed at the former content under the pointer. */
const REACTION_MS = 600;

/** Returns a function that is true just after the key has changed. */
export function useJustChanged(key: string): () => boolean {
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    changedAt.current = performance.now();
  }, [key]);
  return useCallback(() => performance.now() - changedAt.current < REACTION_MS, []);
}
