import { foldText } from './nameKey';

/** The number of characters of a word that are stored and compared. */
const WORD_LENGTH = 60;

/**
 * The distinct words by which a text is found, folded by foldText(): runs of letters and digits. A part with
 * an '@' is also a word as a whole.
 */
export function searchWords(text: string): string[] {
  const parts = foldText(text).split(' ');
  const words = parts.flatMap((part) => [...(part.includes('@') ? [part] : []), ...splitWords(part)]);
  return [...new Set(words.map(cut))];
}

/** The words of a search text: an email address, or the beginning of one, is one word. */
export function askedWords(text: string): string[] {
  const parts = foldText(text).split(' ');
  return [...new Set(parts.flatMap((part) => (part.includes('@') ? [part] : splitWords(part))).map(cut))];
}

const splitWords = (part: string): string[] => part.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** Cuts a word to its stored length and drops half a surrogate pair at its end. */
const cut = (word: string): string => word.slice(0, WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
