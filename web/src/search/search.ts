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
import { CHOSEN, completed, type Chosen } from './chosen';
import { readArea, writeArea, type MapArea } from './mapArea';
import type { HotelSort } from './ResultsPage.generated';
import { PAGE_SIZE } from './searchVariables';

/** A whole search; it is in the address, so that any result can be reloaded, shared and returned to. */
export interface Search extends Chosen {
  /** Dollars a night; unset where the price band was not touched. */
  minPrice?: number;
  maxPrice?: number;
  /** Id of the hotel type. */
  type?: string;
  minRating?: number;
  /** All amenities the hotel must offer. */
  amenities: readonly string[];
  /** What guests look for first, all of it. */
  features: readonly Feature[];
  sort: HotelSort;
  page: number;
  /** The map with the hotels beside it, instead of the list with a small map. */
  view?: 'map';
  /** The part of the map that is searched in, wherever its city. */
  area?: MapArea;
}

const RATINGS = [4.5, 4, 3.5, 3];
const FEATURES: readonly Feature[] = ['FREE_CANCELLATION', 'BREAKFAST', 'WIFI', 'PARKING'];
const MOST_AMENITIES = 20;
/** Separates amenities in the address. */
const SEPARATOR = '|';
export const SORTS: Record<HotelSort, string> = {
  RATING_DESC: 'Best rated first',
  PRICE_ASC: 'Lowest price first',
  PRICE_DESC: 'Highest price first',
  NAME_ASC: 'Name, A to Z',
  DISTANCE_ASC: 'Closest to the sights',
};

const dollars = whole(0, LIMITS.priceCents / 100);

/** A search in the address. */
export const SEARCH = {
  ...CHOSEN,
  minPrice: dollars,
  maxPrice: dollars,
  type: id,
  minRating: oneOf(RATINGS),
  amenities: list(SEPARATOR, text(LIMITS.name), MOST_AMENITIES),
  features: list(SEPARATOR, oneOf(FEATURES), FEATURES.length),
  sort: withDefault(oneOf(Object.keys(SORTS) as HotelSort[]), 'RATING_DESC'),
  page: pageNumber(PAGE_SIZE),
  view: oneOf(['map']),
  area: param(readArea, writeArea),
};

/** The dates of an address where they begin before today, so that others are shown; else undefined. */
export function pastStay(query: URLSearchParams, today: string): StayDates | undefined {
  const { checkIn, checkOut } = readAddress(SEARCH, query);
  if (!checkIn || checkIn >= today) return undefined;
  return { checkIn, checkOut: checkOut && checkOut >= checkIn ? checkOut : checkIn };
}

/** Reads the address; what is missing or invalid becomes the default, or what was chosen before. */
export function readSearch(query: URLSearchParams, today: string, chosen?: Partial<Chosen>): Search {
  const asked = readAddress(SEARCH, query);
  return {
    ...asked,
    ...completed(asked, today, chosen),
    city: asked.city,
    features: FEATURES.filter((feature) => asked.features.includes(feature)),
  };
}

/** A search, or a part of it, for the address; defaults are left out. */
export const writeSearch = (search: Partial<Search>) => writeAddress(SEARCH, search);
