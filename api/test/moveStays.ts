import { addNights, countNights } from '../../schema/nights';
import { Booking } from '../src/bookings/booking.entity';
import { Stay } from '../src/bookings/stay.entity';
import { repo, transaction } from '../src/database/transaction';
import { night } from './factories';

/** Lets a booking have been for other dates, as long as before: its stays begin so many days from today. */
export async function moveStays(bookingId: string, days: number): Promise<void> {
  const { checkIn, checkOut } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const dates = { checkIn: night(days), checkOut: addNights(night(days), countNights(checkIn, checkOut)) };
  await transaction(async () => {
    await repo(Booking).update({ id: bookingId }, dates);
    await repo(Stay).update({ bookingId }, dates);
  });
}

/** Lets the stays of a booking be over for a week or more. */
export const endStays = (bookingId: string): Promise<void> => moveStays(bookingId, -20);
