import type { Feature } from '../../../schema/features';
import { LIMITS } from '../../../schema/limits';
import type { StayDates } from '../../../schema/nights';
import {
  id,
  oneOf,
  pageNumber,
  param,
  readAddress,
  text,
  whole,
  withDefault,
  writeAddress,
} from '../kit/address';
import { list } from '../kit/listParam';
import { STAY_SEARCH, completeSearch, type StaySearch } from './lastSearch';
import { readArea, writeArea, type MapArea } from './mapArea';
import type { HotelSort } from './ResultsPage.generated';
import { PAGE_SIZE } from './searchVariables';
import * as texts from './texts';

/** A search. It is in the address, so that its results can be reloaded, shared and returned to. */
export interface Search extends StaySearch {
  /** Dollars a night; not set if the guest has not entered a price. */
  minPrice?: number;
  maxPrice?: number;
  /** The tourist location that is to be the closest one of the hotels. */
  near?: string;
  /** Id of the hotel type. */
  type?: string;
  minRating?: number;
  /** The amenities that a hotel must have, all of them. */
  amenities: readonly string[];
  /** The popular filters that a hotel must match, all of them. */
  features: readonly Feature[];
  sort: HotelSort;
  /** By how many days the dates may move; not set if they may not. */
  flexible?: number;
  page: number;
  /** A large map beside the hotels, instead of a small one. */
  view?: 'map';
  /** The map area of the search, which counts instead of the city. */
  area?: MapArea;
}

export const FLEXIBLE_DAYS = [1, 2, 3, 7];
const RATINGS = [4.5, 4, 3.5, 3];
const FEATURES: readonly Feature[] = ['FREE_CANCELLATION', 'BREAKFAST', 'WIFI', 'PARKING'];
const MAX_AMENITIES = 20;
/** Separates amenities in the address. */
const SEPARATOR = '|';
export const SORTS: Record<HotelSort, string> = {
  RATING_DESC: texts.bestRatedFirst,
  PRICE_ASC: texts.lowestPriceFirst,
  PRICE_DESC: texts.highestPriceFirst,
  NAME_ASC: texts.nameAToZ,
  DISTANCE_ASC: texts.closestToSights,
};

const dollars = whole(0, LIMITS.priceCents / 100);

/** A search in the address. */
export const SEARCH = {
  ...STAY_SEARCH,
  minPrice: dollars,
  maxPrice: dollars,
  near: text(LIMITS.name),
  type: id,
  minRating: oneOf(RATINGS),
  amenities: list(SEPARATOR, text(LIMITS.name), MAX_AMENITIES),
  features: list(SEPARATOR, oneOf(FEATURES), FEATURES.length),
  sort: withDefault(oneOf(Object.keys(SORTS) as HotelSort[]), 'RATING_DESC'),
  flexible: oneOf(FLEXIBLE_DAYS),
  page: pageNumber(PAGE_SIZE),
  view: oneOf(['map']),
  area: param(readArea, writeArea),
};

/** The dates of an address if they begin before today, so that other dates are shown; undefined otherwise. */
export function pastStay(query: URLSearchParams, today: string): StayDates | undefined {
  const { checkIn, checkOut } = readAddress(SEARCH, query);
  if (!checkIn || checkIn >= today) return undefined;
  return { checkIn, checkOut: checkOut && checkOut >= checkIn ? checkOut : checkIn };
}

/** Reads the address. Missing and invalid parts come from the last search, or are the defaults. */
export function readSearch(query: URLSearchParams, today: string, lastSearch?: Partial<StaySearch>): Search {
  const requested = readAddress(SEARCH, query);
  return {
    ...requested,
    ...completeSearch(requested, today, lastSearch),
    city: requested.city,
    features: FEATURES.filter((feature) => requested.features.includes(feature)),
  };
}

/** A search, or a part of it, as the query of an address. Defaults are left out. */
export const writeSearch = (search: Partial<Search>) => writeAddress(SEARCH, search);
