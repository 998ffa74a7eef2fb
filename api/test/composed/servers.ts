import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import { createConnection } from 'mysql2/promise';
import { readCompose, ROOT } from './compose';
import { SOURCE_LOADER } from '../sourceLoader';

/** A server of another maker, as docker-compose.yml starts it. */
export interface Started {
  port: number;
  stop(): Promise<void>;
}

const OPENS_WITHIN = 60_000;
/** What .ci/run unpacks; see there. */
const MYSQL = path.join(process.env.MYSQL_ROOT || '/var/cache/staybook/mysql', 'usr');

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Runs the command of the service `certificates` on a folder of this machine, with its group. */
export function makeCertificates(folder: string): void {
  const words = readCompose().services.certificates!.command!.slice(2);
  const own = words.map((word) => word.replace('/made', folder).replace(/:\d+$/, `:${process.getgid!()}`));
  execFileSync(process.execPath, ['-r', SOURCE_LOADER, 'src/commands/certificates.ts', ...own], {
    cwd: path.join(ROOT, 'api'),
  });
}

/** The database server of COMPOSED_ENGINE (mariadb or mysql), with an empty database and the account of the api. */
export async function startDatabase(
  folder: string,
  certificates: string,
  password: string,
): Promise<Started> {
  const port = await freePort();
  const at = path.join(folder, 'database');
  const [program, ...words] = makeDatabase(at);
  const options = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${at}.sock`,
    `--pid-file=${at}.pid`,
  ];
  const started = start(
    program!,
    [...words, ...options, ...commandOf('mysql', `${certificates}/mysql`)],
    port,
  );
  // A socket of the machine counts as encrypted.
  const root = await opens(started, () => createConnection({ socketPath: `${at}.sock`, user: 'root' }));
  for (const sql of [
    'CREATE DATABASE staybook',
    `CREATE USER staybook@'%' IDENTIFIED BY '${password}'`,
    "GRANT ALL ON staybook.* TO staybook@'%'",
  ])
    await root.query(sql);
  await root.end();
  return started;
}

/** Makes an empty folder of data for the engine of COMPOSED_ENGINE; answers the command that serves it. */
export function makeDatabase(datadir: string): string[] {
  const common = ['--no-defaults', '--user=root', `--datadir=${datadir}`];
  if (process.env.COMPOSED_ENGINE !== 'mysql') {
    const normal = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    execFileSync('mariadb-install-db', [...common, ...normal], { stdio: 'ignore' });
    return ['mariadbd', ...common];
  }
  const mysqld = [
    path.join(MYSQL, '../lib64/ld-linux-x86-64.so.2'),
    '--library-path',
    `${MYSQL}/lib/x86_64-linux-gnu:${MYSQL}/lib/mysql/private`,
    `${MYSQL}/sbin/mysqld`,
    ...common,
    `--lc-messages-dir=${MYSQL}/share/mysql`,
    `--character-sets-dir=${MYSQL}/share/mysql/charsets`,
  ];
  execFileSync(mysqld[0]!, [...mysqld.slice(1), '--initialize-insecure'], { stdio: 'ignore' });
  return [...mysqld, '--mysqlx=OFF', '--secure-file-priv='];
}

export async function startRedis(folder: string, certificates: string): Promise<Started> {
  const port = await freePort();
  const at = path.join(folder, 'redis');
  mkdirSync(at);
  const [program, ...words] = commandOf('redis', `${certificates}/redis`);
  const own = words.map((word) => (word === '6379' ? String(port) : word));
  const started = start(program!, [...own, '--bind', '127.0.0.1', '--dir', at], port);
  const tls = { rejectUnauthorized: false, ...pairIn(`${certificates}/api`) };
  await opens(started, async () => {
    const client = new Redis({ port, tls, lazyConnect: true, retryStrategy: null });
    client.on('error', () => undefined);
    await client.connect().finally(() => client.disconnect());
  });
  return started;
}

/** The certificate and the key in the folder of a service. */
export const pairIn = (folder: string): { cert: Buffer; key: Buffer } => ({
  cert: readFileSync(path.join(folder, 'server.crt')),
  key: readFileSync(path.join(folder, 'server.key')),
});

/** Whether the health check of docker-compose.yml says that this Redis is healthy, with the authority in this folder. */
export function isRedisHealthy({ port }: Started, certificates: string): boolean {
  const [, program, ...words] = readCompose().services.redis!.healthcheck!.test;
  const own = words.map((word) =>
    word.replace('/certificates', certificates).replace(/^redis$/, '127.0.0.1'),
  );
  const { stdout } = spawnSync(program!, [...own.slice(0, -1), '-p', String(port), 'ping'], {
    encoding: 'utf8',
  });
  return stdout.trim() === 'PONG';
}

/** The command of a service, with its certificates in this folder. */
const commandOf = (service: string, certificates: string): string[] =>
  readCompose().services[service]!.command!.map((word) => word.replace('/certificates', certificates));

export function start(
  program: string,
  words: string[],
  port: number,
): Started & { child: ChildProcess; said(): string } {
  let said = '';
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  child.on('error', (error) => (said += `${program} is not installed: ${error.message}`));
  return {
    port,
    child,
    said: () => said,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** What `reach` answers once the server does, which it must within a minute. */
export async function opens<T>(
  { child, said }: ReturnType<typeof start>,
  reach: () => Promise<T>,
): Promise<T> {
  for (const end = Date.now() + OPENS_WITHIN; Date.now() < end && child.exitCode === null; await pause(100)) {
    const reached = await reach().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (reached) return reached.value;
  }
  throw new Error(`It did not start: ${said()}`);
}
