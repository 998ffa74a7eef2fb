import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, withSeededDatabase } from '../builtServer';
import type { Engine } from '../proof/dbReader';

const SIZE = ['--hotels', '3000', '--bookings', '5000'];
const SEED = path.join(__dirname, '../../dist/api/src/commands/seed.js');

/** A database and the files for the servers of a run. */
export interface Place {
  /** The settings with which each server finds them. */
  settings: Record<string, string>;
  /** The servers that share the data: two on a database server, as in production. */
  instances: number;
}

/**
 * Does the work on 3,000 hotels and 5,000 bookings: in an embedded database, or on a database server with a Redis of
 * its own.
 */
export async function withHostileData(engine: Engine, work: (place: Place) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-hostile-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  try {
    if (engine === 'sqlite') await work({ settings: embedded(folder), instances: 1 });
    else
      await withSeededDatabase(SIZE, (databaseUrl) =>
        withRedis((redisUrl) => work({ settings: shared(folder, databaseUrl, redisUrl), instances: 2 })),
      );
  } finally {
    process.off('exit', removeFolder);
    removeFolder();
  }
}

function embedded(folder: string): Record<string, string> {
  const settings = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', SEED: 'none' };
  const { status } = spawnSync(process.execPath, [SEED, ...SIZE], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The database could not be filled.');
  return settings;
}

const shared = (folder: string, databaseUrl: string, redisUrl: string): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  SEED: 'none',
  JWT_SECRET: 'a secret of the proofs that is long enough',
});

async function withRedis(work: (redisUrl: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const end = () => redis.kill();
  process.once('exit', end);
  try {
    await work(`redis://127.0.0.1:${port}`);
  } finally {
    process.off('exit', end);
    end();
  }
}
