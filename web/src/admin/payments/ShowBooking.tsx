import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { showBookingDetails } from '../bookings/texts';

interface Props {
  id: string;
  /** Whether another button comes first. */
  isSecond?: boolean;
}

/** The button to a booking in the details of a row. */
export const ShowBooking = ({ id, isSecond }: Props) => (
  <Button component={Link} to={paths.booking(id)} variant={isSecond ? 'outlined' : 'contained'} size="small">
    {showBookingDetails}
  </Button>
);
