import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '../..');

export interface Server {
  url: string;
  /** Moves the server's clock ahead. Needs the settings passesTime(). */
  passTime(): void;
  close(): Promise<void>;
}

/** The settings of a server whose clock can be moved, by this many minutes each time. */
export const passesTime = (minutes: number) => ({
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'passTime.cjs')}`,
  PASSED_MINUTES: String(minutes),
});

/**
 * Starts the built app with its own demonstration database. With E2E_URL, uses that running server and leaves it
 * running.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  if (process.env.E2E_URL)
    return { url: process.env.E2E_URL, passTime: () => undefined, close: async () => undefined };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'staybook-e2e-'));
  await copySeeded(folder, url);
  const server = spawn(process.execPath, ['api/dist/api/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      REDIS_URL: process.env.E2E_REDIS_URL ?? '',
      NODE_ENV: '',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  await ready(`${url}/readyz`, () => server.exitCode);

  const close = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { url, passTime: () => void server.kill('SIGUSR2'), close };
}

/** Copies what seedOnce.ts made. Addresses in it are of the same length, so that replacing them keeps a database whole. */
async function copySeeded(folder: string, url: string): Promise<void> {
  const { E2E_SEEDED: seeded, E2E_SEEDED_URL: seededUrl } = process.env;
  if (!seeded || !seededUrl) return;
  for (const name of await readdir(seeded)) {
    const content = await readFile(path.join(seeded, name), 'latin1');
    await writeFile(path.join(folder, name), content.replaceAll(seededUrl, url), 'latin1');
  }
}

async function ready(url: string, ended: () => number | null): Promise<void> {
  for (const end = Date.now() + 150_000; Date.now() < end; await wait(100)) {
    if (ended() !== null) throw new Error('The app did not start; see above.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} was not ready within 150 seconds.`);
}

/** A free port below the range that the system assigns by itself. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, 'localhost');
    const free = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]);
    if (!free) continue;
    probe.close();
    return port;
  }
}
