import { useSearchParams } from 'react-router-dom';
import { BookingSuccessPage } from './BookingSuccessPage';
import { PaidBooking } from './PaidBooking';

/** Where the payment page sends people who paid. */
export function CheckoutSuccessPage() {
  const [query] = useSearchParams();
  const bookingId = query.get('booking');
  return bookingId ? <PaidBooking bookingId={bookingId} /> : <BookingSuccessPage />;
}
