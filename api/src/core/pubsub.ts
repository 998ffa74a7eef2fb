import { setTimeout as pause } from 'node:timers/promises';
import { RedisPubSub } from 'graphql-redis-subscriptions';
import { PubSub as MemoryPubSub, type PubSubEngine } from 'graphql-subscriptions';
import Redis from 'ioredis';
import type { PubSub } from 'type-graphql';
import { config } from './config';
import { log } from './log';

/** Events by name, with their payloads; published after the commit that made them true. */
export interface Events {
  /** Nights of a hotel were taken or freed; the key is the hotel's id. */
  nightsChanged: { roomNumberId: string; night: string; available: boolean }[];
  /** The rights of a user have changed, or a session of theirs has ended; the key is 'all'. */
  viewerChanged: { userId: string };
}

/** How long Redis has to answer that a connection ends, in milliseconds. */
const QUIT_MS = 500;

let engine: PubSubEngine = new MemoryPubSub();
let closeEngine = async (): Promise<void> => {};

/** In-process by default; with REDIS_URL every instance receives what any of them publishes. */
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
    // quit() waits for Redis, which would delay the stop for ever where it is down or silent.
    for (const redis of [publisher, subscriber]) {
      if (redis.status === 'ready')
        await Promise.race([redis.quit().catch(() => undefined), pause(QUIT_MS, undefined, { ref: false })]);
      redis.disconnect();
    }
  };
}

/** Closes the connections, and ends all subscriptions. */
export async function closePubSub(): Promise<void> {
  await closeEngine();
  engine = new MemoryPubSub();
  closeEngine = async () => {};
}

/** Publishes to all subscribers of this event under this key. */
export const publish = <E extends keyof Events>(event: E, key: string, payload: Events[E]): Promise<void> =>
  engine.publish(`${event}:${key}`, payload);

/** Iterates over what is published from now on, until the reader stops. */
export const iterateEvents = <E extends keyof Events>(
  event: E,
  key: string,
): AsyncIterableIterator<Events[E]> => engine.asyncIterableIterator<Events[E]>(`${event}:${key}`);

/** Calls the listener for everything that is published from now on, until closePubSub(). */
export function subscribe<E extends keyof Events>(
  event: E,
  key: string,
  listener: (payload: Events[E]) => void,
): void {
  engine
    .subscribe(`${event}:${key}`, listener, {})
    .catch((error: unknown) => log.error({ error, event }, 'subscribing to an event failed'));
}

/** The same engine as type-graphql takes it to build a subscription. */
export const pubSub: PubSub = {
  publish: (topic, payload) => void engine.publish(topic, payload),
  subscribe: (topic) => engine.asyncIterableIterator(topic),
};
