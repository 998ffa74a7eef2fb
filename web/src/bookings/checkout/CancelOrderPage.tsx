import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/lineLink';
import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { useAddress } from '../../kit/useAddress';
import { LoadingPage } from '../../kit/LoadingPage';
import { HoldActions } from '../detail/HoldActions';
import { PAID_BOOKING } from './paymentReturn';
import { useCancelOrderQuery, type CancelOrderQuery } from './CancelOrder.generated';

type LeftBooking = NonNullable<CancelOrderQuery['booking']>;

/** The return address of the payment page without a payment: the rooms stay held until they are paid or released. */
export function CancelOrderPage() {
  const id = useAddress(PAID_BOOKING)[0].booking;
  const { status } = useSession();
  const { data, loading, refetch } = useCancelOrderQuery(
    id && status === 'signedIn'
      ? { variables: { id }, fetchPolicy: 'cache-and-network', context: failsOffline }
      : skipToken,
  );
  const booking = data?.booking;

  if (id && (status === 'restoring' || (loading && !booking))) return <LoadingPage />;
  if (booking?.status === 'CONFIRMED') return <AlreadyPaid bookingId={booking.id} />;
  if (booking?.status === 'HELD')
    return (
      <NoticePage title="Your booking is not paid yet" actions={<BackToHotel booking={booking} />}>
        <HoldActions booking={booking} isMain onEnd={() => void refetch().catch(() => undefined)} />
      </NoticePage>
    );
  return (
    <NoticePage
      title="Your order is cancelled"
      actions={
        <>
          {booking && <BackToHotel booking={booking} isMain />}
          <ButtonLink to={paths.home()} variant={booking?.hotel ? 'text' : 'contained'}>
            Go to home
          </ButtonLink>
        </>
      }
    >
      {booking
        ? 'Nothing was charged and the rooms are free again. Your choice is still there, should you want to book after all.'
        : 'Nothing was charged. Rooms that were held for you are free again as soon as the time to pay is over.'}
    </NoticePage>
  );
}

/** To the hotel with the same dates, where the choice still stands. */
function BackToHotel({ booking, isMain = false }: { booking: LeftBooking; isMain?: boolean }) {
  const { hotel, hotelName, stays } = booking;
  const [stay] = stays;
  if (!hotel) return null;
  return (
    <ButtonLink
      to={paths.hotel(hotel.id, stay && { checkIn: stay.checkIn, checkOut: stay.checkOut })}
      variant={isMain ? 'contained' : 'outlined'}
    >
      Back to {hotelName}
    </ButtonLink>
  );
}

/** The payment had gone through after all. */
function AlreadyPaid({ bookingId }: { bookingId: string }) {
  return (
    <NoticePage
      title="Your payment had gone through"
      actions={
        <ButtonLink to={paths.booking(bookingId)} variant="contained">
          Show booking details
        </ButtonLink>
      }
    >
      The booking is confirmed. You can cancel it with its details, where the refund is named before you
      decide.
    </NoticePage>
  );
}
