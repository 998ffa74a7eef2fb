import { config } from '../../core/config';
import { onReplica } from '../../database/onReplica';
import type { Viewer } from '../policy';
import { Busy } from '../../core/problems';
import { limitConcurrency, limitConcurrencyByKey, QueueFull } from '../../core/concurrency';

/*
 * Limits lists that are read at the same time. The table of allowances limits the number within a time
 * window.
 */

/**
 * The share of the pool's connections for lists of one kind, so that staff searches leave connections to
 * guests.
 */
const PART_OF_POOL = 0.4;
const mostConnections = (): number => Math.floor(config.databasePool.size * PART_OF_POOL);

/** The limits of all callers together; the second number is how many more lists may wait. */
const KINDS = {
  /** Lists of all bookings, users and payments. */
  staff: limitConcurrency(mostConnections, 100),
  /** Lists that anybody may search. */
  public: limitConcurrency(mostConnections, 200),
};
/** The limits of one person. */
const PER_PERSON = 2;
const MOST_WAITING = 20;
const ofPerson = limitConcurrencyByKey(PER_PERSON, MOST_WAITING);

/**
 * Reads a list within the quota of its kind and of the person; a list of staff from the read replica, where there is one
 * that may be used. `work` reads nothing by which anything is decided. Throws Busy if too many lists wait.
 */
export async function inListQuota<T>(
  kind: keyof typeof KINDS,
  viewer: Viewer | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const read = kind === 'staff' ? () => onReplica(work) : work;
  try {
    return await (viewer ? ofPerson(viewer.id, () => KINDS[kind](read)) : KINDS[kind](read));
  } catch (error) {
    throw error instanceof QueueFull ? new Busy() : error;
  }
}
