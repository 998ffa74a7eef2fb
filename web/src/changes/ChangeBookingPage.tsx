import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { NoticePage } from '../ui/NoticePage';
import { useChangeBookingPageSuspenseQuery } from './ChangeBookingPage.generated';
import { ChangeForm } from './ChangeForm';

/** Other dates or rooms for a booking that is confirmed and has not begun. */
export function ChangeBookingPage() {
  const { bookingId = '' } = useParams();
  const { data } = useChangeBookingPageSuspenseQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  });
  const { booking } = data;
  if (booking?.hotel && booking.viewerCan.change && !booking.change)
    return <ChangeForm key={booking.id} booking={booking} hotel={booking.hotel} />;
  return (
    <NoticePage
      title="This booking cannot be changed"
      actions={
        <Button component={Link} to={paths.booking(bookingId)} variant="contained">
          Show booking details
        </Button>
      }
    >
      {booking?.change
        ? 'A change of it waits for its payment already. Pay it, or give it up to choose another one.'
        : 'Dates and rooms can be changed while a booking is confirmed and its stay has not begun.'}
    </NoticePage>
  );
}
