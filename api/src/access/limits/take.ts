import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { config } from '../../core/config';
import { counter, secondsFull, type Allowance } from '../../core/counters';
import { refuse } from '../../core/problems';
import type { Viewer } from '../policy';
import { isStaffRole } from '../duties';
import { inNetwork } from './address';
import { ALLOWANCES, type Limit } from './allowances';
import { TooManyAttempts } from './limit.types';
import { pauseBeforeRefusal } from './pauseBeforeRefusal';

/** The names of the table of allowances. */
export type LimitKind = keyof typeof ALLOWANCES;
/** The subject: an address, a name or an id, as the limit counts. A viewer is counted by id and role. */
type Subject = string | Viewer;

type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'penalty' | 'reward' | 'delete'>;

const uncounted = async () => new RateLimiterRes(Infinity, 0, 0, false);
/** A counter that counts nothing, while limits are off. */
const UNLIMITED: Counter = {
  consume: uncounted,
  penalty: uncounted,
  reward: uncounted,
  get: async () => null,
  delete: async () => false,
};

/** The counter of a limit, in Redis if it is configured; it counts nothing while limits are off. */
export const limitCounter = (name: string, allowance: Allowance): Counter =>
  config.rateLimits ? counter(name, allowance) : UNLIMITED;

/** The counters of a subject, one for each window, and its key in them. */
function countersOf(kind: LimitKind, subject: Subject): { key: string; counters: Counter[] } {
  const { keyOf, windows, staff }: Limit = ALLOWANCES[kind];
  if (typeof subject === 'string') {
    const nameOf = ({ seconds }: Allowance) => (windows.length > 1 ? `${kind}:${seconds}` : kind);
    return { key: keyOf(subject), counters: windows.map((window) => limitCounter(nameOf(window), window)) };
  }
  if (!staff || !isStaffRole(subject.role)) return countersOf(kind, subject.id);
  return { key: keyOf(subject.id), counters: [limitCounter(`${kind}:staff`, staff)] };
}

/**
 * Counts `count` against the subject's allowance. Returns the seconds to wait, or undefined if there was
 * room. There is always room while limits are off.
 */
export async function take(kind: LimitKind, subject: Subject, count = 1): Promise<number | undefined> {
  const { pauses, givesBack }: Limit = ALLOWANCES[kind];
  const { key, counters } = countersOf(kind, subject);
  for (const counted of counters) {
    const wait = await secondsFull(counted, key, undefined, count);
    if (!wait) continue;
    if (givesBack) await counted.reward(key, count);
    if (pauses) await pauseBeforeRefusal();
    return wait;
  }
  return undefined;
}

/** Counts one against the allowance; refuses TooManyAttempts if there is no room. */
export async function takeOrRefuse(kind: LimitKind, subject: Subject, count = 1): Promise<void> {
  const wait = await take(kind, subject, count);
  if (wait) refuse(new TooManyAttempts(wait));
}

/** Whether one more would exceed the allowance; counts nothing. */
export async function isUsedUp(kind: LimitKind, subject: Subject): Promise<boolean> {
  const { key, counters } = countersOf(kind, subject);
  const windows = await Promise.all(counters.map((counted) => counted.get(key)));
  return windows.some((found) => found !== null && found.remainingPoints <= 0);
}

/** Returns one unit to the allowance. */
export async function giveBack(kind: LimitKind, subject: Subject): Promise<void> {
  const { key, counters } = countersOf(kind, subject);
  await Promise.all(counters.map((counted) => counted.reward(key)));
}

/**
 * Counts a mail to `email` that someone at `address` requested. Returns the seconds until the next mail may
 * be sent, or undefined if this one may be sent. Known and unknown addresses are counted in the same way.
 */
export const takeMail = async (email: string, address: string): Promise<number | undefined> =>
  (await take('mailFromNetwork', inNetwork(email, address))) ?? take('mailToAddress', email);
