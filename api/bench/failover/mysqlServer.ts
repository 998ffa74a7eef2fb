import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../builtServer';
import { DatabaseServer } from '../databaseServer';

/** The root of an unpacked MySQL, as .ci/run leaves it; the server runs with it as its root. */
const ROOT = process.env.MYSQL_ROOT || '/var/cache/staybook/mysql';

/** A MySQL server with empty data and these options, not started. Throws if there is no MySQL at its root. */
export async function makeMysqlServer(words: string[]): Promise<DatabaseServer> {
  const folder = mkdtempSync(path.join(ROOT, 'tmp', 'failover-'));
  const port = await freePort();
  const inside = folder.slice(ROOT.length);
  const command = [
    'chroot',
    ROOT,
    '/usr/sbin/mysqld',
    '--no-defaults',
    '--user=root',
    '--mysqlx=OFF',
    '--secure-file-priv=',
    `--datadir=${inside}/data`,
    `--socket=${inside}/sock`,
    `--pid-file=${inside}/pid`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
  ];
  const [program, ...rest] = command;
  const made = spawnSync(program!, [...rest, '--initialize-insecure'], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`No MySQL could be made in ${ROOT}; .ci/run unpacks one there. ${made.stderr}`);
  return new DatabaseServer('127.0.0.1', port, folder, [...command, ...words]);
}
