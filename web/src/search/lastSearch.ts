import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, withCheckOut, type StayDates } from '../../../schema/nights';
import { useMemo } from 'react';
import { readAges } from '../../../schema/party';
import { night, param, readAddress, text, whole, withDefault, type Addressed } from '../kit/address';
import { useBrowserOnly } from '../kit/hydration';
import { todayHere } from '../kit/today';

const STORAGE_KEY = 'search';

/** The city, dates and party of a search. The last ones are stored as long as the tab is open. */
export interface StaySearch extends StayDates {
  city: string;
  /** Everyone, children included. */
  guests: number;
  rooms: number;
  /** The ages of the children among the guests, such as `3,7`; empty without children. */
  children: string;
}

/** The same in an address. */
export const STAY_SEARCH = {
  city: withDefault(text(LIMITS.name), ''),
  checkIn: night,
  checkOut: night,
  guests: whole(1, LIMITS.people),
  rooms: whole(1, LIMITS.roomNumbersPerCheckout),
  children: withDefault(
    param<string>((ages) => (readAges(ages) ? ages : undefined)),
    '',
  ),
};

/** Moves a stay that begins before today to today. A stay that has ended keeps its number of nights. */
export function notBefore(stay: StayDates, today: string): StayDates {
  if (stay.checkIn >= today) return stay;
  const nights = countNights(stay.checkIn, stay.checkOut);
  return { checkIn: today, checkOut: stay.checkOut > today ? stay.checkOut : addNights(today, nights) };
}

/** Completes a search from the last one, or with one night from today for two guests in one room. */
export function completeSearch(
  requested: Partial<Addressed<typeof STAY_SEARCH>>,
  today: string,
  lastSearch?: Partial<StaySearch>,
): StaySearch {
  const defaults = {
    city: '',
    checkIn: today,
    checkOut: addNights(today, 1),
    guests: 2,
    rooms: 1,
    children: '',
    ...lastSearch,
  };
  const checkIn = requested.checkIn ?? defaults.checkIn;
  const checkOut = checkIn === defaults.checkIn ? defaults.checkOut : addNights(checkIn, 1);
  const stay = withCheckOut({ checkIn, checkOut: checkIn }, requested.checkOut ?? checkOut);
  const guests = requested.guests ?? defaults.guests;
  const children = requested.guests === undefined ? defaults.children : (requested.children ?? '');
  return {
    ...notBefore(stay, today),
    city: requested.city ?? defaults.city,
    guests,
    rooms: requested.rooms ?? defaults.rooms,
    children: readAges(children)!.length < guests ? children : '',
  };
}

/** The parts of the last search in this tab, for addresses without them. Dates in the past are left out. */
export function readLastSearch(today = todayHere()): Partial<StaySearch> {
  const query = new URLSearchParams(sessionStorage.getItem(STORAGE_KEY) ?? '');
  if ((query.get('checkIn') ?? '') < today) for (const end of ['checkIn', 'checkOut']) query.delete(end);
  const search = completeSearch(readAddress(STAY_SEARCH, query), today);
  return Object.fromEntries(Object.entries(search).filter(([name]) => query.has(name)));
}

/** The last search in this tab; empty while a server-rendered page hydrates. */
export function useLastSearch(today?: string): Partial<StaySearch> {
  const stored = useBrowserOnly(
    () => JSON.stringify(readLastSearch(today)),
    () => '{}',
  );
  return useMemo(() => JSON.parse(stored) as Partial<StaySearch>, [stored]);
}

/** Stores a part of a search, and keeps the other parts. */
export function saveLastSearch(part: Partial<StaySearch>): void {
  const query = new URLSearchParams(sessionStorage.getItem(STORAGE_KEY) ?? '');
  for (const [name, value] of Object.entries(part))
    if (name in STAY_SEARCH && value !== undefined) query.set(name, String(value));
  sessionStorage.setItem(STORAGE_KEY, query.toString());
}
