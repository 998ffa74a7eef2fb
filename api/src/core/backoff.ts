/** Longer than one attempt may last; short enough that who takes up the mail of a sender that died does so within a minute. */
const SHORTEST = 45_000;
const LONGEST = 6 * 3_600_000;

/** Milliseconds from the given attempt (the first is 1) to the next: 45 seconds, doubling up to six hours. */
export const backoffMs = (attempt: number): number => Math.min(2 ** (attempt - 1) * SHORTEST, LONGEST);
