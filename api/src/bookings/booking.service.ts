import { Brackets, In } from 'typeorm';
import { todayIn } from '../../../schema/nights';
import { now } from '../core/clock';
import { slice, type PageOf } from '../core/pagination';
import { authorize, authorized, can, type Viewer } from '../core/policy';
import { repo } from '../database/transaction';
import type { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { freeNights } from '../rooms/night.service';
import { Booking, BookingStatus } from './booking.entity';
import type { BookingsArgs, MyBookingsArgs } from './booking.inputs';
import { BookingChange, ChangeStatus } from './bookingChange.entity';
import { move, type Step } from './history.service';
import type { Stay } from './stay.entity';

/** The booking, if it is there and the viewer may read it. */
export async function findBooking(viewer: Viewer | undefined, id: string): Promise<Booking | null> {
  authorize(viewer, 'booking:read');
  const booking = await repo(Booking).findOneBy({ id });
  return booking && can(viewer, 'booking:read', booking) ? booking : null;
}

/** The viewer's own bookings of every status, newest first. */
export async function listMyBookings(
  viewer: Viewer | undefined,
  args: MyBookingsArgs,
): Promise<PageOf<Booking>> {
  const { id } = authorized(viewer, 'booking:list-own');
  const [items, total] = await repo(Booking).findAndCount({
    where: { userId: id, ...(args.status ? { status: args.status } : {}) },
    order: { createdAt: 'DESC', id: 'DESC' },
    ...slice(args),
  });
  return { items, total };
}

/** One page of everybody's bookings, or of a hotel's, newest first. */
export async function listBookings(
  viewer: Viewer | undefined,
  { hotelId, status, unpaid, text, ...page }: BookingsArgs,
): Promise<PageOf<Booking>> {
  authorize(viewer, 'booking:list');
  const { take, skip } = slice(page);
  const query = repo(Booking).createQueryBuilder('booking');
  if (hotelId) query.andWhere({ hotelId });
  if (status) query.andWhere({ status });
  if (unpaid) query.andWhere(await holdsUnpaid());
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

/** Holds, and bookings with a change that waits for its payment; there are few of these at any moment. */
async function holdsUnpaid(): Promise<Brackets> {
  const where = { status: ChangeStatus.HELD };
  const waiting = await repo(BookingChange).find({ where, select: { bookingId: true } });
  const changed = { id: In(waiting.map(({ bookingId }) => bookingId)) };
  return new Brackets((either) => either.where({ status: BookingStatus.HELD }).orWhere(changed));
}

/** Ends a hold, inside the caller's transaction: the nights are free again. */
export async function endHold(booking: Booking, step: Step, payment = booking.payment): Promise<void> {
  await move(booking, { status: BookingStatus.EXPIRED, payment }, step);
  await freeNights(booking.hotelId, { bookingId: booking.id });
}

/** Today's date at the hotel of a booking. */
export async function todayAtHotel({ hotelId }: Booking): Promise<string> {
  const hotel = hotelId
    ? await repo(Hotel).findOne({ where: { id: hotelId }, relations: { cityRow: true } })
    : null;
  return todayFor(hotel?.cityRow);
}

/** Today's date in the city, where the stay is counted; UTC where the city is gone. */
export const todayFor = (city: City | null | undefined): string => todayIn(city?.timeZone ?? 'UTC', now());

/** The night on which the first of these stays begins. */
export const firstNight = (stays: Pick<Stay, 'checkIn'>[]): string =>
  stays.map((stay) => stay.checkIn).sort()[0] ?? '';

/** Whether the first of these nights is over; on its own day a stay can still be changed and cancelled. */
export const hasBegun = (stays: Stay[], today: string): boolean => firstNight(stays) < today;
