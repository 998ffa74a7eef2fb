import { lazy, useState, type ComponentType } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { trackPageLoad } from './pageLoads';

/**
 * A page whose code loads when it is shown; the router keeps the page before until then. `preload` loads it earlier, and
 * answers undefined where it is there. Code that failed to load is asked for again at the next visit.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const fetchCode = async () => {
    try {
      return (loaded = await load());
    } finally {
      loading = undefined;
    }
  };
  const preload = () => (loaded ? undefined : (loading ??= trackPageLoad(fetchCode())));

  /** Of the last visit, known by the key of its location: within it, React renders again what failed. */
  let visit: { key: string; Lazy: ComponentType } | undefined;
  const pageAt = (key: string): ComponentType => {
    if (loaded) return loaded;
    if (visit?.key !== key) {
      const Lazy = lazy(async () => ({ default: loaded ?? (await preload()!) }));
      visit = { key, Lazy };
    }
    return visit.Lazy;
  };

  function Page() {
    const { key } = useLocation();
    const [Shown] = useState(() => pageAt(key));
    return <Shown />;
  }
  return { Page, preload };
}

/** What a route with code of its own has beside it. */
export interface RouteHandle {
  /** Loads the code of the page at a path; undefined where it is there. */
  preload: (pathname: string) => Promise<unknown> | undefined;
  /** Addresses that lead to this route, though patterns of others match them. */
  addresses?: string[];
}

/** A route whose page is such a page. */
export function lazyRoute(load: () => Promise<ComponentType>, route: RouteObject): RouteObject {
  const { Page, preload } = lazyPage(load);
  return { ...route, Component: Page, handle: { preload } satisfies RouteHandle } as RouteObject;
}
