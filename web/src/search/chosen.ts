import { useMemo } from 'react';
import { useBrowserOnly } from '../ui/hydration';
import { todayHere } from '../ui/today';
import { readSearch, type Chosen } from './search';

const KEY = 'search';

/**
 * City, dates and party as far as they were chosen in this tab, filled in wherever an address does not say them. Dates
 * that have begun to pass are not offered again.
 */
export function readChosen(today = todayHere()): Partial<Chosen> {
  const query = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  if ((query.get('checkIn') ?? '') < today) for (const end of ['checkIn', 'checkOut']) query.delete(end);
  const { city, checkIn, checkOut, guests, rooms } = readSearch(query, today);
  const whole = { city, checkIn, checkOut, guests, rooms };
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
