import { publish } from '../core/events';
import { afterCommit } from '../database/transaction';

/**
 * Tells after the commit that a booking of the hotel has moved: its desk, and housekeeping, which learns no more than that the
 * stays in its rooms may be others now.
 */
export function announceBooking(hotelId: string, bookingId: string): void {
  afterCommit(() => publish('bookingMoved', hotelId, { bookingId }));
  afterCommit(() => publish('housekeepingChanged', hotelId, { roomNumberIds: [] }));
}
