import { LIMITS } from '../../../schema/limits';
import { addNights, todayIn } from '../../../schema/nights';
import { authorized, type Viewer } from '../access/policy';
import { now } from '../core/clock';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { todayFor } from '../bookings/hotelDay.service';
import { repo } from '../database/transaction';
import { Review } from './review.entity';
import { mayReview } from './review.service';

/** The viewer's bookings that can be reviewed now, the latest arrival first. */
export async function listReviewable(viewer: Viewer | undefined): Promise<Booking[]> {
  const { id } = authorized(viewer, 'booking:list-own');
  const found = await repo(Booking)
    .createQueryBuilder('booking')
    .innerJoinAndSelect('booking.hotelRow', 'hotel')
    .innerJoinAndSelect('hotel.cityRow', 'city')
    .leftJoin(Review, 'review', 'review.bookingId = booking.id')
    .where('booking.userId = :id AND booking.status = :confirmed', { id, confirmed: BookingStatus.CONFIRMED })
    // Tomorrow in UTC is today in the easternmost time zones.
    .andWhere('booking.checkOut <= :last', { last: addNights(todayIn('UTC', now()), 1) })
    .andWhere('review.id IS NULL')
    .orderBy('booking.checkIn', 'DESC')
    .addOrderBy('booking.id', 'DESC')
    .limit(LIMITS.reviewableStays)
    .getMany();
  return found.filter((booking) =>
    mayReview(viewer, booking, undefined, todayFor(booking.hotelRow?.cityRow)),
  );
}
