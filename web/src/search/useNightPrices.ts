import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { monthAfter } from '../kit/calendarDays';
import type { CalendarNote } from '../kit/calendarNote';
import { dollars } from '../kit/format';
import { usePriceCalendarQuery } from './PriceCalendar.generated';

/** Whose prices a calendar shows: of a hotel, or of all hotels of a city; none where neither is known. */
export interface PricesOf {
  hotelId?: string;
  city?: string;
  /** People in one room. */
  guests?: number;
}

interface NightPrices {
  notes: ReadonlyMap<string, CalendarNote>;
  /** What the prices come to, in words; empty where none is known. */
  summary: string;
}

/**
 * The notes on every night of two months, of which the cheapest are marked, and what they come to. Each month is a query
 * of its own, so that going on loads one only.
 */
export function useNightPrices(of: PricesOf, month: string, today: string): NightPrices {
  const first = useMonth(of, month, today);
  const second = useMonth(of, monthAfter(month, 1), today);
  return useMemo(() => {
    const nights = [...(first ?? []), ...(second ?? [])];
    const prices = nights.flatMap(({ cheapestCents }) => cheapestCents ?? []);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    const marked = lowest < highest ? lowest : undefined;
    return {
      notes: new Map(nights.map(({ night, cheapestCents }) => [night, noteOf(cheapestCents, marked)])),
      summary: prices.length > 0 ? summaryOf(lowest, highest) : '',
    };
  }, [first, second]);
}

const summaryOf = (lowest: number, highest: number): string =>
  lowest < highest
    ? `${dollars(lowest)} to ${dollars(highest)} a night; a dot marks the lowest price.`
    : `${dollars(lowest)} every night that is free.`;

function useMonth({ hotelId, city, guests }: PricesOf, month: string, today: string) {
  const [from, to] = [month > today ? month : today, monthAfter(month, 1)];
  const isKnown = Boolean(hotelId ?? city) && from < to;
  const variables = { hotelId, city: hotelId ? undefined : city, guests, from, to };
  const { data } = usePriceCalendarQuery(isKnown ? { variables } : skipToken);
  return data?.priceCalendar;
}

const noteOf = (cents: number | null, marked: number | undefined): CalendarNote =>
  cents === null
    ? { text: 'full', spoken: 'sold out', isSoldOut: true, isMarked: false }
    : {
        text: `$${Math.round(cents / 100)}`,
        spoken: `from ${dollars(cents)}${cents === marked ? ', the lowest price' : ''}`,
        isSoldOut: false,
        isMarked: cents === marked,
      };
