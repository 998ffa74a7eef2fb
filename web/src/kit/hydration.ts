import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type PropsWithChildren,
} from 'react';

const Hydrated = createContext(true);

/**
 * Tells the tree when a page that came rendered is taken over. What changes by that is drawn in slices: a store that
 * React reads by itself would have all of it drawn at once, while the browser answers to nobody.
 */
export function HydrationProvider({ isRendered, children }: PropsWithChildren<{ isRendered: boolean }>) {
  const [isHydrated, setHydrated] = useState(!isRendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return createElement(Hydrated, { value: isHydrated }, children);
}

/** False on the server, and while what it rendered is being taken over. */
export const useIsHydrated = (): boolean => useContext(Hydrated);

/**
 * What this browser alone knows. A page that came rendered is taken over with what the server said instead, and corrected
 * right after; every other page has it from the start.
 */
export const useBrowserOnly = <T>(read: () => T, onServer: () => T): T =>
  useIsHydrated() ? read() : onServer();

/** Calls `adopt` once a page that came rendered is taken over: what was typed or chosen before that, nobody has heard of. */
export function useOnHydration(adopt: () => void): void {
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
