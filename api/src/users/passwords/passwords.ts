import { ObjectType } from 'type-graphql';
import { attempt, resetAttempts } from '../../access/limits/attempts';
import { Problem, refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { WrongPassword } from '../account.types';
import { countWaiting, hash, verify } from './hashing';
import { randomToken } from '../sessions/tokens';
import type { User } from '../user.entity';

/**
 * The number of passwords that may wait to be hashed, which is a few seconds of work; further sign-ins are
 * refused.
 */
const LONGEST_QUEUE = 200;

@ObjectType({ implements: Problem, description: 'Too many people are signing in at the moment.' })
class TooBusy extends Problem {
  static override readonly status = 503;

  constructor() {
    super('Many people are signing in right now. Please try again in a moment.');
  }
}

/** The hash to store; refuses TooBusy. */
export function hashPassword(password: string): Promise<string> {
  checkQueue();
  return hash(password);
}

/**
 * Whether the password matches the hash. Without a hash it takes the same time and returns false. Refuses
 * TooBusy.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  checkQueue();
  if (passwordHash) return verify(passwordHash, password);
  await hash(password);
  return false;
}

/** The hash of a password that nobody knows. */
export const unknownPassword = (): Promise<string> => hashPassword(randomToken());

/**
 * Refuses WrongPassword unless this is the user's password, and TooManyAttempts after many wrong ones.
 * Attempts are counted by `proof`, the id of a session or a link, so nobody else can make the owner wait.
 */
export async function requirePassword(
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  password: string | null | undefined,
  proof: string,
): Promise<void> {
  if (!password) refuse(new WrongPassword('Enter your current password to do this.'));
  const account = `password:${proof}`;
  await attempt('signIn', { account });
  if (!(await isPassword(passwordHash, password))) {
    logSecurity('proofFailed', { userId: id });
    refuse(new WrongPassword());
  }
  await resetAttempts('signIn', account);
}

function checkQueue(): void {
  if (countWaiting() >= LONGEST_QUEUE) refuse(new TooBusy());
}
