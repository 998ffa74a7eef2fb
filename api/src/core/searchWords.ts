import { foldText } from './nameKey';

/** Characters of a word that are kept and compared. */
const WORD_LENGTH = 60;

/**
 * The words by which a text is found, each once, as foldText() folds them: runs of letters and digits, and what has an
 * '@' in it as a whole as well.
 */
export function searchWords(text: string): string[] {
  const parts = foldText(text).split(' ');
  const words = parts.flatMap((part) => [...(part.includes('@') ? [part] : []), ...splitWords(part)]);
  return [...new Set(words.map(cut))];
}

/** The same of what somebody looks for: an e-mail address, or the beginning of one, is one word. */
export function askedWords(text: string): string[] {
  const parts = foldText(text).split(' ');
  return [...new Set(parts.flatMap((part) => (part.includes('@') ? [part] : splitWords(part))).map(cut))];
}

const splitWords = (part: string): string[] => part.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** Without half a character at its end. */
const cut = (word: string): string => word.slice(0, WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
