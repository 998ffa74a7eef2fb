import { LRUCache } from 'lru-cache';
import { perApp } from '../../core/appState';
import { now } from '../../core/clock';
import { countCommits } from '../../database/transaction';

/** Milliseconds until another instance's write is visible, if no other number is given. Own writes are visible at once. */
const TTL_MS = 1000;

interface Options<V> {
  /** The limits for all values together and for one value, in the unit of `sizeOf`. */
  maxSize: number;
  maxEntrySize: number;
  sizeOf(value: V): number;
  ttlMs?: number;
}

/** The value stored under a key, or a function that stores it later. */
export interface Lookup<V> {
  cached: V | undefined;
  /** The number of commits at the time of the lookup. */
  commits: number;
  /** Stores the value, unless a commit has happened since the lookup and the value may be out of date. */
  store(value: V): void;
}

/** Makes a cache that keeps values for some time, or until a commit. Returns its lookup function. */
export function commitCache<V>({
  maxSize,
  maxEntrySize,
  sizeOf,
  ttlMs = TTL_MS,
}: Options<V>): (key: string) => Lookup<V> {
  const cacheOfApp = perApp(
    () =>
      new LRUCache<string, { value: V; commits: number }>({
        ttl: ttlMs,
        perf: { now: () => now().getTime() },
        maxSize,
        maxEntrySize,
        sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
      }),
  );
  return (key) => {
    const cache = cacheOfApp();
    const commits = countCommits();
    const found = cache.get(key);
    return {
      cached: found?.commits === commits ? found.value : undefined,
      commits,
      store: (value) => {
        if (countCommits() === commits) cache.set(key, { value, commits });
      },
    };
  };
}
