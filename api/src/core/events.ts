import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import type { PubSub } from 'type-graphql';
import { config } from './config';
import { log } from './log';
import { pushStream, type PushStream } from './pushStream';

/** Events by name, with their payloads as JSON; published after the commit that made them true. Each `domain.ts` adds its own. */
export interface Events {
  /** Events since this moment may not have come here; the key is 'all'. */
  eventsMissed: { since: string };
}

/** All instances publish to and listen on this channel of Redis. */
const CHANNEL = 'staybook:events';
/** How long Redis has to answer that a connection ends, in milliseconds. */
const QUIT_MS = 500;
/** How long a start waits for Redis, in milliseconds: what is published before it is there reaches this instance alone. */
const CONNECT_MS = 1000;
/** How long before an outage was seen it may have begun, in milliseconds. */
const UNSEEN_MS = 5000;

/** Tells what this process published from what came from others. */
const instance = randomUUID();
/** Listeners of this process, by topic. */
const local = new EventEmitter().setMaxListeners(0);
let publisher: Redis | undefined;
let closeConnections = async (): Promise<void> => {};

/**
 * In-process by default; with REDIS_URL every instance receives what any of them publishes. What an instance publishes
 * reaches its own listeners at once, whether Redis is there or not. A Redis that is down does not fail the start.
 */
export async function openPubSub(): Promise<void> {
  if (!config.redisUrl) return;
  const connect = (enableOfflineQueue: boolean) => {
    const redis = new Redis(config.redisUrl!, { maxRetriesPerRequest: null, enableOfflineQueue });
    redis.on('error', (error) => log.warn({ error }, 'redis'));
    return redis;
  };
  // What cannot be published now is not kept: listeners are told that they have missed something.
  const [sending, listening] = [connect(false), connect(true)];
  publisher = sending;
  listening.subscribe(CHANNEL).catch((error: unknown) => log.error({ error }, 'listening to Redis failed'));
  listening.on('message', (_channel, text) => {
    const { from, topic, payload } = JSON.parse(text);
    if (from !== instance) local.emit(topic, payload);
  });
  tellOfOutage(listening, (since) => local.emit('eventsMissed:all', { since }));
  tellOfOutage(sending, (since) => send('eventsMissed:all', { since }));
  closeConnections = async () => {
    // quit() waits for Redis, which would delay the stop for ever where it is down or silent.
    for (const redis of [sending, listening]) {
      if (redis.status === 'ready')
        await Promise.race([redis.quit().catch(() => undefined), pause(QUIT_MS, undefined, { ref: false })]);
      redis.disconnect();
    }
  };
  await Promise.race([
    once(sending, 'ready').catch(() => undefined),
    pause(CONNECT_MS, undefined, { ref: false }),
  ]);
}

/** Tells, when the connection is there again, since when it may not have been. */
function tellOfOutage(redis: Redis, tell: (since: string) => void): void {
  let since: string | undefined;
  redis.on('close', () => (since ??= new Date(Date.now() - UNSEEN_MS).toISOString()));
  redis.on('ready', () => {
    if (since) tell(since);
    since = undefined;
  });
}

/** Closes the connections, and ends all subscriptions. */
export async function closePubSub(): Promise<void> {
  await closeConnections();
  publisher = undefined;
  local.removeAllListeners();
  closeConnections = async () => {};
}

function send(topic: string, payload: unknown): void {
  publisher
    ?.publish(CHANNEL, JSON.stringify({ from: instance, topic, payload }))
    .catch((error: Error) => log.warn({ reason: error.message, topic }, 'an event did not reach Redis'));
}

/** Publishes to all subscribers of this event under this key. */
export async function publish<E extends keyof Events>(
  event: E,
  key: string,
  payload: Events[E],
): Promise<void> {
  const topic = `${event}:${key}`;
  send(topic, payload);
  local.emit(topic, payload);
}

/** A stream of what is published from now on, until the reader stops. */
export const streamEvents = <E extends keyof Events>(event: E, key: string): PushStream<Events[E]> =>
  streamTopic(`${event}:${key}`);

function streamTopic<T>(topic: string): PushStream<T> {
  const stream = pushStream<T>(() => local.off(topic, stream.push));
  local.on(topic, stream.push);
  return stream;
}

/** Calls the listener for everything that is published from now on, until closePubSub(). */
export function subscribe<E extends keyof Events>(
  event: E,
  key: string,
  listener: (payload: Events[E]) => void,
): void {
  local.on(`${event}:${key}`, listener);
}

/** The same as type-graphql takes it to build a subscription. */
export const pubSub: PubSub = {
  publish: (topic, payload) => void local.emit(topic, payload),
  subscribe: (topic) => streamTopic(topic),
};
