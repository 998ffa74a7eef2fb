import { IsNull } from 'typeorm';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { Stay, StayState } from '../stay.entity';
import { StayEnding } from '../end/stayEnding.entity';
import { endChange } from '../change/applyChange.service';
import { now } from '../../core/clock';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { deskStay } from './frontDesk.service';
import { FrontDeskRefused, type DeskStay, type StayStateInput } from './frontDesk.types';
import { findOccupant } from './occupancy.service';
import { StayAction, stateAfter } from './stayActions';

/** The text of each action in the booking's history. */
const DONE: Record<StayAction, string> = {
  [StayAction.CHECK_IN]: 'checked in',
  [StayAction.CHECK_OUT]: 'checked out',
  [StayAction.NO_SHOW]: 'marked as a no-show',
  [StayAction.UNDO]: 'set back',
};
const REFUSED: Record<StayAction, string> = {
  [StayAction.CHECK_IN]: 'Guests can check in from their first day until the day before departure.',
  [StayAction.CHECK_OUT]: 'Only guests who have checked in can check out.',
  [StayAction.NO_SHOW]:
    'A stay can be marked as a no-show from the day after its first day, if nobody has checked in.',
  [StayAction.UNDO]:
    'A check-in or check-out can be undone on the same day, a no-show until the day of departure.',
};

/**
 * Sets the state of a stay of a confirmed booking, or takes it back, in one transaction with the booking's
 * history.
 * Money and nights stay the same, also for a no-show and for guests who leave early: endStay() gives nights up. A
 * check-in ends a change that waits for its payment. Refuses FrontDeskRefused.
 */
export function changeStayState(
  viewer: Viewer | undefined,
  action: StayAction,
  mutation: string,
  { stayId }: StayStateInput,
): Promise<DeskStay> {
  const { id: who } = authorized(viewer, 'stay:manage');
  return transaction(async () => {
    const { stay, booking } = await lockStay(stayId);
    const found = booking.hotelId && (await findHotelWithCity(booking.hotelId));
    if (!found || booking.status !== BookingStatus.CONFIRMED)
      refuse(new FrontDeskRefused('Only stays of confirmed bookings can be handled at the front desk.'));
    if (!deskStay(stay, found.city).actions.includes(action)) refuse(new FrontDeskRefused(REFUSED[action]));
    if (action === StayAction.UNDO) await refuseEnded(stay);
    const before = { stay: describe(stay) };
    const state = stateAfter(action, stay.state);
    if (state === StayState.CHECKED_IN) await requireFree(stay);
    const ended = action === StayAction.CHECK_IN && (await endChange(booking));
    const stateAt = state === StayState.EXPECTED ? null : now();
    await repo(Stay).update({ id: stayId }, { state, stateAt });
    Object.assign(stay, { state, stateAt });
    const why = `Room ${stay.number}: ${DONE[action]}.${ended ? ' The unpaid change ended.' : ''}`;
    await transition(booking, {}, { who, why });
    await recordBookingChange(viewer, mutation, booking, { before, after: { stay: describe(stay) } });
    return deskStay(stay, found.city);
  });
}

/** Lock order: the room before the booking, to prevent deadlocks. */
async function lockStay(stayId: string): Promise<{ stay: Stay; booking: Booking }> {
  const found = await repo(Stay).findOneBy({ id: stayId });
  if (!found) refuse(gone());
  if (found.roomNumberId) await lockRows(RoomNumber, [found.roomNumberId]);
  const [booking] = await lockRows(Booking, [found.bookingId]);
  const stay = await repo(Stay).findOneBy({ id: stayId });
  if (!booking || !stay || stay.roomNumberId !== found.roomNumberId) refuse(gone());
  return { stay: Object.assign(stay, { bookingRow: booking }), booking };
}

const gone = (): FrontDeskRefused =>
  new FrontDeskRefused('This stay has just been changed. Reload the front desk.');

async function requireFree(stay: Stay): Promise<void> {
  const { roomNumberId, number } = stay;
  if (roomNumberId && (await findOccupant(roomNumberId, stay)))
    refuse(new FrontDeskRefused(`Room ${number} is occupied. Check out the current guest first.`));
}

/** The nights of a stay that ended early are taken back together with its state. */
async function refuseEnded({ bookingId, checkOut: fromNight }: Stay): Promise<void> {
  const endings = await repo(StayEnding).findBy({ bookingId, fromNight, undoneAt: IsNull() });
  if (endings.length)
    refuse(
      new FrontDeskRefused(
        'This stay ended early, and its nights are on sale again. Take that back on the page of the booking.',
      ),
    );
}

const describe = ({ number, state }: Stay): string =>
  `Room ${number}: ${state.toLowerCase().replace('_', ' ')}`;
