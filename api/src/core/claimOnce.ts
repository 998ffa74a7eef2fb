import { counter, localCounter, secondsFull } from './counters';

/**
 * True for the first caller with this key, false for whoever asks again within so many seconds: on any instance
 * where Redis is set, in this process otherwise, and also while Redis is down.
 */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
  const once = { points: 1, seconds };
  // This process remembers also what Redis was told, in case that it goes down.
  if (await secondsFull(localCounter('claims here', once), key, seconds)) return false;
  return !(await secondsFull(counter('claims', once), key, seconds));
}
