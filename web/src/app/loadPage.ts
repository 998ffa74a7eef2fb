import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the page at an address into its routes; undefined where it is there. */
export function loadPage(
  routes: RouteObject[],
  { pathname }: { pathname: string },
): Promise<unknown> | undefined {
  const loading = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => loadRoute(route) ?? []);
  return loading.length ? Promise.all(loading) : undefined;
}

/** Loads the code of the page at an address ahead. A failure is left to the visit itself, which tries again. */
export const preloadPage = (routes: RouteObject[], address: string): void =>
  void loadPage(routes, { pathname: address.replace(/[?#].*/s, '') })?.catch(() => undefined);

async function load(route: RouteObject, lazy: () => Promise<object>): Promise<void> {
  Object.assign(route, await lazy(), { lazy: undefined });
}

const loadRoute = (route: RouteObject): Promise<void> | undefined =>
  typeof route.lazy === 'function' ? load(route, route.lazy) : undefined;
