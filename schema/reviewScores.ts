import { averageRating } from './ratings';

/** What a review can score beside its stars, in the order in which screens show them. */
export const REVIEW_SUBJECTS = ['cleanliness', 'location', 'staff', 'comfort', 'value'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** The scores of a review, 1 to 5 each; null where the guest gave none. */
export type ReviewScores = Record<ReviewSubject, number | null>;

/** Of each subject that was scored: the sum of its scores, and how many there are. */
export type ScoreSums = Partial<Record<ReviewSubject, { sum: number; count: number }>>;

/** The sums with the scores of one more review. */
export const addScores = (sums: ScoreSums, scores: ReviewScores): ScoreSums => {
  const added = { ...sums };
  for (const subject of REVIEW_SUBJECTS) {
    const { sum, count } = sums[subject] ?? { sum: 0, count: 0 };
    if (scores[subject] !== null) added[subject] = { sum: sum + scores[subject], count: count + 1 };
  }
  return added;
};

/** The average of each subject that was scored, to one decimal, in the order of the subjects. */
export const averageScores = (
  sums: ScoreSums | null,
): { subject: ReviewSubject; average: number; count: number }[] =>
  REVIEW_SUBJECTS.flatMap((subject) => {
    const { sum, count } = sums?.[subject] ?? { sum: 0, count: 0 };
    const average = averageRating(sum, count);
    return average === null ? [] : [{ subject, average, count }];
  });
