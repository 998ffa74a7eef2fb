import { UNSPACED_TEXT } from '../../../schema/unspacedText';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Characters before the first mark that a short text keeps. */
const BEFORE = 24;
/** Characters of a run that may be searched for at once: as many as a search has, with their marks. */
const LONGEST = 500;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The text in pieces, with what somebody searches for marked, as the server finds it: the beginnings of words, and any part where none are spaced. */
export function markedParts(text: string, search: string): TextPart[] {
  const folded = fold(search);
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
      const end = lengthOf(piece, longest(asked, fold(piece)));
      add(piece.slice(0, end), true);
      add(piece.slice(end), false);
    }
  };
  let at = 0;
  for (const { 0: run, index } of text.matchAll(UNSPACED_TEXT)) {
    addWords(text.slice(at, index));
    for (let from = 0; from < run.length;) {
      const end = lengthOf(run.slice(from), longest(runs, fold(run.slice(from, from + LONGEST))));
      const next = from + (end || characterAt(run, from));
      add(run.slice(from, next), end > 0);
      from = next;
    }
    at = index + run.length;
  }
  addWords(text.slice(at));
  return parts.filter((part) => part.text);
}

/** How long the longest of these is that the text begins with. */
const longest = (words: readonly string[], text: string): number =>
  Math.max(0, ...words.filter((word) => text.startsWith(word)).map(({ length }) => length));

/** The length of the character at this place, with its marks. */
const characterAt = (text: string, at: number): number => /^.\p{M}*/su.exec(text.slice(at))![0].length;

/** How many characters of a word make so many of the folded one. */
function lengthOf(word: string, folded: number): number {
  if (!folded) return 0;
  let end = 0;
  while (end < word.length && fold(word.slice(0, end)).length < folded) end += 1;
  // with the marks that belong to the last character
  while (/^\p{M}/u.test(word.slice(end))) end += 1;
  return end;
}

/** The same on one line, which begins shortly before the first mark. */
export function shortParts(text: string, search: string): TextPart[] {
  const [first, ...others] = markedParts(text.replace(/\s+/g, ' ').trim(), search);
  if (!first || first.isMarked || first.text.length <= BEFORE || !others.length)
    return first ? [first, ...others] : [];
  const end = first.text.slice(-BEFORE);
  return [{ text: `… ${end.slice(end.indexOf(' ') + 1)}`, isMarked: false }, ...others];
}
