import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import type { PubSub } from 'type-graphql';
import { config } from './config';
import { log } from './log';
import { redisTls } from './redis';
import { pushStream, type PushStream } from './pushStream';
import { perApp } from './appState';

/**
 * The JSON payloads of events, by name. An event is published after its commit. Each `domain.ts` adds its
 * own.
 */
export interface Events {
  /** This instance may have missed events since this moment; the key is 'all'. */
  eventsMissed: { since: string };
}

/** The channel of Redis to which all instances publish and on which they listen. */
const CHANNEL = 'staybook:events';
/** Milliseconds that Redis has to confirm the end of a connection. */
const QUIT_MS = 500;
/**
 * Milliseconds that a start waits for Redis. Events published before Redis answers reach this instance alone.
 */
const CONNECT_MS = 1000;
/** Milliseconds that an outage may have lasted before it was noticed. */
const UNSEEN_MS = 5000;

/** Distinguishes the events of this process from those of others. */
const instance = perApp(() => randomUUID());
/** Listeners of this process, by topic. */
const local = perApp(() => new EventEmitter().setMaxListeners(0));

interface Connections {
  publisher?: Redis | undefined;
  close(): Promise<void>;
}
const connections = perApp((): Connections => ({ close: async () => {} }));

/**
 * Opens publishing: in this process by default, between all instances with REDIS_URL. An instance's own
 * listeners get its events at once, with or without Redis. A Redis that is down does not fail the start.
 */
export async function openPubSub(): Promise<void> {
  if (!config.redisUrl) return;
  const connect = (enableOfflineQueue: boolean) => {
    const redis = new Redis(config.redisUrl!, {
      ...redisTls(),
      maxRetriesPerRequest: null,
      enableOfflineQueue,
    });
    redis.on('error', (error) => log.warn({ error }, 'redis'));
    return redis;
  };
  // Events that cannot be published now are dropped; `eventsMissed` informs the listeners.
  const [sending, listening] = [connect(false), connect(true)];
  connections().publisher = sending;
  listening.subscribe(CHANNEL).catch((error: unknown) => log.error({ error }, 'listening to Redis failed'));
  listening.on('message', (_channel, text) => {
    const { from, topic, payload } = JSON.parse(text);
    if (from !== instance()) local().emit(topic, payload);
  });
  reportOutage(listening, (since) => local().emit('eventsMissed:all', { since }));
  reportOutage(sending, (since) => send('eventsMissed:all', { since }));
  connections().close = async () => {
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

/** Reports, when the connection is back, since when it may have been down. */
function reportOutage(redis: Redis, report: (since: string) => void): void {
  let since: string | undefined;
  redis.on('close', () => (since ??= new Date(Date.now() - UNSEEN_MS).toISOString()));
  redis.on('ready', () => {
    if (since) report(since);
    since = undefined;
  });
}

/** Closes the connections and ends all subscriptions. */
export async function closePubSub(): Promise<void> {
  await connections().close();
  connections().publisher = undefined;
  local().removeAllListeners();
  connections().close = async () => {};
}

function send(topic: string, payload: unknown): void {
  connections()
    .publisher?.publish(CHANNEL, JSON.stringify({ from: instance(), topic, payload }))
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
  local().emit(topic, payload);
}

/** A stream of the events from now on, until the reader stops. */
export const streamEvents = <E extends keyof Events>(event: E, key: string): PushStream<Events[E]> =>
  streamTopic(`${event}:${key}`);

function streamTopic<T>(topic: string): PushStream<T> {
  const stream = pushStream<T>(() => local().off(topic, stream.push));
  local().on(topic, stream.push);
  return stream;
}

/** Calls the listener for each event from now on, until closePubSub(). */
export function subscribe<E extends keyof Events>(
  event: E,
  key: string,
  listener: (payload: Events[E]) => void,
): void {
  local().on(`${event}:${key}`, listener);
}

/** The interface that type-graphql needs to build subscriptions. */
export const pubSub: PubSub = {
  publish: (topic, payload) => void local().emit(topic, payload),
  subscribe: (topic) => streamTopic(topic),
};
