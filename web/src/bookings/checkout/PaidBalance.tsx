import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { failsOffline } from '../../apollo/reachabilityLink';
import { ButtonLink } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import { NoticePage } from '../../kit/NoticePage';
import { PageHeading } from '../../kit/PageHeading';
import text from '../../kit/text.module.css';
import { useIsPast } from '../../kit/useIsPast';
import { usePolling } from '../../kit/usePolling';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { BookingDocuments } from '../detail/BookingDocuments';
import { BookingSummary } from '../detail/BookingSummary';
import * as detailTexts from '../detail/texts';
import { NotConfirmed } from './NotConfirmed';
import { usePaidBalanceQuery, type PaidBalanceQuery } from './PaidBalance.generated';
import styles from './PaidBooking.module.css';
import { SignInToSee } from './SignInToSee';
import { WaitingForPayment } from './WaitingForPayment';
import * as texts from './texts';

/** Seconds between requests. */
const POLLING_PAUSES = [1.5];
/** Milliseconds until the page stops waiting. */
const MAX_WAIT_MS = 30_000;

type Booking = NonNullable<PaidBalanceQuery['booking']>;
type Payment = Booking['payments'][number];

interface Props {
  bookingId: string;
  paymentId: string;
}

/** What became of an online payment of what was owed. It may arrive after the guest, so the booking is polled until then. */
export function PaidBalance({ bookingId, paymentId }: Props) {
  const { status } = useSession();
  const [openedAt] = useState(() => Date.now());
  const isLate = useIsPast(openedAt + MAX_WAIT_MS);
  const { data, refetch } = usePaidBalanceQuery(
    status === 'signedIn'
      ? { variables: { id: bookingId }, fetchPolicy: 'network-only', context: failsOffline }
      : skipToken,
  );
  const booking = data?.booking;
  const payment = booking?.payments.find(({ id }) => id === paymentId);
  const isMissing = booking === null;
  const isWaiting = status !== 'signedOut' && !isLate && !payment && !isMissing;
  usePolling(refetch, status === 'signedIn' && isWaiting ? POLLING_PAUSES : undefined);

  if (isWaiting) return <WaitingForPayment />;
  if (status === 'signedOut') return <SignInToSee bookingId={bookingId} />;
  if (!booking) return <NotConfirmed status={undefined} isPaid={false} />;
  if (!payment)
    return (
      <NoticePage
        title={texts.paymentPendingTitle}
        actions={
          <ButtonLink to={paths.booking(bookingId)} variant="contained">
            {detailTexts.showBookingDetails}
          </ButtonLink>
        }
      >
        {texts.balancePending}
      </NoticePage>
    );
  return (
    <div className={styles.page}>
      <PageHeading title={texts.paymentReceivedTitle} />
      <p className={classNames(text.lead, text.quiet, styles.intro)}>{describe(booking, payment)}</p>
      <div className={classNames(card.card, styles.card)}>
        <BookingSummary booking={booking} />
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
}

/** What was received, what of it comes back, and what is left to pay. */
function describe({ status, owedCents }: Booking, { amountCents, refundedCents }: Payment): string {
  return [
    fill(texts.amountReceived, { amount: dollars(amountCents) }),
    refundedCents > 0 ? fill(texts.partGoesBack, { amount: dollars(refundedCents) }) : '',
    status !== 'CONFIRMED'
      ? texts.bookingIsCancelled
      : owedCents > 0
        ? fill(texts.stillToPay, { amount: dollars(owedCents) })
        : texts.nothingLeftToPay,
  ]
    .filter(Boolean)
    .join(' ');
}
