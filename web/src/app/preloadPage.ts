import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the page at an address. A failure is left to the visit itself, which tries again. */
export function preloadPage(routes: RouteObject[], address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
}
