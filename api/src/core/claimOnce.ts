import { log } from './log';
import { redis } from './redis';

/** Keys that were used in this process, with the moment until which they stay used. */
const used = new Map<string, number>();

/**
 * True for the first who asks with this key, false for whoever asks again within so many seconds: on any
 * instance where Redis is set, in this process otherwise, and also while Redis is down.
 */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
  const here = onceHere(key, seconds);
  const shared = redis();
  if (!shared || !here) return here;
  try {
    return (await shared.set(`once:${key}`, '1', 'EX', seconds, 'NX')) === 'OK';
  } catch (error) {
    log.warn({ error }, 'a key was remembered in this process only');
    return here;
  }
}

function onceHere(key: string, seconds: number): boolean {
  const now = Date.now();
  for (const [old, until] of used) {
    if (until > now) break;
    used.delete(old);
  }
  if ((used.get(key) ?? 0) > now) return false;
  used.delete(key);
  used.set(key, now + seconds * 1000);
  return true;
}
