import { lockRows, repo } from '../database/transaction';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { Booking } from './booking.entity';
import { Stay } from './stay.entity';

/**
 * Locks the rooms of a booking, and others that a step takes, before the booking: always in this order, to prevent deadlocks.
 * `booking` is undefined if there is none. `isLocked` is false if the booking got other rooms meanwhile, which are not locked.
 */
export async function lockWithRooms(
  bookingId: string,
  others: readonly string[] = [],
): Promise<{ booking: Booking | undefined; isLocked: boolean }> {
  const roomsNow = async () =>
    (await repo(Stay).findBy({ bookingId })).flatMap(({ roomNumberId }) => roomNumberId ?? []);
  const rooms = new Set([...(await roomsNow()), ...others]);
  await lockRows(RoomNumber, [...rooms]);
  const [booking] = await lockRows(Booking, [bookingId]);
  return { booking, isLocked: (await roomsNow()).every((id) => rooms.has(id)) };
}
