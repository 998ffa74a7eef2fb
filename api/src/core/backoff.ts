/** Pauses between attempts, in milliseconds: each is twice the one before, up to the longest. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** Milliseconds from this attempt to the next one. The first attempt is 1. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, attempt: number): number =>
  Math.min(firstMs * 2 ** (attempt - 1), longestMs);
