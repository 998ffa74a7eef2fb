import { In } from 'typeorm';
import { perApp } from '../core/appState';
import { countCommits, repo, type RowWithId } from './transaction';

export interface CachedTable<T> {
  /** The row if it is cached. A list of cached rows takes half the time, since it waits for no promise. */
  find(id: string): T | undefined;
  /** The rows with these ids, in this order. One statement reads those that are not cached. */
  read(ids: readonly string[]): Promise<(T | null)[]>;
}

/** Milliseconds until another instance's write is visible. This instance's own writes are visible at once. */
const TTL_MS = 1000;

/**
 * Caches rows of a small table for a second, or until this process commits a transaction. Requests share the
 * rows, so callers must not change them.
 */
export function cachedTable<T extends RowWithId>(entity: new () => T): CachedTable<T> {
  const cacheOfApp = perApp(() => ({ commits: -1, until: 0, rows: new Map<string, T>() }));
  const freshRows = () => {
    const cache = cacheOfApp();
    if (cache.commits !== countCommits() || cache.until < Date.now())
      Object.assign(cache, { commits: countCommits(), until: Date.now() + TTL_MS, rows: new Map() });
    return cache.rows;
  };
  return {
    find: (id) => freshRows().get(id),
    async read(ids) {
      const rows = freshRows();
      const missing = ids.filter((id) => !rows.has(id));
      if (missing.length)
        for (const row of await repo(entity).findBy({ id: In(missing) } as never)) rows.set(row.id, row);
      return ids.map((id) => rows.get(id) ?? null);
    },
  };
}
