import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { post } from './load';
import { SOURCE_LOADER } from '../test/sourceLoader';

/** The built server in its own process. If cores can be chosen, it runs on the first one and the load on the other. */
export interface Served {
  url: string;
  pid: number;
  graphql(query: string, variables?: Record<string, unknown>): Promise<any>;
  stop(): void;
  /** Ends it as an operator does, and waits for that. */
  end(): Promise<void>;
}

/** How often a server is asked whether it is ready, every 50 ms: it may have a large search index to read. */
const TRIES = 4000;

const canPin = spawnSync('taskset', ['--version']).status === 0;
const main = path.join(__dirname, '../dist/api/src/main.js');

export async function serve(settings: Record<string, string>): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-bench-'));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const served = await start([main], env);
  const stop = () => {
    served.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const end = async () => {
    await served.end();
    stop();
  };
  return { ...served, stop, end };
}

/** Starts a small program that gives the same answers, on the same core as the server. */
export const servePeer = (
  file: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Served> => start(['-r', SOURCE_LOADER, file], { ...settings, DATABASE_URL: databaseUrl });

async function start(args: string[], settings: Record<string, string>): Promise<Served> {
  const port = await freePort();
  const pin = canPin ? ['taskset', '-c', '0'] : [];
  const [command, ...rest] = [...pin, process.execPath, ...args];
  const child: ChildProcess = spawn(command!, rest, {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (canPin) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/readyz`).catch(() => undefined))?.ok; tries++) {
    if (tries > TRIES) throw new Error('The server did not open.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid!,
    async graphql(query, variables = {}) {
      return JSON.parse(await post(url, JSON.stringify({ query, variables })));
    },
    stop: () => void child.kill('SIGKILL'),
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Does the work on a new seeded database, on the server of DATABASE_URL. */
export async function withSeededDatabase(
  seed: string[],
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const url = new URL(process.env.DATABASE_URL || 'mariadb://root@127.0.0.1:3306/test');
  const connection = await createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: url.username,
    password: url.password,
  });
  const name = `staybook_bench_${process.pid}`;
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  url.pathname = `/${name}`;
  try {
    const env = { ...process.env, DATABASE_URL: url.href };
    const seeding = spawnSync(
      process.execPath,
      [path.join(__dirname, '../dist/api/src/commands/seed.js'), ...seed],
      {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (seeding.status !== 0) throw new Error('The database could not be filled.');
    await work(url.href);
  } finally {
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  }
}

export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** The value below which this share of the sample is. */
export function quantile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** The duration of the work, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
