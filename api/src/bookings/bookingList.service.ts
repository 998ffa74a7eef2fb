import { Brackets } from 'typeorm';
import { repo } from '../database/transaction';
import { slice, type PageOf } from '../core/pagination';
import { authorize, type Viewer } from '../core/policy';
import { Booking } from './booking.entity';
import type { BookingsArgs } from './bookingList.inputs';

/** One page of everybody's bookings, or of a hotel's, newest first. */
export async function listBookings(
  viewer: Viewer | undefined,
  { hotelId, status, text, ...page }: BookingsArgs,
): Promise<PageOf<Booking>> {
  authorize(viewer, 'booking:list');
  const { take, skip } = slice(page);
  const query = repo(Booking).createQueryBuilder('booking');
  if (hotelId) query.andWhere({ hotelId });
  if (status) query.andWhere({ status });
  const words = text?.trim();
  if (words)
    query.innerJoin('booking.userRow', 'guest').andWhere(
      new Brackets((either) =>
        either
          .where('booking.id = :reference', { reference: words.toLowerCase() })
          .orWhere("booking.hotelName LIKE :part ESCAPE '!'", { part: `%${words.replace(/[!%_]/g, '!$&')}%` })
          .orWhere("guest.name LIKE :part ESCAPE '!'")
          .orWhere("guest.email LIKE :part ESCAPE '!'"),
      ),
    );
  const [items, total] = await Promise.all([
    query
      .clone()
      .orderBy('booking.createdAt', 'DESC')
      .addOrderBy('booking.id', 'DESC')
      .limit(take)
      .offset(skip)
      .getMany(),
    query.getCount(),
  ]);
  return { items, total };
}
