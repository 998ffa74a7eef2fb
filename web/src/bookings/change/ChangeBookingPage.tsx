import * as detailTexts from '../detail/texts';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';
import { useViewer } from '../../session/SessionProvider';
import { useChangeBookingPageSuspenseQuery } from './ChangeBookingPage.generated';
import { ChangeForm } from './ChangeForm';
import * as texts from './texts';

/** Changes dates or rooms of a confirmed booking before its stay begins. A pending change is shown on the booking. */
export function ChangeBookingPage() {
  const { bookingId = '' } = useParams();
  const { state } = useLocation();
  const isStaff = useViewer()?.role === 'ADMIN';
  const { data } = useChangeBookingPageSuspenseQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  });
  const { booking } = data;
  // Staff change bookings in the dialog of the booking's page.
  const isOpen = Boolean(booking?.viewerCan.change && !isStaff && !booking.change);
  // An open form stays, since its change is about to open the payment page.
  const [wasOpen, setOpened] = useState(isOpen);
  if (isOpen && !wasOpen) setOpened(true);
  if (booking?.hotel && wasOpen)
    return <ChangeForm key={booking.id} booking={booking} hotelId={booking.hotel.id} />;
  if (booking?.change) return <Navigate to={paths.booking(booking.id)} state={state} replace />;
  return (
    <NoticePage
      title={texts.cannotChangeTitle}
      links={[[detailTexts.showBookingDetails, paths.booking(bookingId)]]}
    >
      {texts.cannotChange}
    </NoticePage>
  );
}
