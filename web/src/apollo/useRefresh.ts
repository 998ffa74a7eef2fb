import { useCallback, useRef } from 'react';

/**
 * Returns a function that reads a query again, by its `refetch`. A call while it is being read reads it once more
 * afterwards: what is on its way may have been read before the change that the call is about.
 */
export function useRefresh(refetch: () => Promise<unknown>): () => void {
  const reading = useRef<{ again: boolean }>(undefined);
  const read = useCallback(async () => {
    if (reading.current) {
      reading.current.again = true;
      return;
    }
    const now = { again: true };
    reading.current = now;
    while (now.again) {
      now.again = false;
      await refetch().catch(() => undefined);
    }
    reading.current = undefined;
  }, [refetch]);
  return useCallback(() => void read(), [read]);
}
