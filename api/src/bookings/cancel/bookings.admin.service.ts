import { forEach, type BulkResult } from '../../core/bulk';
import { authorize, type Viewer } from '../../access/policy';
import type { CancelBookingsInput, ReleaseCheckoutsInput } from './bookings.admin.inputs';
import { cancelBooking } from './cancellation.service';
import { releaseCheckout } from '../hold/hold.service';

/** Cancels bookings as cancelBooking() does. */
export function cancelBookings(
  viewer: Viewer | undefined,
  { bookingIds }: CancelBookingsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'booking:end-many');
  return forEach(bookingIds, (bookingId) => cancelBooking(viewer, { bookingId }, 'cancelBookings'));
}

/** Ends holds as releaseCheckout() does. */
export function releaseCheckouts(
  viewer: Viewer | undefined,
  { bookingIds }: ReleaseCheckoutsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'booking:end-many');
  return forEach(bookingIds, (bookingId) => releaseCheckout(viewer, { bookingId }, 'releaseCheckouts'));
}
