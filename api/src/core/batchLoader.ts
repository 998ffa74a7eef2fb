import { setTimeout as pause } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** A batch that hangs delays the next one no longer than this, in milliseconds. */
const MAX_WAIT_MS = 50;
const MAX_BATCH = 128;

/**
 * Reads rows by key for many callers at once, in one statement: keys that are asked for while a batch is under way
 * are read by the next. Nothing is cached. Not for use inside a transaction.
 */
export function batchLoader<K, T>(read: (keys: readonly K[]) => Promise<T[]>): (key: K) => Promise<T> {
  let underWay: Promise<unknown> | undefined;
  const loader = new DataLoader<K, T>(
    (keys) => {
      const batch = read(keys);
      const clear = () => {
        if (underWay === settled) underWay = undefined;
      };
      const settled = (underWay = batch.then(clear, clear));
      return batch;
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (begin) =>
        setImmediate(() => {
          if (!underWay) return begin();
          void Promise.race([underWay, pause(MAX_WAIT_MS, undefined, { ref: false })]).then(begin);
        }),
    },
  );
  return (key) => loader.load(key);
}
