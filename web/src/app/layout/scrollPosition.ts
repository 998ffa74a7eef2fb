import type { Location } from 'react-router-dom';

/** Where React Router keeps how far each page was scrolled: pixels by the keys of scrollKey(). */
const STORAGE_KEY = 'react-router-scroll-positions';

/** Every address that is loaded anew has the same key: its scroll position is kept by its path, and not for the next one. */
export const scrollKey = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string => (key === 'default' ? pathname + search : key);

/**
 * Forgets how far the page that was just loaded had been scrolled: one that came rendered is scrolled there by the browser,
 * and its reader may have moved on before its code is there.
 */
export function forgetScrollPosition(): void {
  const key = (history.state as { key?: string } | null)?.key ?? 'default';
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
    delete positions[scrollKey({ key, pathname: location.pathname, search: location.search })];
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
