import { UNSPACED_TEXT } from '../../../schema/unspacedText';
import { foldText } from './nameKey';

/**
 * Folds a text and splits runs of scripts without spaces into overlapping bigrams and the last character. A
 * search for any part of a run then matches the beginnings of words. It needs no dictionary, so a newer one
 * changes nothing.
 */
export const toBigrams = (text: string): string =>
  foldText(text).replace(UNSPACED_TEXT, (run) => spaced(bigramsOf([...run], 1, true)));

/** The same for a search text, with the fewest bigrams that cover it. */
export const toSearchBigrams = (text: string): string =>
  foldText(text).replace(UNSPACED_TEXT, (run) => spaced(bigramsOf([...run], 2, false)));

function bigramsOf(run: readonly string[], step: number, withLast: boolean): string[] {
  const bigrams: string[] = [];
  for (let at = 0; at + 1 < run.length; at += step) bigrams.push(run[at]! + run[at + 1]!);
  if (withLast || run.length === 1) bigrams.push(run.at(-1)!);
  else if (run.length % 2) bigrams.push(run.at(-2)! + run.at(-1)!);
  return bigrams;
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;
