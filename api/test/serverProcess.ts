import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { SOURCE_LOADER } from './sourceLoader';

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Kills it, and waits until it has ended. */
  stop(): Promise<unknown>;
  /** Stops it as an operator does, and waits until it has ended. */
  terminate(): Promise<unknown>;
  /** Sends it a signal that need not end it. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code; null if a signal ended it. */
  exitCode: Promise<number | null>;
  /** Its log since the start. */
  log(): string;
}

/** Starts a server as an operator does. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['-r', SOURCE_LOADER, 'src/main.ts'], {
    cwd: path.join(__dirname, '..'),
    env: { ...process.env, PORT: '0', SEED: 'demo', LOG_LEVEL: 'silent', TEST_TEMPLATES: '', ...settings },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (!url) continue;
    const end = (signal: NodeJS.Signals) => (child.kill(signal), ended);
    let written = '';
    child.stdout.on('data', (text) => (written += text));
    return {
      url,
      stop: () => end('SIGKILL'),
      terminate: () => end('SIGTERM'),
      signal: (name) => void child.kill(name),
      exitCode: ended.then(([code]) => code as number | null),
      log: () => written,
    };
  }
  throw new Error(`The server did not start: ${said}`);
}
