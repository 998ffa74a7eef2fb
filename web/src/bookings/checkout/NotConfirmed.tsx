import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import type { BookingStatus } from './PaidBooking.generated';

/** Texts for a paid booking that is not confirmed: what happened and what to do. */
const WORDS = {
  HELD: {
    title: 'Your payment is still being confirmed',
    text: 'Do not pay again. As soon as the confirmation is here, the booking shows as confirmed under My bookings.',
  },
  EXPIRED: {
    title: 'The rooms were no longer held',
    text: 'Your payment came after the time to pay was over. If the rooms were gone by then, everything goes back to your card.',
  },
  CANCELLED: {
    title: 'This booking is cancelled',
    text: 'What is paid back, and whether it is on its way, stands with the booking.',
  },
};
const UNKNOWN = {
  title: 'This booking cannot be shown now',
  text: 'If you have paid, the booking is under My bookings, or will be in a moment. Do not pay again.',
};

/** A hold that ended before anything was paid. */
const UNPAID = {
  title: 'The rooms are no longer held',
  text: 'They were released, or the time to pay was over. Nothing was charged.',
};

interface Props {
  status: Exclude<BookingStatus, 'CONFIRMED'> | undefined;
  /** Whether something was paid at all. */
  isPaid: boolean;
}

export function NotConfirmed({ status, isPaid }: Props) {
  const { title, text } = !status ? UNKNOWN : status === 'EXPIRED' && !isPaid ? UNPAID : WORDS[status];
  return (
    <NoticePage
      title={title}
      actions={
        <ButtonLink to={paths.myBookings()} variant="contained">
          Show my bookings
        </ButtonLink>
      }
    >
      {text}
    </NoticePage>
  );
}
