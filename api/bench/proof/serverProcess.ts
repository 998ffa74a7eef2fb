import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../builtServer';

const MAIN = 'api/dist/api/src/main.js';
const OURS = path.join(__dirname, '../../..');
const CRASH = path.join(__dirname, 'crashPoints.cjs');
const OPENS_WITHIN = 60_000;

const started = new Set<ServerProcess>();
process.once('exit', () => started.forEach((server) => void server.kill()));

/** The built server in its own process, at a fixed address. It can be killed and opened again. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private exited: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly url: string,
    private readonly settings: Record<string, string>,
    private folder: string,
  ) {
    started.add(this);
  }

  /** Runs the build in a folder; by default that of this version. */
  static async at(settings: Record<string, string>, folder = OURS): Promise<ServerProcess> {
    const port = await freePort();
    return new ServerProcess(`http://127.0.0.1:${port}`, { ...settings, PORT: String(port) }, folder);
  }

  get alive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  async open(more: Record<string, string> = {}): Promise<void> {
    if (!(await this.tryToOpen(more))) throw new Error('The server did not start.');
  }

  /** False if the server died before it was open. */
  async tryToOpen(more: Record<string, string> = {}): Promise<boolean> {
    this.child = spawn(process.execPath, ['-r', CRASH, path.join(this.folder, MAIN)], {
      env: { ...process.env, ...this.settings, ...more },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.exited = once(this.child, 'exit');
    for (const start = Date.now(); !(await this.ready()); await pause(20)) {
      if (!this.alive) return false;
      if (Date.now() - start > OPENS_WITHIN) throw new Error('The server does not answer.');
    }
    return true;
  }

  /** The server counts its crash points from now on, and exits at this one; Infinity never exits, 0 stops the count. */
  async arm(at: number): Promise<void> {
    const armed = once(this.child!, 'message');
    this.child!.send({ arm: at === Infinity ? Number.MAX_SAFE_INTEGER : at }, () => undefined);
    await Promise.race([armed, this.exited]);
  }

  /** Pins the server to the first core, if cores can be chosen. */
  pin(): void {
    spawnSync('taskset', ['-acp', '0', String(this.pid)]);
    spawnSync('taskset', ['-acp', '1', String(process.pid)]);
  }

  /** Stops the server as an operator does, so that it finishes its requests. */
  async end(): Promise<void> {
    this.child?.kill('SIGTERM');
    await this.exited;
  }

  /** The server runs this version the next time it is opened. */
  become(): void {
    this.folder = OURS;
  }

  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.exited;
  }

  private async ready(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}
