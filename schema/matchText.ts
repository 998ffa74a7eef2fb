import { foldLetters } from './foldText';

/**
 * A name or a typed text as its words, each after a space: without case, accents and punctuation. A word begins with
 * a letter or a digit.
 */
export const matchText = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** The words of a typed text as `matchText` has them, each with its space. */
export const matchWords = (text: string): string[] => matchText(text).match(/ [^ ]+/g) ?? [];
