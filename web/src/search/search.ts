import { LIMITS } from '../../../schema/limits';
import {
  addNights,
  isNight,
  normaliseStay,
  todayIn,
  withCheckIn,
  withCheckOut,
  type StayDates,
} from '../../../schema/nights';
import type { HotelSort, ResultsPageQueryVariables } from './ResultsPage.generated';

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
  sort: HotelSort;
  page: number;
}

export const PAGE_SIZE = 20;
const RATINGS = [4.5, 4, 3.5, 3];
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

/** Today in the browser's time zone, used until a city is chosen. */
export const todayHere = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

export const emptySearch = (today: string): Search => ({
  city: '',
  checkIn: today,
  checkOut: addNights(today, 1),
  guests: 2,
  rooms: 1,
  amenities: [],
  sort: 'RATING_DESC',
  page: 1,
});

/** Moves a stay that begins before today to today; nothing else changes. */
export const notBefore = (stay: StayDates, today: string): StayDates =>
  stay.checkIn < today ? withCheckIn({ ...stay, checkOut: later(stay.checkOut, today) }, today) : stay;

const later = (one: string, other: string) => (one > other ? one : other);

/** Reads the address; what is missing or invalid becomes the default. */
export function readSearch(query: URLSearchParams, today: string): Search {
  const fallback = emptySearch(today);
  const night = (name: string) => [query.get(name) ?? ''].find(isNight);
  const whole = (name: string, from: number, to: number) => {
    const text = query.get(name) ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : undefined;
  };
  const checkIn = night('checkIn') ?? fallback.checkIn;
  const stay = withCheckOut({ checkIn, checkOut: checkIn }, night('checkOut') ?? addNights(checkIn, 1));
  const sort = query.get('sort') ?? '';
  return {
    ...notBefore(stay, today),
    city: query.get('city') ?? '',
    guests: whole('guests', 1, LIMITS.people) ?? fallback.guests,
    rooms: whole('rooms', 1, LIMITS.roomNumbersPerCheckout) ?? fallback.rooms,
    minPrice: whole('minPrice', 0, LIMITS.priceCents / 100),
    maxPrice: whole('maxPrice', 0, LIMITS.priceCents / 100),
    type: query.get('type') ?? undefined,
    minRating: RATINGS.find((rating) => String(rating) === query.get('minRating')),
    amenities: (query.get('amenities') ?? '').split(SEPARATOR).filter(Boolean).slice(0, MOST_AMENITIES),
    sort: sort in SORTS ? (sort as HotelSort) : fallback.sort,
    page: whole('page', 1, 100_000) ?? 1,
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
  ...writeList(search),
});

/** People in one room: the guests are shared among the rooms, and each room must take its share. */
export const guestsPerRoom = ({ guests, rooms }: Pick<Search, 'guests' | 'rooms'>) =>
  Math.ceil(guests / rooms);

/** The search as variables of the query. */
export function toVariables(search: Search): ResultsPageQueryVariables {
  const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
  const stay = normaliseStay(search);
  return {
    ...stay,
    filter: {
      ...stay,
      city: search.city || undefined,
      guests: guestsPerRoom(search),
      minPriceCents: cents(search.minPrice),
      maxPriceCents: cents(search.maxPrice),
      typeId: search.type,
      minRating: search.minRating,
      amenities: search.amenities.length > 0 ? [...search.amenities] : undefined,
    },
    sort: search.sort,
    limit: PAGE_SIZE,
    offset: (search.page - 1) * PAGE_SIZE,
  };
}
