import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, withCheckOut, type StayDates } from '../../../schema/nights';
import { useMemo } from 'react';
import { night, readAddress, text, whole, withDefault, type Addressed } from '../kit/address';
import { useBrowserOnly } from '../kit/hydration';
import { todayHere } from '../kit/today';

const KEY = 'search';

/** Where, when and for how many: what is kept as long as the tab lives. */
export interface Chosen extends StayDates {
  city: string;
  guests: number;
  rooms: number;
}

/** The same in the address. */
export const CHOSEN = {
  city: withDefault(text(LIMITS.name), ''),
  checkIn: night,
  checkOut: night,
  guests: whole(1, LIMITS.people),
  rooms: whole(1, LIMITS.roomNumbersPerCheckout),
};

/** A stay that begins before today begins today; one that is over as a whole keeps its number of nights. */
export function notBefore(stay: StayDates, today: string): StayDates {
  if (stay.checkIn >= today) return stay;
  const nights = countNights(stay.checkIn, stay.checkOut);
  return { checkIn: today, checkOut: stay.checkOut > today ? stay.checkOut : addNights(today, nights) };
}

/** The share of a room, for calendars: the guests are shared among the rooms. */
export const guestsPerRoom = ({ guests, rooms }: Pick<Chosen, 'guests' | 'rooms'>) =>
  Math.ceil(guests / rooms);

/** What is not asked for becomes what was chosen before, or else one night from today on for two people in one room. */
export function completed(
  asked: Partial<Addressed<typeof CHOSEN>>,
  today: string,
  chosen?: Partial<Chosen>,
): Chosen {
  const usual = { city: '', checkIn: today, checkOut: addNights(today, 1), guests: 2, rooms: 1, ...chosen };
  const checkIn = asked.checkIn ?? usual.checkIn;
  const checkOut = checkIn === usual.checkIn ? usual.checkOut : addNights(checkIn, 1);
  const stay = withCheckOut({ checkIn, checkOut: checkIn }, asked.checkOut ?? checkOut);
  return {
    ...notBefore(stay, today),
    city: asked.city ?? usual.city,
    guests: asked.guests ?? usual.guests,
    rooms: asked.rooms ?? usual.rooms,
  };
}

/**
 * City, dates and party as far as they were chosen in this tab, filled in wherever an address does not say them. Dates
 * that have begun to pass are not offered again.
 */
export function readChosen(today = todayHere()): Partial<Chosen> {
  const query = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  if ((query.get('checkIn') ?? '') < today) for (const end of ['checkIn', 'checkOut']) query.delete(end);
  const whole = completed(readAddress(CHOSEN, query), today);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => query.has(name)));
}

/** What was chosen in this tab; nothing yet while a page that came rendered is taken over. */
export function useChosen(today?: string): Partial<Chosen> {
  const stored = useBrowserOnly(
    () => JSON.stringify(readChosen(today)),
    () => '{}',
  );
  return useMemo(() => JSON.parse(stored) as Partial<Chosen>, [stored]);
}

/** Keeps what was chosen, beside what was chosen before. */
export function keepChosen(part: Partial<Chosen>): void {
  const { city, checkIn, checkOut, guests, rooms } = part;
  const query = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  for (const [name, value] of Object.entries({ city, checkIn, checkOut, guests, rooms }))
    if (value !== undefined) query.set(name, String(value));
  sessionStorage.setItem(KEY, query.toString());
}
