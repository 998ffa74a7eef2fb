import { fill } from '../../../../schema/fill';
import * as detailTexts from '../detail/texts';
import { ButtonLink } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { paths } from '../../paths';
import { BookingSummary } from '../detail/BookingSummary';
import { PageHeading } from '../../kit/PageHeading';
import text from '../../kit/text.module.css';
import { NotConfirmed } from './NotConfirmed';
import { SignInToSee } from './SignInToSee';
import { WaitingForPayment } from './WaitingForPayment';
import { useViewer } from '../../session/SessionProvider';
import { ArrivalHour } from '../detail/ArrivalHour';
import { BookingGuests } from '../detail/BookingGuests';
import { BookingDocuments } from '../detail/BookingDocuments';
import { usePaidBooking } from './usePaidBooking';
import styles from './PaidBooking.module.css';
import * as texts from './texts';

interface Props {
  bookingId: string;
  /** True if a change of the booking was paid, false if the booking itself. */
  isChange: boolean;
}

/** The thanks and the booking once its payment is confirmed, and its status until then. */
export function PaidBooking({ bookingId, isChange }: Props) {
  const viewer = useViewer();
  const { booking, isChanging, isWaiting, isSignedOut } = usePaidBooking(bookingId);
  if (booking?.status === 'CONFIRMED' && !isChanging)
    return (
      <div className={styles.page}>
        <PageHeading title={isChange ? texts.bookingChangedTitle : texts.thankYou} />
        <p className={classNames(text.lead, text.quiet, styles.intro)}>
          {isChange ? texts.differencePaid : texts.allSet}{' '}
          {viewer?.email && fill(texts.emailSent, { email: viewer.email })}
        </p>
        <div className={classNames(card.card, styles.card)}>
          <BookingSummary booking={booking} />
          <BookingGuests booking={booking} />
          <ArrivalHour booking={booking} />
        </div>
        <div className={styles.actions}>
          <ButtonLink to={paths.booking(bookingId)} variant="contained">
            {detailTexts.showBookingDetails}
          </ButtonLink>
          <BookingDocuments booking={booking} />
          <ButtonLink to={paths.myBookings()}>{detailTexts.showMyBookings}</ButtonLink>
        </div>
      </div>
    );
  if (isWaiting) return <WaitingForPayment />;
  if (isSignedOut) return <SignInToSee bookingId={bookingId} />;
  return (
    <NotConfirmed
      status={isChanging || booking?.status === 'CONFIRMED' ? 'HELD' : booking?.status}
      isPaid={booking?.payment !== 'OPEN' && booking?.payment !== 'FAILED'}
    />
  );
}
