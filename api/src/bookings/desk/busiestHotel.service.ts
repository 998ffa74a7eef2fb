import { IsNull } from 'typeorm';
import { addNights, todayIn } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../booking.entity';
import { now } from '../../core/clock';
import { authorize, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { inListQuota } from '../../access/limits/listQuota';

/** Stays that began longer ago do not decide which hotel is the busiest: reading them would take longer than it is worth. */
const DAYS_BACK = 30;

/**
 * The hotel with which a front desk opens where none was looked at before: the one with the most arrivals today, else
 * with the most guests in house, else the first one by name; null without hotels. The date is that of UTC, since the hotels' own ones differ by a day at most.
 */
export async function findBusiestHotel(viewer: Viewer | undefined): Promise<Hotel | null> {
  authorize(viewer, 'frontDesk:read');
  const day = todayIn('UTC', now());
  return inListQuota('staff', viewer, async () => {
    const from = addNights(day, -DAYS_BACK);
    const busy =
      (await mostBookings('booking.checkIn = :day', { day })) ??
      (await mostBookings(
        'booking.checkIn >= :from AND booking.checkIn < :day AND booking.checkOut >= :day',
        {
          from,
          day,
        },
      ));
    const where = busy ? { id: busy } : { closedAt: IsNull() };
    return repo(Hotel).findOne({ where, order: { nameKey: 'ASC', id: 'ASC' } });
  });
}

async function mostBookings(when: string, values: object): Promise<string | undefined> {
  const found = await repo(Booking)
    .createQueryBuilder('booking')
    .innerJoin(Hotel, 'hotel', 'hotel.id = booking.hotelId AND hotel.closedAt IS NULL')
    .select('booking.hotelId', 'hotelId')
    .where('booking.status = :status', { status: BookingStatus.CONFIRMED })
    .andWhere(when, values)
    .groupBy('booking.hotelId')
    .orderBy('COUNT(*)', 'DESC')
    .addOrderBy('booking.hotelId')
    .limit(1)
    .getRawOne<{ hotelId: string }>();
  return found?.hotelId;
}
