import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { matchText, matchWords } from '../../../../schema/matchText';
import { paths } from '../../paths';
import * as kitTexts from '../../kit/texts';
import { useDebounced } from '../../kit/useDebounced';
import { inMyLanguage } from '../../kit/written';
import type { CityChoice } from '../CityField';
import { useDestinationsQuery } from './Destinations.generated';
import * as texts from './texts';

/** One line of the list. */
export interface Suggestion {
  kind: 'city' | 'hotel' | 'landmark';
  key: string;
  name: string;
  /** What tells it from others of the same name. */
  detail: string;
  /** The city that it is, or is in. */
  city: string;
  /** The address of a hotel, with the dates and guests. */
  to?: string;
}

export interface Suggestions {
  cities: Suggestion[];
  hotels: Suggestion[];
  landmarks: Suggestion[];
  /** True while hotels and landmarks of the latest text are not known. */
  isPending: boolean;
  isFailed: boolean;
  /** True if nothing matches; the cities are all there are. */
  isEmpty: boolean;
}

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 150;

/**
 * The cities, hotels and tourist locations that a typed text may mean: cities at once, the others from the server.
 * Without a text there are all cities.
 */
export function useSuggestions(
  typed: string,
  cities: readonly CityChoice[],
  stay: Record<string, string | number | undefined>,
): Suggestions {
  const words = matchWords(typed);
  const text = matchText(useDebounced(typed, PAUSE)).trim();
  const isAsked = text.length >= LIMITS.searchLetters;
  const {
    data: latest,
    previousData,
    error,
  } = useDestinationsQuery(isAsked ? { variables: { text, ...inMyLanguage() } } : skipToken);
  const isPending = words.length > 0 && !error && (text !== matchText(typed).trim() || (isAsked && !latest));
  // the last answer shows meanwhile, without what no longer matches
  const data = (isAsked && !error && (latest ?? previousData)?.destinations) || undefined;
  const isMeant = (name: string) => words.every((word) => matchText(name).includes(word));

  const all = cities.map(({ id, name, shownName, numberOfHotels }) => ({
    kind: 'city' as const,
    key: id,
    name: shownName,
    detail: fill(kitTexts.hotels, { count: numberOfHotels }),
    city: name,
  }));
  const found = all.filter(({ name, city }) => isMeant(`${name} ${city}`));
  const hotels = (words.length ? (data?.hotels ?? []) : [])
    .filter(({ name, city }) => isMeant(`${name} ${city.shownName} ${city.name}`))
    .map((hotel) => ({
      kind: 'hotel' as const,
      key: hotel.id,
      name: hotel.name,
      detail: fill(texts.hotelIn, { type: hotel.type.name, city: hotel.city.shownName }),
      city: hotel.city.name,
      to: paths.hotel(hotel, { ...stay, city: undefined }),
    }));
  const landmarks = (words.length ? (data?.landmarks ?? []) : [])
    .filter(({ name, city }) => isMeant(`${name} ${city.shownName} ${city.name}`))
    .map(({ name, hotels: count, city }) => ({
      kind: 'landmark' as const,
      key: `${city.id} ${name}`,
      name,
      detail: fill(texts.landmarkIn, { city: city.shownName, count }),
      city: city.name,
    }));
  const isEmpty = !isPending && found.length + hotels.length + landmarks.length === 0 && typed.trim() !== '';
  return { cities: isEmpty ? all : found, hotels, landmarks, isPending, isFailed: Boolean(error), isEmpty };
}
