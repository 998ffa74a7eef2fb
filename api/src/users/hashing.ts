import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashResult, Job } from './hashing.worker';

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/** Built there is hashing.worker.js; from sources the worker needs the hook that reads TypeScript. */
const EXTENSION = path.extname(__filename);
const OPTIONS = EXTENSION === '.ts' ? { execArgv: ['--require', require.resolve('@swc-node/register')] } : {};

let worker: Worker | undefined;
const waiting: Waiting[] = [];

function open(): Worker {
  const opened = new Worker(path.join(__dirname, `hashing.worker${EXTENSION}`), OPTIONS);
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
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker!.ref();
    worker!.postMessage(job);
  });
}

/** How many wait for their turn or are under way. */
export const countWaiting = (): number => waiting.length;

/** The argon2id hash of a password. */
export const hash = (password: string): Promise<string> => ask({ password }) as Promise<string>;

/** Whether the password belongs to the hash; rejects where the hash is none. */
export const verify = (hashed: string, password: string): Promise<boolean> =>
  ask({ password, hash: hashed }) as Promise<boolean>;
