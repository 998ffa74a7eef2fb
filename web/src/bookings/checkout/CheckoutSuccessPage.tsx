import { useSearchParams } from 'react-router-dom';
import { BookingSuccessPage } from './BookingSuccessPage';
import { PaidBooking } from './PaidBooking';

/** The return address of the payment page after a payment. */
export function CheckoutSuccessPage() {
  const [query] = useSearchParams();
  const bookingId = query.get('booking');
  return bookingId ? (
    <PaidBooking bookingId={bookingId} isChange={query.has('change')} />
  ) : (
    <BookingSuccessPage />
  );
}
