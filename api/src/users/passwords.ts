import { ObjectType } from 'type-graphql';
import { Problem, refuse } from '../core/problems';
import { countWaiting, hash, verify } from './hashing';

/** So many passwords may wait to be hashed, some seconds of work; further sign-ins are refused. */
const LONGEST_QUEUE = 200;

@ObjectType({ implements: Problem, description: 'Too many people sign in at this moment.' })
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

/** Whether the password belongs to the hash; without a hash it takes as long and is never right. Refuses TooBusy. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  checkQueue();
  if (passwordHash) return verify(passwordHash, password);
  await hash(password);
  return false;
}

function checkQueue(): void {
  if (countWaiting() >= LONGEST_QUEUE) refuse(new TooBusy());
}
