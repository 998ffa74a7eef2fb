/** How long to wait between attempts: each pause is twice the one before, up to the longest; in milliseconds. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** Milliseconds from the given attempt, of which the first is 1, to the next one. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, attempt: number): number =>
  Math.min(firstMs * 2 ** (attempt - 1), longestMs);
