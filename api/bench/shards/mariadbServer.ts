import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../builtServer';
import { DatabaseServer } from '../databaseServer';

/** Makes and starts a MariaDB server at an address of this machine (127.x.x.x). Throws if MariaDB is not installed. */
export async function openMariadbServer(host: string, ...words: string[]): Promise<DatabaseServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-shard-'));
  const port = await freePort();
  const data = ['--no-defaults', `--datadir=${folder}/data`];
  const made = spawnSync(
    'mariadb-install-db',
    [...data, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No MariaDB server could be made. ${made.stderr}`);
  const server = new DatabaseServer(host, port, folder, [
    'mariadbd',
    ...data,
    '--user=root',
    `--socket=${folder}/sock`,
    `--pid-file=${folder}/pid`,
    `--bind-address=${host}`,
    `--port=${port}`,
    '--innodb-buffer-pool-size=256M',
    '--max-connections=500',
    ...words,
  ]);
  await server.start();
  return server;
}
