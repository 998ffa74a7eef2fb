import type { RouteObject } from 'react-router-dom';
import { retryUntilReachable } from '../apollo/reachability';
import { lazyPage, type RouteHandle } from '../kit/navigation/lazyPage';
import { PageTable, usePage } from './pageTable';

/**
 * All addresses that no other route matches, and the given ones: their pages are a table, loaded with the first of them that
 * is visited.
 */
export function lazyTable(load: () => Promise<RouteObject[]>, addresses: string[]): RouteObject {
  let table: PageTable | undefined;
  const { Page, preload } = lazyPage(async () => {
    const loaded = new PageTable(await retryUntilReachable(load));
    table = loaded;
    return function PageOfTable() {
      return usePage(loaded);
    };
  });
  const handle: RouteHandle = {
    addresses,
    preload: (pathname) => (table ? table.load(pathname) : preload()?.then(() => table?.load(pathname))),
  };
  return { path: '*', Component: Page, handle };
}
