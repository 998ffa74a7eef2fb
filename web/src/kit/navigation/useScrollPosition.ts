import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useIsHydrated } from '../hydration';

/** Where it is kept how far each page was scrolled: pixels by the keys of keyOf(). */
const STORAGE_KEY = 'scroll-positions';

/** Every address that is loaded from the server has the same key, so its scroll position is kept by its path. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

const positions: Record<string, number> = read();

/**
 * Scrolls a page to where it was when it is visited again by a step through the history, to the part that its address
 * names, or to its top. It stays as it is where only the query changes, but for the page of a list. A page that came
 * rendered is scrolled by the browser: its reader may have moved on before its code is there.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const shown = useRef<Location | undefined>(isHydrated ? undefined : location);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (location !== before) scrollTo(location, before);
  }, [location]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      if (shown.current) positions[keyOf(shown.current)] = window.scrollY;
    };
    const leave = () => {
      write();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

function scrollTo(location: Location, before: Location | undefined): void {
  const position = positions[keyOf(location)];
  const part = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  if (position !== undefined) window.scrollTo(0, position);
  else if (part) part.scrollIntoView();
  else if (!isSameList(location, before)) window.scrollTo(0, 0);
}

/** Whether two addresses are of one page, and of the same page of its list. */
function isSameList(location: Location, before: Location | undefined): boolean {
  const page = ({ search }: Location) => new URLSearchParams(search).get('page');
  return location.pathname === before?.pathname && page(location) === page(before);
}

/** The name in an address, or the text itself where it is not encoded rightly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // on the server, or in a browser that keeps nothing
    return {};
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // a browser that keeps nothing
  }
}
