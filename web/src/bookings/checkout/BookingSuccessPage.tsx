import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { NoticePage } from '../../ui/NoticePage';
import { paths } from '../../paths';

/** Thanks where the address names no booking. */
export function BookingSuccessPage() {
  return (
    <NoticePage
      title="Thank you for your successful booking"
      isGood
      actions={
        <>
          <Button component={Link} to={paths.myBookings()} variant="contained">
            Show my bookings
          </Button>
          <Button component={Link} to={paths.home()}>
            Go to home
          </Button>
        </>
      }
    >
      Your rooms are yours. You find everything about them under My bookings.
    </NoticePage>
  );
}
