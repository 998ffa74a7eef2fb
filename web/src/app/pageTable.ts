import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../kit/navigation/lazyPage';

/**
 * The pages by their addresses. The router compares an address with the patterns of all routes each time it draws, a
 * millisecond on a server and ten on a phone: most addresses are found by their name here, and it gets the way to that page.
 */
export class PageTable {
  private readonly fixed = new Map<string, RouteObject>();
  private readonly patterns: RouteObject[] = [];

  constructor(routes: RouteObject[]) {
    for (const way of waysThrough(routes)) {
      const path = leafOf(way).path ?? '/';
      if (/[:*]/.test(path)) this.patterns.push(way);
      else this.fixed.set(path, way);
      for (const address of handleOf(leafOf(way))?.addresses ?? []) this.fixed.set(address, way);
    }
  }

  /** The route that leads to the page at an address, with what is around that page, and to no other one. */
  find(pathname: string): RouteObject | undefined {
    const name = pathname.replace(/(?!^)\/+$/, '').toLowerCase();
    return this.fixed.get(name) ?? matchRoutes(this.patterns, pathname)?.[0]?.route;
  }

  /** Loads the code of the page at an address; undefined where it is there. */
  readonly load = (pathname: string): Promise<unknown> | undefined => {
    const loading = chainOf(this.find(pathname)).flatMap((route) => handleOf(route)?.preload(pathname) ?? []);
    return loading.length ? Promise.all(loading) : undefined;
  };

  /** The pattern of the page's address, such as `/hotels/:hotelId`. */
  patternOf(pathname: string): string | undefined {
    const way = this.find(pathname);
    return way && leafOf(way).path;
  }
}

/** Each page with a way of its own: the routes around it, each with the next one as its only child. */
const waysThrough = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) =>
    route.children
      ? waysThrough(route.children).map((way) => ({ ...route, children: [way] }) as RouteObject)
      : [{ ...route }],
  );

const chainOf = (route: RouteObject | undefined): RouteObject[] =>
  route ? [route, ...chainOf(route.children?.[0])] : [];

const leafOf = (way: RouteObject): RouteObject => chainOf(way).at(-1)!;

const handleOf = ({ handle }: RouteObject) => handle as RouteHandle | undefined;

/** The page of a table at the address where the browser is. */
export function usePage(pages: PageTable) {
  const way = pages.find(useLocation().pathname);
  return useRoutes(way ? [way] : []);
}
