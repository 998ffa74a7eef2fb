import { useApolloClient } from '@apollo/client/react';
import { failsOffline } from '../../apollo/lineLink';
import { useIsPast } from '../../kit/useIsPast';
import { usePolling } from '../../kit/usePolling';
import { BookingRefreshDocument } from './BookingRefresh.generated';

/** Seconds between questions once the time to pay is over: the server checks first whether it was paid. */
const PAUSES = [1, 3, 5, 10, 20, 30];
/** Until then only when the tab is shown again: it may have been paid in another one. */
const WHEN_SHOWN: readonly number[] = [];

interface Hold {
  id: string;
  status: string;
  holdExpiresAt: string | null;
}

/**
 * Keeps a held booking current while it is on the screen: asks how it stands when this tab is shown again, and from
 * the end of its time until it has ended. Answers whether the time to pay is over.
 */
export function useBookingRefresh({ id, status, holdExpiresAt }: Hold): boolean {
  const client = useApolloClient();
  const isOver = useIsPast(holdExpiresAt ? Date.parse(holdExpiresAt) : Infinity);
  const ask = () =>
    client.query({
      query: BookingRefreshDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      context: failsOffline,
    });
  usePolling(ask, status !== 'HELD' ? undefined : isOver ? PAUSES : WHEN_SHOWN);
  return isOver;
}
