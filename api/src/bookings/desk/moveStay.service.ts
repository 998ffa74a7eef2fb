import { fill, text } from '../../../../schema/fill';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { findTakenNights, freeRoomNights, insertNights } from '../../rooms/nights/night.service';
import { listNights } from '../../../../schema/nights';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { RoomType } from '../../rooms/roomType.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { todayAtHotel } from '../hotelDay.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queueRoomMovedMail } from '../bookingMails.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { ofBooking } from '../ofBooking.service';
import { transition } from '../history.service';
import { nextStay, previousStay } from '../roomMoves';
import { roomsInUse, vacateRooms } from '../roomsVacated';
import { RoomNotVacated, StayNotMovable, type MoveStayInput } from './moveStay.types';
import { findOccupant } from './occupancy.service';
import { joinStays, splitStay } from './stayParts.service';
import { Stay, StayState } from '../stay.entity';

/** A stay that moves, and what is known about it. */
interface Move {
  booking: Booking;
  stay: Stay;
  /** All stays of the booking. */
  stays: Stay[];
  /** Today's date at the hotel. */
  today: string;
  /** The first night in the new room. */
  from: string;
}

/**
 * Moves a stay of a confirmed booking to another room number of its hotel, from a night on: by default the first one, and
 * tonight if the stay has begun. The nights before stay with the old room, as a stay of their own. Where the guests go back
 * to that room on the day of the move, the two stays become one again.
 * The price stays the same, also in a room type with another price, because staff move guests for the hotel's
 * sake. The guest gets a mail. Moving again the same way changes nothing. Refuses StayNotMovable, RoomsOccupied with the
 * nights, and RoomNotVacated where the guests arrive today and those in the new room have not left, unless
 * `evenIfNotVacated` is set.
 */
export async function moveStay(
  viewer: Viewer | undefined,
  { stayId, roomNumberId, from, evenIfNotVacated }: MoveStayInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'stay:move');
  return transaction(async () => {
    const found = await repo(Stay).findOneBy({ id: stayId });
    const place = found && (await repo(Booking).findOneBy({ id: found.bookingId }));
    if (!place || !can(viewer, 'stay:move', place)) refuse(new StayNotMovable('This stay does not exist.'));
    const rooms = await lockRows(
      RoomNumber,
      [roomNumberId, found.roomNumberId].filter((id) => id !== null),
    );
    const booking = await lockRow(Booking, found.bookingId);
    const move = await readMove(booking, stayId, from);
    const { stay, today } = move;
    const target = rooms.find(({ id }) => id === roomNumberId);
    if (isThere(move, roomNumberId)) return booking;
    if (stay.roomNumberId !== found.roomNumberId) refuse(changedMeanwhile());
    await checkMovable(move, target);
    await checkVacated(move, target!, evenIfNotVacated);
    const isPart = move.from > stay.checkIn;
    const inUse = roomsInUse(move.stays);
    const moved = isPart ? await splitStay(stay, move.from, today) : stay;
    await moveNights(booking, moved, target!);
    await moveRow(moved, target!);
    await joinStays(moved);
    await vacateRooms(booking.hotelId, inUse, roomsInUse(await repo(Stay).findBy(ofBooking(booking))));
    const isLater = isPart || previousStay(stay, move.stays) !== undefined;
    const since = isLater ? move.from : null;
    const why = `Staff moved the stay from room ${stay.number} to room ${target!.number}${since ? `, from ${since} on` : ''}.`;
    await transition(booking, {}, { who, why });
    await queueRoomMovedMail(booking, { from: stay.number, to: target!.number, since });
    const [before, after] = [stay, target!].map(({ number }) => ({ room: number }));
    await recordBookingChange(viewer, 'moveStay', booking, { before: before!, after: after! });
    return booking;
  });
}

async function readMove(booking: Booking, stayId: string, from: string | null | undefined): Promise<Move> {
  const stays = await repo(Stay).findBy(ofBooking(booking));
  const stay = stays.find(({ id }) => id === stayId);
  if (!stay) refuse(changedMeanwhile());
  const today = await todayAtHotel(booking);
  const usual = stay.checkIn < today ? today : stay.checkIn;
  return { booking, stay, stays, today, from: from ?? usual };
}

const changedMeanwhile = (): StayNotMovable =>
  new StayNotMovable('This stay has just been changed. Reload the page.');

/** Whether the guests have the room from that night on already. */
function isThere({ stay, stays, from }: Move, roomNumberId: string): boolean {
  const next = nextStay(stay, stays);
  return (
    (stay.roomNumberId === roomNumberId && from < stay.checkOut) ||
    (next?.roomNumberId === roomNumberId && next.checkIn === from)
  );
}

async function checkMovable(
  { booking, stay, today, from }: Move,
  target: RoomNumber | undefined,
): Promise<void> {
  const { id: bookingId, hotelId } = booking;
  if (!stay.roomNumberId || !hotelId) refuse(new StayNotMovable('The room of this stay no longer exists.'));
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new StayNotMovable('Only a stay of a confirmed booking can be moved.'));
  if (!target || !(await areRoomsOf(hotelId, [target.id])))
    refuse(new StayNotMovable('Choose a room of the same hotel.'));
  if (stay.checkOut <= today) refuse(new StayNotMovable('The nights of this stay in its room are over.'));
  const gone = GONE[stay.state];
  if (gone) refuse(new StayNotMovable(gone));
  if (from < today)
    refuse(
      new StayNotMovable('Nights that have passed stay with their room. Choose tonight or a later night.'),
    );
  if (from < stay.checkIn || from >= stay.checkOut)
    refuse(new StayNotMovable('Choose one of the nights of the stay.'));
  if (await repo(BookingChange).existsBy({ bookingId, status: ChangeStatus.HELD }))
    refuse(
      new StayNotMovable(
        'A change of this booking is waiting for payment. Wait until it is paid, or discard it.',
      ),
    );
}

const GONE: Partial<Record<StayState, string>> = {
  [StayState.CHECKED_OUT]: text('The guests of this stay have checked out.'),
  [StayState.NO_SHOW]: text('This stay is a no-show. Undo that before you change its room.'),
};

/** Guests in house are not put into an occupied room. If they arrive today, staff may say that it is all right. */
async function checkVacated(
  { stay, today, from }: Move,
  target: RoomNumber,
  evenIfNotVacated: boolean,
): Promise<void> {
  if (from > today) return;
  const occupant = await findOccupant(target.id, stay);
  if (!occupant) return;
  if (stay.state === StayState.CHECKED_IN)
    refuse(
      new StayNotMovable(
        fill('Room {number} is occupied. Check out the current guest first.', { number: target.number }),
      ),
    );
  if (!evenIfNotVacated) refuse(new RoomNotVacated(occupant));
}

/** Takes the nights of the new room before it frees those of the old one. The caller locks both rooms. */
async function moveNights(
  { id: bookingId, hotelId }: Booking,
  stay: Stay,
  target: RoomNumber,
): Promise<void> {
  const taken = await findTakenNights(hotelId!, [target.id], stay);
  if (taken.length) refuse(new RoomsOccupied([target], taken));
  const nights = listNights(stay.checkIn, stay.checkOut).map((night) => ({
    roomNumberId: target.id,
    night,
    bookingId,
  }));
  if (!(await insertNights(hotelId!, nights)))
    throw new Error('A night was taken while its room was locked.');
  await freeRoomNights(hotelId!, bookingId, { ...stay, roomNumberId: stay.roomNumberId! });
}

async function moveRow(
  { id, hotelId }: Stay,
  { id: roomNumberId, roomTypeId, number }: RoomNumber,
): Promise<void> {
  const { title } = await repo(RoomType).findOneByOrFail({ id: roomTypeId });
  await repo(Stay).update({ id, hotelId }, { roomNumberId, roomTypeId, number, title });
}
