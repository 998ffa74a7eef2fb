import { In, IsNull } from 'typeorm';
import { bulkInsert } from '../database/bulkInsert';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { refuse } from '../core/problems';
import { Night } from './nights/night.entity';
import { onNightsFreed } from './nights/night.service';
import { announceRoomNumbersRemoved } from './removal.service';
import { RoomBlock } from './blocks/roomBlock.entity';
import type { RoomDetailsInput } from './roomType.inputs';
import { RoomNumber, newRoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';
import { NoSuchRoomNumbers, RoomNumbersTaken } from './roomType.types';

/**
 * Adds rooms to a type whose hotel the caller has locked. Refuses RoomNumbersTaken: a number is unique in its
 * hotel.
 */
export async function insertRoomNumbers({ id, hotelId }: RoomType, numbers: number[]): Promise<void> {
  const fresh = [...new Set(numbers)];
  await checkNumbersFree(hotelId, fresh);
  await bulkInsert(
    RoomNumber,
    fresh.map((number) => newRoomNumber({ roomTypeId: id, number })),
  );
}

/** Removes rooms of a type, inside the caller's transaction. Refuses NoSuchRoomNumbers, StaysInProgress. */
export async function deleteRoomNumbers({ id, hotelId }: RoomType, numbers: number[]): Promise<void> {
  const rooms = await repo(RoomNumber).findBy({ roomTypeId: id, number: In(numbers) });
  const there = new Set(rooms.map(({ number }) => number));
  const missing = numbers.filter((number) => !there.has(number));
  if (missing.length) refuse(new NoSuchRoomNumbers([...new Set(missing)]));
  await announceRoomNumbersRemoved(hotelId, rooms);
  await repo(RoomNumber).delete({ id: In(rooms.map((room) => room.id)) });
}

/**
 * Updates the details of rooms of a type; missing and empty fields keep their values. Refuses
 * NoSuchRoomNumbers.
 */
export async function changeRoomDetails({ id }: RoomType, details: RoomDetailsInput[]): Promise<void> {
  const numbers = details.map(({ number }) => number);
  const rooms = await repo(RoomNumber).findBy({ roomTypeId: id, number: In(numbers) });
  const byNumber = new Map(rooms.map((room) => [room.number, room]));
  const missing = numbers.filter((number) => !byNumber.has(number));
  if (missing.length) refuse(new NoSuchRoomNumbers([...new Set(missing)]));
  for (const { number, floor, view, beds } of details)
    Object.assign(byNumber.get(number)!, {
      ...(floor !== undefined && { floor }),
      ...(view !== undefined && view !== '' && { view: view && view.trim() }),
      ...(beds !== undefined && beds !== '' && { beds: beds && beds.trim() }),
    });
  await repo(RoomNumber).save(rooms);
}

/**
 * Moves a room type with all its rooms to another hotel; the caller has locked both hotels. Refuses
 * RoomNumbersTaken, StaysInProgress.
 */
export async function moveRoomNumbers(roomType: RoomType, hotelId: string): Promise<void> {
  const rooms = await repo(RoomNumber).findBy({ roomTypeId: roomType.id });
  await announceRoomNumbersRemoved(roomType.hotelId, rooms);
  const ids = rooms.map(({ id }) => id);
  if (ids.length) {
    await onNightsFreed.run({ roomNumberIds: ids });
    await repo(Night).delete({ hotelId: roomType.hotelId, roomNumberId: In(ids) });
    await repo(RoomBlock).delete({ roomNumberId: In(ids) });
  }
  await checkNumbersFree(
    hotelId,
    rooms.map(({ number }) => number),
  );
  roomType.hotelId = hotelId;
}

/**
 * Whether all of these are rooms of the hotel and the hotel is open. If the caller has locked them, this
 * holds until the end of the transaction.
 */
export async function areRoomsOf(hotelId: string, roomNumberIds: string[]): Promise<boolean> {
  const roomTypeRow = { hotelId, hotelRow: { closedAt: IsNull() } };
  const where = { id: In(roomNumberIds), roomTypeRow };
  const rooms = await repo(RoomNumber).find({ where, select: { id: true } });
  return rooms.length === roomNumberIds.length;
}

async function checkNumbersFree(hotelId: string, numbers: number[]): Promise<void> {
  if (!numbers.length) return;
  const taken = await repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .where('type.hotelId = :hotelId', { hotelId })
    .andWhere({ number: In(numbers) })
    .orderBy('room.number')
    .getMany();
  if (taken.length) refuse(new RoomNumbersTaken(taken.map(({ number }) => number)));
}

/** Updates the hotel's cheapest price; the caller has locked the hotel. */
export async function updateCheapestPrice(hotelId: string): Promise<void> {
  const cheapestPriceCents = await repo(RoomType).minimum('priceCents', { hotelId });
  await repo(Hotel).update({ id: hotelId }, { cheapestPriceCents });
}
