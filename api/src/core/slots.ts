import { perApp } from './appState';

/** Too much work waits already; one more would wait too long. */
export class TooManyWaiting extends Error {}

/**
 * Runs at most `count` pieces of work at once (a function where settings say how many, asked when work
 * comes); up to `mostWaiting` more wait, in the order of asking.
 */
export function slots(count: number | (() => number), mostWaiting: number) {
  const state = perApp(() => ({ running: 0, waiting: [] as (() => void)[] }));
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const own = state();
    if (own.running < (typeof count === 'number' ? count : count())) own.running += 1;
    else if (own.waiting.length >= mostWaiting) throw new TooManyWaiting();
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      // The work that waited longest takes over the slot.
      if (next) next();
      else own.running -= 1;
    }
  };
}

interface KeyedSlots {
  run: ReturnType<typeof slots>;
  /** How much work of the key is under way or waits. */
  count: number;
}

/**
 * The same for each key: at most `count` pieces of its work run at once, and up to `mostWaiting` more wait.
 */
export function slotsByKey(count: number, mostWaiting: number) {
  const allKeys = perApp(() => new Map<string, KeyedSlots>());
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const keys = allKeys();
    const own = keys.get(key) ?? { run: slots(count, mostWaiting), count: 0 };
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
