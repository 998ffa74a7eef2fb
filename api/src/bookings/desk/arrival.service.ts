import { now } from '../../core/clock';
import { authorize, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { ArrivalHourRefused, type SetArrivalHourInput } from './arrival.types';
import { Booking, BookingStatus } from '../booking.entity';
import { announceBooking } from '../bookingMoved.service';
import { hasStarted } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { recordBookingChange } from '../bookingAudit.service';
import { arrivalProblem } from '../guests/stayDetails.service';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';

/**
 * Sets the hour in which the guests of a confirmed booking expect to arrive, within the hotel's check-in
 * hours.
 * Days are counted at the hotel. Refuses ArrivalHourRefused.
 */
export function setArrivalHour(
  viewer: Viewer | undefined,
  { bookingId, arrivalHour = null }: SetArrivalHourInput,
): Promise<Booking> {
  authorizeToAsk(viewer, 'arrival:set');
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'booking:read', booking))
      refuse(new ArrivalHourRefused('This booking does not exist.'));
    authorize(viewer, 'arrival:set', booking);
    const { hotelId } = booking;
    const hotel = hotelId ? await repo(Hotel).findOneBy({ id: hotelId }) : null;
    const stays = await repo(Stay).findBy(ofBooking(booking));
    if (!hotel || !maySetArrivalHour(viewer, booking, stays, await todayAtHotel(booking)))
      refuse(new ArrivalHourRefused('The arrival time of this booking can no longer be changed.'));
    const problem = arrivalProblem(hotel, arrivalHour);
    if (problem) refuse(new ArrivalHourRefused(problem));

    const before = booking.arrivalHour;
    if (before === arrivalHour) return booking;
    Object.assign(booking, { arrivalHour, changedAt: now() });
    await repo(Booking).update({ id: bookingId }, { arrivalHour, changedAt: booking.changedAt });
    await recordBookingChange(viewer, 'setArrivalHour', booking, {
      before: { arrivalHour: before },
      after: { arrivalHour },
    });
    announceBooking(hotel.id, bookingId);
    return booking;
  });
}

/** Whether the viewer may set the arrival hour now. */
export const maySetArrivalHour = (
  viewer: Viewer | undefined,
  booking: Booking,
  stays: Stay[],
  today: string,
): boolean =>
  booking.status === BookingStatus.CONFIRMED &&
  booking.hotelId !== null &&
  !hasStarted(stays, today) &&
  can(viewer, 'arrival:set', booking);
