import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { monthAfter } from '../ui/calendarDays';
import type { CalendarNote } from '../ui/calendarNote';
import { dollars } from '../ui/format';
import { usePriceCalendarQuery } from './PriceCalendar.generated';

/** Whose prices a calendar shows: of a hotel, or of all hotels of a city; none where neither is known. */
export interface PricesOf {
  hotelId?: string;
  city?: string;
  /** People in one room. */
  guests?: number;
}

/** The notes on every night of two months. Each month is a query of its own, so that going on loads one only. */
export function useNightPrices(
  of: PricesOf,
  month: string,
  today: string,
): ReadonlyMap<string, CalendarNote> {
  const first = useMonth(of, month, today);
  const second = useMonth(of, monthAfter(month, 1), today);
  return useMemo(() => {
    const nights = [...(first ?? []), ...(second ?? [])];
    return new Map(nights.map(({ night, cheapestCents }) => [night, noteOf(cheapestCents)]));
  }, [first, second]);
}

function useMonth({ hotelId, city, guests }: PricesOf, month: string, today: string) {
  const [from, to] = [month > today ? month : today, monthAfter(month, 1)];
  const isKnown = Boolean(hotelId ?? city) && from < to;
  const variables = { hotelId, city: hotelId ? undefined : city, guests, from, to };
  const { data } = usePriceCalendarQuery(isKnown ? { variables } : skipToken);
  return data?.priceCalendar;
}

const noteOf = (cents: number | null): CalendarNote =>
  cents === null
    ? { text: 'full', spoken: 'sold out', isSoldOut: true }
    : { text: `$${Math.round(cents / 100)}`, spoken: `from ${dollars(cents)}`, isSoldOut: false };
