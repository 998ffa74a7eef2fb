import { createHash } from 'node:crypto';
import { config } from '../core/config';
import { refuse } from '../core/problems';
import { networkOf } from './address';
import { counter, secondsFull, type Allowance } from '../core/counters';
import { TooManyAttempts } from './limit.problems';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST_PAUSE = 15 * MINUTE;

/** What can be tried again and again to guess or to annoy: how often from one address, how often freely for one account. */
const ATTEMPTS = {
  signIn: { address: { points: 100, seconds: 15 * MINUTE }, free: 10 },
  code: { address: { points: 100, seconds: 15 * MINUTE }, free: 10 },
  register: { address: { points: 20, seconds: HOUR }, free: 10 },
  forgot: { address: { points: 20, seconds: HOUR }, free: 10 },
  newsletter: { address: { points: 20, seconds: HOUR }, free: 10 },
} as const satisfies Record<string, { address: Allowance; free: number }>;

export type AttemptKind = keyof typeof ATTEMPTS;

export interface Attempt {
  /** Whom it is about, as it is compared: a username, an e-mail address, an id. Known or not makes no difference. */
  account?: string;
  address: string;
}

/**
 * Counts an attempt before any work is done for it; refuses TooManyAttempts.
 *
 * An account has ten attempts free, then each one taken makes the next wait: 1 s, doubling up to 15 minutes.
 * What is refused meanwhile is not taken, so that nobody can lengthen the pause of another by hammering, and
 * the pause always ends. forgive() forgets it all; so does a day.
 */
export async function attempt(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  if (!config.rateLimits) return;
  const full = await secondsFull(counter(`${kind}:address`, ATTEMPTS[kind].address), networkOf(address));
  if (full) refuse(new TooManyAttempts(full));
  if (account === undefined) return;

  const key = keyOf(account);
  const { tries, pauses, gate } = countersOf(kind);
  const { consumedPoints: tried } = await tries.penalty(key);
  // The last free attempt starts the first pause already: the one after it has to wait.
  if (tried < ATTEMPTS[kind].free) return;
  const before = (await pauses.get(key))?.consumedPoints ?? 0;
  const pause = Math.min(2 ** before, LONGEST_PAUSE);
  const wait = await secondsFull(gate, key, pause);
  if (wait) refuse(new TooManyAttempts(wait));
  await pauses.penalty(key);
}

/** The attempt was right: the account begins anew. The address does not, or one's own account would buy more. */
export async function forgive(kind: AttemptKind, account: string): Promise<void> {
  if (!config.rateLimits) return;
  const key = keyOf(account);
  const { tries, pauses, gate } = countersOf(kind);
  await Promise.all([tries.delete(key), pauses.delete(key), gate.delete(key)]);
}

/** How often it was tried, how many pauses there were, and the gate that one attempt a pause goes through. */
const countersOf = (kind: AttemptKind) => ({
  tries: counter(`${kind}:tries`, { points: ATTEMPTS[kind].free, seconds: DAY }),
  pauses: counter(`${kind}:pauses`, { points: 1, seconds: DAY }),
  gate: counter(`${kind}:gate`, { points: 1, seconds: 1 }),
});

/** Counters outlive the request, so they hold no names. */
const keyOf = (account: string): string => createHash('sha256').update(account).digest('base64url');
