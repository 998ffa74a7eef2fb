import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { config } from '../../core/config';
import { perApp } from '../../core/appState';

/**
 * Plain JavaScript, so that the worker thread starts without a compiler from the sources and from the build.
 */
const PROGRAM = path.join(__dirname, 'hashing.worker.js');

interface Job {
  password: string;
  /** The hash to compare with; without it the password is hashed. */
  hash?: string;
}
type HashResult = { result: string | boolean } | { failure: string };

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

interface Thread {
  worker?: Worker | undefined;
  last: Promise<unknown>;
}
const thread = perApp((): Thread => ({ last: Promise.resolve() }));
const waiting = perApp((): Waiting[] => []);

function open(): Worker {
  const opened = new Worker(PROGRAM, { workerData: { priority: config.hashingPriority } });
  opened.on('message', (answer: HashResult) => {
    const next = waiting().shift();
    if ('failure' in answer) next?.reject(new Error(answer.failure));
    else next?.resolve(answer.result);
    // An idle worker does not keep the process running.
    if (!waiting().length) opened.unref();
  });
  opened.on('error', (error) => {
    thread().worker = undefined;
    for (const next of waiting().splice(0)) next.reject(error);
  });
  return opened;
}

/** Jobs run one after another, in the order of the calls. */
function ask(job: Job): Promise<string | boolean> {
  thread().worker ??= open();
  const result = new Promise<string | boolean>((resolve, reject) => {
    waiting().push({ resolve, reject });
    thread().worker!.ref();
    thread().worker!.postMessage(job);
  });
  thread().last = result.catch(() => undefined);
  return result;
}

/** The number of jobs that wait or run. */
export const countWaiting = (): number => waiting().length;

/** The argon2id hash of a password. */
export const hash = (password: string): Promise<string> => ask({ password }) as Promise<string>;

/** Whether the password matches the hash; rejects if the hash is invalid. */
export const verify = (hashed: string, password: string): Promise<boolean> =>
  ask({ password, hash: hashed }) as Promise<boolean>;

/** Stops the thread when no job is pending. The next job starts a new thread. */
export async function closeHashing(): Promise<void> {
  while (waiting().length) await thread().last;
  const closing = thread().worker;
  thread().worker = undefined;
  await closing?.terminate();
}
