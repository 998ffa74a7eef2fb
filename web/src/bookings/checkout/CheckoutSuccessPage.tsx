import { useAddress } from '../../kit/useAddress';
import { BookingSuccessPage } from './BookingSuccessPage';
import { PAID_BOOKING } from './paymentReturn';
import { PaidBooking } from './PaidBooking';

/** The return address of the payment page after a payment. */
export function CheckoutSuccessPage() {
  const [{ booking, change }] = useAddress(PAID_BOOKING);
  return booking ? (
    <PaidBooking bookingId={booking} isChange={change !== undefined} />
  ) : (
    <BookingSuccessPage />
  );
}
