import { LIMITS } from './limits';

/** Whether a text has no visible character: only blanks, control and format characters, or accents without a letter. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/\p{DI}/gu, ''));

/** Whether both databases store a text unchanged: it has no NUL (SQLite cuts there) and no unpaired surrogate. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Makes the check of a required text, called `what` in messages: what is wrong with it, or undefined. */
export const textProblem =
  (
    what: string,
    longest: number,
    missing = `Enter ${what}.`,
    tooLong = `Enter at most ${longest} characters for ${what}.`,
  ) =>
  (text: string): string | undefined => {
    if (isBlank(text)) return missing;
    if (text.trim().length > longest) return tooLong;
    return isStorable(text) ? undefined : `Type ${what} anew: a character in it cannot be kept.`;
  };

/** What is wrong with a name, or undefined. */
export const nameProblem = textProblem(
  'your name',
  LIMITS.name,
  undefined,
  `A name has at most ${LIMITS.name} characters.`,
);

/** What is wrong with the text of a review, or undefined. */
export const reviewProblem = textProblem(
  'your review',
  LIMITS.review,
  'Write your review.',
  `A review has at most ${LIMITS.review} characters.`,
);
