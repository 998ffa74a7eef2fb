import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { fill } from '../../../schema/fill';
import { monthAfter } from '../kit/calendarDays';
import type { CalendarNote } from '../kit/calendarNote';
import { usePrices, type PriceWords } from '../kit/otherCurrency';
import { usePriceCalendarQuery } from './PriceCalendar.generated';
import * as texts from './texts';

/** The hotel or the city whose prices a calendar shows. Without either there are no prices. */
export interface PricesOf {
  hotelId?: string;
  city?: string;
  /** The guests and their rooms: the prices are those of one room for its share of the guests. */
  party?: { guests: number; rooms: number };
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
  const { guests = 0, rooms = 1 } = of.party ?? {};
  const words = usePrices();
  const first = useMonth(of, month, today);
  const second = useMonth(of, monthAfter(month, 1), today);
  return useMemo(() => {
    const nights = [...(first ?? []), ...(second ?? [])];
    const prices = nights.flatMap(({ cheapestCents }) => cheapestCents ?? []);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    const marked = lowest < highest ? lowest : undefined;
    return {
      notes: new Map(nights.map(({ night, cheapestCents }) => [night, noteOf(cheapestCents, marked, words)])),
      summary: prices.length > 0 ? summaryOf(lowest, highest, { guests, rooms }, words) : '',
    };
  }, [first, second, guests, rooms, words]);
}

/** The guests of the fullest room, if they share the rooms evenly. */
const guestsInRoom = ({ guests, rooms }: { guests: number; rooms: number }) => Math.ceil(guests / rooms);

function summaryOf(
  lowest: number,
  highest: number,
  party: { guests: number; rooms: number },
  { about }: PriceWords,
): string {
  const prices = { lowest: about(lowest), highest: about(highest), price: about(lowest) };
  const values = { ...prices, count: guestsInRoom(party) };
  const known = party.guests > 0;
  const words =
    lowest === highest
      ? known
        ? texts.samePriceForGuests
        : texts.samePrice
      : known
        ? texts.lowestPricesForGuests
        : texts.lowestPrices;
  return [party.rooms > 1 && fill(texts.partySearched, party), fill(words, values)].filter(Boolean).join(' ');
}

function useMonth({ hotelId, city, party }: PricesOf, month: string, today: string) {
  const [from, to] = [month > today ? month : today, monthAfter(month, 1)];
  const isKnown = Boolean(hotelId ?? city) && from < to;
  const guests = party && guestsInRoom(party);
  const variables = { hotelId, city: hotelId ? undefined : city, guests, from, to };
  const { data } = usePriceCalendarQuery(isKnown ? { variables } : skipToken);
  return data?.priceCalendar;
}

const noteOf = (
  cents: number | null,
  marked: number | undefined,
  { about, tiny }: PriceWords,
): CalendarNote =>
  cents === null
    ? { text: texts.soldOutShort, spoken: texts.soldOut, isSoldOut: true, isMarked: false }
    : {
        text: tiny(cents),
        spoken: fill(cents === marked ? texts.lowestPriceOfNight : texts.priceOfNight, {
          price: about(cents),
        }),
        isSoldOut: false,
        isMarked: cents === marked,
      };
