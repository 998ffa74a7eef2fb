import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { redis } from '../core/redis';
import { isIndexBuilt } from '../search/searchIndex.service';

/**
 * /livez: the process answers. /readyz: it can serve requests, searches from memory among them, or says which check
 * has failed.
 */
export function health(database: DataSource): Router {
  const shared = redis();
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => database.query('SELECT 1'),
    migrations: async () => {
      if (await database.showMigrations()) throw new Error('There are migrations that have not run.');
    },
    search: async () => {
      if (!isIndexBuilt()) throw new Error('The search index is being built.');
    },
    ...(shared ? { redis: () => shared.ping() } : {}),
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
