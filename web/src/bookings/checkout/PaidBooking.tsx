import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NoticePage } from '../../ui/NoticePage';
import { paths } from '../../paths';
import { BookingSummary } from '../detail/BookingSummary';
import { PageHeading } from '../../ui/PageHeading';
import { NotConfirmed } from './NotConfirmed';
import { useViewer } from '../../session/SessionProvider';
import { ArrivalHour } from '../detail/ArrivalHour';
import { BookingDocuments } from '../detail/BookingDocuments';
import { usePaidBooking } from './usePaidBooking';

interface Props {
  bookingId: string;
  /** Whether it was a change of the booking that was paid, and not the booking itself. */
  isChange: boolean;
}

/** Thanks and the booking once its payment is confirmed; until then, what is known. */
export function PaidBooking({ bookingId, isChange }: Props) {
  const viewer = useViewer();
  const { booking, isChanging, isWaiting, isSignedOut } = usePaidBooking(bookingId);
  if (booking?.status === 'CONFIRMED' && !isChanging)
    return (
      <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 6 } }}>
        <PageHeading title={isChange ? 'Your booking is changed' : 'Thank you for your successful booking'} />
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
          {isChange
            ? 'The difference is paid. This is what your booking is now.'
            : 'It is paid and confirmed. Nothing more is to be done until you arrive.'}{' '}
          {viewer?.email && <>We have sent everything to {viewer.email}.</>}
        </Typography>
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
          <BookingSummary booking={booking} />
          <ArrivalHour booking={booking} />
        </Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button component={Link} to={paths.booking(bookingId)} variant="contained">
            Show booking details
          </Button>
          <BookingDocuments booking={booking} />
          <Button component={Link} to={paths.myBookings()}>
            Show my bookings
          </Button>
        </Box>
      </Box>
    );
  if (isWaiting)
    return (
      <NoticePage title="Confirming your payment" actions={null}>
        <LinearProgress aria-label="Waiting for the payment" sx={{ mb: 2, borderRadius: 2 }} />
        <span role="status">
          This takes a few seconds. You can stay here or leave: the booking comes through either way.
        </span>
      </NoticePage>
    );
  if (isSignedOut)
    return (
      <NoticePage
        title="Sign in to see your booking"
        actions={
          <Button component={Link} to={paths.login(paths.booking(bookingId))} variant="contained">
            Sign in
          </Button>
        }
      >
        You came back from the payment page, but nobody is signed in here any more. Your booking has the
        reference {bookingId}.
      </NoticePage>
    );
  return (
    <NotConfirmed
      status={isChanging || booking?.status === 'CONFIRMED' ? 'HELD' : booking?.status}
      isPaid={booking?.payment !== 'OPEN' && booking?.payment !== 'FAILED'}
    />
  );
}
