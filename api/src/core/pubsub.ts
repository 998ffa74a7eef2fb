import { RedisPubSub } from 'graphql-redis-subscriptions';
import { PubSub as MemoryPubSub, type PubSubEngine } from 'graphql-subscriptions';
import Redis from 'ioredis';
import type { PubSub } from 'type-graphql';
import { config } from './config';
import { log } from './log';

/** What happens, by name, and what is told of it; published after the commit that made it true. */
export interface Events {
  /** Nights of a hotel were taken or freed; keyed by the hotel's id. */
  nightsChanged: { roomNumberId: string; night: string; available: boolean }[];
  /** What a person may do has changed, or a session of theirs has ended; under the one key 'all'. */
  viewerChanged: { userId: string };
}

let engine: PubSubEngine = new MemoryPubSub();
let closeEngine = async (): Promise<void> => {};

/** In-process by default; with REDIS_URL every instance hears what any of them publishes. */
export function openPubSub(): void {
  if (!config.redisUrl) return;
  const connect = () => {
    const redis = new Redis(config.redisUrl!, { maxRetriesPerRequest: null });
    redis.on('error', (error) => log.warn({ error }, 'redis'));
    return redis;
  };
  const [publisher, subscriber] = [connect(), connect()];
  engine = new RedisPubSub({ publisher, subscriber }) as unknown as PubSubEngine;
  closeEngine = async () => {
    // Where Redis is down there is nobody to say goodbye to, and waiting for it would keep us from stopping.
    for (const redis of [publisher, subscriber])
      if (redis.status === 'ready') await redis.quit();
      else redis.disconnect();
  };
}

/** Lets go of Redis, and of everybody who still listens. */
export async function closePubSub(): Promise<void> {
  await closeEngine();
  engine = new MemoryPubSub();
  closeEngine = async () => {};
}

/** Tells everybody who listens to this event under this key. */
export const publish = <E extends keyof Events>(event: E, key: string, payload: Events[E]): Promise<void> =>
  engine.publish(`${event}:${key}`, payload);

/** What is published from now on, until the reader stops. */
export const listen = <E extends keyof Events>(event: E, key: string): AsyncIterableIterator<Events[E]> =>
  engine.asyncIterableIterator<Events[E]>(`${event}:${key}`);

/** Tells the hearer of everything published from now on, until the events are closed. */
export function subscribe<E extends keyof Events>(
  event: E,
  key: string,
  hearer: (payload: Events[E]) => void,
): void {
  engine
    .subscribe(`${event}:${key}`, hearer, {})
    .catch((error: unknown) => log.error({ error, event }, 'nobody hears this event'));
}

/** The same engine in the shape that type-graphql asks for before it builds a subscription. */
export const pubSub: PubSub = {
  publish: (topic, payload) => void engine.publish(topic, payload),
  subscribe: (topic) => engine.asyncIterableIterator(topic),
};
