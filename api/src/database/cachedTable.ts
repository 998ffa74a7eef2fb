import { In } from 'typeorm';
import { countCommits, repo, type RowWithId } from './transaction';

export interface CachedTable<T> {
  /** The row, where it is cached: a list that need not wait is answered in half the time. */
  find(id: string): T | undefined;
  /** These rows, in this order; reads those that are not cached in one statement. */
  read(ids: readonly string[]): Promise<(T | null)[]>;
}

/** How long another instance's write may go unseen, in milliseconds; this one's own is seen at once. */
const TTL_MS = 1000;

/**
 * Rows of a small table that nearly every request reads, by id: cached in the process for a second, or until it
 * commits something. They are shared, so nobody may change them.
 */
export function cachedTable<T extends RowWithId>(entity: new () => T): CachedTable<T> {
  let cache = { commits: -1, until: 0, rows: new Map<string, T>() };
  const freshRows = () => {
    if (cache.commits !== countCommits() || cache.until < Date.now())
      cache = { commits: countCommits(), until: Date.now() + TTL_MS, rows: new Map() };
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
