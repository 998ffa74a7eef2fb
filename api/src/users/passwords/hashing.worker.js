const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

/*
 * The thread that hashes and compares passwords. It lowers its priority below that of the thread that answers
 * requests; on systems other than Linux a priority applies to the whole process, so it stays unchanged.
 */

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function answer({ password, hash }) {
  try {
    return { result: hash ? verifySync(hash, password) : hashSync(password, PARAMETERS) };
  } catch (error) {
    return { failure: error.message };
  }
}

if (process.platform === 'linux') setPriority(workerData.priority);
parentPort.on('message', (job) => parentPort.postMessage(answer(job)));
