import { foldLetters } from '../../../../schema/foldText';

/** A word as long as this may have one typing error. */
const FORGIVING = 4;
const EXACT = 3;
const INSIDE = 2;
const NEARLY = 1;

/**
 * How well a text answers what was typed: every typed word must be in it. A word that begins one of the text counts most,
 * then one inside it, then one with a typing error. Undefined if a word is nowhere.
 */
export function matchOf(typed: string, text: string): number | undefined {
  const words = wordsOf(text);
  let sum = 0;
  for (const asked of wordsOf(typed)) {
    const best = Math.max(0, ...words.map((word) => closeness(asked, word)));
    if (!best) return undefined;
    sum += best;
  }
  return sum;
}

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function closeness(asked: string, word: string): number {
  if (word.startsWith(asked)) return EXACT;
  if (word.includes(asked)) return INSIDE;
  return asked.length >= FORGIVING && isNearly(asked, word) ? NEARLY : 0;
}

/** Whether the word begins with what was typed but for one letter that is wrong, missing, too many or swapped. */
function isNearly(asked: string, word: string): boolean {
  let at = 0;
  while (at < asked.length && asked[at] === word[at]) at++;
  const rest = (skipped: number, taken: number) =>
    word.slice(at + taken).startsWith(asked.slice(at + skipped));
  const isSwapped = asked[at] === word[at + 1] && asked[at + 1] === word[at];
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (isSwapped && rest(2, 2));
}
