import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileExample } from '../../test/compileExample';
import { EXAMPLES } from '../../../web/src/developers/examples';

/** The mirror of the page for developers, unchanged, in a process of its own. */
export class MirrorProgram {
  private child: ChildProcess | undefined;
  private readonly file: string;
  private readonly store: string;

  constructor(
    folder: string,
    private readonly settings: { url: string; token: string; from: string; to: string },
  ) {
    this.file = path.join(folder, 'mirror.mjs');
    this.store = path.join(folder, 'mirror.json');
    const { text } = EXAMPLES.find(({ name }) => name === 'mirror')!;
    compileExample(text, this.file);
  }

  start(): void {
    const { url, token, from, to } = this.settings;
    const env = { STAYBOOK_URL: url, STAYBOOK_KEY: token, MIRROR: this.store, FROM: from, TO: to };
    this.child = spawn(process.execPath, [this.file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** What it has stored: the taken nights of each room number, as text to compare; undefined before it has read anything. */
  read(): Map<string, string> | undefined {
    if (!existsSync(this.store)) return undefined;
    const { taken } = JSON.parse(readFileSync(this.store, 'utf8')) as { taken: Record<string, string[]> };
    return new Map(Object.entries(taken).map(([id, nights]) => [id, nights.join(' ')]));
  }
}
