import { counter, localCounter, secondsFull } from './counters';

/**
 * True for the first caller with this key, false for every other caller within this number of seconds. It
 * covers all instances where Redis is set; without Redis, and while Redis is down, it covers this process.
 */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
  const once = { points: 1, seconds, keepsEveryKey: true };
  // This process also remembers the claims that Redis holds, in case Redis goes down.
  if (await secondsFull(localCounter('claims here', once), key, seconds)) return false;
  return !(await secondsFull(counter('claims', once), key, seconds));
}
