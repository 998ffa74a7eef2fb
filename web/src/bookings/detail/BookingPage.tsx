import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { Failure } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { classNames } from '../../kit/classNames';
import layout from '../../kit/layout.module.css';
import { LoadingPage } from '../../kit/LoadingPage';
import { Notice } from '../../kit/Notice';
import { NoticePage } from '../../kit/NoticePage';
import print from '../../kit/print.module.css';
import { BookingDetail } from './BookingDetail';
import styles from './BookingDetail.module.css';
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
        {error && (
          <div className={classNames(layout.listPage, styles.page, styles.lastKnown, print.onScreen)}>
            {status === 'offline' ? <KeptNotice /> : <LastKnown />}
          </div>
        )}
        <BookingDetail booking={data.booking} />
      </>
    );
  return (
    <NoticePage
      title="There is no such booking"
      links={[
        isStaff ? ['Find another booking', paths.findBooking()] : ['Show my bookings', paths.myBookings()],
      ]}
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
