import { addNights, countNights } from '../../schema/nights';
import { Booking } from '../src/bookings/booking.entity';
import { Stay } from '../src/bookings/stay.entity';
import { repo, transaction } from '../src/database/transaction';
import { night } from './factories';

/** Moves the stays of a booking, with the same length, so that they begin this many days from today. */
export async function moveStays(bookingId: string, days: number): Promise<void> {
  const { checkIn, checkOut } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const dates = { checkIn: night(days), checkOut: addNights(night(days), countNights(checkIn, checkOut)) };
  await transaction(async () => {
    await repo(Booking).update({ id: bookingId }, dates);
    await repo(Stay).update({ bookingId }, dates);
  });
}

/** Moves the stays of a booking so that they ended a week ago or earlier. */
export const endStays = (bookingId: string): Promise<void> => moveStays(bookingId, -20);
