import { repo } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { BookingExtra } from './bookingExtra.entity';

/** Erases what staff wrote about the extras of a deleted account: it may describe a person. What was sold stays. */
export async function eraseExtraNotes({ user }: AccountDeletion): Promise<void> {
  const extras = await extrasOf(user.id);
  for (const { id, note, cancelReason } of extras)
    if (note !== null || cancelReason !== null)
      await repo(BookingExtra).update({ id }, { note: null, cancelReason: null });
}

/** The extras on a user's bookings, for their data export. */
export async function exportExtras({ userId }: DataExport): Promise<unknown> {
  const extras = await extrasOf(userId);
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

const extrasOf = (userId: string): Promise<BookingExtra[]> =>
  repo(BookingExtra).find({ where: { bookingRow: { userId } }, order: { id: 'ASC' } });
