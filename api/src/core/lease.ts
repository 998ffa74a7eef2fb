import { randomUUID } from 'node:crypto';
import { log } from './log';
import { redis } from './redis';
import { perApp } from './appState';

/** Seconds after which the lease of an instance that died expires. */
const SECONDS = 60;
const RENEWALS = 4;

const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Keys that this process has leased. */
const held = perApp(() => new Set<string>());

/**
 * Runs the work unless other work holds the key; then it throws what `busy` makes. The lease covers all
 * instances where Redis is set; without Redis, and while Redis is down, it covers this process. It is renewed
 * while the work runs and expires if the instance dies.
 */
export async function withLease<T>(
  key: string,
  busy: () => Error,
  work: () => Promise<T>,
  seconds = SECONDS,
): Promise<T> {
  if (held().has(key)) throw busy();
  held().add(key);
  try {
    const [name, token, ms] = [`lease:${key}`, randomUUID(), seconds * 1000];
    const isTaken = await tryRedis((shared) => shared.set(name, token, 'PX', ms, 'NX'));
    if (isTaken === null) throw busy();
    const renew = () => void tryRedis((shared) => shared.eval(RENEW, 1, name, token, ms));
    const timer = setInterval(renew, ms / RENEWALS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await tryRedis((shared) => shared.eval(RELEASE, 1, name, token));
    }
  } finally {
    held().delete(key);
  }
}

type Shared = NonNullable<ReturnType<typeof redis>>;

/** The answer of Redis; undefined where there is no Redis or it is down. */
async function tryRedis<T>(ask: (shared: Shared) => Promise<T>): Promise<T | undefined> {
  const shared = redis();
  if (!shared) return undefined;
  try {
    return await ask(shared);
  } catch (error) {
    log.warn({ error }, 'a lease is kept by this process alone');
    return undefined;
  }
}
