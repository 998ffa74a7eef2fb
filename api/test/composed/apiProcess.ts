import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOfApi, ROOT } from './compose';
import { freePort } from './servers';
import { SOURCE_LOADER } from '../sourceLoader';

const API = path.join(ROOT, 'api');
const SCRIPT = path.join(API, 'bin/staybook');
/** Milliseconds that a start may take: on an empty database it makes every table, and other lanes may run beside it. */
const STARTS_WITHIN = 180_000;

/** The api as docker-compose.yml starts it, from its sources. */
export interface ApiProcess {
  port: number;
  /** Runs the health check of the image; true if it says healthy. */
  isHealthy(): boolean;
  /** What it has written so far. */
  said(): string;
  stop(): Promise<void>;
}

interface Network {
  folder: string;
  /** The folder of the certificates of all services. */
  certificates: string;
  /** The ports of this machine by NAME:PORT of the network. */
  hosts: Record<string, number>;
  password: string;
}

/** Starts the api with docker-compose.yml and these settings; throws what it says if it ends instead of getting ready. */
export async function startApi(network: Network, settings: Record<string, string> = {}): Promise<ApiProcess> {
  const port = await freePort();
  const env = environmentIn(network, { ...settings, PORT: String(port) });
  const child = spawn('sh', [SCRIPT, 'serve'], { cwd: API, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const api = {
    port,
    said: () => said,
    isHealthy: () => spawnSync('bash', [path.join(API, 'bin/healthy')], { env }).status === 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
  for (const end = Date.now() + STARTS_WITHIN; Date.now() < end; await pause(200)) {
    if (child.exitCode !== null) throw new Error(said);
    if (said.includes('Staybook is open') && api.isHealthy()) return api;
  }
  await api.stop();
  throw new Error(`The api did not get ready: ${said}`);
}

/** Runs a command beside the api, with the same settings. */
export const runCommand = (network: Network, ...words: string[]): SpawnSyncReturns<Buffer> =>
  spawnSync('sh', [SCRIPT, ...words], { cwd: API, env: environmentIn(network) });

function environmentIn(network: Network, settings: Record<string, string> = {}): Record<string, string> {
  const { folder, certificates, hosts, password } = network;
  const env: Record<string, string> = {
    ...environmentOfApi({ MYSQL_PASSWORD: password }),
    NODE_ENV: 'production',
    JWT_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'token-of-the-metrics',
    ...settings,
    PATH: process.env.PATH!,
    DATA_DIR: path.join(folder, 'data'),
    HOST: '127.0.0.1',
    HOSTS: JSON.stringify(hosts),
    STAYBOOK_HOME: home(folder),
  };
  const mounted = path.join(certificates, 'api');
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replace(/^\/certificates/, mounted)]),
  );
}

/** A folder that looks like that of the image to the script `staybook`, with the sources in place of the build. */
function home(folder: string): string {
  for (const file of ['main', 'commands/backup', 'commands/restore']) {
    const built = path.join(folder, `home/api/dist/api/src/${file}.js`);
    mkdirSync(path.dirname(built), { recursive: true });
    const source = path.join(API, `src/${file}.ts`);
    const loads = [path.join(__dirname, 'hosts.cjs'), SOURCE_LOADER, source];
    writeFileSync(
      built,
      `const load = require('node:module').createRequire(${JSON.stringify(__filename)});\n` +
        loads.map((name) => `load(${JSON.stringify(name)});\n`).join(''),
    );
  }
  return path.join(folder, 'home');
}
