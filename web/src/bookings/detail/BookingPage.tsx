import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import type { Failure } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { LoadingPage } from '../../kit/LoadingPage';
import { Notice } from '../../kit/Notice';
import { NoticePage } from '../../kit/NoticePage';
import { BookingDetail } from './BookingDetail';
import { BookingPageDocument, useBookingPageSuspenseQuery } from './BookingPage.generated';
import { KeptNotice } from './KeptNotice';

/**
 * One booking by its reference. What a list has loaded is shown at once and checked in the background; where the
 * server cannot be reached it stays, with a notice.
 */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const variables = { id: bookingId };
  const client = useApolloClient();
  const isKnown = () => client.readQuery({ query: BookingPageDocument, variables }) !== null;
  const { data, error } = useBookingPageSuspenseQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: {
      errorPage: ({ message }: Failure) => Boolean(message) || !isKnown(),
      failsOffline: isKnown(),
    },
  });
  const { status, viewer } = useSession();
  const isStaff = viewer?.role === 'ADMIN';
  if (!data) return <LoadingPage />;
  if (data.booking)
    return (
      <>
        {error && <Box sx={noticeStyle}>{status === 'offline' ? <KeptNotice /> : <LastKnown />}</Box>}
        <BookingDetail booking={data.booking} />
      </>
    );
  return (
    <NoticePage
      title="There is no such booking"
      actions={
        <Button component={Link} to={isStaff ? paths.findBooking() : paths.myBookings()} variant="contained">
          {isStaff ? 'Find another booking' : 'Show my bookings'}
        </Button>
      }
    >
      {isStaff
        ? `No booking has the reference ${bookingId}.`
        : `No booking of yours has the reference ${bookingId}. Check it against the one in My bookings.`}
    </NoticePage>
  );
}

const LastKnown = () => (
  <Notice kind="error">
    We could not reach Staybook. This is your booking as you last saw it. Check your connection and open it
    again.
  </Notice>
);

const noticeStyle = {
  maxWidth: 760,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 3, sm: 4 },
  displayPrint: 'none',
};
