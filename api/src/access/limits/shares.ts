import { config } from '../../core/config';
import { counter, secondsFull } from '../../core/counters';
import { refuse } from '../../core/problems';
import { TooManyAttempts } from './limit.problems';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one person may take within a time. */
const SHARES = {
  /** Files that may be uploaded of oneself and of a property. */
  ownFiles: { points: 120, seconds: HOUR },
  /** Photos of hotels, rooms, cities and hotel types, by those who manage them. */
  managedFiles: { points: 3000, seconds: HOUR },
  /** Test messages to webhooks. */
  webhookTests: { points: 10, seconds: 10 * MINUTE },
  /** Messages to webhooks that are sent again. */
  webhookResends: { points: 100, seconds: 10 * MINUTE },
  /** Challenges to addresses of webhooks, which may be other people's. */
  webhookChallenges: { points: 30, seconds: DAY },
};

/** Counts so many against the share of this person; refuses TooManyAttempts. */
export async function takeShare(kind: keyof typeof SHARES, userId: string, count: number): Promise<void> {
  if (!config.rateLimits) return;
  const full = await secondsFull(counter(`share:${kind}`, SHARES[kind]), userId, undefined, count);
  if (full) refuse(new TooManyAttempts(full));
}
