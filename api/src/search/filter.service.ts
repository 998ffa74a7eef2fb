import { minimumNights } from '../../../schema/prices';
import { countNights, normaliseStay, stayProblem, todayIn, type StayDates } from '../../../schema/nights';
import { nameKey } from '../core/nameKey';
import { now } from '../core/clock';
import { BadInput } from '../core/problems';
import type { CompareHotels, SearchIndex } from './index/searchIndex';
import type { IndexedHotel, IndexedRoom } from './index/indexedHotel';
import { dayOf } from './index/dayNumber';
import { offers } from './features.service';
import { anyFree, type Span } from './index/availabilityBitset';
import { HotelSort, type HotelFilter, type MapArea } from './search.inputs';

/** The time zone in which a day ends last: a check-in that is past there is past everywhere. */
export const LAST_ZONE = 'Etc/GMT+12';
/** The time zone in which a day begins first: a check-in that is not past there is past nowhere. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** The dates searched for, or undefined without dates. Refuses dates that are not a valid stay. */
export function stayOf({ checkIn, checkOut }: HotelFilter): StayDates | undefined {
  if (!checkIn && !checkOut) return undefined;
  if (!checkIn || !checkOut) throw new BadInput('Choose both a check-in and a check-out date, or neither.');
  const stay = normaliseStay({ checkIn, checkOut });
  const problem = stayProblem(stay, todayIn(LAST_ZONE, now()));
  if (problem) throw new BadInput(problem);
  return stay;
}

/** The dates of a search as the index expects them. */
export interface SearchedStay extends StayDates {
  nights: number;
  span: Span;
}

/** Whether a hotel's check-in is today or later in the hotel's time zone. */
export function mayCheckIn(index: SearchIndex, { checkIn }: StayDates): (hotel: IndexedHotel) => boolean {
  if (checkIn >= todayIn(FIRST_ZONE, now())) return () => true;
  const inZone = new Map<string, boolean>();
  return ({ cityId }) => {
    const zone = index.zoneOf(cityId);
    let may = inZone.get(zone);
    if (may === undefined) inZone.set(zone, (may = checkIn >= todayIn(zone, now())));
    return may;
  };
}

export const searchedStay = ({ nights }: SearchIndex, stay: StayDates): SearchedStay => ({
  ...stay,
  nights: countNights(stay.checkIn, stay.checkOut),
  span: nights.span(dayOf(stay.checkIn), dayOf(stay.checkOut)),
});

/** Every hotel that matches the filter without its guests and dates, in this order. */
export function filterHotels(
  index: SearchIndex,
  filter: HotelFilter,
  sort: HotelSort = HotelSort.RATING_DESC,
): readonly IndexedHotel[] {
  const cityId = cityOf(index, filter);
  if (cityId === 'unknown') return [];
  const matches = matching(index, filter);
  const list = filter.ids
    ? namedIn(index, filter.ids, cityId).sort(compareBy[sort])
    : index.list(cityId, sort, compareBy[sort]);
  return matches ? list.filter(matches) : list;
}

/** Whether a hotel matches the filter without its city, references, guests and dates; undefined if every hotel does. */
export function matching(
  index: SearchIndex,
  filter: HotelFilter,
): ((hotel: IndexedHotel) => boolean) | undefined {
  const conditions = conditionsOf(index, filter);
  return conditions.length ? (hotel) => conditions.every((holds) => holds(hotel)) : undefined;
}

/** The hotels with these references, without a look at all others. */
const namedIn = (index: SearchIndex, ids: readonly string[], cityId: string | undefined): IndexedHotel[] =>
  [...new Set(ids)]
    .flatMap((id) => index.find(id) ?? [])
    .filter((hotel) => cityId === undefined || hotel.cityId === cityId);

/** The city to search in; undefined for all cities, 'unknown' if no city has both the name and the id. */
function cityOf(index: SearchIndex, { city, cityId }: HotelFilter): string | undefined {
  if (!city) return cityId ?? undefined;
  const named = index.cityNamed(nameKey(city));
  return named && (!cityId || cityId === named) ? named : 'unknown';
}

function conditionsOf(index: SearchIndex, filter: HotelFilter): ((hotel: IndexedHotel) => boolean)[] {
  const {
    typeId,
    minPriceCents: min,
    maxPriceCents: max,
    minRating,
    text,
    amenities,
    area,
    features,
    closestTouristLocation: landmark,
  } = filter;
  const conditions: ((hotel: IndexedHotel) => boolean)[] = [];
  if (typeId) conditions.push((hotel) => hotel.typeId === typeId);
  if (min != null) conditions.push(({ cents }) => (cents ?? -1) >= min);
  if (max != null) conditions.push(({ cents }) => (cents ?? Infinity) <= max);
  if (area) conditions.push((hotel) => liesIn(area, hotel));
  if (takesChildren(filter)) conditions.push((hotel) => hotel.takesChildren);
  if (minRating) conditions.push(({ rating }) => (rating ?? 0) >= minRating);
  if (text) {
    const part = nameKey(text);
    conditions.push((hotel) => hotel.nameKey.includes(part));
  }
  if (landmark) {
    const key = nameKey(landmark);
    conditions.push(({ landmarkKey }) => landmarkKey === key);
  }
  for (const key of amenityKeys(index, amenities))
    conditions.push((hotel) => index.shared.isOffered(hotel.amenities, key));
  for (const feature of features ?? []) conditions.push(offers(feature, index, stayOf(filter)));
  return conditions;
}

/** Whether children are among the guests. Refuses children without an adult. */
function takesChildren({ childrenAges, guests }: HotelFilter): boolean {
  const children = childrenAges?.length ?? 0;
  if (guests != null && children > 0 && children >= guests)
    throw new BadInput('Children stay with at least one adult, and count as guests. Choose more guests.');
  return children > 0;
}

/** Whether a hotel is in an area, edges included. */
function liesIn({ south, west, north, east }: MapArea, { latitude, longitude }: IndexedHotel): boolean {
  if (latitude === null || longitude === null) return false;
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** The keys of the amenities that a hotel must offer; -1 for one that no hotel offers. */
export const amenityKeys = ({ shared }: SearchIndex, words: HotelFilter['amenities']): number[] =>
  (words ?? []).map(shared.amenityKey);

/**
 * Whether a room type can be booked: it takes this many people and, for a stay, its minimum stay is met and
 * one room number is free on every night.
 */
export function isAvailable(room: IndexedRoom, guests: number, stay: SearchedStay | undefined): boolean {
  if (room.people < guests) return false;
  if (!stay) return true;
  if (room.rates.length && minimumNights(room.rates, stay.checkIn) > stay.nights) return false;
  return anyFree(room, stay.span);
}

/** Ascending or descending by this value. Hotels without one come last, and ties are sorted by id. */
const by =
  (read: (hotel: IndexedHotel) => number | null, up: 1 | -1): CompareHotels =>
  (a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === other) return byId(a, b);
    if (one === null) return 1;
    return other === null ? -1 : (one - other) * up;
  };

const byId: CompareHotels = (a, b) => (a.id < b.id ? -1 : 1);

/** The comparison of each order. */
export const compareBy: Record<HotelSort, CompareHotels> = {
  RATING_DESC: by(({ rating }) => rating, -1),
  PRICE_ASC: by(({ cents }) => cents, 1),
  PRICE_DESC: by(({ cents }) => cents, -1),
  DISTANCE_ASC: by(({ miles }) => miles, 1),
  NAME_ASC: (a, b) => (a.nameKey === b.nameKey ? byId(a, b) : a.nameKey < b.nameKey ? -1 : 1),
};
