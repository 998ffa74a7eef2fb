import { setTimeout as pause } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { perApp } from './appState';

/** Milliseconds by which a batch that hangs may delay the next one. */
const MAX_WAIT_MS = 50;
const MAX_BATCH = 128;

/**
 * Reads rows by key for many callers in one statement. Keys requested while a batch runs are read by the next
 * batch. Nothing is cached. Do not use it inside a transaction.
 */
export function batchLoader<K, T>(read: (keys: readonly K[]) => Promise<T[]>): (key: K) => Promise<T> {
  const loader = perApp(() => makeLoader(read));
  return (key) => loader().load(key);
}

function makeLoader<K, T>(read: (keys: readonly K[]) => Promise<T[]>): DataLoader<K, T> {
  let underWay: Promise<unknown> | undefined;
  return new DataLoader<K, T>(
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
}
