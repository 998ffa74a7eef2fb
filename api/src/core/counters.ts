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
export function counter(name: string, allowance: Allowance): RateLimiterAbstract {
  const storeClient = redis();
  if (!storeClient) return localCounter(name, allowance);
  return remember(`shared:${name}`, () => {
    const insuranceLimiter = localCounter(name, allowance);
    const options = { ...optionsOf(name, allowance), storeClient, insuranceLimiter };
    return new RateLimiterRedis({ ...options, rejectIfRedisNotReady: true });
  });
}

/** The counter of this name in this process alone. */
export const localCounter = (name: string, allowance: Allowance): RateLimiterAbstract =>
  remember(name, () => new RateLimiterMemory(optionsOf(name, allowance)));

const optionsOf = (name: string, { points, seconds }: Allowance) => ({
  keyPrefix: `limits:${name}`,
  points,
  duration: seconds,
});

function remember(name: string, make: () => RateLimiterAbstract): RateLimiterAbstract {
  const made = counters.get(name) ?? make();
  counters.set(name, made);
  return made;
}

/** Forgets what was counted in this process: the next server of the process begins anew. */
export const forgetCounters = (): void => counters.clear();

/** Counts one, or so many; answers for how many seconds the counter is full, or undefined where there was room. */
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
