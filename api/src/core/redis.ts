import Redis, { type Command } from 'ioredis';
import { config } from './config';
import { log } from './log';

/** How long a command may take, and how long Redis is left alone after one that took longer; in milliseconds. */
const PATIENCE_MS = 50;
const AWAY_MS = 5000;

/**
 * A Redis that nobody waits for. While it is down commands fail at once. One that does not answer costs the commands
 * under way 50 ms: its connection is dropped, and commands fail at once until a new one answers, five seconds later at
 * the earliest.
 */
class ImpatientRedis extends Redis {
  override sendCommand(command: Command, ...rest: never[]): unknown {
    let isOver = false;
    const giveUp = () => {
      if (isOver) return;
      command.reject(new Error(`Redis did not answer within ${PATIENCE_MS} ms`));
      this.disconnect(true);
    };
    // One turn more: a process that was busy itself has not read the answer yet.
    const timer = setTimeout(() => setImmediate(giveUp), PATIENCE_MS);
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    command.promise.then(end, end);
    return super.sendCommand(command, ...rest);
  }
}

let connection: Redis | undefined;

/** Opens the connection that instances share for counters; a Redis that is down does not fail the start. */
export async function openRedis(): Promise<void> {
  if (!config.redisUrl) return;
  connection = new ImpatientRedis(config.redisUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    retryStrategy: () => AWAY_MS,
  });
  connection.on('error', (error) => log.warn({ error }, 'redis'));
  await connection.connect().catch(() => undefined);
}

/** The shared connection; undefined where no REDIS_URL is set. */
export const redis = (): Redis | undefined => connection;

export function closeRedis(): void {
  connection?.disconnect();
  connection = undefined;
}
