import { In, IsNull, Not } from 'typeorm';
import { repo } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { Booking } from '../booking.entity';
import { BookingExtra } from './bookingExtra.entity';

/** Erases what staff noted on the extras of a deleted account: it may describe a person. What was sold stays. */
export async function eraseExtraNotes({ user }: AccountDeletion): Promise<void> {
  await repo(BookingExtra).update(
    { bookingId: In(await bookingIds(user.id)), note: Not(IsNull()) },
    { note: null },
  );
}

/** The extras on a user's bookings, for their data export. */
export async function exportExtras({ userId }: DataExport): Promise<unknown> {
  const extras = await repo(BookingExtra).findBy({ bookingId: In(await bookingIds(userId)) });
  return extras.map(
    ({ bookingId, title, quantity, nights, cents, note, soldAt, cancelledAt, cancelReason }) => ({
      bookingReference: bookingId,
      title,
      quantity,
      nights,
      cents,
      note,
      soldAt,
      cancelledAt,
      cancelReason,
    }),
  );
}

async function bookingIds(userId: string): Promise<string[]> {
  const bookings = await repo(Booking).find({ where: { userId }, select: { id: true } });
  return bookings.map(({ id }) => id);
}
