import Redis from 'ioredis';
import { config } from './config';
import { log } from './log';

let connection: Redis | undefined;

/** Opens the connection that instances share for counters; a Redis that is down does not fail the start. */
export async function openRedis(): Promise<void> {
  if (!config.redisUrl) return;
  connection = new Redis(config.redisUrl, {
    lazyConnect: true,
    // A request must not wait for a Redis that is down: its commands fail at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
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
