import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

export interface Job {
  password: string;
  /** What to compare with; without it the password is hashed. */
  hash?: string;
}
export type HashResult = { result: string | boolean } | { failure: string };

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// This thread gives way to the one that answers requests. Elsewhere than on Linux a priority is the whole process's.
if (process.platform === 'linux') setPriority(10);

parentPort!.on('message', (job: Job) => parentPort!.postMessage(answer(job)));

function answer({ password, hash }: Job): HashResult {
  try {
    return { result: hash ? verifySync(hash, password) : hashSync(password, PARAMETERS) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
