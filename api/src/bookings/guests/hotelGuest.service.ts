import { authorize, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { inBatches } from '../../database/inBatches';
import { repo, requireTransaction, transaction } from '../../database/transaction';
import type { AccountDeletion } from '../../users/accountDeletion.service';
import { Booking, BookingStatus } from '../booking.entity';
import type { BookingMoved } from '../history.service';
import { HotelGuest, newHotelGuest } from './hotelGuest.entity';

/** A user as a guest of a hotel; null for a user who is none. */
export async function findHotelGuest(
  viewer: Viewer | undefined,
  guest: Pick<HotelGuest, 'hotelId' | 'userId'>,
): Promise<HotelGuest | null> {
  authorize(viewer, 'guest:list', guest);
  return repo(HotelGuest).findOneBy(guest);
}

type Booked = Pick<Booking, 'hotelId' | 'userId' | 'guestKey' | 'createdAt'>;

/** Lists who booked among the guests of the hotel once the booking is confirmed; joined to the steps of bookings. */
export async function rememberGuest({ booking, fromStatus }: BookingMoved): Promise<void> {
  if (booking.status === BookingStatus.CONFIRMED && fromStatus !== booking.status) await writeGuest(booking);
}

/** A guest who is listed already keeps the row, whose moment moves on. Two bookings at once make one row. */
async function writeGuest({ hotelId, userId, guestKey, createdAt }: Booked): Promise<void> {
  requireTransaction('writeGuest()');
  if (!hotelId) return;
  const known = await repo(HotelGuest).findOne({ select: { id: true }, where: { hotelId, userId } });
  if (known) return void (await repo(HotelGuest).update({ id: known.id }, { bookedAt: createdAt }));
  await repo(HotelGuest)
    .createQueryBuilder()
    .insert()
    .values(newHotelGuest({ hotelId, userId, nameKey: guestKey, bookedAt: createdAt }))
    .orUpdate(['bookedAt'], ['hotelId', 'userId'])
    .updateEntity(false)
    .execute();
}

/** How far back bookings are looked through for guests who are not listed. */
const LOOKED_BACK = 86_400_000;
const BATCH = 200;

/** Lists the guests of bookings that an older version confirmed during an update; a job. */
export async function addMissingGuests(): Promise<void> {
  const missing = await repo(Booking)
    .createQueryBuilder('booking')
    .select('MAX(booking.id)', 'id')
    .leftJoin(HotelGuest, 'guest', 'guest.hotelId = booking.hotelId AND guest.userId = booking.userId')
    .innerJoin('booking.userRow', 'user', 'user.deleted = :deleted', { deleted: false })
    .where('booking.createdAt >= :since', { since: new Date(now().getTime() - LOOKED_BACK) })
    .andWhere('booking.status = :status', { status: BookingStatus.CONFIRMED })
    .andWhere('booking.hotelId IS NOT NULL AND guest.id IS NULL')
    .groupBy('booking.hotelId')
    .addGroupBy('booking.userId')
    .limit(BATCH)
    .getRawMany<{ id: string }>();
  for (const { id } of missing)
    await transaction(async () => {
      const booking = await repo(Booking).findOneBy({ id });
      if (booking) await writeGuest(booking);
    });
}

/** A deleted account is no guest of any hotel; its bookings stay under 'Deleted user'. */
export async function forgetGuest({ user }: AccountDeletion): Promise<void> {
  await repo(HotelGuest).delete({ userId: user.id });
}

/** Removes the guests of a hotel that is being deleted, in small transactions. */
export const forgetGuestsOf = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(HotelGuest, { hotelId }, (those) => repo(HotelGuest).delete(those));
