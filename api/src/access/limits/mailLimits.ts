import { config } from '../../core/config';
import { counter, secondsFull, type Allowance } from '../../core/counters';
import { refuse } from '../../core/problems';
import { networkOf } from './address';
import { keyOf } from './attempts';
import { TooManyAttempts } from './limit.problems';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Mails that anybody can have sent to one address: those asked for from one network, and all of them. */
const FROM_NETWORK: Allowance[] = [
  { points: 6, seconds: HOUR },
  { points: 12, seconds: DAY },
];
const TO_ADDRESS: Allowance[] = [
  { points: 12, seconds: HOUR },
  { points: 30, seconds: DAY },
];

/** Changes of an account that send a mail. */
const BY_USER: Allowance[] = [
  { points: 6, seconds: HOUR },
  { points: 20, seconds: DAY },
];

/**
 * Counts a mail that is sent to `email` because somebody at `address` asked for it; answers for how many seconds none
 * goes there any more, or undefined where it may be sent. Known and unknown addresses are counted alike.
 */
export async function mailPause(email: string, address: string): Promise<number | undefined> {
  const fromNetwork = await count('mail:network', `${networkOf(address)} ${email}`, FROM_NETWORK);
  return fromNetwork ?? count('mail:address', email, TO_ADDRESS);
}

/** Counts a change that sends a mail, made by the user of this account; refuses TooManyAttempts. */
export async function countMailedChange(userId: string): Promise<void> {
  const wait = await count('mail:user', userId, BY_USER);
  if (wait) refuse(new TooManyAttempts(wait));
}

async function count(name: string, about: string, allowances: Allowance[]): Promise<number | undefined> {
  if (!config.rateLimits) return undefined;
  for (const allowance of allowances) {
    const wait = await secondsFull(counter(`${name}:${allowance.seconds}`, allowance), keyOf(about));
    if (wait) return wait;
  }
  return undefined;
}
