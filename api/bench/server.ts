import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built house in a process of its own, on the first core where cores can be chosen; the load has the other. */
export interface Served {
  url: string;
  graphql(query: string, variables?: Record<string, unknown>): Promise<any>;
  stop(): void;
}

const canPin = spawnSync('taskset', ['--version']).status === 0;
const main = path.join(__dirname, '../dist/api/src/main.js');

export async function serve(settings: Record<string, string>): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...settings,
  };
  const [command, ...args] = canPin
    ? ['taskset', '-c', '0', process.execPath, main]
    : [process.execPath, main];
  const child: ChildProcess = spawn(command!, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (canPin) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/readyz`).catch(() => undefined))?.ok; tries++) {
    if (tries > 200) throw new Error('The house did not open.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async graphql(query, variables = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const body = await response.json();
      if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      return body;
    },
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** The value below which this share of the sample lies. */
export function quantile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** How long the work took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
