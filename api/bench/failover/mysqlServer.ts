import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../builtServer';

/** The root of an unpacked MySQL, as .ci/run leaves it; the server runs with it as its root. */
const ROOT = process.env.MYSQL_ROOT || '/var/cache/staybook/mysql';
const OPENS_WITHIN = 60_000;
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')));

/** A MySQL server with its own data, which can be killed and started again. */
export class MysqlServer {
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly words: string[],
  ) {}

  static async make(words: string[]): Promise<MysqlServer> {
    const folder = mkdtempSync(path.join(ROOT, 'tmp', 'failover-'));
    const server = new MysqlServer(await freePort(), folder, words);
    const made = spawnSync('chroot', [...server.command, '--initialize-insecure'], { encoding: 'utf8' });
    if (made.status !== 0)
      throw new Error(`No MySQL could be made in ${ROOT}; .ci/run unpacks one there. ${made.stderr}`);
    return server;
  }

  private get command(): string[] {
    const inside = this.folder.slice(ROOT.length);
    return [
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
      `--port=${this.port}`,
    ];
  }

  async start(): Promise<void> {
    const log = openSync(path.join(this.folder, 'log'), 'a');
    this.child = spawn('chroot', [...this.command, ...this.words], { stdio: ['ignore', log, log] });
    running.add(this.child);
    for (const start = Date.now(); !(await this.ask('SELECT 1').catch(() => undefined)); await pause(100))
      if (Date.now() - start > OPENS_WITHIN) throw new Error(`MySQL does not answer; see ${this.folder}/log`);
  }

  async kill(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    running.delete(this.child);
    this.child = undefined;
  }

  /** Runs several statements on one connection, and returns the rows of the last. */
  async ask(...statements: string[]): Promise<RowDataPacket[]> {
    const at = { host: '127.0.0.1', port: this.port, user: 'root', connectTimeout: 1000 };
    const connection: Connection = await createConnection(at);
    try {
      let rows: RowDataPacket[] = [];
      for (const sql of statements)
        rows = (await connection.query<RowDataPacket[]>({ sql, timeout: 60_000 }))[0];
      return rows;
    } finally {
      connection.destroy();
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
