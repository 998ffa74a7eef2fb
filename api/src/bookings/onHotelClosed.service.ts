import { now } from '../core/clock';
import { inBatches } from '../database/inBatches';
import { repo } from '../database/transaction';
import { Booking } from './booking.entity';

/** Bookings of a deleted hotel stay, with its name, and belong to none. */
export const detachBookings = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(Booking, { hotelId }, (those) =>
    repo(Booking).update(those, { hotelId: null, changedAt: now() }),
  );
