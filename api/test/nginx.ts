import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WEB = path.join(__dirname, '../../web');
const OPENS_WITHIN = 10_000;

/** nginx in front of the instances, with the settings of the composed shape. */
export interface Proxy {
  /** The master process, whose children answer. */
  pid: number;
  close(): Promise<void>;
}

/**
 * Opens nginx at a free address, with web/nginx.conf and the addresses of the instances; those with http are asked by http,
 * those with https by the TLS of the file, with the authority in `certificates`. Fails on a machine without nginx.
 */
export async function openProxy(
  folder: string,
  url: string,
  instances: readonly string[],
  certificates?: string,
  workers: number | 'auto' = 'auto',
): Promise<Proxy> {
  const { port } = new URL(url);
  const file = path.join(folder, 'nginx.conf');
  mkdirSync(path.join(folder, 'nginx'), { recursive: true });
  writeFileSync(file, configuration(path.join(folder, 'nginx'), port, instances, certificates, workers));
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off; error_log stderr crit;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([opens(url), ends(nginx)]);
  return {
    pid: nginx.pid!,
    async close() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
    },
  };
}

function configuration(
  folder: string,
  port: string,
  instances: readonly string[],
  certificates: string | undefined,
  workers: number | 'auto',
): string {
  const servers = instances.map((url) => `server ${new URL(url).host} fail_timeout=1s;`).join('\n    ');
  const text = readFileSync(path.join(WEB, 'nginx.conf'), 'utf8').replaceAll('/tmp/', `${folder}/`);
  const reaching = certificates
    ? text.replace('/certificates/', `${certificates}/`)
    : text.replaceAll(/proxy_ssl_.*;/g, '').replaceAll('proxy_pass https://', 'proxy_pass http://');
  // As root, nginx would keep files as another user, who cannot enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}${reaching}`
    .replace('worker_processes auto;', `worker_processes ${workers};`)
    .replace(/resolver .*;/, '')
    .replaceAll(/server api:4000 [^;]*;/g, servers)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${path.join(WEB, 'dist')};`)
    .replace('access_log /dev/stdout', 'access_log /dev/null');
}

async function opens(url: string): Promise<void> {
  for (const end = Date.now() + OPENS_WITHIN; Date.now() < end; await pause(50))
    if (await fetch(`${url}/livez`).catch(() => undefined)) return;
  throw new Error('nginx does not answer.');
}

async function ends(nginx: ChildProcess): Promise<never> {
  const [cause] = await Promise.race([once(nginx, 'error'), once(nginx, 'exit')]);
  throw new Error(`nginx did not start (Debian: nginx-light): ${cause}`);
}
