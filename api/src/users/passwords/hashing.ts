import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { config } from '../../core/config';

/** Plain JavaScript, so that the thread starts without a compiler, from sources as from the build. */
const PROGRAM = path.join(__dirname, 'hashing.worker.js');

interface Job {
  password: string;
  /** What to compare with; without it the password is hashed. */
  hash?: string;
}
type HashResult = { result: string | boolean } | { failure: string };

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();
const waiting: Waiting[] = [];

function open(): Worker {
  const opened = new Worker(PROGRAM, { workerData: { priority: config.hashingPriority } });
  opened.on('message', (answer: HashResult) => {
    const next = waiting.shift();
    if ('failure' in answer) next?.reject(new Error(answer.failure));
    else next?.resolve(answer.result);
    // Idle, it keeps no process from ending.
    if (!waiting.length) opened.unref();
  });
  opened.on('error', (error) => {
    worker = undefined;
    for (const next of waiting.splice(0)) next.reject(error);
  });
  return opened;
}

/** One after the other, in the order of asking. */
function ask(job: Job): Promise<string | boolean> {
  worker ??= open();
  const result = new Promise<string | boolean>((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker!.ref();
    worker!.postMessage(job);
  });
  last = result.catch(() => undefined);
  return result;
}

/** How many wait for their turn or are under way. */
export const countWaiting = (): number => waiting.length;

/** The argon2id hash of a password. */
export const hash = (password: string): Promise<string> => ask({ password }) as Promise<string>;

/** Whether the password belongs to the hash; rejects where the hash is none. */
export const verify = (hashed: string, password: string): Promise<boolean> =>
  ask({ password, hash: hashed }) as Promise<boolean>;

/** Ends the thread once nobody waits for it. The next job starts another. */
export async function closeHashing(): Promise<void> {
  while (waiting.length) await last;
  const closing = worker;
  worker = undefined;
  await closing?.terminate();
}
