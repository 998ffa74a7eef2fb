import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { fill } from '../../../schema/fill';
import { monthAfter } from '../kit/calendarDays';
import type { CalendarNote } from '../kit/calendarNote';
import { dollars, wholeDollars } from '../kit/format';
import { usePriceCalendarQuery } from './PriceCalendar.generated';
import * as texts from './texts';

/** The hotel or the city whose prices a calendar shows. Without either there are no prices. */
export interface PricesOf {
  hotelId?: string;
  city?: string;
  /** The number of guests in one room. */
  guests?: number;
}

interface NightPrices {
  notes: ReadonlyMap<string, CalendarNote>;
  /** The lowest and highest of the prices, as a sentence; empty if none is known. */
  summary: string;
}

/**
 * The notes of the nights of two months, with the lowest prices marked, and a summary. Each month has its own query, so
 * that the next month loads only one.
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
      summary: prices.length > 0 ? summaryOf(lowest, highest, of.guests) : '',
    };
  }, [first, second, of.guests]);
}

function summaryOf(lowest: number, highest: number, count = 0): string {
  if (lowest === highest)
    return fill(count ? texts.samePriceForGuests : texts.samePrice, { count, price: dollars(lowest) });
  return fill(count ? texts.lowestPricesForGuests : texts.lowestPrices, {
    count,
    lowest: dollars(lowest),
    highest: dollars(highest),
  });
}

function useMonth({ hotelId, city, guests }: PricesOf, month: string, today: string) {
  const [from, to] = [month > today ? month : today, monthAfter(month, 1)];
  const isKnown = Boolean(hotelId ?? city) && from < to;
  const variables = { hotelId, city: hotelId ? undefined : city, guests, from, to };
  const { data } = usePriceCalendarQuery(isKnown ? { variables } : skipToken);
  return data?.priceCalendar;
}

const noteOf = (cents: number | null, marked: number | undefined): CalendarNote =>
  cents === null
    ? { text: texts.soldOutShort, spoken: texts.soldOut, isSoldOut: true, isMarked: false }
    : {
        text: wholeDollars(cents),
        spoken: fill(cents === marked ? texts.lowestPriceOfNight : texts.priceOfNight, {
          price: dollars(cents),
        }),
        isSoldOut: false,
        isMarked: cents === marked,
      };
