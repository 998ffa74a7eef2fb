import { fill } from '../../../../schema/fill';
import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { Failure } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';
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
import * as texts from './texts';

/**
 * One booking by its reference. A booking loaded by a list shows at once and is checked in the background. It stays,
 * with a notice, if the server cannot be reached.
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
  const isStaff = isStaffRole(viewer?.role);
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
      title={texts.bookingNotFoundTitle}
      links={[
        isStaff
          ? [texts.findAnotherBooking, paths.findBooking()]
          : [texts.showMyBookings, paths.myBookings()],
      ]}
    >
      {fill(isStaff ? texts.bookingNotFoundForStaff : texts.bookingNotFound, { reference: bookingId })}
    </NoticePage>
  );
}

const LastKnown = () => <Notice kind="error">{texts.lastKnown}</Notice>;
