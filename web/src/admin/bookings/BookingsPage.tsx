import { Navigate, useSearchParams } from 'react-router-dom';
import { staffPaths } from '../staffPaths';
import { AdminTable } from '../table/AdminTable';
import { bookingScreen, holdScreen, resultScreen } from './bookingScreen';

/** All bookings. */
export const BookingsPage = () => <AdminTable screen={bookingScreen} />;

/** All unpaid holds. */
export const HoldsPage = () => <AdminTable screen={holdScreen} />;

/** The bookings of the hotel, or with the reference, in the address. */
export function BookingResultsPage() {
  const [query] = useSearchParams();
  if (query.size === 0) return <Navigate to={staffPaths.bookingsForHotel()} replace />;
  return <AdminTable screen={resultScreen} />;
}
