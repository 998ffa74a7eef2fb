import { fill } from '../../../../schema/fill';
import * as detailTexts from '../detail/texts';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { useAddress } from '../../kit/useAddress';
import { LoadingPage } from '../../kit/LoadingPage';
import { HoldActions } from '../detail/HoldActions';
import { PAID_BOOKING } from './paymentReturn';
import { useCancelOrderQuery, type CancelOrderQuery } from './CancelOrder.generated';
import * as texts from './texts';

type LeftBooking = NonNullable<CancelOrderQuery['booking']>;

/** The page after leaving the payment page without paying. The rooms stay held until they are paid or released. */
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
      <NoticePage title={texts.notPaidYetTitle} actions={<BackToHotel booking={booking} />}>
        <HoldActions booking={booking} isMain onEnd={() => void refetch().catch(() => undefined)} />
      </NoticePage>
    );
  return (
    <NoticePage
      title={texts.orderCancelledTitle}
      actions={
        <>
          {booking && <BackToHotel booking={booking} isMain />}
          <ButtonLink to={paths.home()} variant={booking?.hotel ? 'text' : 'contained'}>
            {texts.goToHome}
          </ButtonLink>
        </>
      }
    >
      {booking ? texts.roomsReleased : texts.roomsReleasedLater}
    </NoticePage>
  );
}

/** The link to the hotel with the same dates, where the selection is still stored. */
function BackToHotel({ booking, isMain = false }: { booking: LeftBooking; isMain?: boolean }) {
  const { hotel, hotelName, stays } = booking;
  const [stay] = stays;
  if (!hotel) return null;
  return (
    <ButtonLink
      to={paths.hotel(hotel.id, stay && { checkIn: stay.checkIn, checkOut: stay.checkOut })}
      variant={isMain ? 'contained' : 'outlined'}
    >
      {fill(texts.backToHotel, { hotel: hotelName })}
    </ButtonLink>
  );
}

/** The notice that the payment went through after all. */
function AlreadyPaid({ bookingId }: { bookingId: string }) {
  return (
    <NoticePage
      title={texts.paymentWentThroughTitle}
      actions={
        <ButtonLink to={paths.booking(bookingId)} variant="contained">
          {detailTexts.showBookingDetails}
        </ButtonLink>
      }
    >
      {texts.paymentWentThrough}
    </NoticePage>
  );
}
