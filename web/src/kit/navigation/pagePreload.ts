import { createContext, useContext, useEffect } from 'react';

/** Loads the code of the page at a path; undefined where it is there. Provided by the app, which knows the pages. */
export const PagePreload = createContext<(pathname: string) => Promise<unknown> | undefined>(() => undefined);

/** Loads the code of a page when a link to it is pointed at, touched or focused. A failure is left to the visit itself. */
export function usePreloadOnIntent(): void {
  const preload = useContext(PagePreload);
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link) void preload(link.pathname)?.catch(() => undefined);
    };
    for (const event of EVENTS) document.addEventListener(event, onIntent, { passive: true });
    return () => EVENTS.forEach((event) => document.removeEventListener(event, onIntent));
  }, [preload]);
}

const EVENTS = ['pointerover', 'touchstart', 'focusin'];
