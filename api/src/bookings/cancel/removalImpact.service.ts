import { In, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { addNights } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../booking.entity';
import { todayFor } from '../booking.service';
import { Stay } from '../stay.entity';
import { authorize, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { leftToRefund } from '../pay/refund.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { RemovalImpact, RemovalInput } from './removalImpact.types';

/**
 * What removing a hotel, a room type or some room numbers would cancel, by the rules of endBookingsInRooms.
 * It changes nothing.
 * Null if the hotel or room type does not exist.
 */
export async function removalImpact(
  viewer: Viewer | undefined,
  { hotelId, roomTypeId, roomNumbers }: RemovalInput,
): Promise<RemovalImpact | null> {
  authorize(viewer, 'roomType:manage');
  if (!hotelId === !roomTypeId) throw new BadInput('Give either a hotel or a room type.');
  const types = await repo(RoomType).findBy(roomTypeId ? { id: roomTypeId } : { hotelId: hotelId! });
  const id = hotelId ?? types[0]?.hotelId;
  const [hotel] = id
    ? await repo(Hotel).find({ where: { id, closedAt: IsNull() }, relations: { cityRow: true } })
    : [];
  if (!hotel) return null;
  const numbers = await repo(RoomNumber).find({
    select: { id: true },
    where: {
      roomTypeId: In(types.map((type) => type.id)),
      ...(roomTypeId && roomNumbers?.length ? { number: In(roomNumbers) } : {}),
    },
  });
  return {
    roomNumbers: numbers.length,
    reviews: hotelId ? hotel.numberOfRatings : 0,
    ...(await bookingsIn(
      numbers.map((number) => number.id),
      todayFor(hotel.cityRow),
    )),
  };
}

async function bookingsIn(roomNumberIds: string[], today: string) {
  const there = await repo(Stay).find({
    select: { bookingId: true },
    where: { roomNumberId: In(roomNumberIds), checkOut: MoreThanOrEqual(addNights(today, -1)) },
  });
  const open = await repo(Booking).findBy({
    id: In([...new Set(there.map(({ bookingId }) => bookingId))]),
    status: In([BookingStatus.HELD, BookingStatus.CONFIRMED]),
  });
  const confirmed = open.filter(({ status }) => status === BookingStatus.CONFIRMED);
  const begun = await repo(Stay).find({
    select: { bookingId: true },
    where: { bookingId: In(confirmed.map(({ id }) => id)), checkIn: LessThan(today) },
  });
  const begunIds = new Set(begun.map(({ bookingId }) => bookingId));
  const ahead = confirmed.filter(({ id }) => !begunIds.has(id));
  return {
    bookings: ahead.length,
    refundCents: ahead.reduce((sum, booking) => sum + leftToRefund(booking), 0),
    holds: open.length - confirmed.length,
  };
}
