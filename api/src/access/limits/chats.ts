import { config } from '../../core/config';
import { counter, secondsFull } from '../../core/counters';
import type { Viewer } from '../policy';
import { refuse } from '../../core/problems';
import { Role } from '../role.enum';
import { TooManyAttempts } from './limit.problems';

const DAY = 24 * 3600;

/** How often one person may do it within a day; administrators write to guests of all hotels. */
export const CHAT_LIMITS = {
  /** Chats with another person that are new. */
  newChats: { person: 30, administrator: 1000 },
  newGroups: { person: 10, administrator: 200 },
  /** People who are added to groups or invited. */
  newMembers: { person: 100, administrator: 5000 },
};

/** Counts one, or this many, against the limit of this person and day; refuses TooManyAttempts, and counts nothing then. */
export async function limitChats(
  { id, role }: Viewer,
  kind: keyof typeof CHAT_LIMITS,
  count = 1,
): Promise<void> {
  if (!config.rateLimits) return;
  const who = role === Role.ADMIN ? 'administrator' : 'person';
  const limiter = counter(`chats:${kind}:${who}`, { points: CHAT_LIMITS[kind][who], seconds: DAY });
  const seconds = await secondsFull(limiter, id, undefined, count);
  if (!seconds) return;
  await limiter.reward(id, count);
  refuse(new TooManyAttempts(seconds));
}
