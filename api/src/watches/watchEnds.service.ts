import { In, LessThan, MoreThan } from 'typeorm';
import { BookingStatus } from '../bookings/booking.entity';
import type { BookingMoved } from '../bookings/history.service';
import { inBatches } from '../database/inBatches';
import { repo } from '../database/transaction';
import type { RoomNumbersRemoved } from '../rooms/removal.service';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { Watch } from './watch.entity';
import { WatchMail } from './watchMail.entity';

/** Ends what a guest watches at a hotel who has just booked it for some of the same nights; inside the caller's transaction. */
export async function endBookedWatches({ booking, fromStatus }: BookingMoved): Promise<void> {
  const { status, userId, hotelId, checkIn, checkOut } = booking;
  if (!hotelId || status !== BookingStatus.CONFIRMED || fromStatus === status) return;
  const overlapping = { checkIn: LessThan(checkOut), checkOut: MoreThan(checkIn) };
  await repo(Watch).delete({ userId, hotelId, ...overlapping });
}

/** Ends the watches of rooms that leave their hotel; inside the caller's transaction. */
export async function endWatchesOfRooms({ roomNumberIds }: RoomNumbersRemoved): Promise<void> {
  await repo(Watch).delete({ roomNumberId: In(roomNumberIds) });
}

/** Ends the watches of a closed hotel. */
export const endWatchesOfHotel = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(Watch, { hotelId }, (those) => repo(Watch).delete(those));

/** Deletes the watches of a deleted account. */
export async function deleteWatches({ user }: AccountDeletion): Promise<void> {
  await repo(WatchMail).delete({ id: user.id });
  await repo(Watch).delete({ userId: user.id });
}

/** The watches of a user, for the data export. */
export async function exportWatches({ userId }: DataExport): Promise<unknown> {
  const watches = await repo(Watch).find({ where: { userId }, order: { startedAt: 'ASC', id: 'ASC' } });
  return watches.map((watch) => {
    const { hotelId, roomNumberId, checkIn, checkOut, guests, rooms, childrenAges } = watch;
    const { startedAt, startCents, lowestCents, endedAt } = watch;
    const what = { hotelId, roomNumberId, checkIn, checkOut, guests, rooms, childrenAges };
    return { ...what, startedAt, startCents, lowestCents, endedAt };
  });
}
