import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { NoticePage } from '../ui/NoticePage';
import { paths } from '../app/paths';
import { BookingDetail } from './BookingDetail';
import { useBookingPageSuspenseQuery } from './BookingPage.generated';

/** One booking by its reference. What a list has brought is shown at once and checked in the background. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { data } = useBookingPageSuspenseQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  });
  if (data.booking) return <BookingDetail booking={data.booking} />;
  return (
    <NoticePage
      title="There is no such booking"
      actions={
        <Button component={Link} to={paths.myBookings()} variant="contained">
          Show my bookings
        </Button>
      }
    >
      No booking of yours has the reference {bookingId}. Check it against the one in My bookings.
    </NoticePage>
  );
}
