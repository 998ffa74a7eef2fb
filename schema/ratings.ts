/** Stars that a review gives. */
export const RATING = { lowest: 1, highest: 5 } as const;

/** The average of `count` ratings, to one decimal; null if there are none. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;
