import { LRUCache } from 'lru-cache';
import { now } from '../../core/clock';
import { countCommits } from '../../database/transaction';

/** How long another instance's write may go unseen, in milliseconds; this one's own is seen at once. */
const TTL_MS = 1000;

interface Options<V> {
  /** Of all values together, and of the largest that is stored, in the unit of `sizeOf`. */
  maxSize: number;
  maxEntrySize: number;
  sizeOf(value: V): number;
}

/** The value that was stored under a key, or the way to store it when it is there. */
export interface Lookup<V> {
  cached: V | undefined;
  /** How many commits there were at the time of the lookup. */
  commits: number;
  /** Stores nothing where a commit has happened since the lookup: the value is out of date. */
  store(value: V): void;
}

const clearers: (() => void)[] = [];

/** Stores values for a second, or until something is committed. Answers the function that looks one up. */
export function commitCache<V>({ maxSize, maxEntrySize, sizeOf }: Options<V>): (key: string) => Lookup<V> {
  const cache = new LRUCache<string, { value: V; commits: number }>({
    ttl: TTL_MS,
    perf: { now: () => now().getTime() },
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  });
  clearers.push(() => cache.clear());
  return (key) => {
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

/** Empties all of these caches; when the server stops. */
export const clearCommitCaches = (): void => clearers.forEach((clear) => clear());
