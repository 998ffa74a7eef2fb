import { setTimeout as pause } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** A reading that hangs does not keep the next waiting for longer. */
const PATIENCE_MS = 50;
const MOST_KEYS = 128;

/**
 * Those who ask the same at the same time share one reading, and none gets one that began before he asked: who
 * comes while one is under way shares the next. The work is not for inside a transaction, which reads for itself.
 */
export function singleFlight<A, T>(keyOf: (asked: A) => string, read: (asked: A) => Promise<T>) {
  const readings = new Map<string, { now: Promise<T>; next?: Promise<T> }>();

  const begin = (key: string, asked: A): Promise<T> => {
    const reading: { now: Promise<T>; next?: Promise<T> } = { now: read(asked) };
    readings.set(key, reading);
    const over = () => {
      if (!reading.next) readings.delete(key);
    };
    reading.now.then(over, over);
    return reading.now;
  };

  return (asked: A): Promise<T> => {
    const key = keyOf(asked);
    const reading = readings.get(key);
    if (!reading) return begin(key, asked);
    const next = () => begin(key, asked);
    return (reading.next ??= reading.now.then(next, next));
  };
}

/**
 * Rows that many ask for at once, each by a key of his own, are read in one statement: who comes while one is under
 * way is read by the next. Nothing is kept. For outside a transaction.
 */
export function batchLoader<K, T>(read: (keys: readonly K[]) => Promise<T[]>): (key: K) => Promise<T> {
  let underWay: Promise<unknown> | undefined;
  const rows = new DataLoader<K, T>(
    (keys) => {
      const reading = read(keys);
      const over = () => {
        if (underWay === ended) underWay = undefined;
      };
      const ended = (underWay = reading.then(over, over));
      return reading;
    },
    {
      cache: false,
      maxBatchSize: MOST_KEYS,
      batchScheduleFn: (begin) =>
        setImmediate(() => {
          if (!underWay) return begin();
          void Promise.race([underWay, pause(PATIENCE_MS, undefined, { ref: false })]).then(begin);
        }),
    },
  );
  return (key) => rows.load(key);
}
