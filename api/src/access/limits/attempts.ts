import { secondsFull } from '../../core/counters';
import { refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { hashKey } from './allowances';
import { TooManyAttempts } from './limit.types';
import { limitCounter, take } from './take';

/*
 * Pauses that grow. The table of allowances has room for what is counted in a window; here the length of a pause
 * depends on how many there were before.
 */

const DAY = 24 * 3600;
/** How many attempts need no pause between them. */
const FREE_ATTEMPTS = 10;
/** The first pause is a second, each further one twice as long as the one before, up to so many seconds. */
const LONGEST_PAUSE = 15 * 60;

type AttemptKind = 'signIn' | 'code' | 'register' | 'forgot' | 'newsletter';

export interface Attempt {
  /** Whose attempts are counted together, as it is compared: an e-mail address, an id. Known or not makes no difference. */
  account?: string;
  /** Where the attempt comes from; its network's attempts are counted together, whatever account they are about. */
  address?: string;
}

/**
 * Counts an attempt before any work is done for it; refuses TooManyAttempts.
 *
 * An account has ten attempts free, then each one that is let through begins a pause. What is refused meanwhile
 * begins none, so that a pause cannot be lengthened and always ends. forgive() forgets it all; so does a day.
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

/** The attempt was right: the account begins anew. The network does not, or one's own account would buy more. */
export async function forgive(kind: AttemptKind, account: string): Promise<void> {
  await Promise.all(Object.values(countersOf(kind)).map((counted) => counted.delete(hashKey(account))));
}

/** The free attempts, how many pauses there were, and the gate that one attempt a pause goes through. */
const countersOf = (kind: AttemptKind) => ({
  // The last of them goes through the gate, so that the next one waits.
  free: limitCounter(`${kind}:free`, { points: FREE_ATTEMPTS - 1, seconds: DAY }),
  pauses: limitCounter(`${kind}:pauses`, { points: 1, seconds: DAY }),
  gate: limitCounter(`${kind}:gate`, { points: 1, seconds: 1 }),
});
