import { foldLetters } from '../../../schema/foldText';
import { UNSPACED_TEXT } from '../../../schema/unspacedText';

/** A piece of a text. It is marked if it matches the search. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Characters before the first mark that a short text keeps. */
const CONTEXT = 24;
/** The longest part of a run that is compared at once, in characters: the length of a search with its combining marks. */
const MAX_RUN = 500;

/** The text in pieces, with the matches of a search marked as the server finds them: at the beginning of words, and anywhere in scripts without spaces. */
export function markedParts(text: string, search: string): TextPart[] {
  const folded = foldLetters(search);
  const runs = folded.match(UNSPACED_TEXT) ?? [];
  const asked = folded.replace(UNSPACED_TEXT, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: TextPart[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else if (piece) parts.push({ text: piece, isMarked });
  };
  const addWords = (spaced: string) => {
    for (const piece of spaced.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
      const end = lengthOf(piece, longest(asked, foldLetters(piece)));
      add(piece.slice(0, end), true);
      add(piece.slice(end), false);
    }
  };
  let at = 0;
  for (const { 0: run, index } of text.matchAll(UNSPACED_TEXT)) {
    addWords(text.slice(at, index));
    for (let from = 0; from < run.length;) {
      const end = lengthOf(run.slice(from), longest(runs, foldLetters(run.slice(from, from + MAX_RUN))));
      const next = from + (end || characterAt(run, from));
      add(run.slice(from, next), end > 0);
      from = next;
    }
    at = index + run.length;
  }
  addWords(text.slice(at));
  return parts.filter((part) => part.text);
}

/** The length of the longest of these words that the text begins with. */
const longest = (words: readonly string[], text: string): number =>
  Math.max(0, ...words.filter((word) => text.startsWith(word)).map(({ length }) => length));

/** The length of the character at this index, with its combining marks. */
const characterAt = (text: string, at: number): number => /^.\p{M}*/su.exec(text.slice(at))![0].length;

/** The number of characters of a word that fold to this many. */
function lengthOf(word: string, folded: number): number {
  if (!folded) return 0;
  let end = 0;
  while (end < word.length && foldLetters(word.slice(0, end)).length < folded) end += 1;
  // include the combining marks of the last character
  while (/^\p{M}/u.test(word.slice(end))) end += 1;
  return end;
}

/** The marked parts on one line, which begins shortly before the first match. */
export function shortParts(text: string, search: string): TextPart[] {
  const [first, ...others] = markedParts(text.replace(/\s+/g, ' ').trim(), search);
  if (!first || first.isMarked || first.text.length <= CONTEXT || !others.length)
    return first ? [first, ...others] : [];
  const end = first.text.slice(-CONTEXT);
  return [{ text: `… ${end.slice(end.indexOf(' ') + 1)}`, isMarked: false }, ...others];
}
