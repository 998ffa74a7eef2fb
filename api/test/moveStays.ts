import { addNights, countNights } from '../../schema/nights';
import { Booking } from '../src/bookings/booking.entity';
import { Stay, StayState } from '../src/bookings/stay.entity';
import { repo, transaction } from '../src/database/transaction';
import { Night } from '../src/rooms/nights/night.entity';
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

/** Moves the stays of a booking with their nights so that they began yesterday, with their guests checked in. */
export async function beginStays(bookingId: string): Promise<void> {
  const { checkIn } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const back = -countNights(night(-1), checkIn);
  await moveStays(bookingId, -1);
  await transaction(async () => {
    for (const { night: from } of await repo(Night).findBy({ bookingId }))
      await repo(Night).update({ bookingId, night: from }, { night: addNights(from, back) });
    for (const stay of await repo(Stay).findBy({ bookingId })) {
      const nightPrices = stay.nightPrices.map((sold) => ({ ...sold, night: addNights(sold.night, back) }));
      await repo(Stay).update({ id: stay.id }, { nightPrices, state: StayState.CHECKED_IN });
    }
  });
}
