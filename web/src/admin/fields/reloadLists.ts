import type { ApolloCache } from '@apollo/client';

/** Lists that a creation or deletion has made out of date: screens ask for them again. */
export function reloadLists(cache: ApolloCache, ...fields: string[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
