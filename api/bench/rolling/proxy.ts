import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../builtServer';

const WEB = path.join(__dirname, '../../../web');
const OPENS_WITHIN = 10_000;

/** nginx before the instances, as the composed shape sets it up. */
export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/** Opens nginx with web/nginx.conf, its servers by address instead of by name. Refuses a machine without nginx. */
export async function openProxy(folder: string, instances: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  mkdirSync(path.join(folder, 'nginx'));
  writeFileSync(file, configuration(path.join(folder, 'nginx'), port, instances));
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off; error_log stderr crit;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([opens(port), ends(nginx)]);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
    },
  };
}

function configuration(folder: string, port: number, instances: readonly string[]): string {
  const servers = instances.map((url) => `server ${new URL(url).host} fail_timeout=1s;`).join('\n    ');
  return readFileSync(path.join(WEB, 'nginx.conf'), 'utf8')
    .replace(/resolver .*;/, '')
    .replaceAll(/server api:4000 [^;]*;/g, servers)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${path.join(WEB, 'dist')};`)
    .replace('access_log /dev/stdout json;', 'access_log off;')
    .replaceAll('/tmp/', `${folder}/`);
}

async function opens(port: number): Promise<void> {
  for (const end = Date.now() + OPENS_WITHIN; Date.now() < end; await pause(50))
    if (await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined)) return;
  throw new Error('nginx does not answer.');
}

async function ends(nginx: ChildProcess): Promise<never> {
  const [cause] = await Promise.race([once(nginx, 'error'), once(nginx, 'exit')]);
  throw new Error(`nginx did not start (Debian: nginx-light): ${cause}`);
}
