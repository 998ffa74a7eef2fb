import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { redis } from './redis';

export interface Allowance {
  /** How many are let through ... */
  points: number;
  /** ... in so many seconds, counted from the first. */
  seconds: number;
}

const counters = new Map<string, RateLimiterAbstract>();

/** The counter of this name: in Redis where it is set, in this process otherwise and while Redis is down. */
export function counter(name: string, { points, seconds }: Allowance): RateLimiterAbstract {
  const known = counters.get(name);
  if (known) return known;
  const here = { keyPrefix: `limits:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(here);
  const client = redis();
  const made = client
    ? new RateLimiterRedis({
        ...here,
        storeClient: client,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      })
    : memory;
  counters.set(name, made);
  return made;
}

/** Forgets what was counted in this process; the next house begins anew. */
export const forgetCounters = (): void => counters.clear();

/** Counts one; answers for how many seconds the counter is full, or undefined where there was room. */
export async function secondsFull(
  limiter: RateLimiterAbstract,
  key: string,
  seconds?: number,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
    return undefined;
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
  }
}
