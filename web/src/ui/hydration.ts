import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What this browser alone knows. A page that came rendered is taken over with what the server said instead, and corrected
 * right after; every other page has it from the start. `read` answers text, so that equal answers render nothing anew.
 */
export const useBrowserOnly = <T extends string | boolean>(read: () => T, onServer: () => T): T =>
  useSyncExternalStore(never, read, onServer);

/** False on the server, and while what it rendered is being taken over. */
export const useIsHydrated = (): boolean =>
  useBrowserOnly<boolean>(
    () => true,
    () => false,
  );

/** Calls `adopt` once a page that came rendered is taken over: what was typed or chosen before that, nobody has heard of. */
export function useAdoption(adopt: () => void): void {
  const isHydrated = useIsHydrated();
  const takeOver = useEffectEvent(adopt);
  useEffect(() => {
    if (!isHydrated) takeOver();
  }, [isHydrated]);
}

/** State that begins with what this browser remembers; `read` is called without it for what the server renders. */
export function useRememberedState<T>(read: (isHydrated: boolean) => T) {
  const isHydrated = useIsHydrated();
  const [wasHydrated, setWasHydrated] = useState(isHydrated);
  const [state, setState] = useState(() => read(isHydrated));
  if (isHydrated !== wasHydrated) {
    setWasHydrated(isHydrated);
    setState(read(true));
  }
  return [state, setState] as const;
}
