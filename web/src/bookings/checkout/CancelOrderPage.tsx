import { useEffect, useEffectEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { NoticePage } from '../../ui/NoticePage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { LoadingPage } from '../../ui/LoadingPage';
import { useReleaseCheckout } from '../detail/useRelease';

/** The return address of the payment page without a payment: releases the rooms. */
export function CancelOrderPage() {
  const [query] = useSearchParams();
  const bookingId = query.get('booking');
  const { status } = useSession();
  const { release, booking, refusal } = useReleaseCheckout();
  const asked = useRef(false);
  const releaseOnce = useEffectEvent((id: string) => {
    if (asked.current) return;
    asked.current = true;
    void release(id);
  });
  useEffect(() => {
    if (bookingId && status === 'signedIn') releaseOnce(bookingId);
  }, [bookingId, status]);

  if (bookingId && status !== 'signedOut' && !booking && !refusal) return <LoadingPage />;
  if (bookingId && (refusal?.__typename === 'AlreadyPaid' || booking?.status === 'CONFIRMED'))
    return <AlreadyPaid bookingId={bookingId} />;
  const [stay] = booking?.stays ?? [];
  return (
    <NoticePage
      title="Your order is cancelled"
      actions={
        <>
          {booking?.hotel && (
            <Button
              component={Link}
              to={paths.hotel(booking.hotel.id, stay && { checkIn: stay.checkIn, checkOut: stay.checkOut })}
              variant="contained"
            >
              Back to {booking.hotelName}
            </Button>
          )}
          <Button component={Link} to={paths.home()} variant={booking?.hotel ? 'text' : 'contained'}>
            Go to home
          </Button>
        </>
      }
    >
      {booking
        ? 'Nothing was charged and the rooms are free again. Your choice is still there, should you want to book after all.'
        : 'Nothing was charged. Rooms that were held for you are free again as soon as the time to pay is over.'}
    </NoticePage>
  );
}

/** The payment had gone through before the rooms could be released. */
function AlreadyPaid({ bookingId }: { bookingId: string }) {
  return (
    <NoticePage
      title="Your payment had gone through"
      actions={
        <Button component={Link} to={paths.booking(bookingId)} variant="contained">
          Show booking details
        </Button>
      }
    >
      The booking is confirmed. You can cancel it with its details, where the refund is named before you
      decide.
    </NoticePage>
  );
}
