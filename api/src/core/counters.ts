import { RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { MemoryCounter } from './memoryCounter';
import { redis } from './redis';
import { perApp } from './appState';

export interface Allowance {
  /** The number that is allowed ... */
  points: number;
  /** ... in this number of seconds, counted from the first. */
  seconds: number;
  /**
   * Keeps every key until its time is over: what was claimed once stays claimed. Other counters in memory are limits, and
   * forget the keys that were not counted for long, so that callers without number cannot fill the memory.
   */
  keepsEveryKey?: boolean;
}

/** The number of keys that a limit in memory remembers. A caller who is counted often is never the one that is forgotten. */
const MOST_KEYS = 3000;

const counters = perApp(() => new Map<string, RateLimiterAbstract>());

/**
 * The counter with this name: in Redis where it is set; in this process without Redis and while Redis is
 * down.
 */
export function counter(name: string, allowance: Allowance): RateLimiterAbstract {
  const storeClient = redis();
  if (!storeClient) return localCounter(name, allowance);
  return remember(`shared:${name}`, () => {
    const insuranceLimiter = localCounter(name, allowance);
    const options = { ...optionsOf(name, allowance), storeClient, insuranceLimiter };
    return new RateLimiterRedis({ ...options, rejectIfRedisNotReady: true });
  });
}

/** The counter with this name in this process alone. */
export const localCounter = (name: string, allowance: Allowance): RateLimiterAbstract =>
  remember(
    name,
    () => new MemoryCounter(optionsOf(name, allowance), allowance.keepsEveryKey ? undefined : MOST_KEYS),
  );

const optionsOf = (name: string, { points, seconds }: Allowance) => ({
  keyPrefix: `limits:${name}`,
  points,
  duration: seconds,
});

function remember(name: string, make: () => RateLimiterAbstract): RateLimiterAbstract {
  const made = counters().get(name) ?? make();
  counters().set(name, made);
  return made;
}

/** Clears all counters of this process, so that the next server in it starts from zero. */
export const clearCounters = (): void => counters().clear();

/** Counts `points`; answers the seconds until a full counter has room, or undefined where it had room. */
export async function secondsFull(
  limiter: Pick<RateLimiterAbstract, 'consume'>,
  key: string,
  seconds?: number,
  points = 1,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, points, seconds === undefined ? {} : { customDuration: seconds });
    return undefined;
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
  }
}
