import { useMemo } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import type { StayDates } from '../../../../schema/nights';
import { shortStay } from '../../rooms/minimumStay';
import { useQuoteQuery, type Quote_QuoteFragment } from './Quote.generated';
import type { SelectedRoom } from './quoteLines';
import * as texts from './texts';

export interface Quoted {
  /** The price of the rooms. The previous price stays while a new one is loading. */
  quote: Quote_QuoteFragment | undefined;
  /** True if the quote is for exactly these rooms and dates. */
  isCurrent: boolean;
  /** The reason why there is no price. */
  problem: string | undefined;
  retry: () => void;
}

export type PricedRooms = ReturnType<typeof usePricedRooms>;

/** The price of the selected rooms that are still free, and the notice if their stay is too short. */
export function usePricedRooms(hotelId: string, stay: StayDates, rooms: readonly SelectedRoom[]) {
  const freeIds = rooms.filter(({ isFree }) => isFree).map(({ id }) => id);
  const quoted = useQuote(hotelId, stay, freeIds);
  const short = shortStay(stay, quoted.isCurrent ? quoted.quote?.minimumNights : undefined);
  return { freeIds, areAllFree: freeIds.length === rooms.length, quoted, short };
}

/** The input of a quote, the same for the same rooms in any order. */
export const quoteInput = (hotelId: string, stay: StayDates, roomNumberIds: readonly string[]) => ({
  hotelId,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  roomNumberIds: [...roomNumberIds].sort(),
});

/** The server's price of these rooms on these nights; the previous one stays until a new one comes. */
function useQuote(hotelId: string, stay: StayDates, roomNumberIds: readonly string[]): Quoted {
  const rooms = roomNumberIds.join(' ');
  const input = useMemo(
    () => quoteInput(hotelId, stay, rooms.split(' ').filter(Boolean)),
    [hotelId, stay, rooms],
  );
  const isAsked = input.roomNumberIds.length > 0;
  const { data, previousData, loading, error, refetch } = useQuoteQuery(
    isAsked ? { variables: { input }, context: failsOffline, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const isCurrent = isAsked && !loading && !error && Boolean(data?.quote);
  const known = (data ?? previousData)?.quote ?? undefined;
  return {
    quote: isAsked && !error ? known : undefined,
    isCurrent,
    problem: error && (CombinedGraphQLErrors.is(error) ? error.message : texts.priceUnavailable),
    retry: () => void refetch().catch(() => undefined),
  };
}
