import { LIMITS } from './limits';

/** Whether nothing of a text is to be seen: blanks, control and format signs, accents on nothing. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/\p{DI}/gu, ''));

/** Whether both databases keep a text as it is: no NUL (the embedded one cuts there) and no half of a character. */
export const canBeKept = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Judges a text that has to be there, called `what` in the answer: what is wrong with it, or undefined. */
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
    return canBeKept(text) ? undefined : `Type ${what} anew: a character in it cannot be kept.`;
  };

/** What is wrong with a name, or undefined. */
export const nameProblem = textProblem(
  'your name',
  LIMITS.name,
  undefined,
  `A name has at most ${LIMITS.name} characters.`,
);

/** What is wrong with the words of a review, or undefined. */
export const reviewProblem = textProblem(
  'your review',
  LIMITS.review,
  'Write your review.',
  `A review has at most ${LIMITS.review} characters.`,
);
