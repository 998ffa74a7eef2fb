import { SPACELESS } from '../../../schema/spaceless';
import { foldText } from './nameKey';

/**
 * A folded text in which runs of scripts without spaces are taken apart into pairs of characters that overlap, and their last one: so each
 * part of a run is found by the beginnings of words. Where words end nobody needs to know, nor does it change with a
 * newer dictionary.
 */
export const inPairs = (text: string): string =>
  foldText(text).replace(SPACELESS, (run) => spaced(pairsOf([...run], 1, true)));

/** The same of what somebody looks for, by as few pairs as cover it. */
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
