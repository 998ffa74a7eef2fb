import { backoffMs } from '../core/backoff';

/** An answer that takes longer is slow, in milliseconds. */
const SLOW_MS = 2000;
const AFTER_FAILURE = { firstMs: 30_000, longestMs: 600_000 };
const LONGEST_AFTER_SLOW = 60_000;

/*
 * How long a webhook rests, in milliseconds. `badAnswers` counts the answers in a row that failed or were slow, with
 * the newest: each doubles the pause.
 */

/** After a failure: half a minute at first, ten minutes at the longest. */
export const pauseAfterFailure = (badAnswers: number): number => backoffMs(AFTER_FAILURE, badAnswers);

/** After a message was taken: none where that took two seconds or less, otherwise as long as it took, up to a minute. */
export const pauseAfterSuccess = (tookMs: number, badAnswers: number): number | undefined =>
  tookMs > SLOW_MS ? backoffMs({ firstMs: tookMs, longestMs: LONGEST_AFTER_SLOW }, badAnswers) : undefined;
