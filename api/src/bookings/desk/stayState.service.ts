import { IsNull } from 'typeorm';
import { fill, text } from '../../../../schema/fill';
import { todayIn } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { todayFor } from '../hotelDay.service';
import { transition } from '../history.service';
import { nextStay, previousStay } from '../roomMoves';
import { roomsInUse, vacateRooms } from '../roomsVacated';
import { Stay, StayState } from '../stay.entity';
import { StayEnding } from '../end/stayEnding.entity';
import { endChange } from '../change/applyChange.service';
import { now } from '../../core/clock';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import type { City } from '../../hotels/cities/city.entity';
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
  [StayAction.CHECK_IN]: text('Guests can check in from their first day until the day before departure.'),
  [StayAction.CHECK_OUT]: text('Only guests who have checked in can check out.'),
  [StayAction.NO_SHOW]: text(
    'A stay can be marked as a no-show from the day after its first day, if nobody has checked in.',
  ),
  [StayAction.UNDO]: text(
    'A check-in or check-out can be undone on the same day, a no-show until the day of departure.',
  ),
};

/** Guests who go on in another room are handled there. */
const whyRefused = (action: StayAction, after: Stay | undefined): string =>
  after && action !== StayAction.CHECK_IN
    ? fill('The guests go on in room {number}. Check them in there, or move that stay back to this room.', {
        number: after.number,
      })
    : REFUSED[action];

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
  const { id: who } = authorizedToAsk(viewer, 'stay:manage');
  return transaction(async () => {
    const { stay, stays, booking } = await lockStay(stayId);
    if (!can(viewer, 'stay:manage', booking)) refuse(gone());
    const moves = { before: previousStay(stay, stays), after: nextStay(stay, stays) };
    const found = booking.hotelId && (await findHotelWithCity(booking.hotelId));
    if (!found || booking.status !== BookingStatus.CONFIRMED)
      refuse(new FrontDeskRefused('Only stays of confirmed bookings can be handled at the front desk.'));
    if (!deskStay(stay, found.city, moves).actions.includes(action))
      refuse(new FrontDeskRefused(whyRefused(action, moves.after)));
    if (action === StayAction.UNDO) await refuseEnded(stay);
    const before = { stay: describe(stay) };
    const inUse = roomsInUse(stays);
    const state = stateAfter(action, stay.state);
    if (state === StayState.CHECKED_IN) await requireFree(stay);
    const ended = action === StayAction.CHECK_IN && (await endChange(booking));
    // Guests who are in house pay at the hotel.
    if (action === StayAction.CHECK_IN) booking.heldUntil = null;
    const stateAt = state === StayState.EXPECTED ? null : now();
    await repo(Stay).update({ id: stayId, hotelId: stay.hotelId }, { state, stateAt });
    Object.assign(stay, { state, stateAt });
    await moveGuests(action, moves.before, found.city);
    // nobody was in a room whose check-in was a mistake
    if (action !== StayAction.UNDO) await vacateRooms(booking.hotelId, inUse, roomsInUse(stays));
    const why = `Room ${stay.number}: ${DONE[action]}.${ended ? ' The unpaid change ended.' : ''}`;
    await transition(booking, {}, { who, why });
    await recordBookingChange(viewer, mutation, booking, { before, after: { stay: describe(stay) } });
    return deskStay(stay, found.city, moves);
  });
}

/**
 * Guests who check in to their next room leave the room before, and are in it again when that is undone. `before` is
 * their stay there.
 */
async function moveGuests(action: StayAction, before: Stay | undefined, city: City): Promise<void> {
  if (!before) return;
  const { CHECKED_IN, CHECKED_OUT } = StayState;
  const leaves = action === StayAction.CHECK_IN && before.state === CHECKED_IN;
  const leftToday = before.stateAt !== null && todayIn(city.timeZone, before.stateAt) === todayFor(city);
  const returns = action === StayAction.UNDO && before.state === CHECKED_OUT && leftToday;
  if (!leaves && !returns) return;
  if (returns) await requireFree(before);
  const state = leaves ? CHECKED_OUT : CHECKED_IN;
  await repo(Stay).update({ id: before.id, hotelId: before.hotelId }, { state, stateAt: now() });
  before.state = state;
}

/** Lock order: the rooms before the booking, to prevent deadlocks. */
async function lockStay(stayId: string): Promise<{ stay: Stay; stays: Stay[]; booking: Booking }> {
  const found = await repo(Stay).findOneBy({ id: stayId });
  if (!found) refuse(gone());
  const { bookingId, hotelId } = found;
  const before = await repo(Stay).findOneBy({ bookingId, hotelId, nextStayId: stayId });
  await lockRows(
    RoomNumber,
    [found, before].flatMap((row) => row?.roomNumberId ?? []),
  );
  const [booking] = await lockRows(Booking, [bookingId]);
  const stays = await repo(Stay).findBy({ bookingId, hotelId });
  const stay = stays.find(({ id }) => id === stayId);
  if (!booking || !stay || stay.roomNumberId !== found.roomNumberId) refuse(gone());
  return { stay: Object.assign(stay, { bookingRow: booking }), stays, booking };
}

const gone = (): FrontDeskRefused =>
  new FrontDeskRefused('This stay has just been changed. Reload the front desk.');

async function requireFree(stay: Stay): Promise<void> {
  const { roomNumberId, number } = stay;
  if (roomNumberId && (await findOccupant(roomNumberId, stay)))
    refuse(
      new FrontDeskRefused(fill('Room {number} is occupied. Check out the current guest first.', { number })),
    );
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
