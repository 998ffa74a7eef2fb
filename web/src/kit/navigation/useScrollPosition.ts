import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useIsHydrated } from '../hydration';
import type { Place } from './navigation';

/** Where it is kept how far each page was scrolled: pixels by the keys of keyOf(). */
const STORAGE_KEY = 'scroll-positions';

/** Every address that is loaded anew has the same key: its scroll position is kept by its path, and not for the next one. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

const positions: Record<string, number> = read();

/**
 * Scrolls a page to where it was when somebody comes back to it, to the part that its address names, or to its top. A page
 * that came rendered is scrolled by the browser: its reader may have moved on before its code is there. Returns what keeps
 * how far a page is scrolled that is about to be left.
 */
export function useScrollPosition(place: Place): (location: Location) => void {
  const isHydrated = useIsHydrated();
  const shown = useRef(isHydrated ? undefined : place);
  const keep = useCallback((location: Location) => {
    positions[keyOf(location)] = window.scrollY;
  }, []);

  useLayoutEffect(() => {
    if (place === shown.current) return;
    shown.current = place;
    scrollTo(place);
  }, [place]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      keep(place.location);
      write();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [keep, place]);

  return keep;
}

function scrollTo({ location, keepsScroll }: Place): void {
  const position = positions[keyOf(location)];
  const part = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  if (position !== undefined) window.scrollTo(0, position);
  else if (part) part.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
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
    // it is not kept, then
  }
}
