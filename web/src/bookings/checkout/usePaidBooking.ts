import { useEffect, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { saveQuantities } from './chosenExtras';
import { saveSelection } from '../../rooms/selection';
import { useSession } from '../../session/SessionProvider';
import { useIsPast } from '../../kit/useIsPast';
import { usePolling } from '../../kit/usePolling';
import { usePaidBookingQuery } from './PaidBooking.generated';

/** Seconds between requests. */
const POLLING_PAUSES = [1.5];
/** Milliseconds until the page stops waiting. */
const MAX_WAIT_MS = 30_000;

/**
 * The booking that was just paid. The provider's event may arrive after the guest, so the booking is polled until it is
 * confirmed, for up to half a minute. Once confirmed, the selection of rooms and extras is cleared.
 */
export function usePaidBooking(bookingId: string) {
  const { status } = useSession();
  const [openedAt] = useState(() => Date.now());
  const isLate = useIsPast(openedAt + MAX_WAIT_MS);
  const { data, refetch } = usePaidBookingQuery(
    status === 'signedIn'
      ? { variables: { id: bookingId }, fetchPolicy: 'network-only', context: failsOffline }
      : skipToken,
  );
  const booking = data?.booking;
  // A paid change is applied a moment later.
  const isChanging = Boolean(booking?.change);
  const isWaiting =
    status !== 'signedOut' && !isLate && (data === undefined || booking?.status === 'HELD' || isChanging);
  usePolling(refetch, status === 'signedIn' && isWaiting ? POLLING_PAUSES : undefined);

  const hotelId = booking?.status === 'CONFIRMED' ? booking.hotel?.id : undefined;
  useEffect(() => {
    if (!hotelId) return;
    saveSelection(hotelId, []);
    saveQuantities(hotelId, {});
    dropIdempotencyKey(hotelId);
  }, [hotelId]);

  return { booking, isChanging, isWaiting, isSignedOut: status === 'signedOut' };
}
