import { Router } from 'express';
import Redis from 'ioredis';
import type { DataSource } from 'typeorm';
import { config } from './config';

/** /livez: the process answers. /readyz: it can do its work, or says what is missing. */
export function health(database: DataSource): Router {
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, enableOfflineQueue: false })
    : undefined;
  redis?.on('error', () => undefined);
  void redis?.connect().catch(() => undefined);

  const checks: Record<string, () => Promise<unknown>> = {
    database: () => database.query('SELECT 1'),
    migrations: async () => {
      if (await database.showMigrations()) throw new Error('There are migrations that have not run.');
    },
    ...(redis ? { redis: () => redis.ping() } : {}),
  };
  return Router()
    .get('/livez', (_request, response) => void response.json({ status: 'ok' }))
    .get('/readyz', async (_request, response) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [
          name,
          await check().then(
            () => 'ok',
            () => 'failed',
          ),
        ]),
      );
      const ready = results.every(([, result]) => result === 'ok');
      response
        .status(ready ? 200 : 503)
        .json({ status: ready ? 'ok' : 'failed', ...Object.fromEntries(results) });
    });
}
