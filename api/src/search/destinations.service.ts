import { LIMITS } from '../../../schema/limits';
import { matchText, matchWords } from '../../../schema/matchText';
import type { Turns } from '../core/eventLoop';
import { BadInput } from '../core/problems';
import { SUGGESTED, type Destinations } from './destinations.types';
import { filterHotels } from './filter.service';
import type { SearchIndex } from './index/searchIndex';
import { withIndex } from './index/searchIndex.service';

/** What is searched by its name: a hotel or a tourist location. */
interface Named {
  cityId: string;
  matchText: string;
}

/**
 * The hotels and tourist locations that a typed text may mean: each of its words begins a word of the name or of the
 * city's name, and at least one begins a word of the name. A text without letters and digits means nothing. Answered
 * from memory.
 */
export async function suggestDestinations(text: string, turns: Turns): Promise<Destinations> {
  if (text.length > LIMITS.name) throw new BadInput('The text is too long');
  const words = matchWords(text);
  if (!words.length) return { hotels: [], landmarks: [] };
  return withIndex(turns, (index) => {
    const isMeant = matcherOf(index, words);
    const begin = matchText(text);
    return {
      hotels: first(filterHotels(index, {}), isMeant, begin, SUGGESTED.hotels).map(({ hotel }) => hotel),
      landmarks: first(index.landmarks, isMeant, begin, SUGGESTED.landmarks),
    };
  });
}

function matcherOf(index: SearchIndex, words: string[]): (named: Named) => boolean {
  const inCity = words.map((word) => index.cityIdsWhere((nameKey) => matchText(nameKey).includes(word)));
  return (named) => {
    let inName = false;
    return (
      words.every((word, place) => {
        if (!named.matchText.includes(word)) return inCity[place]!.has(named.cityId);
        return (inName = true);
      }) && inName
    );
  };
}

/** The first of a list that are meant; those whose name begins with the text come before the others. */
function first<T extends Named>(
  list: readonly T[],
  isMeant: (named: Named) => boolean,
  begin: string,
  most: number,
): T[] {
  const beginning: T[] = [];
  const others: T[] = [];
  for (const each of list) {
    if (!isMeant(each)) continue;
    const into = each.matchText.startsWith(begin) ? beginning : others;
    if (into.length < most) into.push(each);
    if (beginning.length === most) break;
  }
  return [...beginning, ...others].slice(0, most);
}
