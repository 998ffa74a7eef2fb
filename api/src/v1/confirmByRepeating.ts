import { counter } from '../core/counters';
import { Refusal } from '../core/problems';
import { PaidStaysAhead } from '../users/staysInProgress.types';
import { Failure } from './failures';

const MINUTES = 2;

/** The description in openapi.json. */
export const PAID_STAYS = `With upcoming paid stays it answers 409 with their number and the refund; repeating the call within ${MINUTES} minutes cancels them together with the account, as cancelPaidStays does directly.`;

/** When the refusal was answered, in milliseconds since 1970; stored in the place of a count. */
const refusals = () => counter('paid stays told', { points: 1, seconds: MINUTES * 60 });

interface Deletion {
  /** The caller, and the account to delete. */
  viewerId: string;
  userId: string;
  /** Whether the call asks to cancel paid stays. */
  cancelPaidStays: boolean;
  remove: (cancelPaidStays: boolean) => Promise<void>;
}

/**
 * Deletes an account for clients that cannot ask their user about paid stays. The first call is refused and
 * states what would be cancelled. A second call within two minutes after that answer confirms it, if the
 * number of bookings and the refund are still the same.
 */
export async function confirmByRepeating(deletion: Deletion): Promise<void> {
  const { viewerId, userId, cancelPaidStays, remove } = deletion;
  const begun = Date.now();
  const ahead = await refusedFor(() => remove(cancelPaidStays));
  if (!ahead) return;
  const { bookings, refundCents } = ahead;
  const key = [viewerId, userId, bookings, refundCents].join(' ');
  if (await wasRefusedBefore(key, begun)) return remove(true);
  await refusals().set(key, Date.now(), MINUTES * 60);
  throw new Failure(409, messageOf(ahead, viewerId === userId));
}

/** The paid stays because of which the account was not deleted; undefined after it was deleted. */
async function refusedFor(remove: () => Promise<void>): Promise<PaidStaysAhead | undefined> {
  try {
    await remove();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.problem instanceof PaidStaysAhead) return error.problem;
    throw error;
  }
}

/** Of two simultaneous calls, as of a double click, neither confirms the other. */
async function wasRefusedBefore(key: string, begun: number): Promise<boolean> {
  const found = await refusals().get(key);
  return found !== null && found.msBeforeNext > 0 && found.consumedPoints < begun;
}

const messageOf = ({ bookings, refundCents }: PaidStaysAhead, isOwn: boolean): string =>
  [
    `${isOwn ? 'You have' : 'This user has'} ${bookings} upcoming paid ${bookings === 1 ? 'booking' : 'bookings'}.`,
    `Deleting the account cancels ${bookings === 1 ? 'it' : 'them'} and refunds $${(refundCents / 100).toFixed(2)}.`,
    `Nothing has been deleted yet. Repeat this within ${MINUTES} minutes to confirm.`,
  ].join(' ');
