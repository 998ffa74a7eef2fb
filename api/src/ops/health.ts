import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { log } from '../core/log';
import { redis } from '../core/redis';
import { liveIndex } from '../search/index/searchIndex.service';
import { isDraining } from './drain';
import { checkClock, checkDisk, replicaCheck } from './healthChecks.service';
import { isMissingRedis } from './startupBanner';

/** How long a check may take, so that the answer comes within a second whatever is silent. */
const CHECK_MS = 900;

type Check = () => Promise<unknown>;

/**
 * /livez: the process answers. /readyz: it can serve requests, searches from memory among them, or says which check
 * has failed; not while it ends. Redis is no condition: without it each instance counts and publishes by itself;
 * where others could share its database it is said to be unset. Nor is a read replica, since the primary can do without. Nor are a disk that is nearly full and a clock that is
 * wrong: other instances may have the same.
 */
export function health(database: DataSource, server: Server): Router {
  const shared = redis();
  let isMigrated = false;
  const needed: Record<string, Check> = {
    database: () => database.query('SELECT 1'),
    migrations: async () => {
      isMigrated ||= !(await database.showMigrations());
      if (!isMigrated) throw new Error('There are migrations that have not run.');
    },
    search: async () => {
      if (!liveIndex().isBuilt) throw new Error('The search index is being built.');
    },
  };
  const unset = isMissingRedis() ? { redis: 'unset' } : {};
  const replica = replicaCheck();
  const useful: Record<string, Check> = {
    disk: logged('disk', checkDisk),
    clock: logged('clock', () => checkClock(database)),
    ...(shared && { redis: () => shared.ping() }),
    ...(replica && { replica }),
  };
  return Router()
    .get('/livez', (_request, response) => void response.json({ status: 'ok' }))
    .get('/readyz', async (_request, response) => {
      const [needs, uses] = await Promise.all([runAll(needed), runAll(useful)]);
      const ready = allOk(needs) && !isDraining(server);
      const status = isDraining(server) ? 'stopping' : !ready ? 'failed' : allOk(uses) ? 'ok' : 'degraded';
      response.status(ready ? 200 : 503).json({ status, ...needs, ...uses, ...unset });
    });
}

const allOk = (results: Record<string, string>): boolean =>
  Object.values(results).every((result) => result === 'ok');

/** The check, which logs why it fails when it begins to. */
function logged(name: string, check: Check): Check {
  let isFailing = false;
  return async () => {
    try {
      await check();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ check: name, reason: String(error) }, 'a check has begun to fail');
      isFailing = true;
      throw error;
    }
  };
}

/** Each check's result by its name: ok, failed or silent. */
async function runAll(checks: Record<string, Check>): Promise<Record<string, string>> {
  const results = Object.entries(checks).map(async ([name, check]) => [
    name,
    await Promise.race([
      check().then(
        () => 'ok',
        () => 'failed',
      ),
      pause(CHECK_MS, 'silent', { ref: false }),
    ]),
  ]);
  return Object.fromEntries((await Promise.all(results)) as [string, string][]);
}
