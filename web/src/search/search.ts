import type { Feature } from '../../../schema/features';
import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, isNight, withCheckOut, type StayDates } from '../../../schema/nights';
import { readDate } from '../ui/format';
import { readArea, writeArea, type MapArea } from './mapArea';
import type { HotelSort } from './ResultsPage.generated';

/** A whole search; it is in the address, so that any result can be reloaded, shared and returned to. */
export interface Search extends StayDates {
  city: string;
  guests: number;
  rooms: number;
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

/** Where, when and for how many: what is kept as long as the tab lives. */
export type Chosen = Pick<Search, 'city' | 'checkIn' | 'checkOut' | 'guests' | 'rooms'>;

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

export const emptySearch = (today: string): Search => ({
  city: '',
  checkIn: today,
  checkOut: addNights(today, 1),
  guests: 2,
  rooms: 1,
  amenities: [],
  features: [],
  sort: 'RATING_DESC',
  page: 1,
});

/** A stay that begins before today begins today; one that is over as a whole keeps its number of nights. */
export function notBefore(stay: StayDates, today: string): StayDates {
  if (stay.checkIn >= today) return stay;
  const nights = countNights(stay.checkIn, stay.checkOut);
  return { checkIn: today, checkOut: stay.checkOut > today ? stay.checkOut : addNights(today, nights) };
}

/** A date of an address: YYYY-MM-DD, or as the fields of a form say it that was sent without a script. */
export function readNight(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  return isNight(text) ? text : readDate(text);
}

/** The dates of an address where they begin before today, so that others are shown; else undefined. */
export function pastStay(query: URLSearchParams, today: string): StayDates | undefined {
  const [checkIn, checkOut] = [readNight(query, 'checkIn'), readNight(query, 'checkOut')];
  if (!checkIn || checkIn >= today) return undefined;
  return { checkIn, checkOut: checkOut && checkOut >= checkIn ? checkOut : checkIn };
}

/** Reads the address; what is missing or invalid becomes the default, or what was chosen before. */
export function readSearch(query: URLSearchParams, today: string, chosen?: Partial<Chosen>): Search {
  const fallback = { ...emptySearch(today), ...chosen };
  const whole = (name: string, from: number, to: number) => {
    const text = query.get(name) ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : undefined;
  };
  const checkIn = readNight(query, 'checkIn') ?? fallback.checkIn;
  const checkOut = checkIn === fallback.checkIn ? fallback.checkOut : addNights(checkIn, 1);
  const stay = withCheckOut({ checkIn, checkOut: checkIn }, readNight(query, 'checkOut') ?? checkOut);
  const sort = query.get('sort') ?? '';
  const list = (name: string) => (query.get(name) ?? '').split(SEPARATOR).filter(Boolean);
  return {
    ...notBefore(stay, today),
    city: query.get('city') ?? '',
    guests: whole('guests', 1, LIMITS.people) ?? fallback.guests,
    rooms: whole('rooms', 1, LIMITS.roomNumbersPerCheckout) ?? fallback.rooms,
    minPrice: whole('minPrice', 0, LIMITS.priceCents / 100),
    maxPrice: whole('maxPrice', 0, LIMITS.priceCents / 100),
    type: query.get('type') ?? undefined,
    minRating: RATINGS.find((rating) => String(rating) === query.get('minRating')),
    amenities: list('amenities').slice(0, MOST_AMENITIES),
    features: FEATURES.filter((feature) => list('features').includes(feature)),
    sort: sort in SORTS ? (sort as HotelSort) : fallback.sort,
    page: whole('page', 1, 100_000) ?? 1,
    view: query.get('view') === 'map' ? 'map' : undefined,
    area: readArea(query.get('area') ?? ''),
  };
}

/** Sort and page for the address; defaults are left out. */
export const writeList = ({ sort, page }: Pick<Search, 'sort' | 'page'>) => ({
  sort: sort === 'RATING_DESC' ? undefined : sort,
  page: page === 1 ? undefined : page,
});

/** The whole search for the address. */
export const writeSearch = (search: Search) => ({
  ...search,
  amenities: search.amenities.join(SEPARATOR),
  features: search.features.join(SEPARATOR),
  area: search.area && writeArea(search.area),
  ...writeList(search),
});

/** The share of a room, for calendars: the guests are shared among the rooms. */
export const guestsPerRoom = ({ guests, rooms }: Pick<Search, 'guests' | 'rooms'>) =>
  Math.ceil(guests / rooms);
