import { useEffect, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/lineLink';
import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { saveSelection } from '../../rooms/selection';
import { useSession } from '../../session/SessionProvider';
import { useIsPast } from '../../kit/useIsPast';
import { usePolling } from '../../kit/usePolling';
import { usePaidBookingQuery } from './PaidBooking.generated';

/** Seconds between questions. */
const PAUSES = [1.5];
/** Milliseconds until the page stops waiting. */
const PATIENCE = 30_000;

/**
 * The booking that was just paid. The provider's event may arrive after the guest: the booking is polled until it is
 * confirmed, for half a minute. Once confirmed, the selection of rooms is cleared.
 */
export function usePaidBooking(bookingId: string) {
  const { status } = useSession();
  const [openedAt] = useState(() => Date.now());
  const isLate = useIsPast(openedAt + PATIENCE);
  const { data, refetch } = usePaidBookingQuery(
    status === 'signedIn'
      ? { variables: { id: bookingId }, fetchPolicy: 'network-only', context: failsOffline }
      : skipToken,
  );
  const booking = data?.booking;
  // a change that was just paid is carried out a moment later
  const isChanging = Boolean(booking?.change);
  const isWaiting =
    status !== 'signedOut' && !isLate && (data === undefined || booking?.status === 'HELD' || isChanging);
  usePolling(refetch, status === 'signedIn' && isWaiting ? PAUSES : undefined);

  const hotelId = booking?.status === 'CONFIRMED' ? booking.hotel?.id : undefined;
  useEffect(() => {
    if (!hotelId) return;
    saveSelection(hotelId, []);
    dropIdempotencyKey(hotelId);
  }, [hotelId]);

  return { booking, isChanging, isWaiting, isSignedOut: status === 'signedOut' };
}
