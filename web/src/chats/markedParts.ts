/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Characters before the first mark that a short text keeps. */
const BEFORE = 24;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The text in pieces, with the beginnings of its words marked that somebody searches for, as the server finds them. */
export function markedParts(text: string, search: string): TextPart[] {
  const asked = fold(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: TextPart[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else if (piece) parts.push({ text: piece, isMarked });
  };
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = fold(piece);
    const most = Math.max(0, ...asked.filter((word) => folded.startsWith(word)).map(({ length }) => length));
    const end = most && lengthOf(piece, most);
    add(piece.slice(0, end), true);
    add(piece.slice(end), false);
  }
  return parts.filter((part) => part.text);
}

/** How many characters of a word make so many of the folded one. */
function lengthOf(word: string, folded: number): number {
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
