import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useViewer } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';

/** The list that led here, or the one of the viewer's role. */
export function useOrigin(): string {
  const { state } = useLocation();
  const role = useViewer()?.role;
  if (typeof state?.from === 'string') return state.from;
  if (isStaffRole(role)) return paths.bookings();
  return role === 'CUSTOMER' ? paths.myBookings() : paths.home();
}
