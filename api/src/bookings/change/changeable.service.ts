import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { Booking, BookingStatus } from '../booking.entity';
import { hasStarted } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { BookingCharge } from '../bookingCharge.entity';
import { ofBooking } from '../ofBooking.service';
import { hasRoomMove } from '../roomMoves';
import { Stay } from '../stay.entity';
import { NotChangeable } from './change.types';

/** The booking, if the viewer may change it or discard its change. Refuses NotChangeable. */
export async function findChangeable(
  viewer: Viewer | undefined,
  permission: 'booking:change' | 'change:release',
  id: string,
): Promise<Booking> {
  authorizeToAsk(viewer, permission);
  const booking = await repo(Booking).findOneBy({ id });
  if (!booking || !can(viewer, permission, booking))
    refuse(new NotChangeable('This booking does not exist.'));
  return booking;
}

/** Whether staff change the booking of a guest. */
export const isByStaff = (viewer: Viewer | undefined, { userId }: Booking): boolean => viewer?.id !== userId;

/**
 * Returns the current stays of a booking that can be changed with one pair of dates for all its rooms. Refuses NotChangeable.
 */
export async function checkChangeable(booking: Booking, byStaff: boolean): Promise<Stay[]> {
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new NotChangeable('Only a confirmed booking can be changed.'));
  if (!booking.hotelId)
    refuse(new NotChangeable('The hotel is no longer available, so the booking cannot be changed.'));
  const stays = await repo(Stay).findBy(ofBooking(booking));
  if (hasStarted(stays, await todayAtHotel(booking)))
    refuse(
      new NotChangeable(
        byStaff
          ? 'The stay has begun. Change, extend or shorten its stays one by one.'
          : 'The stay has begun, so it can no longer be changed.',
      ),
    );
  if (hasRoomMove(stays))
    refuse(
      new NotChangeable(
        byStaff
          ? 'The guests change rooms during this stay. Change its stays one by one.'
          : 'You change rooms during this stay, so only the hotel can change its dates. Ask the hotel to do it.',
      ),
    );
  return stays;
}

/** The taxes and fees of a booking, in their order. */
export const chargesOf = (bookingId: string): Promise<BookingCharge[]> =>
  repo(BookingCharge).find({ where: { bookingId }, order: { place: 'ASC' } });
