import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { findTakenNights, freeRoomNights, insertNights } from '../../rooms/nights/night.service';
import { listNights } from '../../../../schema/nights';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { RoomType } from '../../rooms/roomType.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { todayAtHotel } from '../booking.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queueRoomMovedMail } from '../bookingMails.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { transition } from '../history.service';
import { RoomNotVacated, StayNotMovable, type MoveStayInput } from './moveStay.types';
import { findOccupant } from './occupancy.service';
import { Stay, StayState } from '../stay.entity';

/**
 * Moves a stay of a confirmed booking to another room number of its hotel, on the same nights, until its
 * first night is over.
 * The price stays the same, also in a room type with another price, because staff move guests for the hotel's
 * sake. The guest gets a mail. Refuses StayNotMovable, RoomsOccupied with the nights, and RoomNotVacated where the
 * stay begins today and the guests in the new room have not left, unless `evenIfNotVacated` is set.
 */
export async function moveStay(
  viewer: Viewer | undefined,
  { stayId, roomNumberId, evenIfNotVacated }: MoveStayInput,
): Promise<Booking> {
  const { id: who } = authorized(viewer, 'stay:move');
  return transaction(async () => {
    const found = await repo(Stay).findOneBy({ id: stayId });
    if (!found) refuse(new StayNotMovable('This stay does not exist.'));
    const rooms = await lockRows(
      RoomNumber,
      [roomNumberId, found.roomNumberId].filter((id) => id !== null),
    );
    const booking = await lockRow(Booking, found.bookingId);
    const stay = await repo(Stay).findOneBy({ id: stayId });
    const target = rooms.find(({ id }) => id === roomNumberId);
    await checkMovable(booking, stay, target);
    if (stay!.roomNumberId === roomNumberId) return booking;
    await checkVacated(booking, stay!, target!, evenIfNotVacated);
    await moveNights(booking, stay!, target!);
    const title = await moveRow(stay!, target!);
    const why = `Staff moved the stay from room ${stay!.number} to room ${target!.number}.`;
    await transition(booking, {}, { who, why });
    await queueRoomMovedMail(booking, { from: stay!.number, to: target!.number, title });
    const [before, after] = [stay!, target!].map(({ number }) => ({ room: number }));
    await recordBookingChange(viewer, 'moveStay', booking, { before: before!, after: after! });
    return booking;
  });
}

async function checkMovable(
  booking: Booking,
  stay: Stay | null,
  target: RoomNumber | undefined,
): Promise<void> {
  const { id: bookingId, hotelId } = booking;
  if (!stay?.roomNumberId || !hotelId) refuse(new StayNotMovable('The room of this stay no longer exists.'));
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new StayNotMovable('Only a stay of a confirmed booking can be moved.'));
  if (!target || !(await areRoomsOf(hotelId, [target.id])))
    refuse(new StayNotMovable('Choose a room of the same hotel.'));
  if (stay.checkIn < (await todayAtHotel(booking)))
    refuse(new StayNotMovable('The first night of this stay has passed, so its room cannot be changed.'));
  if (await repo(BookingChange).existsBy({ bookingId, status: ChangeStatus.HELD }))
    refuse(
      new StayNotMovable(
        'A change of this booking is waiting for payment. Wait until it is paid, or discard it.',
      ),
    );
}

/** Guests in house are not put into an occupied room. For a stay that begins today, staff may say that it is all right. */
async function checkVacated(
  booking: Booking,
  stay: Stay,
  target: RoomNumber,
  evenIfNotVacated: boolean,
): Promise<void> {
  if (stay.checkIn > (await todayAtHotel(booking))) return;
  const occupant = await findOccupant(target.id, stay);
  if (!occupant) return;
  if (stay.state === StayState.CHECKED_IN)
    refuse(new StayNotMovable(`Room ${target.number} is occupied. Check out the current guest first.`));
  if (!evenIfNotVacated) refuse(new RoomNotVacated(occupant));
}

/** Takes the nights of the new room before it frees those of the old one. The caller locks both rooms. */
async function moveNights(
  { id: bookingId, hotelId }: Booking,
  stay: Stay,
  target: RoomNumber,
): Promise<void> {
  const taken = await findTakenNights([target.id], stay);
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

/** Returns the title of the new room. */
async function moveRow({ id }: Stay, { id: roomNumberId, roomTypeId, number }: RoomNumber): Promise<string> {
  const { title } = await repo(RoomType).findOneByOrFail({ id: roomTypeId });
  await repo(Stay).update({ id }, { roomNumberId, roomTypeId, number, title });
  return title;
}
