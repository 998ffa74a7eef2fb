import { IsNull } from 'typeorm';
import { extraWords } from '../../../../schema/extras';
import { repo } from '../../database/transaction';
import { newId } from '../../database/columns';
import type { Booking } from '../booking.entity';
import { BookingExtra, newBookingExtra } from './bookingExtra.entity';
import type { QuotedExtra } from './chosenExtra.types';

/** The extras of a booking that were not removed, oldest first. */
export const soldExtras = async ({
  id: bookingId,
  extrasCents,
}: Pick<Booking, 'id' | 'extrasCents'>): Promise<BookingExtra[]> =>
  extrasCents
    ? repo(BookingExtra).find({
        where: { bookingId, cancelledAt: IsNull() },
        order: { soldAt: 'ASC', id: 'ASC' },
      })
    : [];

/** An extra as a line of a payment page or a mail. */
export const extraLine = (
  extra: Pick<BookingExtra, 'title' | 'unit' | 'quantity' | 'nights' | 'cents'>,
): { title: string; cents: number } => ({
  title: extraWords(extra.title, extra),
  cents: extra.cents,
});

/** Stores the extras that a guest chose online with a new booking, inside the caller's transaction, and returns them. */
export async function insertChosen(
  { id: bookingId, userId: soldById, createdAt: soldAt }: Booking,
  extras: readonly QuotedExtra[],
): Promise<BookingExtra[]> {
  // Sorted, so that they are listed in the order of the price list.
  const ids = extras.map(newId).sort();
  const rows = extras.map(({ extra: { id: extraId, title, unit, cents: unitCents }, ...sold }, index) =>
    newBookingExtra({
      id: ids[index]!,
      bookingId,
      extraId,
      title,
      unit,
      unitCents,
      ...sold,
      note: null,
      requestKey: extraId,
      soldAt,
      soldById,
    }),
  );
  await repo(BookingExtra).insert(rows);
  return rows;
}
