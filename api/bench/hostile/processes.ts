import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SOURCE_LOADER } from '../../test/sourceLoader';

/** A program of this folder in its own process. It handles one message at a time. */
export class Helper {
  private readonly child: ChildProcess;
  private readonly ended: Promise<never>;

  constructor(file: string, ...args: string[]) {
    this.child = fork(path.join(__dirname, file), args, { execArgv: ['-r', SOURCE_LOADER] });
    this.ended = once(this.child, 'exit').then(() => {
      throw new Error(`${file} ended.`);
    });
    this.ended.catch(() => undefined);
  }

  /** Sends a message; resolves with the answer to it. */
  async ask<T>(message: unknown): Promise<T> {
    const answered = once(this.child, 'message') as Promise<[T]>;
    this.child.send(message as object);
    return (await Promise.race([answered, this.ended]))[0];
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
