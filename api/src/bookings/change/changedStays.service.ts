import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { stayProblem } from '../../../../schema/nights';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import type { RoomNumber } from '../../rooms/roomNumber.entity';
import type { RoomType } from '../../rooms/roomType.entity';
import { allRooms, firstStays, nextStay, previousStay } from '../roomMoves';
import { StayState, newStay, type Stay } from '../stay.entity';
import { NotChangeable } from './change.types';
import type { AddedStayInput, StayChangeInput } from './staffChange.types';

/** What staff want of the stays of a booking. */
export interface StayWishes {
  stays: readonly StayChangeInput[];
  addedStays: readonly AddedStayInput[];
  droppedStayIds: readonly string[];
}

interface StayFacts {
  stays: readonly Stay[];
  /** Today's date at the hotel. */
  today: string;
  rooms: ReadonlyMap<string, RoomNumber>;
  types: ReadonlyMap<string, RoomType>;
}

/** A stay of the booking, or none for one that is added, and what becomes of it. */
interface StayPart {
  stay?: Stay;
  isChanged: boolean;
  /** Its rows after the change: two if the guests have slept in another room, none if it is dropped. */
  rows: Stay[];
}

/** What a change by staff makes of each stay of a booking, with the stays that it adds. Refuses NotChangeable. */
export function changedParts(wish: StayWishes, facts: StayFacts): StayPart[] {
  const { stays } = facts;
  const changes = new Map(wish.stays.map((change) => [change.stayId, change]));
  const named = [...changes.keys(), ...wish.droppedStayIds];
  if (named.some((id) => !stays.some((stay) => stay.id === id)))
    refuse(new NotChangeable('The booking has just been changed. Reload the page.'));
  const dropped = new Set(wish.droppedStayIds.flatMap((id) => roomsToDrop(id, facts)));
  if ([...dropped].some(({ id }) => changes.has(id)))
    refuse(new NotChangeable('A stay cannot be changed and dropped at once.'));
  const parts = [
    ...stays.map((stay): StayPart => {
      const change = changes.get(stay.id);
      if (dropped.has(stay)) return { stay, isChanged: true, rows: [] };
      return {
        stay,
        isChanged: change !== undefined,
        rows: change ? changeStay(stay, change, facts) : [stay],
      };
    }),
    ...wish.addedStays.map((added): StayPart => ({ isChanged: true, rows: [addStay(added, facts)] })),
  ];
  const rows = parts.flatMap((part) => part.rows);
  if (!rows.length)
    refuse(new NotChangeable('The last room of a booking cannot be dropped. Cancel the booking instead.'));
  if (wish.addedStays.length && firstStays(rows).length > LIMITS.roomNumbersPerCheckout)
    refuse(
      new NotChangeable(
        fill('A booking can have at most {most} rooms.', { most: LIMITS.roomNumbersPerCheckout }),
      ),
    );
  return parts;
}

const hasBegun = ({ checkIn, state }: Stay, today: string): boolean =>
  checkIn < today || state === StayState.CHECKED_IN;

const isOver = ({ state }: Stay): boolean => state === StayState.CHECKED_OUT || state === StayState.NO_SHOW;

/** All rooms of the guests of a stay that has not begun: who does not come does not change rooms either. */
function roomsToDrop(id: string, { stays, today }: StayFacts): Stay[] {
  const stay = stays.find((one) => one.id === id)!;
  if (isOver(stay))
    refuse(
      new NotChangeable(
        fill('The stay in room {number} is over, so it cannot be dropped.', { number: stay.number }),
      ),
    );
  const rooms = allRooms(stay, stays);
  if (rooms.some((room) => hasBegun(room, today)))
    refuse(
      new NotChangeable(
        fill('The stay in room {number} has begun, so it cannot be dropped. End the stay instead.', {
          number: stay.number,
        }),
      ),
    );
  return rooms;
}

/** A stay in another room of the hotel, without its nights. */
function addStay({ roomNumberId, checkIn, checkOut }: AddedStayInput, facts: StayFacts): Stay {
  checkDates({ checkIn, checkOut }, facts.today);
  const room = facts.rooms.get(roomNumberId);
  if (!room) refuse(new NotChangeable('This room no longer exists. Choose another room.'));
  const { bookingId, hotelId } = facts.stays[0]!;
  const unsold = { nights: 0, pricePerNightCents: 0, nightPrices: [] };
  return newStay({ bookingId, hotelId, ...placeIn(room, facts), checkIn, checkOut, ...unsold });
}

function checkDates(dates: { checkIn: string; checkOut: string }, today: string): void {
  const problem =
    dates.checkOut > dates.checkIn
      ? stayProblem(dates, today)
      : text('The day of departure must be after the first night, and today or later.');
  if (problem) refuse(new NotChangeable(problem));
}

/** A stay with its new dates and room: two stays if the guests have slept in the old room. */
function changeStay(stay: Stay, change: StayChangeInput, facts: StayFacts): Stay[] {
  const { stays, today, rooms } = facts;
  const checkIn = change.checkIn ?? stay.checkIn;
  const checkOut = change.checkOut ?? stay.checkOut;
  const begun = hasBegun(stay, today);
  if (isOver(stay))
    refuse(
      new NotChangeable(
        fill('The stay in room {number} is over, so it cannot be changed.', { number: stay.number }),
      ),
    );
  if (checkIn !== stay.checkIn && begun)
    refuse(
      new NotChangeable(
        fill('The stay in room {number} has begun, so its first night cannot be changed.', {
          number: stay.number,
        }),
      ),
    );
  if (checkOut < today && checkOut !== stay.checkOut)
    refuse(new NotChangeable('The day of departure must be after the first night, and today or later.'));
  checkDates({ checkIn, checkOut }, begun ? stay.checkIn : today);
  if (previousStay(stay, stays) && checkIn !== stay.checkIn)
    refuse(
      new NotChangeable('The guests come from another room on the first night. Change that stay instead.'),
    );
  if (nextStay(stay, stays) && checkOut !== stay.checkOut)
    refuse(new NotChangeable('The guests go on in another room. Change the dates of that stay instead.'));
  const room = rooms.get(change.roomNumberId ?? stay.roomNumberId ?? '');
  if (!room)
    refuse(
      new NotChangeable(
        fill('Room {number} no longer exists. Choose another room.', { number: stay.number }),
      ),
    );
  const dated = { ...stay, checkIn, checkOut };
  if (room.id === stay.roomNumberId) return [dated];
  const inRoom = placeIn(room, facts);
  if (stay.checkIn >= today) return [{ ...dated, ...inRoom }];
  if (checkOut <= today)
    refuse(new NotChangeable('No night is left from tonight on, so there is no other room to choose.'));
  const isIn = stay.state === StayState.CHECKED_IN;
  const second = { ...dated, ...inRoom, id: newId(), checkIn: today, stateAt: isIn ? now() : null };
  const left = isIn ? { state: StayState.CHECKED_OUT, stateAt: now() } : {};
  return [{ ...dated, checkOut: today, nextStayId: second.id, ...left }, second];
}

/** The columns of a stay that say in which room it is. */
const placeIn = ({ id, roomTypeId, number }: RoomNumber, { types }: StayFacts) => ({
  roomNumberId: id,
  roomTypeId,
  number,
  title: types.get(roomTypeId)!.title,
});
