import type { Booking } from '../bookings/booking.entity';
import { now } from '../core/clock';
import { lockRows, repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { Review } from './review.entity';
import { updateRatings } from './review.service';

/** The stars that were given to a booking count no more once it is cancelled. */
export async function discountReview({ id: bookingId }: Booking): Promise<void> {
  const review = await repo(Review).findOneBy({ bookingId });
  if (!review) return;
  await lockRows(Hotel, [review.hotelId]);
  await repo(Review).update({ bookingId }, { bookingCancelled: true, changedAt: now() });
  await updateRatings(review.hotelId);
}
