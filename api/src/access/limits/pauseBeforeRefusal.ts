import { setTimeout as pause } from 'node:timers/promises';
import { perApp } from '../../core/appState';

/**
 * The delay before a refusal, in milliseconds; without it, a client that retries at once would use up the
 * processor.
 */
const PAUSE_MS = 100;
/** The maximum number of delayed refusals; further ones are sent at once. */
const MOST_WAITING = 1000;

const refusals = perApp(() => ({ waiting: 0 }));

/** Delays the refusal of a request beyond its caller's limits, so that refusals cost little. */
export async function pauseBeforeRefusal(): Promise<void> {
  const own = refusals();
  if (own.waiting >= MOST_WAITING) return;
  own.waiting += 1;
  await pause(PAUSE_MS, undefined, { ref: false });
  own.waiting -= 1;
}
