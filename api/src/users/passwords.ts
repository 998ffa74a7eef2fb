import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import { Problem, refuse } from '../problems';
import { ObjectType } from 'type-graphql';

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One at a time, so that many people signing in never keep searches waiting; more than this many wait in vain. */
const AT_ONCE = 1;
const LONGEST_QUEUE = 500;

@ObjectType({ implements: Problem, description: 'Too many people sign in at this moment.' })
export class TooBusy extends Problem {
  static override readonly status = 503;

  constructor() {
    super('Many people are signing in right now. Please try again in a moment.');
  }
}

const queue = fastq.promise((work: () => Promise<unknown>) => work(), AT_ONCE);

/** Compared with where nobody has the username, so that both answers take the same time. */
let nobody: Promise<string> | undefined;

/** The hash to keep; refuses TooBusy. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** Whether the password belongs to the hash; without a hash it takes as long and is never right. Refuses TooBusy. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody', PARAMETERS);
  const kept = passwordHash || (await nobody);
  const right = await inTurn(() => verify(kept, password));
  return right && Boolean(passwordHash);
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length() >= LONGEST_QUEUE) refuse(new TooBusy());
  return queue.push(work) as Promise<T>;
}
