import { config } from '../core/config';
import { counter, secondsFull } from '../core/counters';
import { refuse } from '../core/problems';
import { TooManyAttempts } from './limit.problems';

const HOUR = 3600;

/** What one person may take within an hour. */
const SHARES = {
  /** Files that may be uploaded of oneself and of a property. */
  ownFiles: { points: 120, seconds: HOUR },
  /** Photos of hotels, rooms, cities and hotel types, by those who manage them. */
  managedFiles: { points: 3000, seconds: HOUR },
};

/** Counts so many against the share of this person; refuses TooManyAttempts. */
export async function takeShare(kind: keyof typeof SHARES, userId: string, count: number): Promise<void> {
  if (!config.rateLimits) return;
  const full = await secondsFull(counter(`share:${kind}`, SHARES[kind]), userId, undefined, count);
  if (full) refuse(new TooManyAttempts(full));
}
