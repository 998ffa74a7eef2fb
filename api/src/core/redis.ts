import { readFileSync } from 'node:fs';
import Redis, { type Command, type RedisOptions } from 'ioredis';
import { config } from './config';
import { notePeer } from './certificateEnds';
import { log } from './log';
import { appVariable } from './appState';

/** Milliseconds that a command may take before its connection is dropped. */
const PATIENCE_MS = 50;
/** Milliseconds until a dropped connection is opened again. */
const AWAY_MS = 5000;

/**
 * A Redis client that fails fast. While Redis is down, commands fail at once. When Redis does not answer, the
 * running commands fail after 50 ms and the connection is dropped; commands then fail at once until a new
 * connection answers, after five seconds at the earliest.
 */
class ImpatientRedis extends Redis {
  override sendCommand(command: Command, ...rest: never[]): unknown {
    let isOver = false;
    const giveUp = () => {
      if (isOver) return;
      command.reject(new Error(`Redis did not answer within ${PATIENCE_MS} ms`));
      this.disconnect(true);
    };
    // Waits one more turn, since a process that was busy itself has not read the answer yet.
    const timer = setTimeout(() => setImmediate(giveUp), PATIENCE_MS);
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    command.promise.then(end, end);
    return super.sendCommand(command, ...rest);
  }
}

const connection = appVariable<Redis>();

/**
 * What encrypts a connection to Redis: with rediss:// its certificate is checked, for REDIS_CA if that is set. The api then
 * shows its own certificate, if Redis asks for one; it is read for each connection, since it may have been replaced.
 */
export const redisTls = (): Pick<RedisOptions, 'tls'> => {
  const { redisCa, tls } = config;
  if (!redisCa) return {};
  const read = (file: string | undefined) => (file ? readFileSync(file) : undefined);
  return {
    tls: {
      ca: readFileSync(redisCa),
      get cert() {
        return read(tls.certificate);
      },
      get key() {
        return read(tls.key);
      },
      minVersion: 'TLSv1.2',
    },
  };
};

/**
 * Opens the connection for the counters that instances share. A Redis that is down does not fail the start.
 */
export async function openRedis(): Promise<void> {
  if (!config.redisUrl) return;
  const opened = new ImpatientRedis(config.redisUrl, {
    ...redisTls(),
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    retryStrategy: () => AWAY_MS,
  });
  opened.on('error', (error) => log.warn({ error }, 'redis'));
  opened.on('ready', () => notePeer('Redis', opened.stream));
  connection.set(opened);
  await opened.connect().catch(() => undefined);
}

/** The shared connection; undefined where no REDIS_URL is set. */
export const redis = (): Redis | undefined => connection.get();

export function closeRedis(): void {
  connection.get()?.disconnect();
  connection.set(undefined);
}
