import { createHash } from 'node:crypto';
import { config } from '../core/config';
import { log } from '../core/log';
import { metrics } from '../core/metrics';

/** The most milliseconds for a question, and the most bytes of its answer; usual answers have 40 kB. */
const TIMEOUT_MS = 2_000;
const LARGEST_ANSWER = 512 * 1024;
/** Characters of a hash that leave this server. Hundreds of stolen passwords share them. */
const PREFIX = 5;
/** A line of an answer: the rest of a hash, and how often it was found. */
const LINE = /^([0-9A-F]{35}):(\d+)$/i;

/**
 * Whether the password is in the list of stolen passwords at BREACHED_PASSWORDS_URL; false if that is unset. Only the
 * first five digits of its hash are sent. A list that fails lets the password through, and is counted and logged. Must
 * not be called inside a transaction, because it waits up to two seconds.
 */
export async function isBreached(password: string): Promise<boolean> {
  if (!config.breachedPasswordsUrl) return false;
  // The protocol of these lists prescribes SHA-1; nothing is stored or protected by this hash.
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await ask(config.breachedPasswordsUrl + hash.slice(0, PREFIX));
    return isListed(answer, hash.slice(PREFIX));
  } catch (error) {
    metrics()?.checkFailures.inc({ check: 'breachedPasswords' });
    // The error itself may contain the address, and with it the digits of the hash.
    log.warn({ reason: reasonOf(error) }, 'a password was not compared with the list of stolen passwords');
    return false;
  }
}

/** The list could not be read; the message holds nothing of the password. */
class ListFailed extends Error {}

async function ask(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { 'add-padding': 'true', accept: 'text/plain', 'user-agent': 'Staybook' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new ListFailed(`It answered with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new ListFailed('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** Lines that were added as padding have a count of zero. */
function isListed(answer: string, rest: string): boolean {
  const lines = answer.split(/\r?\n/).filter(Boolean);
  const found = lines.map((line) => LINE.exec(line));
  if (found.includes(null)) throw new ListFailed('The answer is no list of hashes.');
  return found.some((line) => line![1]!.toUpperCase() === rest && Number(line![2]) > 0);
}

function reasonOf(error: unknown): string {
  if (error instanceof ListFailed) return error.message;
  return (error as Error).name === 'TimeoutError' ? 'It did not answer in time.' : 'It cannot be reached.';
}
