import { completeSearch, STAY_SEARCH, type StaySearch } from './lastSearch';
import { readAddress } from '../kit/address';
import { todayHere } from '../kit/today';

/** HomePage reads it too. A sign-out removes it, as everything about the person. */
const KEY = 'recent';

/** The most hotels that a device remembers. */
const HOTELS = 8;

interface Recent {
  /** The references of the hotels seen last, the latest first. */
  hotels: string[];
  /** The last search, as in an address; empty if there was none. */
  search: string;
}

function read(): Recent {
  try {
    return { hotels: [], search: '', ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Recent>) };
  } catch {
    return { hotels: [], search: '' };
  }
}

const write = (recent: Recent) => localStorage.setItem(KEY, JSON.stringify(recent));

/** Remembers on this device that a hotel was seen. */
export function rememberHotel(id: string): void {
  const recent = read();
  write({ ...recent, hotels: [id, ...recent.hotels.filter((other) => other !== id)].slice(0, HOTELS) });
}

/** Remembers the last search on this device, for the next visit. */
export function rememberSearch({ city, checkIn, checkOut, guests, rooms, children }: StaySearch): void {
  const query = { city, checkIn, checkOut, guests: String(guests), rooms: String(rooms), children };
  write({ ...read(), search: new URLSearchParams(query).toString() });
}

export const recentHotels = (): string[] => read().hotels;

/** The last search; undefined if there was none in a city, or its dates have passed. */
export function unfinishedSearch(today = todayHere()): StaySearch | undefined {
  const asked = readAddress(STAY_SEARCH, new URLSearchParams(read().search));
  if (!asked.city || !asked.checkIn || asked.checkIn < today) return undefined;
  return completeSearch(asked, today);
}

export const forgetRecent = (): void => localStorage.removeItem(KEY);
