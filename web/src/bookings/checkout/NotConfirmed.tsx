import * as detailTexts from '../detail/texts';
import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import type { BookingStatus } from './PaidBooking.generated';
import * as texts from './texts';

/** The texts for a paid booking that is not confirmed, by its status. */
const WORDS = {
  HELD: {
    title: texts.paymentPendingTitle,
    text: texts.paymentPending,
  },
  EXPIRED: {
    title: texts.paidTooLateTitle,
    text: texts.paidTooLate,
  },
  CANCELLED: {
    title: texts.bookingCancelledTitle,
    text: texts.bookingCancelled,
  },
};
const UNKNOWN = {
  title: texts.bookingUnavailableTitle,
  text: texts.bookingUnavailable,
};

/** A hold that ended before anything was paid. */
const UNPAID = {
  title: texts.noLongerHeldTitle,
  text: texts.noLongerHeld,
};

interface Props {
  status: Exclude<BookingStatus, 'CONFIRMED'> | undefined;
  /** True if anything was paid. */
  isPaid: boolean;
}

export function NotConfirmed({ status, isPaid }: Props) {
  const { title, text } = !status ? UNKNOWN : status === 'EXPIRED' && !isPaid ? UNPAID : WORDS[status];
  return (
    <NoticePage
      title={title}
      actions={
        <ButtonLink to={paths.myBookings()} variant="contained">
          {detailTexts.showMyBookings}
        </ButtonLink>
      }
    >
      {text}
    </NoticePage>
  );
}
