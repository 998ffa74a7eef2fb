import { Worker } from 'node:worker_threads';

type Job = { password: string; hash?: string };
type Answer = { result?: string | boolean; failure?: string };
interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Runs inside the worker: hashes, or compares where a hash is given. Its thread gives way to the one that
 * answers requests; elsewhere than on Linux a priority belongs to the whole process, so it stays.
 */
function hashOnLowPriority(): void {
  const { parentPort, workerData } = require('node:worker_threads') as typeof import('node:worker_threads');
  const { hashSync, verifySync } = require(workerData.argon2) as typeof import('@node-rs/argon2');
  if (process.platform === 'linux') (require('node:os') as typeof import('node:os')).setPriority(10);
  parentPort!.on('message', ({ password, hash }: Job) => {
    try {
      parentPort!.postMessage({
        result: hash ? verifySync(hash, password) : hashSync(password, workerData.parameters),
      });
    } catch (error) {
      parentPort!.postMessage({ failure: (error as Error).message });
    }
  });
}

let worker: Worker | undefined;
const waiting: Waiting[] = [];

function open(): Worker {
  const workerData = { argon2: require.resolve('@node-rs/argon2'), parameters: PARAMETERS };
  const opened = new Worker(`(${hashOnLowPriority})()`, { eval: true, workerData });
  opened.on('message', ({ result, failure }: Answer) => {
    const next = waiting.shift();
    if (result === undefined) next?.reject(new Error(failure));
    else next?.resolve(result);
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
