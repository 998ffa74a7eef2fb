import { createHash } from 'node:crypto';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import { networkOf } from './address';
import { counter, secondsFull, type Allowance } from '../../core/counters';
import { logSecurity } from '../../core/securityLog';
import { TooManyAttempts } from './limit.problems';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be tried again and again to guess or to annoy, and how often one network may try it. */
const ALLOWANCES = {
  signIn: { points: 100, seconds: 15 * MINUTE },
  code: { points: 100, seconds: 15 * MINUTE },
  register: { points: 20, seconds: HOUR },
  forgot: { points: 20, seconds: HOUR },
  newsletter: { points: 20, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

/** How many attempts need no pause between them. */
const FREE_ATTEMPTS = 10;
/** The first pause is a second, each further one twice as long as the one before, up to so many seconds. */
const LONGEST_PAUSE = 15 * MINUTE;

export type AttemptKind = keyof typeof ALLOWANCES;

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
  if (!config.rateLimits) return;
  const seconds =
    (address === undefined ? 0 : await waitOfNetwork(kind, networkOf(address))) ||
    (account === undefined ? 0 : await waitOfAccount(kind, keyOf(account)));
  if (!seconds) return;
  logSecurity('tooManyAttempts', { kind, address });
  refuse(new TooManyAttempts(seconds));
}

/** An account as one network tries it: strangers elsewhere make nobody wait for it. */
export const inNetwork = (account: string, address: string): string => `${account} ${networkOf(address)}`;

/** How many seconds the network has to wait; none where it need not. */
const waitOfNetwork = (kind: AttemptKind, network: string): Promise<number | undefined> =>
  secondsFull(counter(`${kind}:network`, ALLOWANCES[kind]), network);

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
  if (!config.rateLimits) return;
  await Promise.all(Object.values(countersOf(kind)).map((counted) => counted.delete(keyOf(account))));
}

/** The free attempts, how many pauses there were, and the gate that one attempt a pause goes through. */
const countersOf = (kind: AttemptKind) => ({
  // The last of them goes through the gate, so that the next one waits.
  free: counter(`${kind}:free`, { points: FREE_ATTEMPTS - 1, seconds: DAY }),
  pauses: counter(`${kind}:pauses`, { points: 1, seconds: DAY }),
  gate: counter(`${kind}:gate`, { points: 1, seconds: 1 }),
});

/** Counters outlive the request, so they hold no names. */
export const keyOf = (account: string): string => createHash('sha256').update(account).digest('base64url');
