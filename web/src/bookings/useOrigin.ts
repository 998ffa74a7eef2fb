import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';

/** The list this person came from, or their own bookings. */
export function useOrigin(): string {
  const { state } = useLocation();
  return typeof state?.from === 'string' ? state.from : paths.myBookings();
}
