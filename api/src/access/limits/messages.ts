import { config } from '../../core/config';
import { counter, secondsFull } from '../../core/counters';
import { refuse } from '../../core/problems';
import { TooManyAttempts } from './limit.problems';

/** Messages that one person may send, whatever the chat. */
const ALLOWANCE = { points: 60, seconds: 60 };

/** Counts a message of this person; refuses TooManyAttempts. */
export async function limitMessages(userId: string): Promise<void> {
  if (!config.rateLimits) return;
  const seconds = await secondsFull(counter('messages', ALLOWANCE), userId);
  if (seconds) refuse(new TooManyAttempts(seconds));
}
