import { SPACELESS } from '../../../schema/spaceless';
import { foldText } from './nameKey';

/**
 * Folds a text and splits runs of scripts without spaces into overlapping bigrams and the last character. A
 * search for any part of a run then matches the beginnings of words. It needs no dictionary, so a newer one
 * changes nothing.
 */
export const inPairs = (text: string): string =>
  foldText(text).replace(SPACELESS, (run) => spaced(pairsOf([...run], 1, true)));

/** The same for a search text, with the fewest bigrams that cover it. */
export const inAskedPairs = (text: string): string =>
  foldText(text).replace(SPACELESS, (run) => spaced(pairsOf([...run], 2, false)));

function pairsOf(run: readonly string[], step: number, withLast: boolean): string[] {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < run.length; at += step) pairs.push(run[at]! + run[at + 1]!);
  if (withLast || run.length === 1) pairs.push(run.at(-1)!);
  else if (run.length % 2) pairs.push(run.at(-2)! + run.at(-1)!);
  return pairs;
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;
