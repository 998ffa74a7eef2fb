import { Worker } from 'node:worker_threads';
import { config } from '../../core/config';

/**
 * What the thread runs, as text: as a file it would need a compiler in the thread when started from sources.
 * argon2id at OWASP's parameters: 19 MiB, two passes, one lane. Once it is ready the thread gives way to the one that
 * answers requests; elsewhere than on Linux a priority is the whole process's.
 */
const PROGRAM = `
const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.argon2);
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
function answer({ password, hash }) {
  try {
    return { result: hash ? verifySync(hash, password) : hashSync(password, PARAMETERS) };
  } catch (error) {
    return { failure: error.message };
  }
}
if (process.platform === 'linux') setPriority(workerData.priority);
parentPort.on('message', (job) => parentPort.postMessage(answer(job)));`;

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
  const workerData = { argon2: require.resolve('@node-rs/argon2'), priority: config.hashingPriority };
  const opened = new Worker(PROGRAM, { eval: true, workerData });
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
