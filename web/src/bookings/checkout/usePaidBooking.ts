import { useEffect, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { saveSelection } from '../../rooms/selection';
import { useSession } from '../../session/SessionProvider';
import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { usePaidBookingQuery } from './PaidBooking.generated';

const ASK_EVERY = 1500;
const PATIENCE = 30_000;

/**
 * The booking that was just paid. The provider's word may come a moment after the person does: it is asked
 * for until it is there, for half a minute. Once confirmed, the choice of rooms has done its work.
 */
export function usePaidBooking(bookingId: string) {
  const { status } = useSession();
  const [isLate, setLate] = useState(false);
  const { data, stopPolling } = usePaidBookingQuery(
    status === 'signedIn'
      ? {
          variables: { id: bookingId },
          fetchPolicy: 'network-only',
          pollInterval: ASK_EVERY,
          context: { inPlace: true },
        }
      : skipToken,
  );
  const booking = data?.booking;
  // a change that was just paid is carried out a moment later
  const isChanging = Boolean(booking?.change);
  const isWaiting =
    status !== 'signedOut' && !isLate && (data === undefined || booking?.status === 'HELD' || isChanging);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWaiting) stopPolling();
  }, [isWaiting, stopPolling]);

  const hotelId = booking?.status === 'CONFIRMED' ? booking.hotel?.id : undefined;
  useEffect(() => {
    if (!hotelId) return;
    saveSelection(hotelId, []);
    dropIdempotencyKey(hotelId);
  }, [hotelId]);

  return { booking, isChanging, isWaiting, isSignedOut: status === 'signedOut' };
}
