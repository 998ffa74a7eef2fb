import { useSyncExternalStore } from 'react';
import { createStore } from '../../store';

/** How many pages are loading their code. */
const loads = createStore(0);

/** Counts a page as loading until its code is there, or has failed to load. */
export function trackPageLoad<T>(load: Promise<T>): Promise<T> {
  const end = () => loads.write(loads.read() - 1);
  loads.write(loads.read() + 1);
  load.then(end, end);
  return load;
}

/** True while the code of a page is loading. */
export const useIsLoadingPage = (): boolean =>
  useSyncExternalStore(
    loads.subscribe,
    () => loads.read() > 0,
    () => false,
  );
