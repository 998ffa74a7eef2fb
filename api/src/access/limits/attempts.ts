import { secondsFull } from '../../core/counters';
import { refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { hashKey } from './allowances';
import { TooManyAttempts } from './limit.types';
import { limitCounter, take } from './take';

/*
 * Pauses that grow with each attempt. The table of allowances has fixed windows; here the length of a pause
 * depends on the number of earlier pauses.
 */

const DAY = 24 * 3600;
/** The number of attempts without a pause between them. */
const FREE_ATTEMPTS = 10;
/** The longest pause, in seconds. The first pause is one second, and each further one doubles. */
const LONGEST_PAUSE = 15 * 60;

type AttemptKind = 'signIn' | 'factor' | 'code' | 'register' | 'forgot' | 'newsletter' | 'contact';

export interface Attempt {
  /** The account in the form used for comparing: an email address or an id, whether or not it exists. */
  account?: string;
  /** The client address; attempts of its network are counted together, for all accounts. */
  address?: string;
}

/**
 * Counts an attempt before any work is done for it; refuses TooManyAttempts.
 *
 * An account has ten free attempts; after that, each accepted attempt starts a pause. Refused attempts start
 * no pause, so a pause always ends. resetAttempts() resets the count, and so does a day without attempts.
 */
export async function attempt(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  const seconds =
    (address === undefined ? 0 : await take(kind, address)) ||
    (account === undefined ? 0 : await waitOfAccount(kind, hashKey(account)));
  if (!seconds) return;
  logSecurity('tooManyAttempts', { kind, address });
  refuse(new TooManyAttempts(seconds));
}

async function waitOfAccount(kind: AttemptKind, key: string): Promise<number | undefined> {
  const { free, pauses, gate } = countersOf(kind);
  if (!(await secondsFull(free, key))) return undefined;
  const before = (await pauses.get(key))?.consumedPoints ?? 0;
  const seconds = await secondsFull(gate, key, Math.min(2 ** before, LONGEST_PAUSE));
  if (!seconds) await pauses.penalty(key);
  return seconds;
}

/**
 * Resets the count of the account after a right attempt. The count of the network remains; otherwise an
 * attacker could reset it with an account of their own.
 */
export async function resetAttempts(kind: AttemptKind, account: string): Promise<void> {
  await Promise.all(Object.values(countersOf(kind)).map((counted) => counted.delete(hashKey(account))));
}

/**
 * Three counters: the free attempts, the number of pauses, and a gate that lets one attempt through in each
 * pause.
 */
const countersOf = (kind: AttemptKind) => ({
  // The last free attempt passes the gate, so that the next one waits.
  free: limitCounter(`${kind}:free`, { points: FREE_ATTEMPTS - 1, seconds: DAY }),
  pauses: limitCounter(`${kind}:pauses`, { points: 1, seconds: DAY }),
  gate: limitCounter(`${kind}:gate`, { points: 1, seconds: 1 }),
});
