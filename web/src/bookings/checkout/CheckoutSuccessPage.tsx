import { useAddress } from '../../kit/useAddress';
import { BookingSuccessPage } from './BookingSuccessPage';
import { PAID_BOOKING } from './paymentReturn';
import { PaidBalance } from './PaidBalance';
import { PaidBooking } from './PaidBooking';

/** The return address of the payment page after a payment. */
export function CheckoutSuccessPage() {
  const [{ booking, change, balance }] = useAddress(PAID_BOOKING);
  if (booking && balance) return <PaidBalance bookingId={booking} paymentId={balance} />;
  return booking ? (
    <PaidBooking bookingId={booking} isChange={change !== undefined} />
  ) : (
    <BookingSuccessPage />
  );
}
