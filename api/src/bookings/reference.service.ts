import { IsNull } from 'typeorm';
import { parseReference } from '../../../schema/bookingReferences';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { Booking } from './booking.entity';
import { newReference } from './newReference';

/** Bookings that one run of the job gives a reference. */
const BATCH = 100;

/** The column and value by which a booking is found: its reference as a person may type it, or its id. */
export function bookingKey(text: string): { reference: string } | { id: string } {
  const reference = parseReference(text);
  return reference ? { reference } : { id: text.trim().toLowerCase() };
}

/** The id of the booking with this reference or id; undefined if there is none. */
export async function bookingIdOf(text: string): Promise<string | undefined> {
  const found = await repo(Booking).findOne({ select: { id: true }, where: bookingKey(text) });
  return found?.id;
}

/** Inserts a new booking, with another reference if its own exists already. */
export async function insertBooking(booking: Booking): Promise<void> {
  for (;;)
    try {
      await repo(Booking).insert(booking);
      return;
    } catch (error) {
      if (!isDuplicate(error) || !booking.reference || !(await exists(booking.reference))) throw error;
      booking.reference = newReference();
    }
}

const exists = (reference: string): Promise<boolean> => repo(Booking).existsBy({ reference });

/** Gives a reference to bookings that an older version of Staybook made on these tables. */
export async function giveMissingReferences(): Promise<void> {
  const missing = await repo(Booking).find({
    select: { id: true },
    where: { reference: IsNull() },
    take: BATCH,
  });
  for (const { id } of missing)
    try {
      await transaction(() =>
        repo(Booking).update({ id, reference: IsNull() }, { reference: newReference() }),
      );
    } catch (error) {
      // Another booking has it: the next run makes another one.
      if (!isDuplicate(error)) throw error;
    }
}
