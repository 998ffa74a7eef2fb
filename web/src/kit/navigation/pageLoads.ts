import { useSyncExternalStore } from 'react';

const loads = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Counts a page as loading until its code is there, or has failed to come. */
export function trackPageLoad<T>(load: Promise<T>): Promise<T> {
  const end = () => {
    loads.delete(load);
    tell();
  };
  loads.add(load);
  load.then(end, end);
  tell();
  return load;
}

/** Whether the code of a page is being loaded. */
export const useIsLoadingPage = (): boolean =>
  useSyncExternalStore(
    listen,
    () => loads.size > 0,
    () => false,
  );
