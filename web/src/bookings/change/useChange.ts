import { onErrorPage } from '../../apollo/failureLink';
import { inMyLanguage } from '../../kit/written';
import type { StayDates } from '../../../../schema/nights';
import { paths } from '../../paths';
import { useNavigate } from '../../kit/navigation/hooks';
import { useSubmit, type RefusalOf } from '../checkout/useSubmit';
import { useChangeBookingMutation, type ChangeBookingMutation } from './ChangeBooking.generated';

export type ChangeRefusal = RefusalOf<ChangeBookingMutation['changeBooking']>;

interface Change {
  bookingId: string;
  stay: StayDates;
  roomNumberIds: readonly string[];
  /** Asks for the price again. */
  askPrice: () => void;
  /** The notice on the booking's page once it is changed. */
  done: string;
}

/**
 * Changes a booking at the price of a quote. Opens the payment page if anything has to be paid, else returns to the
 * booking with the notice `done`.
 */
export function useChange({ bookingId, askPrice, done, ...choice }: Change) {
  const navigate = useNavigate();
  const [changeBooking] = useChangeBookingMutation({ context: onErrorPage });
  const backToBooking = (notice?: string) =>
    void navigate(paths.booking(bookingId), { state: notice && { notice }, replace: true });
  const { submit, phase, ...state } = useSubmit({
    choice,
    scope: bookingId,
    send: async (request) => {
      const { checkIn, checkOut } = request;
      const { data } = await changeBooking({
        variables: { input: { bookingId, ...request }, checkIn, checkOut, ...inMyLanguage() },
      });
      return data?.changeBooking;
    },
    onNewQuote: askPrice,
    onDone: () => backToBooking(done),
    // After leaving the payment page without paying, the booking shows the pending change.
    onPageShow: (wasBusy) => wasBusy && backToBooking(),
  });
  return { change: submit, isBusy: phase !== 'ready', ...state };
}
