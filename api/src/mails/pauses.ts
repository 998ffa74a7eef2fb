const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;

/** Milliseconds from the given attempt (the first is 1) to the next: a minute, doubling up to six hours. */
export const pauseAfter = (attempt: number): number => Math.min(2 ** (attempt - 1) * MINUTE, LONGEST);
