import { useMemo } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import type { ChosenExtra } from './chosenExtras';
import type { StayDates } from '../../../../schema/nights';
import { shortStay } from '../../rooms/minimumStay';
import { useQuoteQuery, type Quote_QuoteFragment } from './Quote.generated';
import type { SelectedRoom } from './quoteLines';
import * as texts from './texts';

export interface Quoted {
  /** The price of the rooms. The previous price stays while a new one is loading. */
  quote: Quote_QuoteFragment | undefined;
  /** True if the quote is for exactly these rooms, dates and extras. */
  isCurrent: boolean;
  /** The reason why there is no price. */
  problem: string | undefined;
  retry: () => void;
}

export type PricedRooms = ReturnType<typeof usePricedRooms>;

/** The price of the selected rooms that are still free, and the notice if their stay is too short. */
export function usePricedRooms(
  hotelId: string,
  stay: StayDates,
  rooms: readonly SelectedRoom[],
  extras: readonly ChosenExtra[],
) {
  return pricedRooms(rooms, stay, useQuote(hotelId, stay, freeRooms(rooms), extras));
}

/** The selected rooms that are still free. */
export const freeRooms = (rooms: readonly SelectedRoom[]): string[] =>
  rooms.filter(({ isFree }) => isFree).map(({ id }) => id);

/** Selected rooms with their quote, and the notice if their stay is too short. */
export function pricedRooms(rooms: readonly SelectedRoom[], stay: StayDates, quoted: Quoted) {
  const freeIds = freeRooms(rooms);
  const short = shortStay(stay, quoted.isCurrent ? quoted.quote?.minimumNights : undefined);
  return { freeIds, areAllFree: freeIds.length === rooms.length, quoted, short };
}

/** The input of a quote, the same for the same rooms in any order. */
export const quoteInput = (
  hotelId: string,
  stay: StayDates,
  roomNumberIds: readonly string[],
  extras: readonly ChosenExtra[],
) => ({
  hotelId,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  roomNumberIds: [...roomNumberIds].sort(),
  ...extrasInput(extras),
});

/** Chosen extras as a part of an input; nothing if there are none. */
export const extrasInput = (extras: readonly ChosenExtra[]) =>
  extras.length > 0 ? { extras: extras.map(({ extraId, quantity }) => ({ extraId, quantity })) } : {};

/** The server's price of these rooms and extras on these nights; the previous one stays until a new one comes. */
function useQuote(
  hotelId: string,
  stay: StayDates,
  roomNumberIds: readonly string[],
  extras: readonly ChosenExtra[],
): Quoted {
  const input = useStable(quoteInput(hotelId, stay, roomNumberIds, extras));
  const isAsked = input.roomNumberIds.length > 0;
  const result = useQuoteQuery(
    isAsked ? { variables: { input }, context: failsOffline, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const { data, previousData } = result;
  return readQuoted(isAsked, result, (data ?? previousData)?.quote, Boolean(data?.quote));
}

/** An input that stays the same object while it says the same. */
function useStable<T>(input: T): T {
  const json = JSON.stringify(input);
  return useMemo(() => JSON.parse(json) as T, [json]);
}

interface QueryResult {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** What the result of a query says about a quote. `known` may be the previous one; `isNew` says that it is not. */
export const readQuoted = (
  isAsked: boolean,
  { loading, error, refetch }: QueryResult,
  known: Quote_QuoteFragment | null | undefined,
  isNew: boolean,
): Quoted => ({
  quote: (isAsked && !error && known) || undefined,
  isCurrent: isAsked && !loading && !error && isNew,
  problem: error ? (CombinedGraphQLErrors.is(error) ? error.message : texts.priceUnavailable) : undefined,
  retry: () => void refetch().catch(() => undefined),
});
