import { authorize, authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { hasStarted } from '../booking.service';
import { transition } from '../history.service';
import { todayAtHotel } from '../hotelDay.service';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import {
  arrivalProblem,
  detailColumns,
  partyColumns,
  reindexLeadGuest,
  type DetailColumns,
} from './stayDetails.service';
import { StayDetailsRefused, type UpdateStayDetailsInput } from './stayDetails.types';

type Columns = Partial<DetailColumns & Pick<Booking, 'adults' | 'childrenAges'>>;

/** What each column is called in the history of a booking, which names no person. */
const NAMES: Record<keyof Columns, string> = {
  adults: 'guests',
  childrenAges: 'guests',
  leadFirstName: 'name',
  leadLastName: 'name',
  guestPhone: 'telephone',
  arrivalHour: 'arrival time',
  requestList: 'requests',
  requestNote: 'requests',
};

/**
 * Changes who stays and what the hotel is to know of a confirmed booking: guests until they arrive, staff also later. The front
 * desk is told, and the history says what changed. Refuses StayDetailsRefused.
 */
export function updateStayDetails(
  viewer: Viewer | undefined,
  input: UpdateStayDetailsInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'booking:details');
  const asked: Columns = { ...partyColumns(input.party), ...detailColumns(input) };
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [input.bookingId]);
    if (!booking || !can(viewer, 'booking:read', booking))
      refuse(new StayDetailsRefused('This booking does not exist.'));
    authorize(viewer, 'booking:details', booking);
    const { id: bookingId, hotelId } = booking;
    const hotel = hotelId ? await repo(Hotel).findOneBy({ id: hotelId }) : null;
    const stays = await repo(Stay).findBy(ofBooking(booking));
    if (!hotel || !mayUpdateStayDetails(viewer, booking, stays, await todayAtHotel(booking)))
      refuse(
        new StayDetailsRefused(
          'The details of this stay can no longer be changed here. Please ask the hotel.',
        ),
      );
    const problem = arrivalProblem(hotel, input.arrivalHour);
    if (problem) refuse(new StayDetailsRefused(problem));

    const changed = (Object.keys(asked) as (keyof Columns)[]).filter((name) => asked[name] !== booking[name]);
    if (changed.length === 0) return booking;
    const before = { ...booking };
    Object.assign(booking, asked);
    await repo(Booking).update({ id: bookingId }, asked);
    await reindexLeadGuest(booking);
    const names = [...new Set(changed.map((name) => NAMES[name]))];
    await transition(
      booking,
      {},
      { who, why: `Details of the stay changed: ${names.join(', ')}.`, isNote: true },
    );
    await recordBookingChange(viewer, 'updateStayDetails', booking, { before, after: booking });
    return booking;
  });
}

/** Whether the viewer may change the details of the stay now. */
export const mayUpdateStayDetails = (
  viewer: Viewer | undefined,
  booking: Booking,
  stays: Stay[],
  today: string,
): boolean =>
  booking.status === BookingStatus.CONFIRMED &&
  booking.hotelId !== null &&
  can(viewer, 'booking:details', booking) &&
  (!hasStarted(stays, today) || can(viewer, 'booking:note', booking));
