import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import { useIsPast } from '../../kit/useIsPast';
import { usePolling } from '../../kit/usePolling';
import { BookingRefreshDocument } from './BookingRefresh.generated';

/** Seconds between requests once the time to pay is over. The server first checks if the booking was paid. */
const POLLING_PAUSES = [1, 3, 5, 10, 20, 30];
/** Before that, a request only when the tab is shown again, since another tab may have paid. */
const WHEN_SHOWN: readonly number[] = [];

interface Hold {
  id: string;
  status: string;
  holdExpiresAt: string | null;
}

/**
 * Keeps a held booking current while it is on the screen. It is requested when the tab is shown again, and repeatedly
 * once the time to pay is over. Returns true if that time is over.
 */
export function useBookingRefresh({ id, status, holdExpiresAt }: Hold): boolean {
  const client = useApolloClient();
  const isOver = useIsPast(holdExpiresAt ? Date.parse(holdExpiresAt) : Infinity);
  const refresh = () =>
    client.query({
      query: BookingRefreshDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      context: failsOffline,
    });
  usePolling(refresh, status !== 'HELD' ? undefined : isOver ? POLLING_PAUSES : WHEN_SHOWN);
  return isOver;
}
