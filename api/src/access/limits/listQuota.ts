import { config } from '../../core/config';
import type { Viewer } from '../policy';
import { Busy } from '../../core/problems';
import { slots, slotsByKey, TooManyWaiting } from '../../core/slots';

/*
 * A quota is of lists that are read at the same time. The table of allowances counts what is done within a window.
 */

/** The part of the pool's connections that lists of one kind may have: searches of staff leave some to guests. */
const PART_OF_POOL = 0.4;
const mostConnections = (): number => Math.floor(config.databasePool.size * PART_OF_POOL);

/** How many more lists of a kind may wait. */
const KINDS = {
  /** Lists of everybody's bookings, users and payments. */
  staff: slots(mostConnections, 100),
  /** Lists that anybody may search. */
  public: slots(mostConnections, 200),
};
/** The same of one person. */
const PER_PERSON = 2;
const MOST_WAITING = 20;
const ofPerson = slotsByKey(PER_PERSON, MOST_WAITING);

/** Reads a list within the quota of its kind and of the person. Throws Busy where too many wait already. */
export async function inListQuota<T>(
  kind: keyof typeof KINDS,
  viewer: Viewer | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await (viewer ? ofPerson(viewer.id, () => KINDS[kind](work)) : KINDS[kind](work));
  } catch (error) {
    throw error instanceof TooManyWaiting ? new Busy() : error;
  }
}
