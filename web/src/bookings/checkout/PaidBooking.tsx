import { ButtonLink } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { BookingSummary } from '../detail/BookingSummary';
import { PageHeading } from '../../kit/PageHeading';
import text from '../../kit/text.module.css';
import { NotConfirmed } from './NotConfirmed';
import { useViewer } from '../../session/SessionProvider';
import { ArrivalHour } from '../detail/ArrivalHour';
import { BookingDocuments } from '../detail/BookingDocuments';
import { usePaidBooking } from './usePaidBooking';
import styles from './PaidBooking.module.css';

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
      <div className={styles.page}>
        <PageHeading title={isChange ? 'Your booking is changed' : 'Thank you for your successful booking'} />
        <p className={classNames(text.lead, text.quiet, styles.intro)}>
          {isChange
            ? 'The difference is paid. This is what your booking is now.'
            : 'It is paid and confirmed. Nothing more is to be done until you arrive.'}{' '}
          {viewer?.email && <>We have sent everything to {viewer.email}.</>}
        </p>
        <div className={classNames(card.card, styles.card)}>
          <BookingSummary booking={booking} />
          <ArrivalHour booking={booking} />
        </div>
        <div className={styles.ways}>
          <ButtonLink to={paths.booking(bookingId)} variant="contained">
            Show booking details
          </ButtonLink>
          <BookingDocuments booking={booking} />
          <ButtonLink to={paths.myBookings()}>Show my bookings</ButtonLink>
        </div>
      </div>
    );
  if (isWaiting)
    return (
      <NoticePage title="Confirming your payment" actions={null}>
        <span role="progressbar" aria-label="Waiting for the payment" className={styles.waiting} />
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
          <ButtonLink to={paths.login(paths.booking(bookingId))} variant="contained">
            Sign in
          </ButtonLink>
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
