import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { cpuSeconds } from './load';

/** Milliseconds until a server must answer, and until a statement must be answered. */
const OPENS_WITHIN = 60_000;
const ANSWERS_WITHIN = 60_000;
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')));

/** A database server of this process with its own data in a folder, which can be killed and started again. */
export class DatabaseServer {
  private child: ChildProcess | undefined;

  /** `command` starts the server, at this address, on data that exist. */
  constructor(
    readonly host: string,
    readonly port: number,
    private readonly folder: string,
    private readonly command: readonly string[],
  ) {}

  /** The processor that it has used since it was started, in seconds. */
  get cpuSeconds(): number {
    return cpuSeconds(this.child!.pid!);
  }

  /** Starts it and waits until it answers; throws if that takes more than a minute. */
  async start(): Promise<void> {
    const log = path.join(this.folder, 'log');
    const said = openSync(log, 'a');
    const [program, ...words] = this.command;
    this.child = spawn(program!, words, { stdio: ['ignore', said, said] });
    running.add(this.child);
    for (const start = Date.now(); !(await this.ask('SELECT 1').catch(() => undefined)); await pause(100))
      if (Date.now() - start > OPENS_WITHIN) throw new Error(`A database server does not answer; see ${log}`);
  }

  async kill(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    running.delete(this.child);
    this.child = undefined;
  }

  /** Runs statements on one connection, one after the other, and returns the rows of the last. */
  async ask(...statements: string[]): Promise<RowDataPacket[]> {
    const at = { host: this.host, port: this.port, user: 'root', connectTimeout: 1000 };
    const connection = await createConnection(at);
    try {
      let rows: RowDataPacket[] = [];
      for (const sql of statements)
        [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: ANSWERS_WITHIN });
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
