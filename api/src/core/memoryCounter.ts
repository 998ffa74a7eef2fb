import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterRes } from 'rate-limiter-flexible';

type Key = string | number;
type Options = Record<string, unknown>;

const withoutContext = AsyncLocalStorage.snapshot();

/**
 * A counter in the memory of this process. The library keeps every key until its time is over, by a timer, and a timer keeps
 * the context in which it was set, with the whole request: a failed sign-in left 10 kB behind for a day (`npm run bench --
 * hostile --part kept`). So it counts outside of any context here, and of more than `mostKeys` it forgets those that were
 * not counted for the longest time. Without `mostKeys` it keeps every key.
 */
export class MemoryCounter extends RateLimiterMemory {
  private readonly recent: LRUCache<string, true> | undefined;

  constructor(options: IRateLimiterOptions, mostKeys?: number) {
    super(options);
    const dispose = (_: true, key: string, reason: string) => void (reason === 'evict' && super.delete(key));
    this.recent = mostKeys ? new LRUCache<string, true>({ max: mostKeys, dispose }) : undefined;
  }

  override consume(key: Key, points?: number, options?: Options): Promise<RateLimiterRes> {
    return this.count(key, () => super.consume(key, points, options));
  }
  override penalty(key: Key, points?: number, options?: Options): Promise<RateLimiterRes> {
    return this.count(key, () => super.penalty(key, points, options));
  }
  override reward(key: Key, points?: number, options?: Options): Promise<RateLimiterRes> {
    return this.count(key, () => super.reward(key, points, options));
  }
  override set(key: Key, points: number, seconds: number): Promise<RateLimiterRes> {
    return this.count(key, () => super.set(key, points, seconds));
  }
  override block(key: Key, seconds: number): Promise<RateLimiterRes> {
    return this.count(key, () => super.block(key, seconds));
  }

  private count<T>(key: Key, change: () => T): T {
    this.recent?.set(String(key), true);
    return withoutContext(change);
  }
}
