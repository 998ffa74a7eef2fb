import { Busy } from './problems';

/** Runs at most `most` pieces of work of one key at once, on this instance; throws Busy beyond that. */
export function concurrencyByKey(most: number, message: string) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count >= most) throw new Busy(message);
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = running.get(key)! - 1;
      if (left) running.set(key, left);
      else running.delete(key);
    }
  };
}
