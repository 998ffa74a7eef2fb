import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { compileExample } from './compileExample';

const CLIENT = path.join(__dirname, '../../schema/client');

/** A program of the page for developers in a process of its own. */
export class Program {
  /** What it has written so far. */
  said = '';
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null> = Promise.resolve(null);
  private child: ChildProcess | undefined;

  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
  ) {}

  start(): void {
    this.child = spawn(process.execPath, ['--experimental-websocket', this.file], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout!.on('data', (text) => (this.said += text));
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }
}

/** Programs that are compiled into a folder of the project, with the package of the schema. */
export class Programs {
  private readonly made: Program[] = [];

  constructor(private readonly folder: string) {
    const at = path.join(folder, 'node_modules/@staybook/schema');
    mkdirSync(at, { recursive: true });
    const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
    for (const name of readdirSync(CLIENT).filter((one) => one.endsWith('.ts'))) {
      const text = readFileSync(path.join(CLIENT, name), 'utf8');
      const { outputText } = transpileModule(text, { compilerOptions });
      writeFileSync(path.join(at, name.replace(/ts$/, 'js')), outputText);
    }
  }

  /** A program that is not started yet. */
  of(text: string, env: Record<string, string>): Program {
    const file = path.join(this.folder, `program${this.made.length}.mjs`);
    compileExample(text, file);
    const program = new Program(file, env);
    this.made.push(program);
    return program;
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(this.made.map((program) => program.kill()));
  }
}
