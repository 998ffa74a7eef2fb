import { counter } from '../core/counters';
import { Refusal } from '../core/problems';
import { PaidStaysAhead } from '../users/account.types';
import { Failure } from './failures';

const MINUTES = 2;

/** What the contract says of it. */
export const PAID_STAYS = `With paid stays ahead it answers 409, which says how many and what comes back; the same call again within ${MINUTES} minutes cancels them with the account, as cancelPaidStays does at once.`;

/** Holds, in place of a count, when it was told: milliseconds since 1970. */
const told = () => counter('paid stays told', { points: 1, seconds: MINUTES * 60 });

interface Deletion {
  /** Who deletes, and whose account. */
  viewerId: string;
  userId: string;
  /** Whether the call itself says that paid stays are to be cancelled. */
  cancelPaidStays: boolean;
  remove: (cancelPaidStays: boolean) => Promise<void>;
}

/**
 * Deletes an account for clients that cannot ask their user about paid stays: the first call is refused with what would
 * go with the account. The same call, begun after that answer and within two minutes, confirms it, as long as the same
 * number of bookings and the same refund are at stake.
 */
export async function confirmByRepeating(deletion: Deletion): Promise<void> {
  const { viewerId, userId, cancelPaidStays, remove } = deletion;
  const begun = Date.now();
  const ahead = await refusedFor(() => remove(cancelPaidStays));
  if (!ahead) return;
  const { bookings, refundCents } = ahead;
  const key = [viewerId, userId, bookings, refundCents].join(' ');
  if (await wasTold(key, begun)) return remove(true);
  await told().set(key, Date.now(), MINUTES * 60);
  throw new Failure(409, messageOf(ahead, viewerId === userId));
}

/** The paid stays for which an account was not deleted; undefined where it was. */
async function refusedFor(remove: () => Promise<void>): Promise<PaidStaysAhead | undefined> {
  try {
    await remove();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.problem instanceof PaidStaysAhead) return error.problem;
    throw error;
  }
}

/** Two calls at once, as of a double click, are no answer to one another. */
async function wasTold(key: string, begun: number): Promise<boolean> {
  const found = await told().get(key);
  return found !== null && found.msBeforeNext > 0 && found.consumedPoints < begun;
}

const messageOf = ({ bookings, refundCents }: PaidStaysAhead, isOwn: boolean): string =>
  [
    `${isOwn ? 'You have' : 'This user has'} ${bookings} paid ${bookings === 1 ? 'booking' : 'bookings'} ahead.`,
    `Deleting the account cancels ${bookings === 1 ? 'it' : 'them'} and refunds $${(refundCents / 100).toFixed(2)}.`,
    `Nothing is deleted yet: do the same again within ${MINUTES} minutes to confirm.`,
  ].join(' ');
