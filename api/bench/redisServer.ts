import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './builtServer';

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')));

/** A Redis of this process that stores nothing. It can be killed and started again at its address. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    server.open();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  open(): void {
    const options = ['--port', String(this.port), '--save', '', '--appendonly', 'no'];
    this.child = spawn('redis-server', options, { stdio: 'ignore' });
    running.add(this.child);
  }

  async kill(): Promise<void> {
    if (!this.child) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    running.delete(this.child);
    this.child = undefined;
  }
}
