import { useMemo } from 'react';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import type { StayDates } from '../../../../schema/nights';
import type { SelectedRoom } from '../checkout/quoteLines';
import { freeRooms, pricedRooms, readQuoted } from '../checkout/usePricedRooms';
import { useChangeQuoteQuery } from './ChangeQuote.generated';

/**
 * The server's price of a change to these rooms on these nights; the previous one stays until a new one comes. It is asked
 * for each time, because the booking may have changed.
 */
export function useChangePrice(bookingId: string, stay: StayDates, rooms: readonly SelectedRoom[]) {
  const ids = freeRooms(rooms).sort().join(' ');
  const { checkIn, checkOut } = stay;
  const input = useMemo(
    () => ({ bookingId, checkIn, checkOut, roomNumberIds: ids.split(' ').filter(Boolean) }),
    [bookingId, checkIn, checkOut, ids],
  );
  const isAsked = ids !== '';
  const result = useChangeQuoteQuery(
    isAsked
      ? {
          variables: { input },
          fetchPolicy: 'cache-and-network',
          context: failsOffline,
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const { data, previousData } = result;
  const changeQuote = (data ?? previousData)?.changeQuote;
  const quoted = readQuoted(isAsked, result, changeQuote?.quote, Boolean(data?.changeQuote));
  return {
    priced: pricedRooms(rooms, stay, quoted),
    changeQuote: quoted.quote && changeQuote ? changeQuote : undefined,
  };
}
