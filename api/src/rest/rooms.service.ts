import { In, MoreThanOrEqual } from 'typeorm';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { repo } from '../database/transaction';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';

/** The room types that have any of these room numbers, whole; numbers that are not there are left aside. */
export async function findTypesWithNumbers(roomNumberIds: string[]): Promise<RoomType[]> {
  const numbers = await repo(RoomNumber).findBy({ id: In(roomNumberIds) });
  const ids = [...new Set(numbers.map(({ roomTypeId }) => roomTypeId))];
  return repo(RoomType).find({ where: { id: In(ids) }, order: { priceCents: 'ASC', id: 'ASC' } });
}

/**
 * Every night from this one on that the rooms of these types are held or booked, in order, without those that this
 * person holds unpaid, which a checkout would replace; none for those that are free. Asks by the types: they may have more rooms than one statement can name.
 */
export async function nightsTakenFrom(
  roomTypeIds: string[],
  from: string,
  userId: string | undefined,
): Promise<Map<string, string[]>> {
  const own = userId ? await repo(Booking).findBy({ userId, status: BookingStatus.HELD }) : [];
  const held = new Set(own.map(({ id }) => id));
  const rows = await repo(Night).find({
    where: { night: MoreThanOrEqual(from), roomNumberRow: { roomTypeId: In(roomTypeIds) } },
    order: { roomNumberId: 'ASC', night: 'ASC' },
  });
  const nights = new Map<string, string[]>();
  for (const { roomNumberId, night, bookingId } of rows) {
    if (bookingId && held.has(bookingId)) continue;
    const known = nights.get(roomNumberId);
    if (known) known.push(night);
    else nights.set(roomNumberId, [night]);
  }
  return nights;
}
