import { perApp } from './appState';

/** The queue of waiting work is full. */
export class QueueFull extends Error {}

/**
 * Runs at most `count` pieces of work at once. A function is called for each piece, for counts that depend on
 * settings. Up to `mostWaiting` more wait, in the order of the calls; then QueueFull is thrown.
 */
export function limitConcurrency(count: number | (() => number), mostWaiting: number) {
  const state = perApp(() => ({ running: 0, waiting: [] as (() => void)[] }));
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const own = state();
    if (own.running < (typeof count === 'number' ? count : count())) own.running += 1;
    else if (own.waiting.length >= mostWaiting) throw new QueueFull();
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      // The next in the queue takes the slot.
      if (next) next();
      else own.running -= 1;
    }
  };
}

interface KeyedLimit {
  run: ReturnType<typeof limitConcurrency>;
  /** Pieces of the key's work that run or wait. */
  count: number;
}

/**
 * The same for each key: at most `count` pieces of its work run at once, and up to `mostWaiting` more wait.
 */
export function limitConcurrencyByKey(count: number, mostWaiting: number) {
  const allKeys = perApp(() => new Map<string, KeyedLimit>());
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const keys = allKeys();
    const own = keys.get(key) ?? { run: limitConcurrency(count, mostWaiting), count: 0 };
    keys.set(key, own);
    own.count += 1;
    try {
      return await own.run(work);
    } finally {
      own.count -= 1;
      if (!own.count) keys.delete(key);
    }
  };
}
